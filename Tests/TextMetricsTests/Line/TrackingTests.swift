import TestSupport
import TextMetrics
import Testing

/// Letter spacing.
struct TrackingTests {
  @Test("Tracking comes after each grapheme", arguments: [0.5, 3, -0.25], Shaping.allCases)
  func eachGrapheme(_ tracking: Double, _ shaping: Shaping) throws {
    let plain = try Fixture.font("DejaVuSans.ttf", 16)
    var tracked = plain
    tracked.tracking = tracking
    for text in ["abc", "AV To", "e\u{301}x", "a b ", "\u{5E9}\u{5DC}\u{5D5}\u{5DD}"] {
      let before = ShapedLine(text, font: plain, shaping: shaping, direction: .leftToRight)
      let after = ShapedLine(text, font: tracked, shaping: shaping, direction: .leftToRight)
      #expect(abs(after.width - before.width - tracking * Double(text.count)) < 1e-9)
      if before.caretStops.allSatisfy({ $0.secondary == nil }) {
        for (offset, (old, new)) in zip(before.caretStops, after.caretStops).enumerated() {
          #expect(abs(new.x - old.x - tracking * Double(offset)) < 1e-9)
        }
      }
    }
  }

  #if Shaping
    @Test("From right to left it comes on the left of each grapheme")
    func rightToLeft() throws {
      let plain = try Fixture.font("DejaVuSans.ttf", 16)
      var tracked = plain
      tracked.tracking = 2
      let text = "\u{5D0}\u{5D1}\u{5D2}"
      let (before, after) = (ShapedLine(text, font: plain), ShapedLine(text, font: tracked))
      #expect(before.direction == .rightToLeft)
      for (offset, (old, new)) in zip(before.caretStops, after.caretStops).enumerated() {
        #expect(abs(after.width - new.x - (before.width - old.x) - 2 * Double(offset)) < 1e-9)
      }
      #expect(after.glyphs.map(\.x).min() == 2)
    }
  #endif

  @Test(
    "Ligatures are off while there is tracking, glyph and caret agree", arguments: Shaping.allCases)
  func ligatures(_ shaping: Shaping) throws {
    for name in ["DejaVuSans.ttf", "Roboto-Regular.ttf", "Amiri-Regular.ttf"] {
      var font = try Fixture.font(name, 16)
      font.tracking = 1
      let line = ShapedLine("office", font: font, shaping: shaping)
      #expect(line.glyphs.count == 6)
      #expect(line.caretStops.allSatisfy { $0.kind == .glyphEdge })
      var pen = 0.0
      for (glyph, stop) in zip(line.glyphs, line.caretStops) {
        #expect(abs(glyph.x - pen) < 1e-9)
        #expect(abs(stop.x - pen) < 1e-9)
        pen += glyph.advance
      }
      #expect(abs(pen - line.width) < 1e-9)
    }
  }

  @Test("Characters without width are not tracked, nor are tabs", arguments: Shaping.allCases)
  func untracked(_ shaping: Shaping) throws {
    var font = try Fixture.font("DejaVuSans.ttf", 16)
    font.tracking = 5
    func width(_ text: String) -> Double { ShapedLine(text, font: font, shaping: shaping).width }
    #expect(width("\u{200B}") == 0)
    #expect(abs(width("a\u{2060}b") - width("ab")) < 1e-9)
    #expect(width("") == 0)
  }

  @Test(
    "Tracking that is no finite number is none", arguments: [Double.nan, .infinity, -.infinity])
  func notFinite(_ tracking: Double) throws {
    var font = try Fixture.font("DejaVuSans.ttf", 16)
    let width = ShapedLine("abc", font: font).width
    font.tracking = tracking
    #expect(font.tracking == 0)
    #expect(ShapedLine("abc", font: font).width == width)
  }

  @Test(
    "However far it is tracked, carets go one way and hits find them",
    arguments: [-1e300, -30, -5, -3, 1e300], Shaping.allCases)
  func extremes(_ tracking: Double, _ shaping: Shaping) throws {
    var font = try Fixture.font("DejaVuSans.ttf", 16)
    font.tracking = tracking
    for text in ["AVAV", "iWiW", "office", "a\tb c", "\u{301}ab"] {
      let line = ShapedLine(text, font: font, shaping: shaping, direction: .leftToRight)
      let stops = line.caretStops
      let places = stops.map(\.x)
      #expect(places == places.sorted())
      let isWhole = stops.allSatisfy { $0.secondary == nil && $0.x.isFinite }
      #expect(isWhole)
      for x in places { #expect(line.x(at: line.position(at: x)) == x) }
      #expect(places.last == line.width)
      let advances = line.glyphs.reduce(0) { $0 + $1.advance }
      #expect(abs(advances - line.width) <= 1e-9 * max(1, line.width))
    }
  }

  @Test(
    "A tab after tracking has a place at any size",
    arguments: [1e-15, 1e-300, .leastNonzeroMagnitude, Font.largestSize], Shaping.allCases)
  func tabAtAnySize(_ size: Double, _ shaping: Shaping) throws {
    for tracking in [-99_999.0, 99_999] {
      var font = try Fixture.font("DejaVuSans.ttf", size)
      font.tracking = tracking
      let line = ShapedLine("a\tb\tc", font: font, shaping: shaping)
      let isFinite = line.width.isFinite && line.caretStops.allSatisfy { $0.x.isFinite }
      #expect(isFinite)
      #expect(line.caretStops.map(\.x) == line.caretStops.map(\.x).sorted())
    }
  }

  @Test(
    "Text that is tracked together more than it is wide has no negative width",
    arguments: Shaping.allCases)
  func collapsed(_ shaping: Shaping) throws {
    var font = try Fixture.font("DejaVuSans.ttf", 16)
    font.tracking = -1000
    for text in ["a", "abc", "office", "\u{5D0}\u{5D1}", "a\tb"] {
      let line = ShapedLine(text, font: font, shaping: shaping)
      #expect(line.width >= 0)
      #expect(line.caretStops.allSatisfy { $0.x.isFinite })
      let hit = line.position(at: 1)
      #expect(line.caretStops.map(\.index).contains(hit.index))
    }
  }

  @Test(
    "A tab that a mark hangs on takes part in tracking as its line does",
    arguments: ["a\t\u{301}b", "\t\u{301}", "\t\u{200D}AVe\u{301}", "a\t\u{301}\t\u{301}b"])
  func tabWithMark(_ text: String) throws {
    for name in ["DejaVuSans.ttf", "Roboto-Regular.ttf"] {
      for tracking in [-2.0, -100, 3] {
        for shaping in Shaping.allCases {
          var font = try Fixture.font(name)
          font.tracking = tracking
          let line = ShapedLine(text, font: font, shaping: shaping)
          let sum = line.explanation.clusters.reduce(0) { $0 + $1.width }
          #expect(abs(sum - line.width) < 1e-9, "\(text.debugDescription) \(name) \(tracking)")
          let end = line.caretStop(at: text.endIndex)
          #expect(abs(end.upstream - end.downstream) < 1e-9)
        }
      }
    }
  }
}
