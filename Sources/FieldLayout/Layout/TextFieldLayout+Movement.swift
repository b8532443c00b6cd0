public import TextMetrics

extension TextFieldLayout {
  /// The position that a movement leads to; the same position where it can go no further.
  ///
  /// In a secure field the whole text counts as one word. Linear in the length of the words passed and
  /// of those beside them.
  ///
  /// - Parameters:
  ///   - position: The start of the movement.
  ///   - movement: Its direction and extent.
  public func position(from position: TextPosition, _ movement: TextMovement) -> TextPosition {
    let index = shown.shownIndex(of: position.index)
    var place = TextPosition(line.caretStop(at: index).index, affinity: position.affinity)
    // A position inside an ellipsis of several characters has no counterpart in the text.
    while true {
      let target = target(from: place, movement)
      let source = shown.sourceIndex(of: target.index)
      if target == place || shown.shownIndex(of: source) == target.index {
        return TextPosition(source, affinity: target.affinity)
      }
      place = target
    }
  }

  /// The same in the shown text.
  private func target(from place: TextPosition, _ movement: TextMovement) -> TextPosition {
    let text = line.text
    let start = TextPosition(text.startIndex, affinity: .upstream)
    let end = TextPosition(text.endIndex, affinity: .downstream)
    let isAtStart = place.index == text.startIndex
    let isAtEnd = place.index == text.endIndex
    switch movement {
    case .backward where isAtStart, .wordBackward where isAtStart, .forward where isAtEnd,
      .wordForward where isAtEnd:
      return place
    case .start: return start
    case .end: return end
    case .backward: return TextPosition(text.index(before: place.index), affinity: .downstream)
    case .forward: return TextPosition(text.index(after: place.index), affinity: .upstream)
    case .wordBackward:
      guard field.secureEntry == nil else { return start }
      return Words(text: text).start(before: place.index)
        .map { TextPosition($0, affinity: .downstream) } ?? start
    case .wordForward:
      guard field.secureEntry == nil else { return end }
      return Words(text: text).end(after: place.index)
        .map { TextPosition($0, affinity: .upstream) } ?? end
    case .left: return line.neighbor(of: place, isLeft: true)
    case .right: return line.neighbor(of: place, isLeft: false)
    }
  }
}

extension ShapedLine {
  /// The far edge of the visually adjacent character; the position itself at the end of the line.
  ///
  /// A character of zero width does not make a step.
  fileprivate func neighbor(of position: TextPosition, isLeft: Bool) -> TextPosition {
    let start = x(at: position)
    var x = isLeft ? start.nextDown : start
    while let character = character(at: x) {
      let edges = [
        TextPosition(character.lowerBound, affinity: .downstream),
        TextPosition(character.upperBound, affinity: .upstream),
      ].map { (position: $0, x: self.x(at: $0)) }.sorted { $0.x < $1.x }
      let edge = isLeft ? edges[0] : edges[1]
      // Edges of two runs that touch may differ by the rounding of a sum.
      if abs(edge.x - start) > Double.tolerance { return edge.position }
      x = isLeft ? min(x, edge.x).nextDown : max(x, edge.x).nextUp
    }
    return position
  }
}
