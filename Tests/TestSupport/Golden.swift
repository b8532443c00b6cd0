import Foundation

/// Values that other programs made: the files of Fixtures/Golden/oracle, each read once.
package enum Golden {
  /// What the font tables say, by fontTools.
  package static var fontTools: FontToolsGolden { get throws { try storedFontTools.get() } }
  /// What the lookups of `GSUB` and `GPOS` do, by fontTools.
  package static var lookups: LookupsGolden { get throws { try storedLookups.get() } }
  /// FreeType's own numbers.
  package static var freeType: FreeTypeGolden { get throws { try storedFreeType.get() } }
  /// Lines that HarfBuzz and FriBidi made of the bundled fonts.
  package static var harfBuzz: HarfBuzzGolden { get throws { try storedHarfBuzz.get() } }
  /// Lines that they made of whole fonts as Debian ships them.
  package static var debian: HarfBuzzGolden { get throws { try storedDebian.get() } }

  /// Fonts of unusual kinds.
  package static var kinds: KindsGolden { get throws { try storedKinds.get() } }

  /// Reads a file of fixtures.
  package static func read<File: Decodable & Sendable>(
    _ path: String, as type: File.Type
  ) -> Result<File, any Error> {
    Result {
      let url = Repository.root.appending(path: "Fixtures/\(path)")
      return try JSONDecoder().decode(type, from: Data(contentsOf: url))
    }
  }

  private static let storedFontTools = read(
    "Golden/oracle/fonttools.json", as: FontToolsGolden.self)
  private static let storedLookups = read("Golden/oracle/lookups.json", as: LookupsGolden.self)
  private static let storedFreeType = read("Golden/oracle/freetype.json", as: FreeTypeGolden.self)
  private static let storedDebian = read("Golden/oracle/debian.json", as: HarfBuzzGolden.self)
  private static let storedKinds = read("Golden/oracle/kinds.json", as: KindsGolden.self)
  private static let storedHarfBuzz = read("Golden/oracle/harfbuzz.json", as: HarfBuzzGolden.self)
}
