package import TextMetrics

/// What holds for every line, whatever its text and its font are.
package enum LineLaws {
  /// What a line breaks; empty if nothing.
  package static func broken(by line: ShapedLine) -> [String] {
    var broken: [String] = []
    let width = line.width
    if !width.isFinite || width < 0 { broken.append("width \(width)") }
    let stops = line.caretStops
    if stops.count != line.text.count + 1 { broken.append("\(stops.count) stops") }
    for stop in stops {
      for x in [stop.upstream, stop.downstream, stop.x] where !(0...width * (1 + 1e-9) ~= x) {
        broken.append("a caret at \(x) of \(width)")
      }
    }
    for glyph in line.glyphs {
      if ![glyph.x, glyph.y, glyph.advance].allSatisfy(\.isFinite) { broken.append("\(glyph)") }
    }
    let all = line.intervals(for: line.text.startIndex..<line.text.endIndex)
    if all.contains(where: { !$0.minX.isFinite || $0.width < 0 }) { broken.append("\(all)") }
    if let ink = line.inkBounds,
      ![ink.minX, ink.minY, ink.width, ink.height].allSatisfy(\.isFinite)
    {
      broken.append("ink \(ink)")
    }
    for x in [-.infinity, -1, 0, width / 3, width / 2, width, .infinity, .nan] {
      let position = line.position(at: x)
      if !line.x(at: position).isFinite { broken.append("a hit at \(x)") }
      if let range = line.character(at: x), range.isEmpty { broken.append("a character at \(x)") }
    }
    for range in line.missing where range.isEmpty { broken.append("nothing is missing") }
    return broken
  }
}
