/// A place where the caret can stand, at a grapheme boundary, in points from the line's left end.
///
/// It has two edges, the trailing one of the character before and the leading one of the character
/// after. They differ only where the direction turns. Before the first character and after the last
/// one the line's own start and end stand in.
public struct CaretStop: Sendable, Hashable {
  /// How the place was found.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// The edge of a glyph, or of glyphs that belong together.
    case glyphEdge
    /// A place inside a ligature that the font gives (`GDEF`).
    case fontCaret
    /// An even part of a ligature for which the font gives no good places.
    case interpolated
  }

  /// The index of the character after the stop.
  public let index: String.Index

  /// The trailing edge of the character before.
  public let upstream: Double

  /// The leading edge of the character after.
  public let downstream: Double

  /// The edge to use where no affinity is known.
  ///
  /// Of a split caret it is the edge of the side before if that has the base direction and the side
  /// after has not, or is embedded deeper; else the edge of the side after.
  public let x: Double

  /// The other edge; nil unless the caret is split.
  public var secondary: Double? {
    upstream == downstream ? nil : (x == upstream ? downstream : upstream)
  }

  /// How the place was found.
  public let kind: Kind

  /// The edge that an affinity picks.
  public func x(_ affinity: Affinity) -> Double { affinity == .upstream ? upstream : downstream }
}

extension CaretStop.Kind {
  init(_ source: CaretSource) {
    self =
      switch source {
      case .glyphEdge: .glyphEdge
      case .fontCaret: .fontCaret
      case .interpolated: .interpolated
      }
  }
}
