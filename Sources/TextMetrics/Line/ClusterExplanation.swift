/// What a cluster takes up on its line, and from what: one character, or several that share glyphs.
///
/// ``nominal``, ``substitution``, ``positioning`` and ``tab`` add up to ``advance``. They are whole
/// numbers of the unit that text in the face is measured in: the face's font unit, or 1/64 point on
/// a hinted line. ``points(_:)`` converts them.
public struct ClusterExplanation: Sendable, Hashable {
  /// The text of the cluster: whole graphemes.
  public let range: Range<String.Index>

  /// Which of ``Font/faces`` sets it.
  public let fontIndex: Int

  /// The glyphs that it is drawn with, from left to right.
  public let glyphs: [GlyphID]

  /// The glyphs that the face's character map gives for its characters, in their order.
  public let mappedGlyphs: [GlyphID]

  /// The own advances of ``mappedGlyphs``: what glyph-by-glyph measuring without kerning gives.
  ///
  /// What has no width by nature counts as 0, a tab too, and a line break as a space.
  public let nominal: Int

  /// What other glyphs changed: the own advances of ``glyphs`` less ``nominal``.
  ///
  /// Ligatures and joined forms are such. 0 if the glyphs are those of the character map.
  public let substitution: Int

  /// What kerning and other placement changed: what the shaped glyphs take up, less their own
  /// advances.
  public let positioning: Int

  /// What a tab adds to reach its stop.
  public let tab: Int

  /// What tracking adds, in points; mostly the font's tracking, and 0 for the last cluster of a
  /// line.
  ///
  /// Where a negative tracking would take away more than there is, it takes away all.
  public let tracking: Double

  /// The left edge, in points from the line's left end.
  public let x: Double

  /// The caret stops inside the cluster; one fewer than it has graphemes.
  public let innerCaretStops: [CaretStop]

  /// Whether no face of the font has glyphs for the cluster.
  public let isMissing: Bool

  let scale: UnitScale

  /// What the shaped glyphs take up: the sum of the four parts.
  public var advance: Int { nominal + substitution + positioning + tab }

  /// From the left edge to the right one, in points: ``advance`` and ``tracking``.
  ///
  /// Below 0 where the font takes away more than the cluster is wide.
  public var width: Double { points(advance) + tracking }

  /// A number of the cluster's units in points.
  public func points(_ units: Int) -> Double { scale.points(units) }
}

extension ShapedLine {
  /// Parts what a cluster takes up.
  func explain(
    _ cluster: Cluster, _ shaped: ArraySlice<ShapedGlyph>, of run: LineRun, in face: FontFace,
    isMissing: Bool
  ) -> ClusterExplanation {
    let (first, last) = (cluster.graphemes.lowerBound, cluster.graphemes.upperBound)
    let isTab = text[utf8: graphemes[first]] == "\t"
    let mapped = cluster.graphemes.flatMap { mappedGlyphs(of: text[utf8: graphemes[$0]], in: face) }
    let nominal = mapped.reduce(0) { $0 + Int($1.advance) }
    let own = ownUnits(of: shaped, mapped: mapped, in: face)
    let scale = font.scale(of: face)
    return ClusterExplanation(
      range: index(of: first)..<index(of: last), fontIndex: run.shaped.fontIndex,
      glyphs: shaped.map(\.glyph), mappedGlyphs: mapped.map(\.glyph),
      nominal: nominal, substitution: isTab ? 0 : own - nominal,
      positioning: isTab ? 0 : run.units(of: cluster) - own,
      tab: isTab ? cluster.units - nominal : 0,
      tracking: tracking(of: cluster, in: run, scale),
      x: min(x(run, boundary: first), x(run, boundary: last)),
      innerCaretStops: (first..<last).dropFirst().map(stop), isMissing: isMissing, scale: scale)
  }

  /// A glyph of the character map, and how far the pen moves over it.
  private typealias MappedGlyph = (glyph: GlyphID, advance: Int32)

  /// What the characters of a grapheme are set in, each by itself; a line break as one space.
  private func mappedGlyphs(of grapheme: Substring, in face: FontFace) -> [MappedGlyph] {
    let scalars = grapheme.unicodeScalars
    guard let first = scalars.first, ScalarRole(first) == .newline else {
      return scalars.map { font.stack.measure($0, ScalarRole($0), in: face) }
    }
    return [font.stack.measure(" ", .space(.own), in: face)]
  }

  /// What glyphs take up by themselves.
  ///
  /// A glyph of the character map counts as its character does, for a font that lacks a space shows
  /// it as another one made wider. So does the empty glyph that stands for what has no width.
  private func ownUnits(
    of shaped: ArraySlice<ShapedGlyph>, mapped: [MappedGlyph], in face: FontFace
  ) -> Int {
    var rest = Dictionary(grouping: mapped, by: \.glyph)
    let space = face.glyph(for: " ")
    return shaped.reduce(0) { sum, record in
      if let match = rest[record.glyph]?.popLast() { return sum + Int(match.advance) }
      let isEmpty = record.advance == 0 && record.glyph == space
      return sum + (isEmpty ? 0 : Int(font.stack.units(of: record.glyph, in: face)))
    }
  }

  private func tracking(of cluster: Cluster, in run: LineRun, _ scale: UnitScale) -> Double {
    guard font.tracking != 0 else { return 0 }
    let (start, end) = (
      run.edge(cluster.graphemes.lowerBound), run.edge(cluster.graphemes.upperBound)
    )
    let edges = layout.edges
    let room = edges.pen(end) - edges.pen(start)
    let units = run.units(of: cluster)
    return (run.isRightToLeft ? -room : room) == Double(units)
      ? points(tracked: abs(Int(edges.tracked[end]) - Int(edges.tracked[start])))
      : -scale.points(units)
  }
}
