import Foundation
import TextMetrics

/// The frames of a field's accessories and of the space between them.
struct Accessories: Sendable {
  private(set) var leftView: CGRect?
  private(set) var rightView: CGRect?
  private(set) var clearButton: CGRect?
  /// The space left for text and placeholder.
  private(set) var between: CGRect

  init(_ field: TextField, direction: WritingDirection, in border: CGRect) {
    between = border
    let (start, end): (CGRectEdge, CGRectEdge) =
      direction == .rightToLeft ? (.maxXEdge, .minXEdge) : (.minXEdge, .maxXEdge)
    leftView = place(field.leftView, at: start)
    rightView = place(field.rightView, at: end)
    clearButton = place(field.clearButton, at: end)
    if !field.showsClearButton { clearButton = nil }
  }

  private mutating func place(_ accessory: TextFieldAccessory?, at edge: CGRectEdge) -> CGRect? {
    guard let accessory else { return nil }
    let width = min(CGFloat(accessory.width).clampedLength, between.width)
    let height = accessory.height.map { CGFloat($0).clampedLength } ?? between.height
    let x = edge == .minXEdge ? between.minX : between.maxX - width
    if edge == .minXEdge { between.origin.x += width }
    between.size.width -= width
    return CGRect(
      x: x, y: between.minY + (between.height - height) / 2, width: width, height: height)
  }
}

extension TextField {
  /// Whether the field is being edited, which it must be enabled for.
  var isEdited: Bool { isEditing && isEnabled }

  fileprivate var showsClearButton: Bool {
    guard !text.isEmpty else { return false }
    return switch clearButtonMode {
    case .whileEditing: isEdited
    case .unlessEditing: !isEdited
    case .always: true
    }
  }
}
