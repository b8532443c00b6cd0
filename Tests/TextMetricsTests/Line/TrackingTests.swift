import TestSupport
import TextMetrics
import Testing

/// Letter spacing.
struct TrackingTests {
  @Test(
    "Tracking comes between graphemes, or after each", arguments: [0.5, 3, -0.25],
    Shaping.allCases)
  func eachGrapheme(_ tracking: Double, _ shaping: Shaping) throws {
    for placement in TrackingPlacement.allCases {
      try eachGrapheme(tracking, shaping, placement)
    }
  }

  private func eachGrapheme(
    _ tracking: Double, _ shaping: Shaping, _ placement: TrackingPlacement
  ) throws {
    let plain = try Fixture.font("DejaVuSans.ttf", 16)
    var tracked = plain
    tracked.tracking = tracking
    tracked.trackingPlacement = placement
    for text in ["abc", "AV To", "e\u{301}x", "a b ", "\u{5E9}\u{5DC}\u{5D5}\u{5DD}"] {
      let before = ShapedLine(text, font: plain, shaping: shaping, direction: .leftToRight)
      let after = ShapedLine(text, font: tracked, shaping: shaping, direction: .leftToRight)
      let count = placement == .between ? text.count - 1 : text.count
      #expect(abs(after.width - before.width - tracking * Double(count)) < 1e-9)
      if before.caretStops.allSatisfy({ $0.secondary == nil }) {
        for (offset, (old, new)) in zip(before.caretStops, after.caretStops).enumerated() {
          #expect(abs(new.x - old.x - tracking * Double(min(offset, count))) < 1e-9)
        }
      }
    }
  }

  #if Shaping
    @Test("From right to left it comes on the left of a grapheme", arguments: [false, true])
    func rightToLeft(_ isAfterEach: Bool) throws {
      let plain = try Fixture.font("DejaVuSans.ttf", 16)
      var tracked = plain
      tracked.tracking = 2
      tracked.trackingPlacement = isAfterEach ? .afterEach : .between
      let count = isAfterEach ? 3 : 2
      let text = "\u{5D0}\u{5D1}\u{5D2}"
      let (before, after) = (ShapedLine(text, font: plain), ShapedLine(text, font: tracked))
      #expect(before.direction == .rightToLeft)
      for (offset, (old, new)) in zip(before.caretStops, after.caretStops).enumerated() {
        let tracking = 2 * Double(min(offset, count))
        #expect(abs(after.width - new.x - (before.width - old.x) - tracking) < 1e-9)
      }
      #expect(after.glyphs.map(\.x).min() == (isAfterEach ? 2 : 0))
    }

    /// A text, and how many times tracking is added between its graphemes.
    typealias Sample = (text: String, count: Int)

