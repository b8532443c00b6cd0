import TestSupport
import TextMetrics
import Testing

/// One face from many tasks, and many faces at once.
struct FontThreadTests {
  private static let texts = [
    "Hello, World!", "AVAVATAWA", "office", "caf\u{E9}", "\u{5E9}\u{5DC}\u{5D5}\u{5DD} abc",
  ]

  private static func widths(_ face: FontFace) throws -> [Double] {
    try [11, 16, 20.48].flatMap { size in
      try Hinting.allCases.flatMap { hinting in
        let font = try Font(face: face, size: size, hinting: hinting)
        return Shaping.allCases.flatMap { shaping in
          texts.map { ShapedLine($0, font: font, shaping: shaping).width }
        }
      }
    }
  }

  @Test("Eight tasks measure with one face what one task measures")
  func sharedFace() async throws {
    let face = try Fixture.face("DejaVuSans.ttf")
    let expected = try Self.widths(face)
    let all = try await withThrowingTaskGroup(of: [[Double]].self) { group in
      for _ in 0..<8 { group.addTask { try (0..<10).map { _ in try Self.widths(face) } } }
      return try await group.reduce(into: []) { $0 += $1 }
    }
    #expect(all.count == 80)
    #expect(all.allSatisfy { $0 == expected })
  }

  @Test("Eight tasks may open, measure and close at once")
  func ownFaces() async throws {
    let expected = try Self.widths(Fixture.face("LiberationSans-Regular.ttf"))
    let all = try await withThrowingTaskGroup(of: [Double].self) { group in
      for _ in 0..<8 {
        group.addTask {
          for _ in 0..<40 {
            _ = try FontFace(path: Fixture.path("LiberationSans-Regular.ttf"))
            _ = try? FontFace(bytes: [0, 1, 0, 0])
          }
          return try Self.widths(FontFace(path: Fixture.path("LiberationSans-Regular.ttf")))
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(all.allSatisfy { $0 == expected })
  }

  @Test("A line may be asked from many tasks")
  func sharedLine() async throws {
    let line = ShapedLine("AV To Te \u{5D0}\u{5D1} 12", font: try Fixture.font("DejaVuSans.ttf"))
    let expected = line.caretStops
    let all = await withTaskGroup(of: [CaretStop].self) { group in
      for _ in 0..<8 { group.addTask { line.caretStops } }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(all.allSatisfy { $0 == expected })
  }
}
