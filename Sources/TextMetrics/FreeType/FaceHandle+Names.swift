import CTextFreeType

extension FaceHandle {
  /// Texts of the `name` table by their number: the American English one of several.
  func names(_ wanted: Set<FT_UInt>) -> [FT_UInt: String] {
    var names: [FT_UInt: String] = [:]
    for index in 0..<(unsafe FT_Get_Sfnt_Name_Count(face)) {
      var record = unsafe FT_SfntName()
      guard unsafe FT_Get_Sfnt_Name(face, index, &record) == 0 else { continue }
      let id = unsafe FT_UInt(record.name_id)
      let isEnglish =
        unsafe record.platform_id == FT_UShort(TT_PLATFORM_MICROSOFT)
        && record.language_id == FT_UShort(TT_MS_LANGID_ENGLISH_UNITED_STATES)
      guard wanted.contains(id), names[id] == nil || isEnglish,
        let text = unsafe Self.text(record)
      else { continue }
      names[id] = text
    }
    return names
  }

  /// Reads UTF-16 and, from Macintosh names, ASCII; nil if there is no text.
  private static func text(_ record: FT_SfntName) -> String? {
    let bytes = unsafe UnsafeBufferPointer(start: record.string, count: Int(record.string_len))
    if unsafe record.platform_id == FT_UShort(TT_PLATFORM_MACINTOSH) {
      return unsafe !bytes.isEmpty && bytes.allSatisfy { $0 < 0x80 }
        ? unsafe String(decoding: bytes, as: UTF8.self) : nil
    }
    let units = stride(from: 0, to: bytes.count - 1, by: 2).map {
      unsafe UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1])
    }
    return units.isEmpty ? nil : String(decoding: units, as: UTF16.self)
  }
}
