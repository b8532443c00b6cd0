import TestSupport
import Testing
import TextMetrics

/// Why a line is as wide as it is.
struct ExplanationTests {
  /// Lines whose every part can be counted: Latin, Arabic, emoji, and what is special.
  static let lines: [(font: String, text: String)] = [
    ("DejaVuSans.ttf", "AV office To"), ("Amiri-Regular.ttf", "السلام عليكم لا"),
    ("NotoColorEmoji.ttf", "😀👨‍👩‍👧‍👦🇫🇷👍🏽"), ("Lohit-Devanagari.ttf", "क्षत्रिय"),
    ("LiberationSerif-Italic.ttf", "AVA\tfi\r\nT\u{2003}o\u{AD}x"), ("Roboto-Regular.ttf", ""),
    ("Inter-roman.var.ttf", "e\u{301}\u{200D}中To"),
  ]

  @Test(
    "The parts of an unhinted line add up to its width in font units exactly",
    arguments: lines, Shaping.allCases)
  func units(_ line: (font: String, text: String), _ shaping: Shaping) throws {
    let font = try Fixture.font(line.font)
    let shaped = ShapedLine(line.text, font: font, shaping: shaping)
    let clusters = shaped.explanation.clusters
    let parts = clusters.reduce(0) { $0 + $1.nominal + $1.substitution + $1.positioning + $1.tab }
    #expect(parts == shaped.unitWidth)
    let texts = clusters.map { String(line.text[$0.range]) }.joined()
    #expect(texts == line.text)
  }

  @Test(
    "Recombined as the line combines them, the parts are its width to the last bit",
    arguments: try TestText.all, Hinting.allCases)
  func points(_ text: TestText, _ hinting: Hinting) throws {
    let fallbacks = ["Amiri-Regular.ttf", "NotoColorEmoji.ttf"].map { try? Fixture.face($0) }
    let font = try Font(
      face: Fixture.face("DejaVuSans.ttf"), size: 13, fallbacks: fallbacks.compactMap { $0 },
      hinting: hinting)
    for shaping in Shaping.allCases {
      let line = ShapedLine(text.text, font: font, shaping: shaping)
      let clusters = line.explanation.clusters
      // One sum for each scale, in the order in which the text comes to them.
      var sums: [(unit: Double, cluster: ClusterExplanation, advance: Int)] = []
      for cluster in clusters {
        let unit = cluster.points(1)
        if let index = sums.firstIndex(where: { $0.unit == unit }) {
          sums[index].advance += cluster.advance
        } else {
          sums.append((unit, cluster, cluster.advance))
        }
      }
      let width = sums.reduce(0) { $0 + $1.cluster.points($1.advance) }
      #expect(width == line.width, "\(shaping)")
      let sum = clusters.reduce(0) { $0 + $1.width }
      #expect(abs(sum - line.width) <= 1e-12 * max(1, line.width), "\(shaping)")
    }
  }

  @Test("Clusters lie side by side", arguments: lines, Shaping.allCases)
  func places(_ line: (font: String, text: String), _ shaping: Shaping) throws {
    let shaped = try ShapedLine(line.text, font: Fixture.font(line.font), shaping: shaping)
    var edge = 0.0
    for cluster in shaped.explanation.clusters.sorted(by: { $0.x < $1.x }) where cluster.width > 0 {
      #expect(abs(cluster.x - edge) < 1e-9)
      edge = cluster.x + cluster.width
    }
    #expect(abs(edge - shaped.width) < 1e-9)
  }

