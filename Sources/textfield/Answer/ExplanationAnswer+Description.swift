import TextMetrics

extension ExplanationAnswer {
  /// The answer as tables for people.
  var description: String {
    let line = explanation.line
    var facts = Table(("", .left), ("", .left))
    for (index, face) in line.font.faces.enumerated() where index > 0 {
      facts.row("font \(index)", face.name)
    }
    facts.row("ascent, descent", "from \(line.metrics.source.table)")
    facts.row("direction", "\(line.direction.rawValue), \(directionReason)")
    facts.row("missing", missing)
    if line.needsShaping { facts.row("shaping", "glyph by glyph is not what is drawn") }
    return "\(line.font.description)\n\n\(clusters.text)\n\(facts.text)"
  }

  private var clusters: Table {
    let line = explanation.line
    var table = Table(
      ("TEXT", .left), ("RANGE", .left), ("FONT", .right), ("GLYPHS", .left), ("NOMINAL", .right),
      ("SUBSTITUTION", .right), ("POSITIONING", .right), ("TAB", .right), ("TRACKING", .right),
      ("WIDTH", .right), ("CARETS", .left))
    for cluster in explanation.clusters {
      let range = line.text.utf16Offsets(of: cluster.range)
      table.row(
        String(line.text[cluster.range]), "\(range[0])–\(range[1])", "\(cluster.fontIndex)",
        cluster.glyphs.map(\.description).joined(separator: " "),
        cluster.points(cluster.nominal).display, cluster.points(cluster.substitution).change,
        cluster.points(cluster.positioning).change, cluster.points(cluster.tab).change,
        cluster.tracking.change, cluster.width.display,
        cluster.innerCaretStops.first.map {
          "\(cluster.innerCaretStops.count) \($0.kind.phrase)"
        } ?? "")
    }
    func sum(_ part: (ClusterExplanation) -> Double) -> Double {
      explanation.clusters.reduce(0) { $0 + part($1) }
    }
    table.row(
      "sum", "", "", "", sum { $0.points($0.nominal) }.display,
      sum { $0.points($0.substitution) }.change, sum { $0.points($0.positioning) }.change,
      sum { $0.points($0.tab) }.change, sum(\.tracking).change, line.width.display, "")
    return table
  }

  private var directionReason: String {
    switch explanation.directionReason {
    case .requested: "as asked for"
    case .standard where explanation.line.shaping == .simple: "as simple shaping sets all text"
    case .standard: "as nothing says another"
    case .firstStrong(let range):
      "as “\(String(explanation.line.text.unicodeScalars[range]))”, the first letter with a direction"
    }
  }

  private var missing: String {
    let parts = explanation.line.missing.map { "“\(String(explanation.line.text[$0]).named)”" }
    return parts.isEmpty ? "nothing" : parts.joined(separator: " ")
  }
}

extension Double {
  /// What is added or taken away, for people; nothing for 0.
  fileprivate var change: String { self == 0 ? "" : display }
}

extension CaretStop.Kind {
  fileprivate var phrase: String {
    switch self {
    case .glyphEdge: "at edges of glyphs"
    case .fontCaret: "by the font"
    case .interpolated: "in even parts"
    }
  }
}

extension FontMetrics.Source {
  fileprivate var table: String {
    switch self {
    case .hhea: "the hhea table"
    case .typo: "the OS/2 table, typographic"
    case .win: "the OS/2 table, Windows"
    case .bounds: "the box around all glyphs"
    case .strike: "the strike of bitmaps"
    case .em: "an em, for the font says nothing"
    }
  }
}
