import TextMetrics

extension Command {
  static let font = Command(
    name: "font", operands: "[FILE]",
    summary: "Say what a font file holds; lengths are font units.",
    options: [.font] + CommandOption.face + [.shapingRules, .json]
  ) { arguments in
    let files = arguments.operands.map(\.word)
    guard files.count + (arguments.has(.font) ? 1 : 0) <= 1 else {
      throw UsageError("font takes one file")
    }
    let request = try FontRequest.reading(
      RequestReader(
        files.first.map { arguments.request("font.path", .string($0)) } ?? arguments.request))
    var session = Session()
    let answer = try session.answer(request)
    if arguments.has(.shapingRules) { return try rules(of: answer.face) }
    return arguments.has(.json) ? answer.json : description(of: answer.face)
  }

  /// A table of the smallest parts that text of each script is cached in.
  private static func rules(of face: FontFace) throws -> String {
    #if UNCACHED
      throw UsageError("this build has no cache")
    #elseif Shaping
      var table = Table(
        ("SCRIPT", .left), ("DIRECTION", .left), ("CACHED BY", .left),
        ("WHY NOT BY SMALLER PARTS", .left))
      for rule in try Font(face: face, size: 16).stack.cache.rules {
        let reason = rule.part == .pairs ? nil : rule.pairRefusal
        let reasons = [reason, rule.part == .runs ? rule.wordRefusal : nil].compactMap(\.self)
        table.row(
          rule.script, rule.direction.rawValue, rule.part.rawValue,
          reasons.joined(separator: "; "))
      }
      return table.text
    #else
      return "Without HarfBuzz all text is set glyph by glyph, and cached by pairs.\n"
    #endif
  }

  private static func description(of face: FontFace) -> String {
    var table = Table(("", .left), ("", .left))
    table.row("family", face.familyName ?? "-")
    table.row("style", face.styleName ?? "-")
    table.row("PostScript name", face.postScriptName ?? "-")
    table.row("face", "\(face.index) of \(face.faceCount), counted from 0")
    table.row("glyphs", "\(face.glyphCount)")
    table.row("units per em", "\(face.unitsPerEm)")
    describe(face.metrics(), in: &table)
    for axis in face.variationAxes {
      let value = face.variations[axis.tag] ?? axis.default
      table.row(
        "axis \(axis.tag)",
        "\(value.display), from \(axis.minimum.display) to \(axis.maximum.display), "
          + "default \(axis.default.display)")
    }
    for instance in face.namedInstances {
      let place = face.variationAxes.map { axis in
        "\(axis.tag) \((instance.coordinates[axis.tag] ?? axis.default).display)"
      }
      table.row("instance", "\(instance.name ?? "-"): \(place.joined(separator: ", "))")
    }
    if let strike = face.bitmapStrike { table.row("measured in bitmaps of", strike.display) }
    describe(face.kind, in: &table)
    return table.text
  }

  private static func describe(_ metrics: FontMetrics, in table: inout Table) {
    table.row("ascent", "\(metrics.ascent.display) (\(metrics.source.rawValue))")
    table.row("descent", metrics.descent.display)
    table.row("leading", metrics.leading.display)
    table.row("cap height", metrics.capHeight?.display ?? "-")
    table.row("x height", metrics.xHeight?.display ?? "-")
    table.row(
      "underline",
      "\(metrics.underlineThickness.display), \(metrics.underlinePosition.display) below")
    table.row(
      "strikeout",
      "\(metrics.strikeoutThickness.display), \(metrics.strikeoutPosition.display) above")
  }

  private static func describe(_ kind: FontKind, in table: inout Table) {
    table.row("format", kind.format)
    let traits = [
      ("outlines", kind.isScalable), ("colour", kind.isColor), ("variable", kind.isVariable),
      ("kern", kind.hasKernTable), ("GPOS", kind.hasGPOS), ("GSUB", kind.hasGSUB),
      ("ligature carets", kind.hasLigatureCarets),
    ]
    table.row("has", traits.filter(\.1).map(\.0).joined(separator: ", "))
    if !kind.bitmapStrikes.isEmpty {
      table.row("bitmaps", kind.bitmapStrikes.map(\.display).joined(separator: ", "))
    }
  }
}
