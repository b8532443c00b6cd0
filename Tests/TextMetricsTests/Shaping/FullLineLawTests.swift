#if Shaping
  import TestSupport
  import TextMetrics
  import Testing

  /// What holds for every shaped line, over all fonts and texts and both directions.
  struct FullLineLawTests {
    private static let directions = [WritingDirection.leftToRight, .rightToLeft]

    @Test("The advances of the glyphs add up to the width", arguments: Fixture.fontNames)
    func sum(_ name: String) throws {
      let font = try Fixture.unitFont(name)
      var differences = Differences()
      for text in try TestText.all {
        for direction in Self.directions {
          let line = ShapedLine(text.text, font: font, shaping: .full, direction: direction)
          let what = "\(text.id) \(direction)"
          differences.compare(line.glyphs.reduce(0) { $0 + $1.advance }, line.width, what)
          differences.compare(line.unitWidth.map(Double.init), line.width, what)
          let edges = line.glyphRuns.map { [$0.x, $0.x + $0.width] }
          differences.compare(edges.first?.first ?? 0, 0, what)
          differences.compare(edges.last?.last ?? 0, line.width, what)
          for (left, right) in zip(edges, edges.dropFirst()) {
            differences.compare(left[1], right[0], what)
          }
        }
      }
      #expect(differences.found == [])
    }

    @Test("Carets move one way through a run, and past every letter", arguments: Fixture.fontNames)
    func monotone(_ name: String) throws {
      let font = try Fixture.font(name)
      var differences = Differences()
      for text in try TestText.all {
        for direction in Self.directions {
          let line = ShapedLine(text.text, font: font, shaping: .full, direction: direction)
          for run in line.glyphRuns {
            let sign = run.direction == .rightToLeft ? -1.0 : 1
            for index in line.text[run.range].indices {
              let leading = line.caretStop(at: index).downstream
              let trailing = line.caretStop(at: line.text.index(after: index)).upstream
              let step = sign * (trailing - leading)
              let what = "\(text.id) \(direction) at \(CaretNotation.describe(line.text, index))"
              differences.check(step >= 0, what)
              differences.check(step > 0 || !takesRoom(line.text[index]), "\(what): no room")
            }
          }
        }
      }
      #expect(differences.found == [])
    }

    /// Whether a character is drawn beside its neighbours, not over them and not not at all.
    private func takesRoom(_ character: Character) -> Bool {
      character.unicodeScalars.contains { scalar in
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format: false
        default: !scalar.properties.isDefaultIgnorableCodePoint
        }
      }
    }

    @Test(
      "Set glyph by glyph or shaped, a text is as wide if no feature applies",
      arguments: [
        "Amiri-Regular.ttf", "DejaVuSansMono.ttf", "Inter-roman.var.ttf", "Lohit-Devanagari.ttf",
        "Loma.ttf",
        "NotoSansHebrew-Regular.ttf", "Roboto-Regular.ttf", "wqy-microhei.ttf",
      ])
    func withoutFeatures(_ name: String) throws {
      var font = try Fixture.unitFont(name)
      #expect(!font.face.kind.hasKernTable)
      font.features = ["kern", "liga", "clig", "calt", "ccmp", "locl", "rlig", "mark", "mkmk"].map {
        FontFeature($0, 0)
      }
      try expectAgreement(font)
    }

    @Test(
      "Set glyph by glyph or shaped, a text is as wide if the font has a kern table alone",
      arguments: [
        "DejaVuSans.ttf", "LiberationSans-Regular.ttf", "LiberationSerif-Italic.ttf",
      ])
    func kernTableAlone(_ name: String) throws {
      var bytes = try FontBytes(name)
      try bytes.drop("GPOS")
      try bytes.drop("GSUB")
      let face = try FontFace(bytes: bytes.bytes)
      #expect(face.kind.hasKernTable)
      try expectAgreement(Font(face: face, size: Double(face.unitsPerEm)))
    }

    private func expectAgreement(_ font: Font) throws {
      var differences = Differences()
      for text in try TestText.all {
        let simple = ShapedLine(text.text, font: font, shaping: .simple)
        guard !simple.needsShaping, simple.missing.isEmpty else { continue }
        let full = ShapedLine(text.text, font: font, shaping: .full, direction: .leftToRight)
        differences.compare(full.width, simple.width, "width of \(text.id)")
        // HarfBuzz shares the adjustment of a kern table between both letters of a pair.
        if !font.face.kind.hasKernTable {
          differences.compare(
            full.caretStops.map(\.x), simple.caretStops.map(\.x), "carets of \(text.id)")
        }
        differences.compare(full.missing, simple.missing, "missing in \(text.id)")
        differences.compare(
          full.trailingWhitespaceWidth, simple.trailingWhitespaceWidth, "end of \(text.id)")
      }
      #expect(differences.found == [])
    }

    @Test("Lines of several faces keep every law", arguments: [11, 16, 20.48])
    func fallbacks(_ size: Double) throws {
      var font = try Fixture.font("LiberationSans-Regular.ttf", size)
      font.fallbacks = try [
        "NotoSansHebrew-Regular.ttf", "Amiri-Regular.ttf", "Lohit-Devanagari.ttf", "Loma.ttf",
        "wqy-microhei.ttf",
        "NotoColorEmoji.ttf", "DejaVuSans.ttf",
      ].map { try Fixture.face($0) }
      var differences = Differences()
      for text in try TestText.all {
        for direction in Self.directions {
          let line = ShapedLine(text.text, font: font, shaping: .full, direction: direction)
          let what = "\(text.id) \(direction)"
          if !text.tags.contains("anyfont"), !text.tags.contains("control"), text.id != "space-1680"
          {
            differences.compare(
              line.missing.map { String(line.text[$0]) }, [], "missing in \(what)")
          }
          differences.compare(
            line.glyphs.reduce(0) { $0 + $1.advance }, line.width, within: 1e-9, "sum of \(what)")
          for glyph in line.glyphs {
            differences.check(font.faces.indices.contains(glyph.fontIndex), what)
          }
          for stop in line.caretStops {
            for affinity in Affinity.allCases {
              let x = stop.x(affinity)
              differences.check(x >= 0 && x <= line.width, "\(what): caret at \(x)")
              differences.compare(
                line.x(at: line.position(at: x)), x, within: 1e-9, "\(what) at \(x)")
            }
          }
        }
      }
      #expect(differences.found == [])
    }
  }
#endif
