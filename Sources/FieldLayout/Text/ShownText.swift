import TextMetrics

/// What a field shows of a text: the text itself, or bullets for it, or a part of it.
public struct ShownText: Sendable {
  /// The text that is meant.
  public let source: String

  /// The text that is shown.
  public private(set) var text: String

  /// The part of ``source`` that an ellipsis stands for; nil if nothing is left out.
  public private(set) var hiddenRange: Range<String.Index>?

  /// Why something is left out; nil if nothing is.
  public private(set) var truncationReason: TruncationReason?

  /// What was replaced, in the order in which it was.
  private var replacements: [TextReplacement] = []

  /// Shows a text as it is.
  init(_ source: String) {
    self.source = source
    text = source
  }

  /// Whether characters are left out for want of room.
  public var isTruncated: Bool { hiddenRange != nil }

  /// The parts of ``source`` that nothing is left out of, in order: one, or two around the middle.
  public var shownRanges: [Range<String.Index>] {
    guard let hiddenRange else { return [source.startIndex..<source.endIndex] }
    return [
      source.startIndex..<hiddenRange.lowerBound, hiddenRange.upperBound..<source.endIndex,
    ].filter { !$0.isEmpty }
  }

  /// Shows something else in place of what is shown so far.
  mutating func replace(by replacement: TextReplacement) {
    text = replacement.result
    replacements.append(replacement)
  }

  /// Shows something else in place of what is shown so far, and leaves a part of it out.
  mutating func replace(
    by replacement: TextReplacement, hiding part: Range<String.Index>, _ reason: TruncationReason
  ) {
    hiddenRange = sourceIndex(of: part.lowerBound)..<sourceIndex(of: part.upperBound)
    truncationReason = reason
    replace(by: replacement)
  }

  /// The place in ``text`` of any index of ``source``.
  func shownIndex(
    of index: String.Index, _ rounding: TextReplacement.Rounding = .down
  ) -> String.Index {
    guard !replacements.isEmpty else { return index }
    let start = rounding == .up ? source.utf8Offset(atOrAfter: index) : source.utf8Offset(index)
    let offset = replacements.reduce(start) {
      $1.resultOffset($0, rounding)
    }
    return text.index(utf8: offset)
  }

  /// The places in ``text`` around a range of ``source``.
  func shownRange(of range: Range<String.Index>) -> Range<String.Index> {
    shownIndex(of: range.lowerBound)..<shownIndex(of: range.upperBound, .up)
  }

  /// The place in ``source`` of an index of ``text``.
  func sourceIndex(
    of index: String.Index, _ rounding: TextReplacement.Rounding = .down
  ) -> String.Index {
    guard !replacements.isEmpty else { return index }
    let offset = replacements.reversed().reduce(text.utf8Offset(index)) {
      $1.sourceOffset($0, rounding)
    }
    return source.index(utf8: offset)
  }

  /// The places in ``source`` around a range of ``text``.
  func sourceRange(of range: Range<String.Index>) -> Range<String.Index> {
    sourceIndex(of: range.lowerBound)..<sourceIndex(of: range.upperBound, .up)
  }
}
