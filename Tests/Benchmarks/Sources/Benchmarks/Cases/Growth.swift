import TextMetrics

extension Benchmark {
  /// Lines of twice the length, beside lines of once the length: texts of one part over and over.
  static var growth: [Benchmark] {
    RepeatedPart.all.map { kind in
      Benchmark(
        name: "twice as long, \(kind.name)",
        input: "a line with all its carets, of 5 000 and of 2 500 parts",
        unit: .call, target: Target(.timesTheTime(2.2)),
        measure: .time(baseline: "half the parts") {
          let (font, plain) = try (kind.font.open(), kind.font.openUncached())
          var number = 0
          return {
            number += 1
            let text = kind.text(5000, number: number)
            let half = kind.text(2500, number: number)
            return Round(
              count: 1,
              difference: {
                let stops = ShapedLine.remembered(text, font: font).caretStops
                return stops == ShapedLine(text, font: plain).caretStops
                  ? nil : "the line has other carets"
              },
              subject: { ShapedLine(text, font: font).caretStops.last?.x ?? 0 },
              baseline: { ShapedLine(half, font: font).caretStops.last?.x ?? 0 })
          }
        })
    }
  }
}
