import TextMetrics

/// A text as a field shows it: as it is, masked by bullets, or truncated.
public struct ShownText: Sendable {
  /// The original text.
  public let source: String

  /// The shown text.
  public private(set) var text: String

  /// The range of ``source`` that the ellipsis replaces; nil if the text is not truncated.
  public private(set) var hiddenRange: Range<String.Index>?

  /// Why the text is truncated; nil if it is not.
  public private(set) var truncationReason: TruncationReason?

  /// The replacements, in the order in which they were applied.
  private var replacements: [TextReplacement] = []

  /// Shows a text as it is.
  init(_ source: String) {
    self.source = source
    text = source
  }

  /// Whether the text is truncated for lack of space.
  public var isTruncated: Bool { hiddenRange != nil }

  /// The ranges of ``source`` that are shown, in order: one, or two around a truncated middle.
  public var shownRanges: [Range<String.Index>] {
    guard let hiddenRange else { return [source.startIndex..<source.endIndex] }
    return [
      source.startIndex..<hiddenRange.lowerBound, hiddenRange.upperBound..<source.endIndex,
    ].filter { !$0.isEmpty }
  }

  /// Applies a replacement to the shown text.
  mutating func replace(by replacement: TextReplacement) {
    text = replacement.result
    replacements.append(replacement)
  }

  /// Applies a replacement that truncates the shown text.
  mutating func replace(
    by replacement: TextReplacement, hiding part: Range<String.Index>, _ reason: TruncationReason
  ) {
    hiddenRange = sourceIndex(of: part.lowerBound)..<sourceIndex(of: part.upperBound)
    truncationReason = reason
    replace(by: replacement)
  }

  /// The index in ``text`` for any index of ``source``.
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

  /// The range in ``text`` for a range of ``source``, rounded outward.
  func shownRange(of range: Range<String.Index>) -> Range<String.Index> {
    shownIndex(of: range.lowerBound)..<shownIndex(of: range.upperBound, .up)
  }

  /// The index in ``source`` for an index of ``text``.
  func sourceIndex(
    of index: String.Index, _ rounding: TextReplacement.Rounding = .down
  ) -> String.Index {
    guard !replacements.isEmpty else { return index }
    let offset = replacements.reversed().reduce(text.utf8Offset(index)) {
      $1.sourceOffset($0, rounding)
    }
    return source.index(utf8: offset)
  }

  /// The range in ``source`` for a range of ``text``, rounded outward.
  func sourceRange(of range: Range<String.Index>) -> Range<String.Index> {
    sourceIndex(of: range.lowerBound)..<sourceIndex(of: range.upperBound, .up)
  }
}
