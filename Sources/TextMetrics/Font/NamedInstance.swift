/// A point of a face's variation space that the font has a name for (OpenType, `fvar`).
///
/// Open the face with ``coordinates`` as its variations to measure it there.
public struct NamedInstance: Sendable, Hashable {
  /// Its name, such as "Bold", in English if the font has it so; nil if the font gives none.
  public let name: String?

  /// The name that PostScript and PDF know it by; nil if the font does not say.
  public let postScriptName: String?

  /// Where it stands on each axis, by tag.
  public let coordinates: [String: Double]
}
