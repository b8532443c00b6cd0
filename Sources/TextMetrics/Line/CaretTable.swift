/// The edges of every grapheme of a line: the one table that carets, hits and selections come from.
struct CaretTable: Sendable {
  /// The leading edge of the grapheme after each boundary; at the last, the line's end.
  var downstream: [Double]
  /// The trailing edge of the grapheme before each boundary, at the first the line's start; empty
  /// where it is the same everywhere.
  var upstream: [Double]
  /// How each edge was found; empty if all are edges of glyphs.
  var kinds: [CaretStop.Kind]

  func edge(_ boundary: Int, _ affinity: Affinity) -> Double {
    affinity == .upstream && !upstream.isEmpty ? upstream[boundary] : downstream[boundary]
  }

  func kind(_ boundary: Int) -> CaretStop.Kind {
    kinds.isEmpty ? .glyphEdge : kinds[boundary]
  }
}
