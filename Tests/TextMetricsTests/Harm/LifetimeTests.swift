import Foundation
import TestSupport
import TextMetrics
import Testing

/// Faces that come and go, and faces that are shared.
struct LifetimeTests {
  private static let good = [
    "Inter-roman.var.ttf", "LiberationSerif-Italic.ttf", "Kinds/strikes.otb", "Kinds/bitmaps.pcf",
    "Kinds/type1.pfb", "Kinds/wrapped.woff2", "Kinds/variable.otf",
  ]

  /// Opens good and bad fonts in turn, from files and from memory, and measures with the good ones.
  private func openAndClose(_ count: Int) throws {
    let bad = try [1, 12, 700, 5000].map { length in
      var font = try FontBytes("LiberationSerif-Italic.ttf")
      font.truncate(to: length)
      return font.bytes
    }
    let bytes = try Self.good.map { try FontBytes($0).bytes }
    for number in 0..<count {
      let name = Self.good[number % Self.good.count]
      let face =
        number % 2 == 0
        ? try FontFace(path: Fixture.path(name))
        : try FontFace(bytes: bytes[number % Self.good.count])
      let line = ShapedLine("AV", font: try Font(face: face, size: 12))
      #expect(line.width > 0)
      _ = try? FontFace(bytes: bad[number % bad.count])
      _ = try? FontFace(path: Fixture.path(name), index: 9)
      _ = try? FontFace(path: Repository.path("Package.swift"))
      _ = try? FontFace(path: Fixture.path(name), variations: ["none": 1])
    }
  }

  @Test(
    "Ten thousand faces, good and bad, leave memory and open files as they were",
    .enabled(if: FileManager.default.fileExists(atPath: "/proc/self/statm")))
  func openAndClose() throws {
    try openAndClose(50)
    let (files, memory) = try (ProcessUsage.openFiles, ProcessUsage.residentBytes)
    try openAndClose(2000)  // five faces each
    // Other tests run at the same time. A face that leaked would keep at least 100 kB, and an open
    // file, each time.
    #expect(try ProcessUsage.openFiles < files + 200)
    #expect(try ProcessUsage.residentBytes < memory + 800_000_000)
  }

  @Test("Bytes may go away after a face was made of them")
  func droppedBytes() throws {
    var bytes: [UInt8]? = try FontBytes("LiberationSans-Regular.ttf").bytes
    let face = try FontFace(bytes: try #require(bytes))
    bytes = nil
    let font = try Font(face: face, size: 16)
    let expected = ShapedLine("AV Te", font: try Fixture.font("LiberationSans-Regular.ttf"))
    #expect(ShapedLine("AV Te", font: font).caretStops.map(\.x) == expected.caretStops.map(\.x))
  }

  @Test("Eight tasks that ask for strikes get the same faces and numbers")
  func sharedStrikes() async throws {
    let face = try FontFace(path: Fixture.path("Kinds/strikes.otb"))
    let results = try await withThrowingTaskGroup(of: [[Double]].self) { group in
      for _ in 0..<8 {
        group.addTask {
          try (0..<200).map { number in
            let font = try Font(face: face, size: number % 2 == 0 ? 12 : 16)
            return [font.face.bitmapStrike ?? 0, ShapedLine("AV", font: font).width]
          }
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    let expected = (0..<200).map { $0 % 2 == 0 ? [12, 15] : [16, 20.0] }
    #expect(results.count == 8)
    #expect(results.allSatisfy { $0 == expected })
  }

  @Test("Eight tasks that open one file at different weights do not disturb each other")
  func sharedFile() async throws {
    let path = Fixture.path("Kinds/variable.otf")
    let widths = try await withThrowingTaskGroup(of: (Double, Int?).self) { group in
      for task in 0..<8 {
        let weight = [300, 420, 600, 900.0][task % 4]
        group.addTask {
          let face = try FontFace(path: path, variations: ["wght": weight])
          let widths = try (0..<100).map { _ in
            ShapedLine("A", font: try Font(face: face, size: 16)).unitWidth
          }
          return (weight, widths.allSatisfy { $0 == widths[0] } ? widths[0] : nil)
        }
      }
      return try await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
    }
    #expect(widths == [300: 600, 420: 608, 600: 620, 900: 700])
  }
}
