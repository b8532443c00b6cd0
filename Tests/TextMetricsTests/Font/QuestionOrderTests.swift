import TestSupport
import TextMetrics
import Testing

/// No number depends on what the face was asked before.
struct QuestionOrderTests {
  /// What is asked of a face; the answer is a list of numbers.
  private enum Question: Hashable {
    case advance(UInt32)
    case hintedAdvance(UInt32, Hinting, size: Double)
    case bounds(UInt32)
    case kerning(UInt32, UInt32)
    case width(String, Shaping, Hinting)

    static func random(_ glyphCount: Int, using random: inout SeededGenerator) -> Question {
      let (glyph, other) = (
        UInt32.random(in: 0..<UInt32(glyphCount), using: &random),
        UInt32.random(in: 0..<UInt32(glyphCount), using: &random)
      )
      let hinting: Hinting = Bool.random(using: &random) ? .full : .light
      return switch Int.random(in: 0..<8, using: &random) {
      case 0...2: .advance(glyph)
      case 3: .hintedAdvance(glyph, hinting, size: Bool.random(using: &random) ? 13 : 16)
      case 4: .bounds(glyph)
      case 5: .kerning(glyph, other)
      case 6: .width("AV", .simple, hinting)
      default: .width("Te", Shaping.standard, .none)
      }
    }

    func answer(of face: FontFace) throws -> [Double] {
      switch self {
      case .advance(let glyph): [Double(face.advance(of: GlyphID(rawValue: glyph)))]
      case .hintedAdvance(let glyph, let hinting, let size):
        [
          try Font(face: face, size: size, hinting: hinting)
            .advance(of: GlyphID(rawValue: glyph))
        ]
      case .bounds(let glyph):
        face.bounds(of: GlyphID(rawValue: glyph))
          .map { [$0.left, $0.bottom, $0.right, $0.top].map { Double($0) } } ?? []
      case .kerning(let left, let right):
        [Double(face.kerning(GlyphID(rawValue: left), GlyphID(rawValue: right)))]
      case .width(let text, let shaping, let hinting):
        [
          ShapedLine(
            text, font: try Font(face: face, size: 16, hinting: hinting), shaping: shaping
          ).width
        ]
      }
    }
  }

  /// Asks fresh faces of the same bytes questions in random orders and returns where an answer is not
  /// the first one that the question had.
  private func differences(
    _ bytes: [UInt8], _ variations: [String: Double], orders: Int, _ random: inout SeededGenerator,
    _ what: String
  ) throws -> (found: [String], inputs: Int) {
    guard let glyphCount = try? FontFace(bytes: bytes, variations: variations).glyphCount else {
      return ([], 0)
    }
    let questions = (0..<8).map { _ in Question.random(glyphCount, using: &random) }
    var answers: [Question: [Double]] = [:]
    var found: [String] = []
    for _ in 0..<orders {
      let face = try FontFace(bytes: bytes, variations: variations)
      for question in questions.shuffled(using: &random).prefix(4) {
        let answer = try question.answer(of: face)
        let first = answers[question, default: answer]
        answers[question] = first
        if answer != first { found.append("\(what), \(question): \(answer), not \(first)") }
      }
    }
    return (found, orders)
  }

  /// All variable fonts that are bundled.
  private static let variableFonts = (Fixture.fontNames + Fixture.kindNames).filter {
    (try? Fixture.face($0).kind.isVariable) ?? false
  }

  private static func places(
    _ name: String, _ random: inout SeededGenerator
  ) throws -> [[String: Double]] {
    let face = try Fixture.face(name)
    let drawn = (0..<8).map { _ in
      Dictionary(
        face.variationAxes.map {
          ($0.tag, Double.random(in: $0.minimum...$0.maximum, using: &random).rounded())
        }, uniquingKeysWith: { first, _ in first })
    }
    return face.namedInstances.map(\.coordinates) + drawn + [[:]]
  }

  @Test("A variable face says the same whatever is asked first")
  func variableFonts() throws {
    var random = SeededGenerator(seed: 1)
    var found: [String] = []
    var inputs = 0
    #expect(Self.variableFonts.count >= 3)
    while inputs < 5000 {
      for name in Self.variableFonts {
        for place in try Self.places(name, &random) {
          var bytes = try FontBytes(name)
          if Bool.random(using: &random) { try bytes.drop("HVAR") }
          let answer = try differences(
            bytes.bytes, place, orders: 20, &random, "\(name) at \(place)")
          found += answer.found
          inputs += answer.inputs
        }
      }
    }
    #expect(found.prefix(5) == [])
  }

  @Test("A damaged face does too")
  func damagedFonts() throws {
    var random = SeededGenerator(seed: 2)
    var mutations = Mutations(seed: 3)
    var found: [String] = []
    var inputs = 0
    while inputs < 5000 {
      for name in Self.variableFonts + ["LiberationSans-Regular.ttf", "Kinds/outlines.otf"] {
        for place in try Self.places(name, &random).prefix(4) {
          var bytes = try FontBytes(name)
          for table in ["glyf", "gvar", "CFF2", "CFF ", "HVAR", "loca"] {
            guard let length = try? bytes.length(of: table), length > 16,
              Int.random(in: 0..<3, using: &random) == 0
            else { continue }
            for _ in 0..<8 {
              let offset = Int.random(in: 0..<length - 1, using: &random)
              try bytes.set(table, offset, to: Int.random(in: 0...0xFFFF, using: &random))
            }
          }
          let copy =
            Int.random(in: 0..<4, using: &random) == 0
            ? mutations.mutated(bytes.bytes) : bytes.bytes
          let answer = try differences(copy, place, orders: 10, &random, "\(name) at \(place)")
          found += answer.found
          inputs += answer.inputs
        }
      }
    }
    #expect(found.prefix(5) == [])
  }

  @Test("Faces of every kind say the same whatever is asked first")
  func allFonts() throws {
    var random = SeededGenerator(seed: 4)
    var found: [String] = []
    for name in Fixture.fontNames + Fixture.kindNames {
      let bytes = try FontBytes(name).bytes
      found += try differences(bytes, [:], orders: 20, &random, name).found
    }
    #expect(found.prefix(5) == [])
  }

  /// FreeType 2.12.1 says 10 pixels for each in a fresh face, and 18 for V after A was hinted.
  @Test("Instructions of a glyph change no advance of another", arguments: Shaping.allCases)
  func twilightZone(_ shaping: Shaping) throws {
    for (text, expected) in [("V", 10.0), ("VA", 20), ("AV", 20), ("AVAV", 40)] {
      let face = try FontFace(path: Fixture.path("Kinds/twilight.ttf"))
      let font = try Font(face: face, size: 16, hinting: .full)
      for _ in 0..<2 {
        #expect(ShapedLine(text, font: font, shaping: shaping).width == expected, "\(text)")
      }
    }
  }

  #if Shaping
    /// hb-shape of HarfBuzz 15.0.0; by its outline the L with a dot is 34 units narrower.
    @Test("The first text of a variable face is as wide as any other", arguments: [true, false])
    func firstText(_ isFirst: Bool) throws {
      let face = try FontFace(path: Fixture.path("Inter-roman.var.ttf"), variations: ["wght": 700])
      var font = try Font(face: face, size: 2816)
      font.language = "ca"
      if !isFirst { _ = font.width(of: "a") }
      #expect(ShapedLine("L\u{B7}L", font: font).width == 3230)
    }
  #endif
}
