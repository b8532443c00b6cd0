/// The versions of the C libraries that this program runs with.
public struct LibraryVersions: Sendable, Hashable {
  /// FreeType's, such as "2.12.1".
  public let freeType: String
  /// HarfBuzz's, such as "6.0.0"; nil in a build without the trait `Shaping`.
  public let harfBuzz: String?
  /// FriBidi's, such as "1.0.8"; nil in a build without the trait `Shaping`.
  public let friBidi: String?

  /// Those of this program.
  public static let current: LibraryVersions = {
    #if Shaping
      LibraryVersions(
        freeType: freeTypeVersion, harfBuzz: harfBuzzVersion, friBidi: friBidiVersion)
    #else
      LibraryVersions(freeType: freeTypeVersion, harfBuzz: nil, friBidi: nil)
    #endif
  }()
}
