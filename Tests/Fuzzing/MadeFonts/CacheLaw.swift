package import TextMetrics

/// The law of the cache: what is measured is the same cached or not, whatever was measured before.
package struct CacheLaw {
  /// How a font is set up besides its faces.
  package struct Style: Sendable, CustomStringConvertible {
    package var features: [FontFeature] = []
    package var language: String?
    package var hinting = Hinting.none
    package var tracking = 0.0

    package init() {}

    /// Mostly the standard.
    package init(_ choices: inout Choices) {
      guard choices.percent(30) else { return }
      switch choices.number(0...5) {
      case 0: features = [FontFeature(choices.element(["frac", "numr", "dnom", "rand"]), 1)]
      case 1: features = [FontFeature(choices.element(["liga", "kern", "calt", "ccmp"]), 0)]
      case 2: features = [FontFeature("ss01", 1), FontFeature("smcp", 2), FontFeature("init", 1)]
      case 3: language = choices.element(["de", "tr"])
      case 4: hinting = .full
      default: tracking = choices.element([1.5, -0.75])
      }
    }

    package var description: String {
      "features \(features.map { "\($0.tag)=\($0.value)" }), language \(language ?? "none"), "
        + "hinting \(hinting), tracking \(tracking)"
    }
  }

  package let cached: Font
  private let uncached: Font

  /// - Parameter bytes: The fonts of a stack.
  /// - Throws: If they do not open.
  package init(_ bytes: [[UInt8]], _ style: Style) throws {
    cached = try Self.font(bytes, style)
    // Fonts of other faces share nothing.
    uncached = try Self.font(bytes, style)
    #if !UNCACHED
      uncached.stack.cache.limit = 0
    #endif
  }

  private static func font(_ bytes: [[UInt8]], _ style: Style) throws -> Font {
    let faces = try bytes.map { try FontFace(bytes: $0) }
    guard let first = faces.first else { throw NoFont() }
    var font = try Font(face: first, size: style.hinting == .none ? 1000 : 13)
    font.fallbacks = Array(faces.dropFirst())
    font.hinting = style.hinting
    font.features = style.features
    font.language = style.language
    font.tracking = style.tracking
    return font
  }

  private struct NoFont: Error {}

  /// Measures texts, so that the cache can prove what it may keep.
  package func warm(_ texts: [String]) {
    for text in texts { _ = cached.width(of: text) }
  }

  /// How a text is measured differently; nil if it is not.
  package func difference(
    _ text: String, _ shaping: Shaping = .standard, _ direction: WritingDirection = .natural
  ) -> String? {
    let width = cached.width(of: text, shaping: shaping, direction: direction)
    let line = ShapedLine(text, font: cached, shaping: shaping, direction: direction)
    let expected = ShapedLine(text, font: uncached, shaping: shaping, direction: direction)
    var parts: [String] = []
    if line.glyphs != expected.glyphs {
      parts.append("glyphs \(Self.list(line)) instead of \(Self.list(expected))")
    }
    if line.caretStops != expected.caretStops { parts.append("carets") }
    if line.missing != expected.missing { parts.append("missing") }
    if line.width != expected.width {
      parts.append("line width \(line.width) instead of \(expected.width)")
    }
    if width != expected.width { parts.append("width \(width) instead of \(expected.width)") }
    let plainWidth = uncached.width(of: text, shaping: shaping, direction: direction)
    if plainWidth != expected.width {
      parts.append("uncached width \(plainWidth) instead of \(expected.width)")
    }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  private static func list(_ line: ShapedLine) -> String {
    line.glyphs.map { "\($0.id.rawValue)@\($0.x)" }.joined(separator: " ")
  }
}
