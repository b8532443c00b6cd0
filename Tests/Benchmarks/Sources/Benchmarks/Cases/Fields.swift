#if Shaping
  import FieldLayout
  import Foundation
  import TextMetrics

  extension Benchmark {
    /// Whole fields, each laid out and asked for its rects, beside bare HarfBuzz on the text alone.
    static var fields: [Benchmark] {
      latinFonts.map(repeatedFields) + [typing(atEnd: true), typing(atEnd: false)]
    }

    /// 64 fields of short texts in all alignments, every fourth with a placeholder alone.
    private static func repeatedFields(_ sample: SampleFont) -> Benchmark {
      Benchmark(
        name: "whole field, repeated, \(sample.name)",
        input: "64 fields of 2 to 5 words, 20 times a round", unit: .call,
        target: Target(.nanoseconds(2000)),
        measure: .time(baseline: BareHarfBuzz.name) {
          let (font, plain) = try (sample.open(), sample.openUncached())
          let bare = BareHarfBuzz(sample)
          var source = naturalLatin(seed: 70)
          let texts = source.next(64)
          let fields = texts.indices.map { field(texts[$0].string, font, number: $0) }
          let passes = 20
          return {
            Round(
              count: passes * fields.count,
              difference: { fields.lazy.compactMap { difference($0, plain) }.first },
              subject: {
                (0..<passes).reduce(0) { sum, _ in
                  fields.reduce(sum) { $0 + TextFieldLayout($1).extent }
                }
              },
              baseline: {
                Double(
                  (0..<passes).reduce(0) { sum, _ in
                    texts.reduce(sum) { $0 + bare.units($1) }
                  })
              })
          }
        })
    }

    private static func field(_ text: String, _ font: Font, number: Int) -> TextField {
      let alignments: [FieldLayout.TextAlignment] = [.natural, .left, .center, .right]
      let isEmpty = number % 4 == 3
      var field = TextField(
        text: isEmpty ? "" : text, placeholder: isEmpty ? text : "Name",
        bounds: CGRect(x: 20, y: 40, width: 320, height: 44), font: font,
        alignment: alignments[number / 4 % 4])
      field.isEditing = number % 2 == 0
      return field
    }

    /// A text of 10 000 characters that one more is typed into each time.
    private static func typing(atEnd: Bool) -> Benchmark {
      Benchmark(
        name: "whole field, typed \(atEnd ? "at the end" : "in the middle") of 10 000",
        input: "8 characters a round, one each time", unit: .call,
        target: atEnd ? Target(.timesAsFast(5)) : nil,
        measure: .time(baseline: BareHarfBuzz.name) {
          let sample = SampleFont.dejaVuSans
          let (font, plain) = try (sample.open(), sample.openUncached())
          let bare = BareHarfBuzz(sample)
          var long = LongTexts(10_000, .latin, of: naturalLatin(seed: 80))
          var typed = Typing(long.next().string, atEnd: atEnd)
          return {
            let texts = typed.next(8)
            let fields = texts.map { field(typing: $0, atEnd: atEnd, font) }
            return Round(
              count: fields.count,
              difference: { fields.lazy.compactMap { difference($0, plain) }.first },
              subject: { fields.reduce(0) { $0 + TextFieldLayout($1).extent } },
              baseline: { Double(texts.reduce(0) { $0 + bare.units($1.text) }) })
          }
        })
    }

    private static func field(typing text: Typing.Step, atEnd: Bool, _ font: Font) -> TextField {
      var field = TextField(
        text: text.text.string, bounds: CGRect(x: 0, y: 0, width: 320, height: 44), font: font)
      field.isEditing = true
      field.selection = TextSelection(at: text.caret)
      return field
    }

    /// Compares a field with the same in a font that remembers nothing.
    private static func difference(_ field: TextField, _ plain: Font) -> String? {
      var other = field
      other.font = plain
      let (layout, expected) = (TextFieldLayout(field), TextFieldLayout(other))
      return layout.rects == expected.rects
        ? nil : "“\(field.text.prefix(40))” has \(layout.rects), not \(expected.rects)"
    }
  }

  extension TextFieldLayout {
    /// What a program that draws the field asks for.
    fileprivate var rects: [CGRect] {
      [contentRect, textRect, placeholderRect ?? .zero, caret.rect]
    }

    fileprivate var extent: Double {
      Double(contentRect.minX + textRect.maxX + (placeholderRect?.maxX ?? 0) + caret.rect.minX)
    }
  }
#endif
