public import FieldLayout
public import Foundation

/// A laid-out text field as an SVG picture: outlines, placeholder, selection and caret.
///
/// The picture's unit is the point. It shows what the layout says and nothing of its own: every
/// outline and rect stands at its exact place.
public struct FieldPicture: Sendable {
  /// What is drawn.
  public let layout: TextFieldLayout

  /// Whether rects, baseline and caret stops are drawn and named as well.
  public var showsGuides: Bool

  /// Makes a picture of a layout.
  public init(_ layout: TextFieldLayout, showsGuides: Bool = false) {
    self.layout = layout
    self.showsGuides = showsGuides
  }

  /// The part of the plane that the picture shows: the field, with a margin for what lies outside.
  public var bounds: CGRect {
    let margin = Self.margin
    var bounds = layout.borderRect.insetBy(dx: -margin, dy: -margin)
    guard showsGuides else { return bounds }
    let guides = guideMargins
    bounds.origin.y -= guides.top
    bounds.size.height += guides.top + guides.bottom
    bounds.size.width += guides.right
    return bounds
  }

  /// The picture as an SVG document.
  public var svg: String {
    var canvas = SVGCanvas()
    draw(on: &canvas)
    return canvas.document(showing: bounds)
  }

  private static let margin: CGFloat = 8

  /// Draws field and guides.
  func draw(on canvas: inout SVGCanvas) {
    drawField(on: &canvas)
    if showsGuides { drawGuides(on: &canvas) }
  }
}
