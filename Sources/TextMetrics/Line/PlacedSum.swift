/// Adds up advances from left to right, apart for each scale that they are counted in.
struct PlacedSum {
  let tracking: Double
  private var units: [(scale: UnitScale, units: Int)] = []
  private var tracked = 0

  init(tracking: Double) { self.tracking = tracking }

  mutating func add(_ count: PlacedAmount.Count, _ scale: UnitScale) {
    tracked += count.tracked
    if let index = units.firstIndex(where: { $0.scale == scale }) {
      units[index].units += count.units
    } else {
      units.append((scale, count.units))
    }
  }

  /// The sum so far, as a run of that scale counts on from it.
  func amount(in scale: UnitScale) -> PlacedAmount {
    var amount = PlacedAmount()
    amount.count.tracked = tracked
    for entry in units {
      if entry.scale == scale {
        amount.count.units = entry.units
      } else {
        amount.base += entry.scale.points(entry.units)
      }
    }
    return amount
  }

  /// The sum so far in points.
  var points: Double {
    units.reduce(tracking == 0 ? 0 : tracking * Double(tracked)) {
      $0 + $1.scale.points($1.units)
    }
  }
}
