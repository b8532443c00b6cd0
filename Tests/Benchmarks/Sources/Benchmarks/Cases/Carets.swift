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
    [
      query(
        "one caret", length, difference: \.caretDifference,
        subject: { places in
          places.indices.reduce(0) { $0 + places.line.x(at: TextPosition($1)) }
        },
        baseline: { places in places.boundaries.reduce(0) { $0 + places.carets.x($1) } }),
      query(
        "one hit", length, difference: \.hitDifference,
        subject: { places in
          places.xs.reduce(0) {
            $0 + (places.line.position(at: $1).affinity == .upstream ? 1 : 0)
          }
        },
        baseline: { places in
          places.xs.reduce(0) { $0 + Double(places.carets.boundary(at: $1)) }
        }),
    ]
  }

  private static func query(
    _ name: String, _ length: Int, difference: @escaping (LinePlaces) -> String?,
    subject: @escaping (LinePlaces) -> Double, baseline: @escaping (LinePlaces) -> Double
  ) -> Benchmark {
    Benchmark(
      name: "\(name) of \(length)",
      input: "a line of \(length) characters, made already; 5 000 random places a round",
      unit: .call, target: length == 1_000_000 ? Target(.nanoseconds(1000)) : nil,
      measure: .time(baseline: CaretArray.name) {
        var places = try LinePlaces(length)
        return {
          places.draw(5000)
          return Round(
            count: places.boundaries.count,
            difference: { [places] in difference(places) },
            subject: { [places] in subject(places) },
            baseline: { [places] in baseline(places) })
        }
      })
  }
}
