import TextMetrics

extension CommandOption {
  static let help = {
    var help = CommandOption("--help", .flag, key: nil, "say what the command understands")
    help.shortName = "-h"
    return help
  }()

  static let json = CommandOption("--json", .flag, key: nil, "answer in JSON, as batch does")

  static let font = CommandOption(
    "--font", .text, "FILE", key: "font.path", "a font file; the bundled font")

  /// Which face of the font file.
  static let face = [
    CommandOption("--index", .number, "N", key: "font.index", "the face of a collection; 0"),
    CommandOption(
      "--variations", .settings, "wght=700,…", key: "font.variations",
      "coordinates of a variable font; its defaults"),
  ]

  /// What text is set in.
  static let setting =
    [font] + face + [
      CommandOption(
        "--fallback", .file, "FILE", key: "fallbacks",
        "a font for what the first one lacks; may be repeated"),
      CommandOption(
        "--fallback-order", .text, FallbackOrder.choices, key: "fallbackOrder",
        "whether an emoji takes the first colour font, or the first font; byPresentation"),
      CommandOption("--size", .number, "N", key: "size", "points in an em; 16"),
      CommandOption(
        "--features", .settings, "kern=0,…", key: "features", "OpenType features; those of the font"
      ),
      CommandOption(
        "--language", .text, "TAG", key: "language", "the language of the text, such as sr; none"),
      CommandOption(
        "--tracking", .number, "N", key: "tracking", "points added between characters; 0"),
      CommandOption(
        "--tracking-placement", .text, TrackingPlacement.choices, key: "trackingPlacement",
        "whether the last character gets tracking, and joined letters; between"),
      CommandOption(
        "--hinting", .text, Hinting.choices, key: "hinting",
        "exact advances, or those of a hinting rasteriser; none"),
      CommandOption(
        "--shaping", .text, Shaping.choices, key: "shaping",
        "how text becomes glyphs; \(Shaping.standard.rawValue)"),
      CommandOption(
        "--direction", .text, WritingDirection.choices, key: "direction",
        "the direction of the text; natural"),
    ]
}

extension CaseIterable where Self: RawRepresentable<String> {
  /// The raw values as the help shows a choice.
  static var choices: String { allCases.map(\.rawValue).joined(separator: "|") }
}
