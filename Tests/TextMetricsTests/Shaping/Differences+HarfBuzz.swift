#if Shaping
  import TestSupport
  import TextMetrics

  extension Differences {
    /// Compares all that a line tells with what HarfBuzz and FriBidi made of its text.
    ///
    /// The line must be set at a size where a point is a font unit. Places are compared exactly but
    /// for those between two units.
    mutating func compare(_ line: ShapedLine, with row: HarfBuzzGolden.Row) {
      let text = line.text
      let offsets = Array(text.unicodeScalars.indices) + [text.endIndex]
      let what = "\(row.text) \(row.direction)"
      compare(line.direction.rawValue, row.direction, what)
      compare(line.width, Double(row.w), "width of \(what)")
      compare(line.unitWidth, row.w, "units of \(what)")

      compare(line.glyphs.map(\.id.rawValue), row.glyphs.map(\.id), "glyphs of \(what)")
      var pen = 0
      for (glyph, golden) in zip(line.glyphs, row.glyphs) {
        let which = "glyph \(golden.id) of \(what)"
        compare(glyph.x, Double(pen + golden.dx), "x of \(which)")
        compare(glyph.y, Double(-golden.dy), "y of \(which)")
        compare(glyph.advance, Double(golden.advance), "advance of \(which)")
        check(glyph.range.contains(offsets[golden.cluster]), "range of \(which)")
        pen += golden.advance
      }

      let stops = line.caretStops
      compare(stops.count, row.strong.count, "stops of \(what)")
      let (start, end) = line.direction == .rightToLeft ? (line.width, 0) : (0, line.width)
      for (index, stop) in stops.enumerated() where index < row.strong.count {
        let tolerance = stop.kind == .interpolated ? 1e-9 : 0
        let which = "stop \(index) of \(what)"
        compare(stop.upstream, row.prev[index] ?? start, within: tolerance, "upstream at \(which)")
        compare(
          stop.downstream, row.next[index] ?? end, within: tolerance, "downstream at \(which)")
        compare(stop.x, row.strong[index], within: tolerance, "primary at \(which)")
        let ligature = row.lig.first {
          offsets[$0.start] < stop.index && stop.index < offsets[$0.end]
        }
        let kinds = ["gdef": CaretStop.Kind.fontCaret, "even": .interpolated]
        compare(stop.kind, ligature.flatMap { kinds[$0.source] } ?? .glyphEdge, "kind of \(which)")
      }

      for selection in row.sel {
        let intervals = line.intervals(for: offsets[selection.start]..<offsets[selection.end])
        let which = "selection \(selection.start) to \(selection.end) of \(what)"
        compare(intervals.count, selection.boxes.count, which)
        for (interval, box) in zip(intervals, selection.boxes) {
          compare(interval.minX, box[0], within: 1e-9, "left of \(which)")
          compare(interval.maxX, box[1], within: 1e-9, "right of \(which)")
        }
      }
    }
  }
#endif
