/// The shape of a glyph: closed contours of lines and curves.
public struct GlyphOutline: Sendable, Hashable {
  /// A point of an outline.
  public struct Point: Sendable, Hashable {
    /// To the right.
    public var x: Double
    /// Up in font units, down in points.
    public var y: Double

    /// Makes a point.
    public init(x: Double, y: Double) {
      self.x = x
      self.y = y
    }
  }

  /// A step along a contour.
  public enum Element: Sendable, Hashable {
    /// Begins a contour.
    case move(to: Point)
    /// Goes straight on.
    case line(to: Point)
    /// Goes on in a curve with one control point, as in TrueType.
    case quadratic(Point, to: Point)
    /// Goes on in a curve with two control points, as in PostScript.
    case cubic(Point, Point, to: Point)
    /// Goes straight back to where the contour began.
    case close
  }

  /// The contours, one after another.
  public var elements: [Element]

  /// Makes an outline of its elements.
  public init(_ elements: [Element]) { self.elements = elements }

  /// The outline with each of its points moved.
  func mapped(_ move: (Point) -> Point) -> GlyphOutline {
    GlyphOutline(
      elements.map { element in
        switch element {
        case .move(let to): .move(to: move(to))
        case .line(let to): .line(to: move(to))
        case .quadratic(let control, let to): .quadratic(move(control), to: move(to))
        case .cubic(let first, let second, let to): .cubic(move(first), move(second), to: move(to))
        case .close: .close
        }
      })
  }
}
