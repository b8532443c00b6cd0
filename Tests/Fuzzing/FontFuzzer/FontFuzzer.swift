import FieldLayout
import Foundation
import FuzzLaws
import TextMetrics

/// Opens bytes as a font and measures text with it.
///
/// The input is the file. Its last 32 bytes choose text, size and the rest, so that any font is a
/// seed as it is.
enum FontFuzzer: Fuzzer {
  static func broken(by bytes: [UInt8]) -> [String] {
    let choice = bytes.suffix(32)
    // The second face of a collection; of other files, the only one.
    guard let last = choice.last,
      let face = (try? FontFace(bytes: bytes, index: 1)) ?? (try? FontFace(bytes: bytes))
    else { return [] }
    var broken = FontLaws.broken(by: face)
    let texts = [
      "AV Te ffi 12", "\u{5D0}b\u{301}(\u{633}\u{644}\u{627}) \u{1F468}\u{200D}\u{1F469}",
      "\u{915}\u{94D}\u{937}\u{E33}\u{1F1E8}\u{1F1F3}\t\u{4E2D}",
      String(decoding: choice, as: UTF8.self),
    ]
    let sizes = [16, 11.5, 1e-3, 100_000]
    let hinting = Hinting.allCases[Int(last) % 3]
    for (text, size) in zip(texts, sizes) {
      guard let font = try? Font(face: face, size: size, hinting: hinting) else { continue }
      for shaping in Shaping.allCases {
        broken += LineLaws.broken(by: ShapedLine(text, font: font, shaping: shaping))
      }
      let field = TextField(
        text: text, placeholder: "Name", bounds: CGRect(x: 1, y: 2, width: 90, height: 30),
        font: font)
      broken += FieldLaws.broken(by: TextFieldLayout(field))
    }
    if let font = try? Font(face: face, size: 16, hinting: hinting) {
      broken += FontLaws.forgets(font)
    }
    let axes = Dictionary(
      face.variationAxes.map { ($0.tag, ($0.minimum + $0.maximum) / 2) },
      uniquingKeysWith: { first, _ in first })
    if !axes.isEmpty, let varied = try? FontFace(bytes: bytes, variations: axes) {
      broken += FontLaws.broken(by: varied)
      if let font = try? Font(face: varied, size: 16) {
        broken += LineLaws.broken(by: ShapedLine("AV Te", font: font))
      }
    }
    return broken
  }
}