    @Test(
      "Letters of a cursive script are not tracked apart, what stands around them is",
      arguments: [
        ("\u{633}\u{644}\u{627}\u{645}", 0), ("\u{644}\u{627}", 0), ("\u{645}\u{627}\u{621}", 0),
        ("\u{645}\u{64F}\u{62D}\u{64E}\u{645}\u{651}", 0), ("\u{639}\u{640}\u{639}", 0),
        ("\u{628}\u{200C}\u{628}", 0), ("\u{628}\u{200B}\u{628}", 0), ("\u{628}\u{200D}", 0),
        ("\u{FEFB}\u{FE8D}", 0),
        ("\u{628}\u{628} \u{628}\u{628}", 2), ("(\u{628}\u{628}).", 3), ("\u{663}\u{664}", 1),
        ("\u{6F3}\u{6F4}", 1), ("\u{628}\u{663}", 1), ("ab \u{628}\u{628}", 3),
        ("\u{628}\u{628} ab", 3), ("a\u{628}\u{628}b", 2),
        // Syriac, N'Ko, Mandaic, Mongolian, Phags-pa, Manichaean, Sogdian, Hanifi Rohingya, Adlam.
        ("\u{712}\u{713}", 0), ("\u{7CA}\u{7CB}", 0), ("\u{841}\u{842}", 0),
        ("\u{1820}\u{1821}", 0), ("\u{A840}\u{A841}", 0), ("\u{10AC0}\u{10AC1}", 0),
        ("\u{10F30}\u{10F31}", 0), ("\u{10D00}\u{10D01}", 0), ("\u{1E900}\u{1E922}", 0),
        ("\u{1820}\u{1821} \u{1820}", 2),
        // Hebrew, Devanagari, Thai, Han, and Thaana, which does not join.
        ("\u{5D0}\u{5D1}", 1), ("\u{915}\u{916}", 1), ("\u{E01}\u{E02}", 1),
        ("\u{4E2D}\u{6587}", 1), ("\u{780}\u{781}", 1),
      ] as [Sample])
    func cursive(_ sample: Sample) throws {
      for name in ["DejaVuSans.ttf", "Amiri-Regular.ttf"] {
        for direction in WritingDirection.allCases {
          var font = try Fixture.font(name)
          let untracked = ShapedLine(sample.text, font: font, direction: direction).width
          font.tracking = 2
          let line = ShapedLine(sample.text, font: font, direction: direction)
          #expect(abs(line.width - untracked - 2 * Double(sample.count)) < 1e-9, "\(name)")
          let sum = line.explanation.clusters.reduce(0) { $0 + $1.width }
          #expect(abs(sum - line.width) < 1e-9)
          #expect(font.width(of: sample.text, direction: direction) == line.width)
        }
      }
    }

    @Test(
      "Where the direction turns letters stand as far apart as elsewhere",
      arguments: [
        "abc \u{5E9}\u{5DC} def", "\u{5E9}\u{5DC}ab\u{5DD}", "\u{5D0}12\u{5D1}", "a\u{5D0}\u{5D1}",
        "\u{5D0}\u{5D1}a", "a \u{5D0}",
      ])
    func bidi(_ text: String) throws {
      for direction in [WritingDirection.leftToRight, .rightToLeft] {
        let plain = try Fixture.font("DejaVuSans.ttf")
        var tracked = plain
        tracked.tracking = 3
        let old = ShapedLine(text, font: plain, direction: direction).glyphs
        let line = ShapedLine(text, font: tracked, direction: direction)
        for (place, (old, new)) in zip(old, line.glyphs).enumerated() {
          #expect(old.id == new.id)
          #expect(abs(new.x - old.x - 3 * Double(place)) < 1e-9)
        }
      }
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
    #expect(abs(width("ab\u{200B}") - width("ab")) < 1e-9)
    #expect(abs(width("\u{200B}\u{2060}ab\u{200B}\u{2060}") - width("ab")) < 1e-9)
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

  @Test(
    "A text is as wide as its letters and the tracking between them",
    arguments: [
      // hmtx and kern of the font, by fontTools 4.68: "TEXT" is 5163 of 2048 units.
      ("TEXT", TrackingPlacement.between, 64.3359375), ("TEXT", .afterEach, 72.3359375),
    ], Shaping.allCases)
  func width(
    _ sample: (text: String, placement: TrackingPlacement, width: Double), _ shaping: Shaping
  ) throws {
    var font = try Fixture.font("DejaVuSans.ttf", 16)
    font.tracking = 8
    font.trackingPlacement = sample.placement
    #expect(ShapedLine(sample.text, font: font, shaping: shaping).width == sample.width)
    #expect(font.width(of: sample.text, shaping: shaping) == sample.width)
  }

  @Test("One grapheme has no tracking, however it is drawn", arguments: Shaping.allCases)
  func single(_ shaping: Shaping) throws {
    var font = try Fixture.font("DejaVuSans.ttf", 16)
    for text in ["a", "\u{FB01}", "e\u{301}", " ", "\n", "\r\n", "\u{4E2D}"] {
      font.tracking = 0
      let width = font.width(of: text, shaping: shaping)
      for tracking in [8.0, -3] {
        font.tracking = tracking
        #expect(font.width(of: text, shaping: shaping) == width)
      }
    }
  }
}
