#if Shaping
  import Foundation
  import TestSupport
  import TextMetrics
  import Testing

  /// Whole lines, against HarfBuzz and FriBidi driven by another program.
  struct HarfBuzzLineTests {
    @Test("Lines in bundled fonts are those of HarfBuzz and FriBidi", arguments: Fixture.fontNames)
    func bundled(_ name: String) throws {
      var differences = Differences()
      for row in try Golden.harfBuzz.rows where row.font == name {
        let font = try Fixture.unitFont(name, variations: row.variations ?? [:])
        differences.compare(try line(row, font), with: row)
      }
      #expect(differences.found == [])
    }

    @Test(
      "Lines in whole fonts are those of HarfBuzz and FriBidi",
      arguments: try Golden.debian.meta.paths ?? [])
    func installed(_ path: String) throws {
      let name = URL(filePath: path).lastPathComponent
      let meta = try Golden.debian.meta
      guard FileManager.default.fileExists(atPath: path) else {
        try Test.cancel("\(path) of \(meta.packages?[name] ?? "a package") is not installed")
      }
      guard try Digest.sha256([path])[path] == meta.fonts[name] else {
        try Test.cancel("\(path) is another version of the font")
      }
      let face = try FontFace(path: path)
      let font = try Font(face: face, size: Double(face.unitsPerEm))
      var differences = Differences()
      for row in try Golden.debian.rows where row.font == name {
        differences.compare(try line(row, font), with: row)
      }
      #expect(differences.found == [])
    }

    private func line(_ row: HarfBuzzGolden.Row, _ font: Font) throws -> ShapedLine {
      let text = try TestText.named(row.text)
      let offsets = Array(text.unicodeScalars.indices) + [text.endIndex]
      var font = font
      font.language = row.language
      font.features = (row.features ?? []).map { feature in
        let range = feature.range.map { offsets[$0.lowerBound]..<offsets[$0.upperBound] }
        return FontFeature(feature.tag, feature.value, range: range)
      }
      let direction = try #require(WritingDirection(rawValue: row.direction))
      return ShapedLine(text, font: font, shaping: .full, direction: direction)
    }
  }
#endif
