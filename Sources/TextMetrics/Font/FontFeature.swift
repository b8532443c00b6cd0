/// An OpenType feature and the value that it is set to.
public struct FontFeature: Sendable, Hashable {
  /// The four letters that name the feature, such as "liga"; anything else is ignored.
  public let tag: String

  /// 0 turns the feature off, 1 on; features with variants take larger numbers.
  public let value: Int

  /// The part of the text that it holds for; nil means all of it.
  public let range: Range<String.Index>?

  /// Makes a setting for a feature.
  public init(_ tag: String, _ value: Int, range: Range<String.Index>? = nil) {
    self.tag = tag
    self.value = value
    self.range = range
  }
}
