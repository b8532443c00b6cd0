import Foundation
import TestSupport
import Testing
import TextMetrics

/// The widths of many texts, measured on all cores.
///
/// The font is shared: a face may be used from any thread.
func widths(of texts: [String], font: Font) async -> [Double] {
  let count = ProcessInfo.processInfo.activeProcessorCount
  let size = max(1, (texts.count + count - 1) / count)
  return await withTaskGroup(of: (Int, [Double]).self) { group in
    for start in stride(from: 0, to: texts.count, by: size) {
      group.addTask {
        (start, texts[start..<min(start + size, texts.count)].map { font.width(of: $0) })
      }
    }
    var widths = [Double](repeating: 0, count: texts.count)
    for await (start, part) in group {
      widths.replaceSubrange(start..<start + part.count, with: part)
    }
    return widths
  }
}

extension Examples {
  @Test("Measured in parallel, texts are as wide as one after another", arguments: [0, 1, 1000])
  static func server(_ count: Int) async throws {
    let font = try Fixture.font("DejaVuSans.ttf")
    let texts = (0..<count).map { "Order \($0), AV To" }
    let actual = await widths(of: texts, font: font)
    #expect(actual == texts.map { font.width(of: $0) })
  }
}
