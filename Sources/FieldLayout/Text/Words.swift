/// The words of a text by UAX #29: the segments between its word boundaries that contain letters or
/// digits.
struct Words {
  let text: String

  /// The end of the first word that ends after an index; nil if there is none.
  func end(after index: String.Index) -> String.Index? {
    var part = part(around: index)
    while true {
      if let word = words(in: part).first(where: { $0.upperBound > index }) {
        return word.upperBound
      }
      guard part.upperBound < text.endIndex else { return nil }
      part = self.part(around: part.upperBound)
    }
  }

  /// The start of the last word that starts before an index; nil if there is none.
  func start(before index: String.Index) -> String.Index? {
    var part = part(around: index)
    while true {
      if let word = words(in: part).last(where: { $0.lowerBound < index }) {
        return word.lowerBound
      }
      guard part.lowerBound > text.startIndex else { return nil }
      part = self.part(around: text.unicodeScalars.index(before: part.lowerBound))
    }
  }

  private func words(in part: Range<String.Index>) -> [Range<String.Index>] {
    // Some scripts have word boundaries inside a character, where no caret can stand.
    let boundaries = text[part].ranges(of: /\b/).map(\.lowerBound)
      .filter { String.Index($0, within: text) != nil }
    return zip(boundaries, boundaries.dropFirst()).map { $0..<$1 }.filter { range in
      text.unicodeScalars[range].contains {
        $0.properties.isAlphabetic || $0.properties.numericType != nil
      }
    }
  }

  /// A part of the text around an index that can be searched alone.
  ///
  /// It runs from before a space to before the next space that follows something else. There is a
  /// word boundary there whatever stands around it, so a long text need not be searched as a whole.
  private func part(around index: String.Index) -> Range<String.Index> {
    let scalars = text.unicodeScalars
    func isStart(_ place: String.Index) -> Bool {
      scalars[place] == " " && scalars[scalars.index(before: place)] != " "
    }
    var start = min(index, text.endIndex)
    if start == text.endIndex, start > text.startIndex { scalars.formIndex(before: &start) }
    var end = start
    while start > text.startIndex, !isStart(start) { scalars.formIndex(before: &start) }
    if end < text.endIndex { scalars.formIndex(after: &end) }
    while end < text.endIndex, !isStart(end) { scalars.formIndex(after: &end) }
    return start..<end
  }
}
