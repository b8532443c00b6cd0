import CTextFreeType

extension FaceHandle {
  /// The bytes of a font table, decompressed if the font is a wrapped one; nil if there is none.
  func table(_ tag: FontTag) -> [UInt8]? {
    guard let length = tableLength(tag), length > 0 else { return nil }
    var read = FT_ULong(length)
    var failed = false
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: length) { buffer, count in
      failed =
        unsafe FT_Load_Sfnt_Table(face, FT_ULong(tag.rawValue), 0, buffer.baseAddress, &read) != 0
      if failed { unsafe buffer.initialize(repeating: 0) }
      count = length
    }
    return failed ? nil : bytes
  }

  func hasTable(_ tag: FontTag) -> Bool { (tableLength(tag) ?? 0) > 0 }

  func tableLength(_ tag: FontTag) -> Int? {
    guard unsafe cft_is_sfnt(face) != 0 else { return nil }
    var length: FT_ULong = 0
    guard unsafe FT_Load_Sfnt_Table(face, FT_ULong(tag.rawValue), 0, nil, &length) == 0 else {
      return nil
    }
    return Int(length)
  }

  /// How many of the units that the face is measured in make an em.
  var unitsPerEm: Int { strike?.unitsPerEm ?? designUnitsPerEm }

  /// How many of the units that the font's tables count in make an em; 0 if it has no such tables,
  /// as a bitmap font of no OpenType.
  ///
  /// FreeType gives none for an OpenType font without outlines, but the font's `head` does.
  var designUnitsPerEm: Int {
    let units = unsafe face.pointee.units_per_EM
    if units > 0 { return Int(units) }
    return unsafe sfnt(FT_SFNT_HEAD, as: TT_Header.self).map { unsafe Int($0.pointee.Units_Per_EM) }
      ?? 0
  }

  /// The font page of Windows 3.1, which an `OS/2` table of version 0 has in the upper byte of
  /// fsSelection; nil if there is none.
  var fontPage: Int? {
    guard let os2 = unsafe sfnt(FT_SFNT_OS2, as: TT_OS2.self), unsafe os2.pointee.version == 0
    else {
      return nil
    }
    let page = unsafe Int(os2.pointee.fsSelection & 0xFF00)
    return page == 0 ? nil : page
  }

  /// Whether instructions have points beside those of the glyph (OpenType, `maxp`).
  var hasTwilightZone: Bool {
    unsafe sfnt(FT_SFNT_MAXP, as: TT_MaxProfile.self)
      .map { unsafe $0.pointee.maxTwilightPoints > 0 } ?? false
  }

  /// The vertical numbers of every table that holds some, in font units, `MVAR` applied.
  func verticalTables() -> VerticalTables {
    var tables = VerticalTables()
    if let strikeExtent {
      // What other tables say is about outlines that are not there.
      tables.strike = strikeExtent
      return tables
    }
    if let hhea = unsafe sfnt(FT_SFNT_HHEA, as: TT_HoriHeader.self) {
      // FreeType varies `OS/2` alone, HarfBuzz `hhea` too.
      unsafe tables.hhea =
        .init(
          ascender: Int(hhea.pointee.Ascender), descender: Int(hhea.pointee.Descender),
          lineGap: Int(hhea.pointee.Line_Gap)) + variedExtent
      unsafe tables.caretSlope = CaretSlope(
        rise: Int(hhea.pointee.caret_Slope_Rise), run: Int(hhea.pointee.caret_Slope_Run),
        offset: Int(hhea.pointee.caret_Offset))
      unsafe tables.longMetricsCount = Int(hhea.pointee.number_Of_HMetrics)
    }
    if let os2 = unsafe sfnt(FT_SFNT_OS2, as: TT_OS2.self) {
      tables.typo = typoExtent
      unsafe tables.win = .init(
        ascender: Int(os2.pointee.usWinAscent), descender: -Int(os2.pointee.usWinDescent),
        lineGap: 0)
      // OS/2 fsSelection, bit 7.
      unsafe tables.usesTypoMetrics = os2.pointee.fsSelection & 0x80 != 0
      unsafe tables.strikeout = .init(
        position: Int(os2.pointee.yStrikeoutPosition), thickness: Int(os2.pointee.yStrikeoutSize))
      if unsafe os2.pointee.version >= 2 {
        unsafe tables.xHeight = Int(os2.pointee.sxHeight)
        unsafe tables.capHeight = Int(os2.pointee.sCapHeight)
      }
    }
    if let post = unsafe sfnt(FT_SFNT_POST, as: TT_Postscript.self) {
      unsafe tables.underline = .init(
        position: Int(post.pointee.underlinePosition),
        thickness: Int(post.pointee.underlineThickness))
    }
    // FreeType fills in a box of its own for fonts with outlines alone.
    if let head = unsafe sfnt(FT_SFNT_HEAD, as: TT_Header.self) {
      unsafe tables.bounds = .init(
        ascender: Int(head.pointee.yMax), descender: Int(head.pointee.yMin), lineGap: 0)
    } else {
      let box = unsafe face.pointee.bbox
      tables.bounds = .init(ascender: box.yMax, descender: box.yMin, lineGap: 0)
    }
    return tables
  }

  /// The vertical numbers of `OS/2` that `MVAR` may change.
  var typoExtent: VerticalTables.Extent? {
    unsafe sfnt(FT_SFNT_OS2, as: TT_OS2.self).map { os2 in
      unsafe .init(
        ascender: Int(os2.pointee.sTypoAscender), descender: Int(os2.pointee.sTypoDescender),
        lineGap: Int(os2.pointee.sTypoLineGap))
    }
  }

  private func sfnt<Table>(_ tag: FT_Sfnt_Tag, as type: Table.Type) -> UnsafeMutablePointer<Table>?
  {
    unsafe FT_Get_Sfnt_Table(face, tag)?.assumingMemoryBound(to: type)
  }
}
