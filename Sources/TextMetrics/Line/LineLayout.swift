/// What a line is made of, in the integers that it was shaped in: the same for every size.
///
/// Places become points when a ``ShapedLine`` is asked, by one multiplication each. No rounding
/// adds up along the line.
final class LineLayout: Sendable {
  let graphemes: Graphemes
  private let storedGlyphs: Glyphs
  /// The runs in the order of the text.
  let runs: LineRuns
  let visualOrder: VisualOrder
  /// The edges of the graphemes, run after run and in the order of the text: one more a run than it
  /// has graphemes.
  let edges: LineEdges
  /// The amount of the whole line.
  let total: LineAmount
  /// The amount left of each run; empty if all count in one scale.
  let before: [LineAmount]
  let scales: LineScales
  let missing: [Range<Int>]
  let isRightToLeft: Bool

  private enum Glyphs {
    case shaped([ShapedGlyph])
    /// One for each grapheme, at its edge and as wide as it, but ``continuation`` for the graphemes of
    /// a ligature after the first.
    case characters([UInt16], [CharacterLine.Offset])
  }

  /// Stands for a grapheme that has no glyph of its own because it is part of a ligature.
  static let continuation = UInt16.max

  init(_ building: consuming LineBuilding, missing: [Range<Int>]) {
    graphemes = building.graphemes
    storedGlyphs = .shaped(building.glyphs)
    runs = LineRuns(building.runs)
    visualOrder = building.visualOrder
    edges = building.edges()
    total = building.total
    scales = building.scales
    before = building.before
    self.missing = missing
    isRightToLeft = building.isRightToLeft
  }

  /// Makes a line of characters with a glyph each.
  fileprivate init(
    _ characters: CharacterLine, _ graphemes: Graphemes, _ stack: FontStack
  ) {
    var (scales, total) = (LineScales(), LineAmount())
    var run = LineRun(
      plain: characters.glyphCount, graphemes, level: characters.isRightToLeft ? 1 : 0)
    run.units = characters.units
    total.add(
      characters.units, scale: scales.scale(unitsPerEm: stack.unitsPerEm(of: stack.faces[0])))
    self.graphemes = graphemes
    runs = LineRuns(run)
    visualOrder = VisualOrder(count: 1)
    self.total = total
    self.scales = scales
    before = []
    missing = []
    isRightToLeft = characters.isRightToLeft
    edges = characters.edges
    storedGlyphs = .characters(characters.glyphs, characters.offsets)
  }

  /// The glyphs of all runs; those of one run stand together, in visual order.
  var glyphs: [ShapedGlyph] {
    switch storedGlyphs {
    case .shaped(let glyphs): return glyphs
    case .characters(let ids, let offsets):
      var rest = offsets[...]
      var glyphs: [ShapedGlyph] = []
      glyphs.reserveCapacity(ids.count)
      var next = 0
      for index in ids.indices where ids[index] != Self.continuation {
        next = index + 1
        while next < ids.count, ids[next] == Self.continuation { next += 1 }
        let advance = abs(edges.units[next] - edges.units[index])
        glyphs.append(
          ShapedGlyph(
            glyph: GlyphID(UInt32(ids[index])), cluster: Int32(graphemes.offset(index)),
            advance: Int32(advance),
            xOffset: rest.first?.grapheme == index ? rest.removeFirst().units : 0))
      }
      return isRightToLeft ? glyphs.reversed() : glyphs
    }
  }

  /// About how many bytes it takes.
  var byteCount: Int {
    let glyphs =
      switch storedGlyphs {
      case .shaped(let glyphs): glyphs.count * MemoryLayout<ShapedGlyph>.stride
      case .characters(let ids, let offsets): ids.count * 2 + offsets.count * 16
      }
    return 400 + glyphs + edges.byteCount + graphemes.byteCount
      + runs.count * MemoryLayout<LineRun>.stride
  }
}

extension LineLayout {
  /// Shapes a text, which must be contiguous, and places it.
  static func make(_ text: String, _ font: Font, _ request: ShapingRequest) -> LineLayout {
    font.stack.withShaper { shaper in
      let layout = unsafe text.utf8.withContiguousStorageIfAvailable { bytes in
        unsafe make(text, bytes, font, request, shaper)
      }
      return layout
        ?? LineLayout(
          LineBuilding(ShapedText([], Graphemes("")), text: "", font, request, shaper), missing: [])
    }
  }

  private static func make(
    _ text: String, _ bytes: UnsafeBufferPointer<UInt8>, _ font: Font, _ request: ShapingRequest,
    _ shaper: TextShaper
  ) -> LineLayout {
    // With tracking a line depends on its size, and with ranges of features on more than its text.
    guard font.tracking == 0, font.stack.hasUniformFeatures else {
      return shape(text, font, request, shaper)
    }
    return unsafe shaper.cached(bytes, request) {
      let layout =
        unsafe ofCharacters(bytes, font.stack, request, shaper)
        ?? shape(text, font, request, shaper)
      return (layout, layout.byteCount)
    }
  }

  private static func shape(
    _ text: String, _ font: Font, _ request: ShapingRequest, _ shaper: TextShaper
  ) -> LineLayout {
    let shaped = shaper.shape(text, font.stack, request)
    return LineLayout(
      LineBuilding(shaped, text: text, font, request, shaper), missing: shaped.missing)
  }

  /// A line of characters with a glyph each; nil if the text is more than that.
  private static func ofCharacters(
    _ text: UnsafeBufferPointer<UInt8>, _ stack: FontStack, _ request: ShapingRequest,
    _ shaper: TextShaper
  ) -> LineLayout? {
    guard !text.isEmpty,
      let line = CharacterLine(
        capacity: text.count, { unsafe shaper.read(text, request, stack, into: &$0) })
    else { return nil }
    return unsafe LineLayout(line, Graphemes(plain: text, count: line.count), stack)
  }
}
