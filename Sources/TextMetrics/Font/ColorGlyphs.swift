/// What the colour glyphs of a font are made of (OpenType, `COLR` versions 0 and 1).
struct ColorGlyphs {
  /// An outline that is filled with colour.
  struct Shape {
    let glyph: GlyphID
    let transform: AffineTransform
  }

  /// What a glyph draws in place of its own outline.
  enum Drawing {
    /// Anything inside of a box.
    case box(GlyphBounds)
    case shapes([Shape])
  }

  private let table: [UInt8]

  init(table: [UInt8]) { self.table = table }

  /// What a glyph draws; nil if it has no colours.
  ///
  /// Variations of clip boxes and of paints are left out.
  func drawing(of glyph: GlyphID) -> Drawing? {
    if let paint = basePaint(of: glyph) {
      if let box = clipBox(of: glyph) { return .box(box) }
      var walk = PaintWalk()
      collect(paint, .identity, depth: 0, &walk)
      return .shapes(walk.shapes)
    }
    return layers(of: glyph).map { layers in
      .shapes(layers.map { Shape(glyph: $0, transform: .identity) })
    }
  }

  /// The layers of version 0.
  private func layers(of glyph: GlyphID) -> [GlyphID]? {
    guard let count = unsigned(2, 2), let records = unsigned(4, 4), let layers = unsigned(8, 4),
      let layerCount = unsigned(12, 2),
      let record = (0..<count).lazy.map({ records + 6 * $0 }).first(where: {
        unsigned($0, 2) == Int(glyph.rawValue)
      }), let first = unsigned(record + 2, 2), let used = unsigned(record + 4, 2)
    else { return nil }
    return (first..<min(first + used, max(first, layerCount))).compactMap { index in
      unsigned(layers + 4 * index, 2).map { GlyphID(UInt32($0)) }
    }
  }

  // MARK: Version 1

  private func list(_ field: Int) -> Int? {
    guard let version = unsigned(0, 2), version >= 1, let offset = unsigned(field, 4), offset > 0
    else { return nil }
    return offset
  }

  private func basePaint(of glyph: GlyphID) -> Int? {
    guard let list = list(14), let count = unsigned(list, 4) else { return nil }
    let records = (0..<min(count, table.count / 6)).lazy.map { list + 4 + 6 * $0 }
    return records.first { unsigned($0, 2) == Int(glyph.rawValue) }
      .flatMap { unsigned($0 + 2, 4) }.map { list + $0 }
  }

  private func clipBox(of glyph: GlyphID) -> GlyphBounds? {
    guard let list = list(22), let count = unsigned(list + 1, 4) else { return nil }
    let clips = (0..<min(count, table.count / 7)).lazy.map { list + 5 + 7 * $0 }
    let clip = clips.first { clip in
      guard let start = unsigned(clip, 2), let end = unsigned(clip + 2, 2), start <= end else {
        return false
      }
      return start...end ~= Int(glyph.rawValue)
    }
    guard let clip, let box = unsigned(clip + 4, 3).map({ list + $0 }),
      let left = signed(box + 1, 2), let bottom = signed(box + 3, 2),
      let right = signed(box + 5, 2), let top = signed(box + 7, 2)
    else { return nil }
    return GlyphBounds(left: left, bottom: bottom, right: right, top: top)
  }

  /// What is left of a walk over paints, which may refer to each other in a circle.
  private struct PaintWalk {
    var shapes: [Shape] = []
    var remaining = 4096
  }

  private static let deepestPaint = 64

