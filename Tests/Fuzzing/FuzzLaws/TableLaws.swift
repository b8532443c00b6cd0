package import OpenTypeLayout

/// What holds for every layout table, however damaged it is.
package enum TableLaws {
  /// What reading a table breaks; empty if nothing, which includes that it is refused.
  package static func broken(by bytes: [UInt8], _ kind: LayoutTable.Kind) -> [String] {
    guard let table = try? LayoutTable(bytes, kind) else { return [] }
    var broken: [String] = []
    var budget = ReadingBudget()
    for index in 0..<table.lookupCount {
      let before = budget
      let lookup = try? table.lookup(index, &budget)
      if budget.reads >= before.reads || budget.rules > before.rules || budget.bytes > before.bytes
      {
        broken.append("lookup \(index) is read for nothing")
      }
      guard let lookup else { continue }
      if lookup.rules.count > before.rules - budget.rules {
        broken.append("lookup \(index) has \(lookup.rules.count) rules that are not paid for")
      }
      broken += lookup.rules.flatMap { self.broken(by: $0, in: table) }
      var other = before
      if (try? table.lookup(index, &other)) != lookup { broken.append("lookup \(index) changes") }
    }
    if [budget.reads, budget.rules, budget.bytes].contains(where: { $0 < 0 }) {
      broken.append("more is spent than there is: \(budget)")
    }
    return broken
  }

  private static func broken(by rule: Rule, in table: LayoutTable) -> [String] {
    switch rule {
    case .ligature(let components, _): components.isEmpty ? ["a ligature of nothing"] : []
    case .reverse(let rule, let to):
      rule.input.count != 1 || !rule.nested.isEmpty || to.isEmpty != rule.input[0].isEmpty
        ? ["\(rule)"] : []
    case .sequence(let rule):
      rule.input.isEmpty
        || rule.nested.contains {
          !rule.input.indices.contains($0.position) || $0.lookup >= table.lookupCount
        }
        ? ["\(rule)"] : []
    case .single(let from, let to):
      from.isEmpty != to.isEmpty || to.count > from.count ? ["\(rule)"] : []
    default: []
    }
  }
}
