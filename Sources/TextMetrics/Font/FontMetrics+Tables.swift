extension FontMetrics {
  /// Chooses among a font's tables; in font units.
  ///
  /// Without a wish the order is: the strike of a bitmap font; `OS/2` typo if the font sets
  /// USE_TYPO_METRICS; `hhea`; typo; win; the box around all glyphs; an em. A source without any
  /// height is passed over, also one that was wished for.
  init(
    _ tables: VerticalTables, capHeight: Int?, xHeight: Int?, unitsPerEm: Int, source wish: Source?
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
      ascent: Double(max(0, extent.ascender)),
      // Some fonts store the descender without its sign.
      descent: Double(abs(extent.descender)),
      leading: Double(max(0, extent.lineGap)),
      capHeight: capHeight.map(Double.init),
      xHeight: xHeight.map(Double.init),
      underlinePosition: Double(-underline.position),
      underlineThickness: Double(underline.thickness),
      strikeoutPosition: Double(strikeout.position),
      strikeoutThickness: Double(strikeout.thickness),
      source: source)
  }

  /// The same in points.
  func scaled(by scale: UnitScale) -> FontMetrics {
    FontMetrics(
      ascent: scale.points(ascent), descent: scale.points(descent), leading: scale.points(leading),
      capHeight: capHeight.map { scale.points($0) }, xHeight: xHeight.map { scale.points($0) },
      underlinePosition: scale.points(underlinePosition),
      underlineThickness: scale.points(underlineThickness),
      strikeoutPosition: scale.points(strikeoutPosition),
      strikeoutThickness: scale.points(strikeoutThickness), source: source)
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
