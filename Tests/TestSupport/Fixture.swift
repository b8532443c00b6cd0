import Foundation
package import TextMetrics

/// The bundled fonts, by file name.
package enum Fixture {
  /// The file names of all fonts, sorted.
  package static let fontNames = files(in: "Fixtures/Fonts").filter { $0.hasSuffix(".ttf") }

  /// The fonts of unusual kinds, such as "Kinds/type1.pfb", sorted.
  package static let kindNames = files(in: "Fixtures/Fonts/Kinds").map { "Kinds/\($0)" }

  /// The file names of the fonts that have outlines: all but the colour emoji.
  package static let outlineFontNames = fontNames.filter { $0 != "NotoColorEmoji.ttf" }

  /// The path of a font.
  package static func path(_ name: String) -> String { Repository.path("Fixtures/Fonts/\(name)") }

  /// A font's face, opened once for all tests.
  package static func face(
    _ name: String, variations: [String: Double] = [:]
  ) throws -> FontFace {
    try faces.withLock { faces in
      let key = Key(name: name, variations: variations)
      if let face = faces[key] { return face }
      let face = try FontFace(path: path(name), variations: variations)
      faces[key] = face
      return face
    }
  }

  /// A font at a size in points.
  package static func font(_ name: String, _ size: Double = 16) throws -> Font {
    try Font(face: face(name), size: size)
  }

  /// A font at the size that makes a point a font unit.
  package static func unitFont(
    _ name: String, variations: [String: Double] = [:]
  ) throws -> Font {
    let face = try face(name, variations: variations)
    return try Font(face: face, size: Double(face.unitsPerEm))
  }

  private static func files(in folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: Repository.path(folder))) ?? []).sorted()
  }

  private struct Key: Hashable {
    let name: String
    let variations: [String: Double]
  }

  private static let faces = Guarded<[Key: FontFace]>([:])
}
