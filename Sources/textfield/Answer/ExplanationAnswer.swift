import TextMetrics

/// The answer to `op explain`.
struct ExplanationAnswer: Answer {
  let explanation: LineExplanation

  func write(into object: inout JSONWriter) {
    let line = explanation.line
    let text = line.text
    object.member("width", line.width)
    object.member("unitWidth", line.unitWidth)
    object.member("direction", line.direction.rawValue)
    object.member("directionReason", explanation.directionReason.name)
    object.member("firstStrong", explanation.firstStrong.map(text.utf16Offsets))
    object.member("metricsSource", line.metrics.source.rawValue)
    object.member("needsShaping", line.needsShaping)
    object.member("fonts", line.font.faces.map(\.name))
    object.member("clusters", objects: explanation.clusters) { object, cluster in
      object.member("text", String(text[cluster.range]))
      object.member("range", text.utf16Offsets(of: cluster.range))
      object.member("font", cluster.fontIndex)
      object.member("glyphs", cluster.glyphs.map { Int($0.rawValue) })
      object.member("mappedGlyphs", cluster.mappedGlyphs.map { Int($0.rawValue) })
      object.member("x", cluster.x)
      object.member("nominal", cluster.points(cluster.nominal))
      object.member("substitution", cluster.points(cluster.substitution))
      object.member("positioning", cluster.points(cluster.positioning))
      object.member("tab", cluster.points(cluster.tab))
      object.member("tracking", cluster.tracking)
      object.member("width", cluster.width)
      object.member("units") { object in
        object.member("nominal", cluster.nominal)
        object.member("substitution", cluster.substitution)
        object.member("positioning", cluster.positioning)
        object.member("tab", cluster.tab)
      }
      object.member("carets", objects: cluster.innerCaretStops) { $1.write(into: &$0, of: text) }
      object.member("missing", cluster.isMissing)
    }
  }
}

extension LineExplanation {
  /// Where the letter stands that gave the direction; nil if none did.
  var firstStrong: Range<String.Index>? {
    guard case .firstStrong(let range) = directionReason else { return nil }
    return range
  }
}

extension LineExplanation.DirectionReason {
  /// The reason's name, as answers give it.
  var name: String {
    switch self {
    case .requested: "requested"
    case .firstStrong: "firstStrong"
    case .standard: "standard"
    }
  }
}

extension FontFace {
  /// The names of family and style, for people; empty if the font has none.
  var name: String { [familyName, styleName].compactMap { $0 }.joined(separator: " ") }
}
