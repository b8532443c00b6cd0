import TestSupport
import TextMetrics
import Testing

/// What a part of the text covers.
struct SelectionTests {
  @Test(
    "A selection from left to right is one stretch between two carets", arguments: Shaping.allCases)
  func stretch(_ shaping: Shaping) throws {
    let line = ShapedLine("AV To", font: try Fixture.unitFont("DejaVuSans.ttf"), shaping: shaping)
    let stops = line.caretStops
    for start in stops.indices {
      for end in start..<stops.count {
        let intervals = line.intervals(for: stops[start].index..<stops[end].index)
        let expected = start == end ? [] : [[stops[start].x, stops[end].x]]
        #expect(intervals.map { [$0.minX, $0.maxX] } == expected)
        #expect(
          intervals.allSatisfy {
            $0.direction == .leftToRight && $0.containsStart && $0.containsEnd
          })
      }
    }
  }

  @Test(
    "Two selections that meet cover what one over both covers", arguments: Fixture.fontNames,
    Shaping.allCases)
  func joined(_ name: String, _ shaping: Shaping) throws {
    let font = try Fixture.unitFont(name)
    var differences = Differences()
    for text in try TestText.all {
      for direction in [WritingDirection.leftToRight, .rightToLeft] {
        let line = ShapedLine(text.text, font: font, shaping: shaping, direction: direction)
        let indices = line.caretStops.map(\.index)
        let last = indices.count - 1
        for (start, end) in [
          (0, last), (last / 4, last), (0, last - last / 4), (last / 3, 2 * last / 3),
        ] {
          for middle in start...end {
            let whole = line.intervals(for: indices[start]..<indices[end])
            let parts =
              line.intervals(for: indices[start]..<indices[middle])
              + line.intervals(for: indices[middle]..<indices[end])
            differences.compare(
              Self.coverage(parts), Self.coverage(whole),
              "\(text.id) \(direction) \(start) \(middle) \(end)")
          }
        }
      }
    }
    #expect(differences.found == [])
  }

  @Test(
    "Stretches are in order, do not touch and lie within the line", arguments: Fixture.fontNames,
    Shaping.allCases)
  func disjoint(_ name: String, _ shaping: Shaping) throws {
    let font = try Fixture.font(name)
    var differences = Differences()
    for text in try TestText.all {
      for direction in [WritingDirection.leftToRight, .rightToLeft] {
        let line = ShapedLine(text.text, font: font, shaping: shaping, direction: direction)
        let stops = line.caretStops
        for start in stops.indices {
          let intervals = line.intervals(for: stops[start].index..<line.text.endIndex)
          let edges = intervals.flatMap { [$0.minX, $0.maxX] }
          let what = "\(text.id) \(direction) from \(start)"
          differences.check(
            zip(edges, edges.dropFirst()).allSatisfy { $0 < $1 }, "\(what): \(edges)")
          differences.check((edges.first ?? 0) >= 0 && (edges.last ?? 0) <= line.width, what)
          // What has no width is not drawn, and so no stretch contains it.
          guard start < stops.count - 1, hasWidth(line, start), hasWidth(line, stops.count - 2)
          else { continue }
          differences.check(intervals.count { $0.containsStart } == 1, "\(what): start")
          differences.check(intervals.count { $0.containsEnd } == 1, "\(what): end")
        }
        let all = line.intervals(for: line.text.startIndex..<line.text.endIndex)
        let expected = line.width > 0 ? [[0, line.width]] : []
        differences.compare(
          all.map { [$0.minX, $0.maxX] }, expected, "all of \(text.id) \(direction)")
      }
    }
    #expect(differences.found == [])
  }

  @Test(
    "A range that ends between two surrogates takes in the character", arguments: Shaping.allCases,
    ["a😀b", "😀", "a👍🏽b", "😀😀"])
  func surrogates(_ shaping: Shaping, _ text: String) throws {
    let line = ShapedLine(
      text, font: try Fixture.unitFont("NotoColorEmoji.ttf"), shaping: shaping)
    for character in text.indices {
      let end = text.index(after: character)
      let whole = line.intervals(for: character..<end)
      for half in text.utf16.indices where character < half && half < end {
        #expect(line.intervals(for: character..<half) == whole)
        #expect(line.intervals(for: half..<end) == whole)
        #expect(line.intervals(for: half..<half) == [])
      }
    }
  }

  private func hasWidth(_ line: ShapedLine, _ grapheme: Int) -> Bool {
    line.caretStops[grapheme].downstream != line.caretStops[grapheme + 1].upstream
  }

  /// The edges of what some stretches cover together, in hundredths of a font unit.
  private static func coverage(_ intervals: [VisualInterval]) -> [[Double]] {
    intervals.sorted { $0.minX < $1.minX }
      .map { [($0.minX * 100).rounded(), ($0.maxX * 100).rounded()] }
      .reduce(into: []) { merged, interval in
        if let last = merged.last, interval[0] <= last[1] {
          merged[merged.count - 1][1] = max(last[1], interval[1])
        } else {
          merged.append(interval)
        }
      }
  }
}
