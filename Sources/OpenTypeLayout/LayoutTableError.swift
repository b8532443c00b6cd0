/// Why a layout table is not read.
///
/// Whatever it is, nothing is known of the lookup then.
package enum LayoutTableError: Error, Equatable, CustomStringConvertible {
  /// The bytes at an offset are not what the OpenType specification asks for. HarfBuzz may skip or
  /// misread them, so they tell nothing of what it does.
  case damaged(offset: Int)
  /// The version, the format or the lookup type at an offset is unknown.
  case unsupported(offset: Int)
  /// Reading would exceed the ``ReadingBudget``.
  case tooLarge

  package var description: String {
    switch self {
    case .damaged(let offset): "the layout table is damaged at byte \(offset)"
    case .unsupported(let offset): "the layout table has an unknown format at byte \(offset)"
    case .tooLarge: "the layout table is too large to be read"
    }
  }
}
