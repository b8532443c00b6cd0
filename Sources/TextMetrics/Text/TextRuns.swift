#if Shaping
  /// The runs of a text in its order.
  ///
  /// Most texts are one, which needs no memory of its own.
  struct TextRuns: RandomAccessCollection, Sendable {
    /// Whether the text as a whole is read from right to left.
    let isRightToLeft: Bool
    /// Whether some of the text may be an emoji.
    var mayHavePresentation = false
    private var first: TextRun?
    private var others: [TextRun] = []

    init(isRightToLeft: Bool) { self.isRightToLeft = isRightToLeft }

    var startIndex: Int { 0 }
    var endIndex: Int { first == nil ? 0 : others.count + 1 }

    subscript(index: Int) -> TextRun {
      guard index == 0, let first else { return others[index - 1] }
      return first
    }

    mutating func append(_ run: TextRun) {
      if first == nil { first = run } else { others.append(run) }
    }
  }
#endif
