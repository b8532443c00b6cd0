/// A shaped run at its place on the line.
struct PlacedRun: Sendable {
  let shaped: ShapedRun
  /// The graphemes of the run.
  let graphemes: Range<Int>
  let scale: UnitScale
  /// Points that are added after each tracked grapheme.
  let tracking: Double
  /// The sum of all that stands left of the run.
  var before = PlacedAmount()
  /// The advances of its glyphs, in its own units, and how many of its graphemes are tracked.
  var own = PlacedAmount.Count()

  /// A place inside the run, counted from its left end, in points from the line's left end.
  func x(_ count: PlacedAmount.Count) -> Double { x(Double(count.units), count.tracked) }

  /// A place inside the run at a part of a unit.
  ///
  /// Units are added up as integers and become points in one multiplication, so no rounding adds up
  /// along the line.
  func x(_ units: Double, _ tracked: Int) -> Double {
    let spacing = tracking == 0 ? 0 : tracking * Double(before.count.tracked + tracked)
    return before.base + (Double(before.count.units) + units) * scale.size / scale.unitsPerEm
      + spacing
  }

  var minX: Double { x(PlacedAmount.Count()) }
  var maxX: Double { x(own) }
}

/// Advances to the left of a place, kept in integers as far as they are counted alike.
struct PlacedAmount: Sendable {
  struct Count: Sendable {
    /// Advances in a run's own units.
    var units = 0
    /// Graphemes after which tracking is added.
    var tracked = 0

    static func + (left: Count, right: Count) -> Count {
      Count(units: left.units + right.units, tracked: left.tracked + right.tracked)
    }
  }

  /// What is counted in the units of other faces, in points.
  var base = 0.0
  var count = Count()
}
