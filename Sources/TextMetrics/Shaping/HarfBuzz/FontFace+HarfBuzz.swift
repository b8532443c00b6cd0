#if Shaping
  extension FontFace {
    /// Shapes a run and adds its glyphs, in visual order, to others.
    ///
    /// They are measured in font units, or in 1/64 point if the font is hinted.
    func shape(
      _ text: String, _ run: TextRun, _ settings: HarfBuzzSettings,
      into glyphs: inout [ShapedGlyph]
    ) {
      let limit = cacheLimit
      glyphs += withShaper { shaper in
        var glyphs: [ShapedGlyph] = []
        let style = shaper.style(settings.style)
        unsafe text.utf8.withContiguousStorageIfAvailable { bytes in
          unsafe shaper.shapeWords(bytes, run, settings, style, limit: limit, into: &glyphs)
        }
        return glyphs
      }
    }

    /// The width of the runs of a text in the same measures.
    ///
    /// The font must be of a style that is the same all over the text.
    ///
    /// - Returns: nil if the face lacks glyphs, or a run of a damaged font comes to less than nothing.
    func width(_ text: String, _ runs: TextRuns, _ font: Font) -> Int? {
      let limit = cacheLimit
      return withShaper { shaper in
        let style = shaper.style(font.style)
        return unsafe text.utf8.withContiguousStorageIfAvailable { bytes -> Int? in
          var sum = 0
          for run in runs {
            var width = RunWidth()
            unsafe shaper.shapeWords(
              bytes, run, style.settings, style, limit: limit, into: &width)
            guard !width.lacksGlyphs, width.units >= 0 else { return nil }
            sum += width.units
          }
          return sum
        }.flatMap { $0 }
      }
    }

    /// Reads plain text in the same measures.
    ///
    /// - Returns: false if it has to be shaped as a whole, or the face lacks some of it.
    func readPlain(
      _ text: UnsafeBufferPointer<UInt8>, _ plain: PlainText, _ font: Font,
      into reading: inout some PlainReading
    ) -> Bool {
      let limit = cacheLimit
      return withShaper { shaper in
        unsafe shaper.readPlain(text, plain, font, limit: limit, into: &reading)
      }
    }

    /// The places that the font gives for carets inside a ligature, from the glyph's origin.
    ///
    /// They are measured as shaping measures. Empty if the font gives none.
    func ligatureCarets(of glyph: GlyphID, _ style: ShapingStyle) -> [Int32] {
      guard kind.hasLigatureCarets else { return [] }
      return withShaper { shaper in
        shaper.style(style).ligatureCarets(of: glyph)
      }
    }

    private func withShaper<Answer>(
      _ body: (inout HarfBuzzShaper) -> sending Answer
    ) -> sending Answer {
      shapers.withItem(for: self, make: { HarfBuzzShaper($0) }, body)
    }

    /// The lookups of a `GSUB` or `GPOS` table.
    func layoutTable(_ tag: FontTag) -> LayoutTable {
      LayoutTable(withHandle { $0.table(tag) } ?? [], extensionType: tag == .gsub ? 7 : 9)
    }

    var kernTable: KernTable { KernTable(withHandle { $0.table(.kern) } ?? []) }

    /// Whether the face is shaped by Apple's tables in place of OpenType's.
    var hasAppleLayout: Bool {
      withHandle { $0.hasTable(.morx) || $0.hasTable(.mort) || $0.hasTable(.kerx) }
    }
  }
#endif
