import TextMetrics

/// The answer to `op line`.
struct LineAnswer: Answer {
  let line: ShapedLine

  func write(into object: inout JSONWriter) {
    let text = line.text
    object.member("width", line.width)
    object.member("trailingWhitespaceWidth", line.trailingWhitespaceWidth)
    object.member("ascent", line.metrics.ascent)
    object.member("descent", line.metrics.descent)
    object.member("leading", line.metrics.leading)
    object.member("direction", line.direction.rawValue)
    object.member("unitsPerEm", line.unitsPerEm)
    object.member("unitWidth", line.unitWidth)
    object.member("glyphs", objects: line.glyphRuns.lazy.flatMap(\.glyphs)) { object, glyph in
      object.member("glyph", Int(glyph.id.rawValue))
      object.member("font", glyph.fontIndex)
      object.member("range", text.utf16Offsets(of: glyph.range))
      object.member("x", glyph.x)
      object.member("y", glyph.y)
      object.member("advance", glyph.advance)
    }
    object.member("carets", objects: line.caretStops) { $1.write(into: &$0, of: text) }
    object.member("missing", line.missing.map(text.utf16Offsets))
  }
}

extension CaretStop {
  /// Writes the stop's members into an object.
  func write(into object: inout JSONWriter, of text: String) {
    object.member("offset", text.utf16Offset(of: index))
    object.member("x", x)
    if let secondary { object.member("secondary", secondary) }
    object.member("upstream", upstream)
    object.member("downstream", downstream)
    object.member("kind", kind.rawValue)
  }
}
