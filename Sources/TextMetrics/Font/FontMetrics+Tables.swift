extension FontMetrics {
  /// Chooses among a font's tables and scales what they say.
  ///
  /// Without a wish the order is: the strike of a bitmap font; `OS/2` typo if the font sets
  /// USE_TYPO_METRICS; `hhea`; typo; win; the box around all glyphs; an em. A source without any
  /// height is passed over, also one that was wished for.
  init(
    _ tables: VerticalTables, capHeight: Int?, xHeight: Int?, unitsPerEm: Int, source wish: Source?,
    scale: UnitScale
  ) {
    let em = VerticalTables.Extent(
      ascender: unitsPerEm - unitsPerEm / 5, descender: -unitsPerEm / 5, lineGap: 0)
    let order: [Source?] = [
      wish, .strike, tables.usesTypoMetrics ? .typo : nil, .hhea, .typo, .win, .bounds,
    ]
    let found = order.lazy.compactMap { $0 }.compactMap { source in
      (source == .em ? em : tables.extent(source)).map { (source, $0) }
    }.first { $0.1.isUsable }
    let (source, extent) = found ?? (.em, em)
    let underline = tables.underline ?? .init()
    let strikeout = tables.strikeout ?? .init()
    self.init(
      ascent: scale.points(max(0, extent.ascender)),
      // Some fonts store the descender without its sign.
      descent: scale.points(abs(extent.descender)),
      leading: scale.points(max(0, extent.lineGap)),
      capHeight: capHeight.map { scale.points($0) },
      xHeight: xHeight.map { scale.points($0) },
      underlinePosition: scale.points(-underline.position),
      underlineThickness: scale.points(underline.thickness),
      strikeoutPosition: scale.points(strikeout.position),
      strikeoutThickness: scale.points(strikeout.thickness),
      source: source)
  }
}

extension VerticalTables {
  fileprivate func extent(_ source: FontMetrics.Source) -> Extent? {
    switch source {
    case .hhea: hhea
    case .typo: typo
    case .win: win
    case .bounds: bounds
    case .strike: strike
    case .em: nil
    }
  }
}