  /// Adds the outlines that a paint fills.
  private func collect(
    _ paint: Int, _ transform: AffineTransform, depth: Int, _ walk: inout PaintWalk
  ) {
    walk.remaining -= 1
    guard walk.remaining > 0, depth < Self.deepestPaint, let format = unsigned(paint, 1) else {
      return
    }
    switch format {
    case 1:  // PaintColrLayers
      guard let list = list(18), let count = unsigned(paint + 1, 1),
        let first = unsigned(paint + 2, 4)
      else { return }
      for index in first..<first + count {
        guard let offset = unsigned(list + 4 + 4 * index, 4) else { return }
        collect(list + offset, transform, depth: depth + 1, &walk)
      }
    case 10:  // PaintGlyph
      guard let glyph = unsigned(paint + 4, 2) else { return }
      walk.shapes.append(Shape(glyph: GlyphID(UInt32(glyph)), transform: transform))
    case 11:  // PaintColrGlyph
      guard let glyph = unsigned(paint + 1, 2), let next = basePaint(of: GlyphID(UInt32(glyph)))
      else { return }
      collect(next, transform, depth: depth + 1, &walk)
    case 12...31:
      guard let offset = unsigned(paint + 1, 3), let own = self.transform(format, paint) else {
        return
      }
      collect(paint + offset, transform * own, depth: depth + 1, &walk)
    case 32:  // PaintComposite
      guard let source = unsigned(paint + 1, 3), let backdrop = unsigned(paint + 5, 3) else {
        return
      }
      collect(paint + source, transform, depth: depth + 1, &walk)
      collect(paint + backdrop, transform, depth: depth + 1, &walk)
    default: break  // A fill, which is inside of an outline.
    }
  }

  /// The transform of a paint; those that vary have the format that follows.
  private func transform(_ format: Int, _ paint: Int) -> AffineTransform? {
    switch format {
    case 12, 13:
      guard let matrix = unsigned(paint + 4, 3).map({ paint + $0 }) else { return nil }
      let numbers = (0..<6).compactMap { signed(matrix + 4 * $0, 4).map { Double($0) / 65536 } }
      guard numbers.count == 6 else { return nil }
      return AffineTransform(
        xx: numbers[0], yx: numbers[1], xy: numbers[2], yy: numbers[3], dx: numbers[4],
        dy: numbers[5])
    case 14, 15: return pair(paint, 1).map { .translation($0.0, $0.1) }
    case 16, 17: return pair(paint, part).map { .scale($0.0, $0.1) }
    case 18, 19: return pair(paint, part).flatMap { around(paint + 8, .scale($0.0, $0.1)) }
    case 20, 21: return single(paint, part).map { .scale($0, $0) }
    case 22, 23: return single(paint, part).flatMap { around(paint + 6, .scale($0, $0)) }
    case 24, 25: return single(paint, turn).map { .rotation($0) }
    case 26, 27: return single(paint, turn).flatMap { around(paint + 6, .rotation($0)) }
    case 28, 29: return pair(paint, turn).map { .skew($0.0, $0.1) }
    default: return pair(paint, turn).flatMap { around(paint + 8, .skew($0.0, $0.1)) }
    }
  }

  /// 1 in a number of 2.14 bits.
  private var part: Double { 1.0 / 16384 }
  /// Half a turn in such a number.
  private var turn: Double { .pi / 16384 }

  private func single(_ paint: Int, _ unit: Double) -> Double? {
    signed(paint + 4, 2).map { Double($0) * unit }
  }

  private func pair(_ paint: Int, _ unit: Double) -> (Double, Double)? {
    guard let first = signed(paint + 4, 2), let second = signed(paint + 6, 2) else { return nil }
    return (Double(first) * unit, Double(second) * unit)
  }

  private func around(_ centre: Int, _ transform: AffineTransform) -> AffineTransform? {
    guard let x = signed(centre, 2), let y = signed(centre + 2, 2) else { return nil }
    return transform.around(Double(x), Double(y))
  }

  private func unsigned(_ offset: Int, _ count: Int) -> Int? {
    guard offset >= 0, offset + count <= table.count else { return nil }
    return table[offset..<offset + count].reduce(0) { $0 << 8 | Int($1) }
  }

  private func signed(_ offset: Int, _ count: Int) -> Int? {
    unsigned(offset, count).map { $0 >= 1 << (8 * count - 1) ? $0 - 1 << (8 * count) : $0 }
  }
}
