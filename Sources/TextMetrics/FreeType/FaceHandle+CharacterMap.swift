import CTextFreeType

extension FaceHandle {
  /// Chooses the character map that HarfBuzz chooses; a font without one of these maps nothing.
  ///
  /// FreeType makes a map of glyph names where the font has none for Unicode; an OpenType font is
  /// asked by its own alone. Formats other than OpenType have the map that FreeType makes for them.
  mutating func selectCharacterMap() {
    guard unsafe cft_is_sfnt(face) != 0 else {
      selectFreeTypeMap()
      return
    }
    for (platform, encoding) in Self.platforms {
      guard let map = unsafe ownCharacterMap(platform, encoding) else { continue }
      guard unsafe FT_Set_Charmap(face, map) == 0 else { continue }
      characterMap =
        switch (platform, encoding) {
        case (3, 0): symbolMap
        case (1, 0): .macRoman
        case (1, _): .ascii
        default: .unicode
        }
      return
    }
  }

  /// Platform and encoding in the order of HarfBuzz's `find_best_subtable`; nil for any encoding.
  private static let platforms: [(platform: FT_UShort, encoding: FT_UShort?)] = [
    (3, 0), (3, 10), (0, 6), (0, 4), (3, 1), (0, 3), (0, 2), (0, 1), (0, 0), (1, 0), (1, nil),
  ]

  /// FreeType's own choice, which is one of Unicode, else the first.
  private mutating func selectFreeTypeMap() {
    if unsafe face.pointee.charmap == nil, unsafe face.pointee.num_charmaps > 0 {
      unsafe FT_Set_Charmap(face, face.pointee.charmaps[0])
    }
    guard let map = unsafe face.pointee.charmap else { return }
    characterMap = unsafe map.pointee.encoding == FT_ENCODING_UNICODE ? .unicode : .ascii
  }

  /// A map that the font has; one that FreeType made of glyph names is of no format.
  private func ownCharacterMap(_ platform: FT_UShort, _ encoding: FT_UShort?) -> FT_CharMap? {
    let count = unsafe Int(face.pointee.num_charmaps)
    for index in 0..<count {
      guard let map = unsafe face.pointee.charmaps[index] else { continue }
      let (ownPlatform, ownEncoding) = unsafe (map.pointee.platform_id, map.pointee.encoding_id)
      guard ownPlatform == platform, ownEncoding == encoding ?? ownEncoding else { continue }
      if unsafe FT_Get_CMap_Format(map) >= 0 { return unsafe map }
    }
    return nil
  }

  /// A symbol map is plain on a page of Windows 3.1 that is not Arabic.
  private var symbolMap: CharacterMap {
    guard let page = fontPage else { return .symbol }
    return ArabicFontPage(number: page).map { .arabic($0) } ?? .unicode
  }

  /// The glyph that the character map gives for a scalar; nil if it gives none.
  func nominalGlyph(of scalar: Unicode.Scalar) -> GlyphID? {
    guard let codes = characterMap?.codes(of: scalar) else { return nil }
    return codes.0.flatMap { glyph(of: $0) } ?? codes.1.flatMap { glyph(of: $0) }
  }

  private func glyph(of code: UInt32) -> GlyphID? {
    known(unsafe FT_Get_Char_Index(face, FT_ULong(code)))
  }

  /// The glyph for a scalar followed by a variation selector; nil if the font has none of its own.
  func variationGlyph(of scalar: Unicode.Scalar, selector: Unicode.Scalar) -> GlyphID? {
    known(
      unsafe FT_Face_GetCharVariantIndex(
        face, FT_ULong(scalar.value), FT_ULong(selector.value)))
  }

  private func known(_ glyph: FT_UInt) -> GlyphID? {
    glyph == 0 || Int(glyph) >= glyphCount ? nil : GlyphID(glyph)
  }
}