  @Test("Glyph by glyph, nothing is substituted, and kerning alone is placed")
  func simple() throws {
    let font = try Fixture.font("DejaVuSans.ttf")
    let line = ShapedLine("AV", font: font, shaping: .simple)
    let actual = line.explanation.clusters.map { [$0.nominal, $0.substitution, $0.positioning] }
    #expect(actual == [[1401, 0, -131], [1401, 0, 0]])
    #expect(
      line.explanation.clusters.map(\.mappedGlyphs) == line.explanation.clusters.map(\.glyphs))
  }

  #if Shaping
    @Test("Kerning is placed, ligatures and joined forms are substituted")
    func full() throws {
      let kerned = try clusters("AV", "DejaVuSans.ttf")
      #expect(
        kerned.map { [$0.nominal, $0.substitution, $0.positioning] } == [
          [1401, 0, -131], [1401, 0, 0],
        ])
      let ligature = try #require(try clusters("ffi", "DejaVuSans.ttf").first)
      #expect(ligature.mappedGlyphs.count == 3 && ligature.glyphs.count == 1)
      #expect(ligature.substitution == ligature.advance - ligature.nominal)
      #expect(ligature.positioning == 0 && ligature.substitution != 0)
      let joined = try clusters("سلا", "Amiri-Regular.ttf")
      #expect(joined.contains { $0.substitution != 0 && $0.glyphs != $0.mappedGlyphs })
    }

    @Test("The stops inside a cluster say how they were found")
    func stops() throws {
      let given = try #require(try clusters("ffi", "DejaVuSans.ttf").first)
      #expect(given.innerCaretStops.count == 2)
      let line = try ShapedLine("ffi", font: Fixture.font("DejaVuSans.ttf"))
      #expect(given.innerCaretStops == Array(line.caretStops[1...2]))
      let sign = try #require(try clusters("👨‍👩‍👧‍👦", "NotoColorEmoji.ttf").first)
      #expect(sign.innerCaretStops == [])
    }

    @Test("A space that the font lacks is itself, and what has no width takes none")
    func spaces() throws {
      let actual = try clusters("\u{2003}\u{AD}\u{200B}\n\r\n", "Roboto-Regular.ttf")
      #expect(actual.allSatisfy { $0.substitution == 0 && $0.positioning == 0 })
    }

    private func clusters(_ text: String, _ font: String) throws -> [ClusterExplanation] {
      try ShapedLine(text, font: Fixture.font(font)).explanation.clusters
    }
  #endif

  @Test(
    "Tracking is added for each grapheme, and never takes away more than there is",
    arguments: [2.5, -0.25, -1000])
  func tracking(_ tracking: Double) throws {
    var font = try Fixture.font("DejaVuSans.ttf")
    font.tracking = tracking
    let line = ShapedLine("AV fi\tx", font: font)
    let clusters = line.explanation.clusters
    #expect(clusters.allSatisfy { $0.width >= 0 })
    let sum = clusters.reduce(0) { $0 + $1.width }
    #expect(abs(sum - line.width) < 1e-9)
    #expect(clusters[0].tracking == max(tracking, -clusters[0].points(clusters[0].advance)))
    #expect(clusters[5].tracking == 0)
  }

  @Test("A tab reaches its stop by itself")
  func tab() throws {
    let clusters = try ShapedLine("a\tb", font: Fixture.font("DejaVuSans.ttf")).explanation.clusters
    // Eight spaces of 651 units, less a letter of 1255.
    #expect(clusters.map(\.tab) == [0, 8 * 651 - 1255, 0])
    #expect(clusters[1].nominal == 0 && clusters[1].positioning == 0)
  }

  @Test("The face of each cluster and what is missing are told")
  func faces() throws {
    let font = try Font(
      face: Fixture.face("DejaVuSansMono.ttf"), size: 16,
      fallbacks: [Fixture.face("wqy-microhei.ttf")])
    let clusters = ShapedLine("a中\u{E000}", font: font).explanation.clusters
    #expect(clusters.map(\.fontIndex) == [0, 1, 0])
    #expect(clusters.map(\.isMissing) == [false, false, true])
    #expect(clusters[2].mappedGlyphs == [.notdef])
  }

  @Test(
    "The direction has a reason",
    arguments: [
      (" אa", WritingDirection.natural, Shaping.standard, 1), ("12 ", .natural, .standard, nil),
      ("", .natural, .standard, nil), ("א", .natural, .simple, nil),
    ] as [(String, WritingDirection, Shaping, Int?)])
  func direction(
    _ text: String, _ direction: WritingDirection, _ shaping: Shaping, _ letter: Int?
  ) throws {
    let font = try Fixture.font("NotoSansHebrew-Regular.ttf")
    let line = ShapedLine(text, font: font, shaping: shaping, direction: direction)
    let asked = ShapedLine(text, font: font, shaping: shaping, direction: .rightToLeft)
    #expect(asked.explanation.directionReason == .requested)
    guard shaping != .simple, let letter else {
      #expect(line.explanation.directionReason == .standard)
      return
    }
    let start = text.unicodeScalars.index(text.startIndex, offsetBy: letter)
    #expect(
      line.explanation.directionReason
        == .firstStrong(start..<text.unicodeScalars.index(after: start)))
  }
}
