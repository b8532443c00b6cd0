import TextMetrics

extension ShownText {
  /// Truncates the text until it fits an available width.
  ///
  /// The token is U+2026, or three full stops if the font lacks it. The remaining text is shaped again
  /// with the token. It keeps as many whole characters as fit, without spaces beside the token; if even
  /// the token does not fit, nothing is shown.
  ///
  /// - Parameter line: The line of ``text``, which exceeds the width.
  /// - Returns: The line of the truncated text.
  mutating func truncate(
    _ line: ShapedLine, at place: TextTruncation, toWidth room: Double
  ) -> ShapedLine {
    let search = TruncationSearch(line, at: place, room: room)
    let kept = search.largestFitting()
    let hidden = search.hiddenRange(keeping: kept ?? 0)
    var truncated = TextReplacement()
    truncated.keep(text[..<hidden.lowerBound])
    truncated.replace(text[hidden], with: kept == nil ? "" : search.ellipsis)
    truncated.keep(text[hidden.upperBound...])
    replace(
      by: truncated, hiding: hidden, TruncationReason(place: place, width: line.width, room: room))
    return ShapedLine(text, font: line.font, shaping: line.shaping, direction: line.direction)
  }
}

/// Finds how many characters of a line fit beside an ellipsis.
private struct TruncationSearch {
  let line: ShapedLine
  let place: TextTruncation
  let room: Double
  let ellipsis: String
  private let stops: [CaretStop]

  init(_ line: ShapedLine, at place: TextTruncation, room: Double) {
    self.line = line
    self.place = place
    self.room = room
    ellipsis = line.font.faces.contains { $0.glyph(for: "…") != nil } ? "…" : "..."
    stops = line.caretStops
  }

  private var count: Int { stops.count - 1 }

  /// How many of the kept characters stand before the ellipsis.
  private func countBefore(_ kept: Int) -> Int {
    switch place {
    case .head: 0
    case .middle: (kept + 1) / 2
    case .end: kept
    }
  }

  /// The range that the ellipsis replaces, including the spaces beside it.
  func hiddenRange(keeping kept: Int) -> Range<String.Index> {
    let before = countBefore(kept)
    let text = line.text
    var start = stops[before].index
    var end = stops[count - (kept - before)].index
    while start > text.startIndex, text[text.index(before: start)].isBlank {
      text.formIndex(before: &start)
    }
    while end < text.endIndex, text[end].isBlank { text.formIndex(after: &end) }
    return start..<end
  }

  /// The largest number of characters that fit, or a number that fits while one more does not; nil if
  /// not even the ellipsis fits.
  ///
  /// The edges of the whole line give an estimate, so that few texts have to be shaped.
  func largestFitting() -> Int? {
    var (low, high) = (-1, count)
    var next = estimate()
    var step = 1
    while high - low > 1 {
      next = min(max(next, low + 1), high - 1)
      if fits(next) { low = next } else { high = next }
      let isBracketed = low >= 0 && high < count
      next = isBracketed ? (low + high) / 2 : low >= 0 ? low + step : high - step
      step *= 2
    }
    return low < 0 ? nil : low
  }

  private func fits(_ kept: Int) -> Bool {
    let hidden = hiddenRange(keeping: kept)
    let text = line.text[..<hidden.lowerBound] + ellipsis + line.text[hidden.upperBound...]
    return line.font.width(
      of: String(text), shaping: line.shaping, direction: line.direction
    ).fits(in: room)
  }

  /// How many characters would fit if shaping beside the ellipsis changed no width.
  private func estimate() -> Int {
    var sums = [0.0]
    for (stop, next) in zip(stops, stops.dropFirst()) {
      sums.append(sums[sums.count - 1] + abs(next.upstream - stop.downstream))
    }
    let left = room - line.font.width(of: ellipsis, shaping: line.shaping)
    var (low, high) = (0, max(0, count - 1))
    while low < high {
      let middle = (low + high + 1) / 2
      let before = countBefore(middle)
      let width = sums[before] + sums[count] - sums[count - (middle - before)]
      if width <= left { low = middle } else { high = middle - 1 }
    }
    return low
  }
}

extension Character {
  /// Whether it is white space alone, without a mark on it.
  fileprivate var isBlank: Bool { unicodeScalars.allSatisfy(\.properties.isWhitespace) }
}
