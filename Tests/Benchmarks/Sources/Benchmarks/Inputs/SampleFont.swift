import Foundation
import TextMetrics

/// A font file that benchmarks measure with, and those that have what it lacks.
struct SampleFont: Sendable {
  private(set) var name: String
  let path: String
  private(set) var fallbacks: [SampleFont] = []

  static let dejaVuSans = SampleFont(name: "DejaVu Sans", fixture: "DejaVuSans.ttf")
  static let roboto = SampleFont(name: "Roboto", fixture: "Roboto-Regular.ttf")
  static let amiri = SampleFont(name: "Amiri", fixture: "Amiri-Regular.ttf")
  static let lohit = SampleFont(name: "Lohit Devanagari", fixture: "Lohit-Devanagari.ttf")
  static let notoSansHebrew = SampleFont(
    name: "Noto Sans Hebrew", fixture: "NotoSansHebrew-Regular.ttf")
  static let loma = SampleFont(name: "Loma", fixture: "Loma.ttf")
  static let microHei = SampleFont(name: "WenQuanYi Micro Hei", fixture: "wqy-microhei.ttf")
  static let emoji = SampleFont(name: "Noto Color Emoji", fixture: "NotoColorEmoji.ttf")

  /// As Debian's fonts-noto-core installs it.
  static let notoSans = SampleFont(
    name: "Noto Sans", path: "/usr/share/fonts/truetype/noto/NotoSans-Regular.ttf")
  static let notoNaskhArabic = SampleFont(
    name: "Noto Naskh Arabic", path: "/usr/share/fonts/truetype/noto/NotoNaskhArabic-Regular.ttf")
  static let notoSansDevanagari = SampleFont(
    name: "Noto Sans Devanagari",
    path: "/usr/share/fonts/truetype/noto/NotoSansDevanagari-Regular.ttf")
  /// As Debian's fonts-droid-fallback installs it.
  static let droidSansFallback = SampleFont(
    name: "Droid Sans Fallback", path: "/usr/share/fonts/truetype/droid/DroidSansFallbackFull.ttf")
  /// As Debian's fonts-noto-cjk installs it.
  static let notoSansCJK = SampleFont(
    name: "Noto Sans CJK", path: "/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc")

  private init(name: String, path: String) {
    self.name = name
    self.path = path
  }

  private init(name: String, fixture: String) {
    self.name = name
    path = Self.fixtures.appending(path: fixture).path
  }

  private static let fixtures = URL(filePath: #filePath)
    .appending(path: "../../../../../../Fixtures/Fonts").standardizedFileURL

  /// Those that are no fixtures, so that what needs them may have to be left out.
  static let optional = [
    notoSans, notoNaskhArabic, notoSansDevanagari, droidSansFallback, notoSansCJK,
  ]

  var isInstalled: Bool {
    FileManager.default.fileExists(atPath: path) && fallbacks.allSatisfy(\.isInstalled)
  }

  /// The font with another one for the characters that it lacks.
  func with(fallback: SampleFont) -> SampleFont {
    var font = self
    font.name += ", \(fallback.name)"
    font.fallbacks.append(fallback)
    return font
  }

  /// The font at 16 points.
  func open() throws -> Font {
    try Font(
      face: FontFace(path: path), size: 16,
      fallbacks: fallbacks.map { try FontFace(path: $0.path) })
  }

  /// The font at 16 points, which remembers nothing.
  func openUncached() throws -> Font {
    let font = try open()
    font.stack.cache.limit = 0
    return font
  }
}
