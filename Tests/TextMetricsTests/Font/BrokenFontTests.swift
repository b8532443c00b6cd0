import Foundation
import TestSupport
import TextMetrics
import Testing

/// Files that are no usable font: a typed error that names the file, or honest numbers.
struct BrokenFontTests {
  @Test(
    "What is no font file is refused with its reason",
    arguments: [
      ("", FontError.Code.fileNotFound),
      ("/no/such/font.ttf", .fileNotFound),
      ("/dev/null", .notAFile),
      ("/dev/zero", .notAFile),
      ("DejaVuSans\0.ttf", .fileNotFound),
      (Repository.path("Fixtures/Fonts"), .notAFile),
      (Repository.path("Package.swift") + "/inside", .fileNotFound),
      (Repository.path("Package.swift"), .unknownFormat),
      (Repository.path("Fixtures/Texts/texts.json"), .unknownFormat),
    ])
  func noFont(_ path: String, _ code: FontError.Code) throws {
    let error = #expect(throws: FontError.self) { try FontFace(path: path) }
    #expect(error?.code == code)
    #expect(error?.description.contains("“\(path)”") == true)
    #expect((error?.freeType == nil) == (code != .unknownFormat))
  }

  @Test("An empty file is refused as empty, in memory too")
  func empty() throws {
    let path = NSTemporaryDirectory() + "empty-\(UUID().uuidString).ttf"
    #expect(FileManager.default.createFile(atPath: path, contents: Data()))
    defer { try? FileManager.default.removeItem(atPath: path) }
    let ofFile = #expect(throws: FontError.self) { try FontFace(path: path) }
    #expect(ofFile?.code == .emptyFile)
    #expect(ofFile?.reason.contains(path) == true)
    let ofMemory = #expect(throws: FontError.self) { try FontFace(bytes: [UInt8]()) }
    #expect(ofMemory?.code == .emptyFile)
  }

