/// The number of a glyph within one font face.
///
/// It means nothing without its face: the same number is another picture in another face.
public struct GlyphID: RawRepresentable, Hashable, Sendable {
  /// The glyph's index in the face, from 0.
  public let rawValue: UInt32

  /// Makes a glyph number; any value is allowed, also one that no face has.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  init(_ rawValue: UInt32) { self.rawValue = rawValue }

  /// Glyph 0, which a font draws for a character that it does not have.
  public static let notdef = GlyphID(rawValue: 0)
}

extension GlyphID: CustomStringConvertible {
  /// The number in decimal.
  public var description: String { String(rawValue) }
}
