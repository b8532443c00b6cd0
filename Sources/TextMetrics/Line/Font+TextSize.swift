extension Font {
  /// The size of a text that may be as wide as it likes: lines end at line breaks alone.
  ///
  /// The width is that of the widest line, spaces at its end included; the height, one line height
  /// for each line. The empty text has width 0 and the height of one line. A line break at the end
  /// begins another line.
  public func size(of text: String, shaping: Shaping = .standard) -> TextSize {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: ScalarRole.isNewline)
    let widths = lines.map { width(of: String($0), shaping: shaping) }
    return TextSize(
      width: widths.max() ?? 0, height: Double(lines.count) * metrics.lineHeight)
  }
}