  @Test(
    "A face index that the font does not have is refused",
    arguments: [
      1, 99, 65_535, 65_536, 0x10000_0000, -1, .min, .max,
    ])
  func index(_ index: Int) throws {
    let path = Fixture.path("DejaVuSans.ttf")
    let ofFile = #expect(throws: FontError.self) { try FontFace(path: path, index: index) }
    let ofMemory = #expect(throws: FontError.self) {
      try FontFace(bytes: FontBytes("DejaVuSans.ttf").bytes, index: index)
    }
    for error in [ofFile, ofMemory] {
      #expect(error?.code == .faceIndexOutOfRange)
      #expect(error?.reason.contains("\(index)") == true)
    }
  }

  @Test(
    "A collection of twelve bytes is an error",
    arguments: [
      "dHRjZgABAAD/////",  // 2³² − 1 faces
      "dHRjZgABAAAAAAAB",  // one face, without its offset
    ])
  func shortCollection(_ base64: String) throws {
    let bytes = try #require(Data(base64Encoded: base64))
    #expect(bytes.count == 12)
    for index in [0, 1, 99] {
      let error = #expect(throws: FontError.self) { try FontFace(bytes: bytes, index: index) }
      #expect(error != nil)
    }
  }

  @Test(
    "Bytes that are no font are of an unknown format",
    arguments: [
      [0], [0, 1, 0, 0], Array("OTTO".utf8), Array(repeating: 0xFF, count: 4096),
      Array("<svg/>".utf8),
    ] as [[UInt8]])
  func noFontInMemory(_ bytes: [UInt8]) throws {
    let error = #expect(throws: FontError.self) { try FontFace(bytes: bytes) }
    #expect(error.map { [.unknownFormat, .brokenFont, .unreadable].contains($0.code) } == true)
    #expect(error?.freeType?.version == LibraryVersions.current.freeType)
    #expect(error?.freeType?.message.isEmpty == false)
  }

  @Test(
    "A font cut off anywhere is an error or measures finite numbers", arguments: Fixture.fontNames)
  func truncated(_ name: String) throws {
    let whole = try FontBytes(name)
    for part in 0..<40 {
      var font = whole
      font.truncate(to: 1 + (whole.bytes.count - 2) * part / 40)
      guard let face = try? FontFace(bytes: font.bytes) else { continue }
      expectHonestNumbers(face, "\(name) cut to \(font.bytes.count) bytes")
    }
  }

  @Test(
    "A font without one of its tables is an error or measures finite numbers",
    arguments: [
      "DejaVuSans.ttf", "Inter-roman.var.ttf", "NotoColorEmoji.ttf",
    ])
  func withoutTable(_ name: String) throws {
    let golden = try #require(try Golden.fontTools.faces.first { $0.font == name })
    for table in golden.tables {
      var font = try FontBytes(name)
      try font.drop(table)
      guard let face = try? FontFace(bytes: font.bytes) else { continue }
      expectHonestNumbers(face, "\(name) without \(table)")
    }
  }

  @Test("A font with a flipped byte is an error or measures finite numbers")
  func flipped() throws {
    let whole = try FontBytes("LiberationSerif-Italic.ttf")
    // Every byte of the header and the directory, then a sample of the rest.
    let places = Array(0..<300) + Array(stride(from: 300, to: whole.bytes.count, by: 97))
    for place in places {
      var bytes = whole.bytes
      bytes[place] ^= 0xFF
      guard let face = try? FontFace(bytes: bytes) else { continue }
      expectHonestNumbers(face, "byte \(place) flipped")
    }
  }

  private func expectHonestNumbers(_ face: FontFace, _ what: String) {
    let metrics = face.metrics()
    #expect(metrics.lineHeight > 0 && metrics.lineHeight.isFinite, "\(what)")
    guard let font = try? Font(face: face, size: 16) else { return }
    for shaping in Shaping.allCases {
      let line = ShapedLine("Te AV1א🇨🇳", font: font, shaping: shaping)
      let xs = line.caretStops.flatMap { [$0.x, $0.upstream, $0.downstream] }
      #expect(line.width.isFinite && line.width >= 0, "\(what) \(shaping)")
      #expect(xs.allSatisfy { $0.isFinite }, "\(what) \(shaping)")
      #expect(line.glyphs.allSatisfy { $0.x.isFinite && $0.y.isFinite }, "\(what) \(shaping)")
      let indices = line.caretStops.map(\.index)
      #expect(xs.allSatisfy { indices.contains(line.position(at: $0).index) }, "\(what) \(shaping)")
    }
    for glyph: UInt32 in [0, 3, 40, 70_000] {
      #expect(
        font.inkBounds(of: GlyphID(rawValue: glyph)).map(\.width.isFinite) != false, "\(what)")
    }
  }

  @Test("A font that gives no glyph an advance is refused, not measured as zeros")
  func noLongMetrics() throws {
    var font = try FontBytes("DejaVuSans.ttf")
    try font.set("hhea", 34, to: 0)
    let error = #expect(throws: FontError.self) { try FontFace(bytes: font.bytes) }
    #expect(error?.code == .brokenFont)
    #expect(error?.reason.contains("numberOfHMetrics") == true)
  }

  @Test("An em of no units is refused", arguments: [0, 1, 65_535])
  func unitsPerEm(_ units: Int) throws {
    var font = try FontBytes("DejaVuSans.ttf")
    try font.set("head", 18, to: units)
    let error = #expect(throws: FontError.self) { try FontFace(bytes: font.bytes) }
    #expect(error?.code == .brokenFont)
  }

  @Test("A font without glyphs is refused")
  func noGlyphs() throws {
    var font = try FontBytes("DejaVuSans.ttf")
    try font.set("maxp", 4, to: 0)
    #expect(throws: FontError.self) { try FontFace(bytes: font.bytes) }
  }

  @Test(
    "The last advance of hmtx holds for all glyphs after it, with and without side bearings",
    arguments: [4 * 1156, 4 * 10])
  func repeatedLastAdvance(_ length: Int) throws {
    var font = try FontBytes("DejaVuSans.ttf")
    try font.set("hhea", 34, to: 10)
    try font.shorten("hmtx", to: length)
    let (whole, cut) = try (Fixture.face("DejaVuSans.ttf"), FontFace(bytes: font.bytes))
    for glyph: UInt32 in 0..<10 {
      #expect(
        cut.advance(of: GlyphID(rawValue: glyph)) == whole.advance(of: GlyphID(rawValue: glyph)))
    }
    let last = whole.advance(of: GlyphID(rawValue: 9))
    for glyph: UInt32 in [10, 500, 1155] {
      #expect(cut.advance(of: GlyphID(rawValue: glyph)) == last)
    }
  }

  @Test("Glyphs within a truncated hmtx keep their advances")
  func truncatedMetrics() throws {
    var font = try FontBytes("DejaVuSans.ttf")
    try font.shorten("hmtx", to: 4 * 100)
    let whole = try Fixture.face("DejaVuSans.ttf")
    let cut = try FontFace(bytes: font.bytes)
    for glyph: UInt32 in 0..<100 {
      #expect(
        cut.advance(of: GlyphID(rawValue: glyph)) == whole.advance(of: GlyphID(rawValue: glyph)))
    }
    let last = whole.advance(of: GlyphID(rawValue: 99))
    for glyph: UInt32 in 100..<1156 {
      #expect(cut.advance(of: GlyphID(rawValue: glyph)) == last)
    }
  }

  @Test("An advance is unsigned, so that carets never move left")
  func hugeAdvance() throws {
    var font = try FontBytes("LiberationSans-Regular.ttf")
    let a = try #require(try Fixture.face("LiberationSans-Regular.ttf").glyph(for: "a"))
    try font.set("hmtx", 4 * Int(a.rawValue), to: -10)
    let face = try FontFace(bytes: font.bytes)
    #expect(face.advance(of: a) == 65_526)
    let line = ShapedLine("aba", font: try Font(face: face, size: 16), shaping: .simple)
    let xs = line.caretStops.map(\.x)
    #expect(xs == xs.sorted())
  }

  /// Where Linux lists the files that a program has open.
  private static let openFilesFolder = "/proc/self/fd"

  @Test(
    "Opening and failing to open leave no file open",
    .enabled(
      if: FileManager.default.fileExists(atPath: openFilesFolder), "this system lists no open files"
    ))
  func openFiles() throws {
    func count() throws -> Int {
      try FileManager.default.contentsOfDirectory(atPath: Self.openFilesFolder).count
    }
    let before = try count()
    for _ in 0..<300 {
      _ = try FontFace(path: Fixture.path("LiberationSerif-Italic.ttf"))
      _ = try? FontFace(path: Repository.path("Package.swift"))
      _ = try? FontFace(path: Fixture.path("LiberationSerif-Italic.ttf"), index: 99)
    }
    // Other tests run at the same time and may have a few files open.
    #expect(try count() < before + 100)
  }

  @Test("Every error code says its name and reads as a sentence")
  func description() throws {
    let error = #expect(throws: FontError.self) {
      try FontFace(path: Repository.path("Package.swift"))
    }
    let text = try #require(error?.description)
    #expect(text.contains("Package.swift"))
    #expect(text.contains("FreeType \(LibraryVersions.current.freeType)"))
  }
}
