/// What can be asked for: the `op` of a request.
enum Operation: String, CaseIterable {
  case line
  case explain
  case field
  case font

  var request: any Request.Type {
    switch self {
    case .line: LineRequest.self
    case .explain: ExplanationRequest.self
    case .field: FieldRequest.self
    case .font: FontRequest.self
    }
  }

  /// Takes `op` out of a request.
  init(_ reader: inout RequestReader) throws(RequestError) {
    let name = try reader.require("op", .text)
    guard let operation = Operation(rawValue: name) else {
      let known = Self.allCases.map(\.rawValue)
      throw RequestError(
        .unknownOperation, key: "op",
        "is \(JSONValue.string(name).excerpt), not one of \(known.joined(separator: ", "))"
          + Spelling.question(name, known))
    }
    self = operation
  }
}
