/// Rows of text in columns that are as wide as they need to be.
struct Table {
  enum Side { case left, right }

  let columns: [(title: String, side: Side)]
  private(set) var rows: [[String]] = []

  init(_ columns: (title: String, side: Side)...) { self.columns = columns }

  mutating func row(_ cells: String...) { rows.append(cells.map(\.printable)) }

  /// The table as lines, each ended by a line feed; without titles if all are empty.
  var text: String {
    let titles = columns.map(\.title)
    let lines = titles.allSatisfy(\.isEmpty) ? rows : [titles] + rows
    let widths = columns.indices.map { column in
      lines.map { $0[column].displayWidth }.max() ?? 0
    }
    return lines.map { line in
      let cells = columns.indices.map { column in
        let blanks = String(
          repeating: " ", count: widths[column] - line[column].displayWidth)
        return columns[column].side == .left ? line[column] + blanks : blanks + line[column]
      }
      let text = cells.joined(separator: "  ")
      return text.prefix(
        upTo: text.lastIndex { $0 != " " }.map(text.index(after:)) ?? text.startIndex)
        + "\n"
    }.joined()
  }
}
