/// A value of JSON (RFC 8259).
enum JSONValue: Sendable, Hashable {
  case null
  case bool(Bool)
  /// A number without a fraction, kept exactly.
  case integer(Int128)
  /// Any other number; not finite only where a command line or a lenient reading gave it.
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])
}
