extension ShapedLine {
  var graphemes: Graphemes { layout.graphemes }
  var runs: LineRuns { layout.runs }

  /// An amount of one of the line's scales in points: one multiplication, one division.
  func points(_ units: Double, scale: Int) -> Double {
    units * font.unitSize / Double(layout.scales[scale])
  }

  func points(tracked: Int) -> Double {
    font.tracking == 0 ? 0 : font.tracking * Double(tracked)
  }

  /// A place inside a run, counted from its left end, in points from the line's left end.
  func x(_ run: LineRun, units: Double = 0, tracked: Int = 0) -> Double {
    var x = points(Double(run.unitsBefore) + units, scale: run.scale)
    if layout.scales.count > 1 {
      for scale in 0..<layout.scales.count where scale != run.scale {
        x += points(Double(layout.before[run.index].units(scale)), scale: scale)
      }
    }
    return x + points(tracked: run.trackedBefore + tracked)
  }

  /// The right end of a run.
  func maxX(_ run: LineRun) -> Double { x(run, units: Double(run.units), tracked: run.tracked) }

  /// The edge of a boundary on the side of a run.
  func x(_ run: LineRun, boundary: Int) -> Double {
    let edge = run.edge(boundary)
    let edges = layout.edges
    return x(
      run, units: edges.units[edge],
      tracked: edges.tracked.isEmpty ? 0 : Int(edges.tracked[edge]))
  }

  /// The edge of a boundary that an affinity picks; outside of the text, the line's own ends.
  func x(boundary: Int, _ affinity: Affinity) -> Double {
    switch affinity {
    case .upstream:
      boundary == 0
        ? (layout.isRightToLeft ? width : 0)
        : x(runs[run(ofGrapheme: boundary - 1)], boundary: boundary)
    case .downstream:
      boundary == graphemes.count
        ? (layout.isRightToLeft ? 0 : width)
        : x(runs[run(ofGrapheme: boundary)], boundary: boundary)
    }
  }

  /// The index of the run that holds a grapheme.
  func run(ofGrapheme grapheme: Int) -> Int {
    var (low, high) = (0, runs.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if grapheme < runs[middle].graphemes.upperBound { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
