import FieldLayout

extension TextAlignment {
  /// What requests and answers call the alignment.
  var name: String {
    switch self {
    case .natural: "natural"
    case .left: "left"
    case .center: "center"
    case .right: "right"
    }
  }
}

extension Expected<TextAlignment> {
  static let alignment = oneOf(\.name, also: ["centre": .center])
}
