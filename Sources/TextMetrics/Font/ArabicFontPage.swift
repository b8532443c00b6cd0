/// The places of Arabic in fonts made for Windows 3.1, whose symbol map holds them at U+F1xx or
/// U+F2xx.
///
/// The font page is in the upper byte of fsSelection of an `OS/2` table of version 0. What lies
/// where is as in HarfBuzz's `hb-ot-shaper-arabic-pua.hh`, after Microsoft's "Legacy Arabic fonts".
enum ArabicFontPage {
  case simplified
  case traditional

  /// The page of a font by its number; nil for a page that is not of these.
  init?(number: Int) {
    switch number {
    case 0xB200: self = .simplified
    case 0xB300: self = .traditional
    default: return nil
    }
  }

  /// Where the page has a character; nil if it does not have it.
  func code(of scalar: Unicode.Scalar) -> UInt32? {
    switch self {
    case .simplified: Self.simplifiedCodes[scalar.value]
    case .traditional: Self.traditionalCodes[scalar.value]
    }
  }

  private static let simplifiedCodes = codes(simplifiedRows, page: 0xF100)
  private static let traditionalCodes = codes(traditionalRows, page: 0xF200)

  private static func codes(_ rows: String, page: UInt32) -> [UInt32: UInt32] {
    var codes: [UInt32: UInt32] = [:]
    for row in rows.split(separator: "\n") {
      let numbers = row.split(separator: " ").compactMap { UInt32($0, radix: 16) }
      guard let first = numbers.first else { continue }
      for (offset, code) in numbers.dropFirst().enumerated() {
        codes[first + UInt32(offset)] = page + code
      }
    }
    return codes
  }

  // A row is a code point and the lower bytes of the codes of it and of those that follow it.

  private static let simplifiedRows = """
    0020 20 21 22
    0025 25
    0028 28 29 2A 2B 5E 2D 2E 2F B0 B1 B2 B3 B4 B5 B6 B7 B8 B9 3A 3B
    003D 3D
    003F 3F
    005B 5B 5C 5D
    00AB 23
    00BB 24
    00D7 26
    00F7 27
    060C 2C
    061B 3B
    061F 3F
    0621 AD 45 43 BB 47 BA 41 4A A9 4C 4E 51 54 57 58 59 5A 60 62 64 66 68 69 6A
    0639 6E 72 00 00 00 00 00 5F 75 78 7A 7C 7E E1 A4 A5 AC A8 C7 C8 CB C4 C5 CA
    0651 C9 C6 00 00 00 00 00 00 00 00 00 00 00 00
    0660 30 31 32 33 34 35 36 37 38 39
    066B 5E 5E
    200C 0C 0D 0E 0F
    2018 3C 3E
    FE81 45 46 43 44 BB BB 47 48 BA AF AE AE 41 42 4A 4A 49 49 A9 AA 4C 4C 4B 4B
    FE99 4E 4E 4D 4D 51 50 4F 4F 54 53 52 52 57 56 55 55 58 58 59 59 5A 5A 60 60
    FEB1 62 62 61 61 64 64 63 63 66 66 65 65 68 68 67 67 69 69 69 69 6A 6A 6A 6A
    FEC9 6E 6D 6B 6C 72 71 6F 70 75 75 73 74 78 78 76 77 7A 7A 79 79 7C 7C 7B 7B
    FEE1 7E 7E 7D 7D E1 E1 7F 7F A4 A3 A1 A2 A5 A5 AC AB A8 A7 A6 A6 C0 C1 BE BF
    FEF9 C2 C3 BD BC
    """

  private static let traditionalRows = """
    0020 20 21 22
    0025 25
    0028 28 29 2A 2B 5E 2D 2E 2F
    003A 3A 3B
    003D 3D
    003F 3F
    005B 5B
    005D 5D
    00AB 23
    00BB 24
    00D7 26
    00F7 27
    060C 2C
    061B 3B
    061F 3F
    0621 D5 45 43 DA 47 D9 41 4C D1 50 54 58 60 64 65 67 69 6B 70 74 78 7E A2 A3
    0639 AA AE 00 00 00 00 00 5F B2 B6 BA BE C2 C6 CA CB D4 D0 E7 E8 EB E4 E5 EA
    0651 E9 E6 00 00 00 00 00 00 00 00 00 00 00 00
    0660 30 31 32 33 34 35 36 37 38 39
    066B 5E 5E
    200C 0C 0D 0E 0F
    201C 3C 3E
    FC08 02
    FC0A 1D
    FC0E 03
    FC10 1E
    FC12 04
    FC32 9F
    FC3F 12 13 14 05 95 1C
    FC4E 06
    FC50 1F
    FC5E EF
    FC60 EC ED F0
    FC6A 15
    FC6D 92
    FC70 16
    FC73 93
    FC91 17
    FC94 94
    FC9C 80 81 82 96
    FCA1 83 84 85 97
    FCA8 9A
    FCAA 9B
    FCAC 9C
    FCB0 18
    FCC9 86 87 88 9D 1A 89 8A 8B 9E 8D 8E
    FCD5 98
    FCDA 8F 90 91 99
    FD30 19
    FD3E 7B 7D
    FD88 10
    FE81 45 46 43 44 DA DB 47 48 D9 D8 D6 D7 41 42 4C 4B 49 4A D1 D2 50 4F 4D 4E
    FE99 54 53 51 52 58 57 55 56 60 5C 59 5A 64 63 61 62 65 66 67 68 69 6A 6B 6C
    FEB1 70 6F 6D 6E 74 73 71 72 78 77 75 76 7E 7C 79 7A A2 A1 7F F1 A6 A5 A3 A4
    FEC9 AA A9 A7 A8 AE AD AB AC B2 B1 AF B0 B6 B5 B3 B4 BA B9 B7 B8 BE BD BB BC
    FEE1 C2 C1 BF C0 C6 C5 C3 C4 CA C9 C7 C8 CB CC D4 D3 D0 CF CD CE E0 E1 DE DF
    FEF9 E2 E3 DC DD
    """
}
