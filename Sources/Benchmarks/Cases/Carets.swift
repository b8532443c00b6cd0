import TextMetrics

extension Benchmark {
  /// All carets of a line that is made already.
  static var carets: [Benchmark] {
    let length = 10_000
    return [
      Benchmark(
        name: "all carets of a line", input: "a line of \(length) characters, made already",
        unit: .character,
        measure: .time(baseline: ArrayFloor.name) {
          let sample = SampleFont.dejaVuSans
          let (font, plain) = try (sample.open(), sample.openUncached())
          let floor = ArrayFloor(font.face)
          var texts = LongTexts(length, .latin, of: naturalLatin(seed: 50))
          return {
            let text = texts.next().string
            let line = ShapedLine.remembered(text, font: font)
            _ = line.x(at: TextPosition(text.endIndex))
            return Round(
              count: length,
              difference: {
                line.caretStops == ShapedLine(text, font: plain).caretStops
                  ? nil : "the line has other carets"
              },
              subject: { line.caretStops.last?.x ?? 0 },
              baseline: { Double(floor.units(text)) })
          }
        })
    ] + [1000, 1_000_000].flatMap(queries)
  }

  /// One caret and one hit at a time, at random places of a line that is made already.
  private static func queries(_ length: Int) -> [Benchmark] {
    let input = "a line of \(length) characters, made already; 5 000 random places a round"
    let target = length == 1_000_000 ? Target(.nanoseconds(1000)) : nil
    return [
      Benchmark(
        name: "one caret of \(length)", input: input, unit: .call, target: target,
        measure: .time(baseline: CaretArray.name) {
          var places = try LinePlaces(length)
          return {
            places.draw(5000)
            return Round(
              count: places.boundaries.count,
              difference: { [places] in places.caretDifference },
              subject: { [places] in
                places.indices.reduce(0) { $0 + places.line.x(at: TextPosition($1)) }
              },
              baseline: { [places] in
                places.boundaries.reduce(0) { $0 + places.carets.x($1) }
              })
          }
        }),
      Benchmark(
        name: "one hit of \(length)", input: input, unit: .call, target: target,
        measure: .time(baseline: CaretArray.name) {
          var places = try LinePlaces(length)
          return {
            places.draw(5000)
            return Round(
              count: places.boundaries.count,
              difference: { [places] in places.hitDifference },
              subject: { [places] in
                places.xs.reduce(0) {
                  $0 + (places.line.position(at: $1).affinity == .upstream ? 1 : 0)
                }
              },
              baseline: { [places] in
                places.xs.reduce(0) { $0 + Double(places.carets.boundary(at: $1)) }
              })
          }
        }),
    ]
  }
}
