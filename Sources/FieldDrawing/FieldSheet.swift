public import FieldLayout
import Foundation

/// Pictures of several fields on one sheet, in rows, each with a caption.
public struct FieldSheet: Sendable {
  /// A field of the sheet.
  public struct Entry: Sendable {
    /// What stands above the field.
    public let caption: String
    /// The field.
    public let layout: TextFieldLayout

    /// Makes an entry.
    public init(_ caption: String, _ layout: TextFieldLayout) {
      self.caption = caption
      self.layout = layout
    }
  }

  /// The fields, row by row.
  public var rows: [[Entry]]

  /// Makes a sheet.
  public init(_ rows: [[Entry]]) { self.rows = rows }

  /// The sheet as an SVG document; each column is as wide as its widest field.
  public var svg: String {
    var canvas = SVGCanvas()
    let columns = rows.map(\.count).max() ?? 0
    let widths = (0..<columns).map { column in
      rows.compactMap { $0.count > column ? $0[column].layout.borderRect.width : nil }.max() ?? 0
    }
    let gap = Self.gap
    let sheetWidth = widths.reduce(gap) { $0 + $1 + gap }
    let heights = rows.map { row in row.map(\.layout.borderRect.height).max() ?? 0 }
    let sheetHeight = heights.reduce(gap) { $0 + $1 + gap + Self.captionHeight }
    let sheet = CGRect(x: 0, y: 0, width: sheetWidth, height: sheetHeight)
    canvas.rect(sheet, fill: "#f6f8fa")
    var y = gap
    for (row, height) in zip(rows, heights) {
      var x = gap
      for (entry, width) in zip(row, widths) {
        canvas.text(entry.caption, at: CGPoint(x: x, y: y + 8), size: 9, fill: "#57606a")
        let border = entry.layout.borderRect
        canvas.move(
          by: CGPoint(x: x - border.minX, y: y + Self.captionHeight - border.minY)
        ) { canvas in
          FieldPicture(entry.layout).draw(on: &canvas)
        }
        x += width + gap
      }
      y += height + gap + Self.captionHeight
    }
    return canvas.document(showing: sheet)
  }

  private static let gap: CGFloat = 16
  private static let captionHeight: CGFloat = 13
}
