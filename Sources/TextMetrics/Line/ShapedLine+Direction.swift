extension ShapedLine {
  /// The position at an index with the affinity of the primary edge (``CaretStop/x``).
  public func primaryPosition(at index: String.Index) -> TextPosition {
    let boundary = boundary(at: index)
    return TextPosition(self.index(of: boundary), affinity: primaryAffinity(boundary))
  }

  /// The direction of the character that a position belongs to: the one before it if upstream, else
  /// the one after it.
  ///
  /// Before the first and after the last character it is that of the line.
  public func direction(at position: TextPosition) -> WritingDirection {
    let grapheme = boundary(at: position.index) - (position.affinity == .upstream ? 1 : 0)
    guard (0..<graphemes.count).contains(grapheme) else { return direction }
    return runs[run(ofGrapheme: grapheme)].shaped.isRightToLeft ? .rightToLeft : .leftToRight
  }
}
