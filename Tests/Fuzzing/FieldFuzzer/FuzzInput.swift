/// Reads values from bytes; bytes that are not there are 0.
struct FuzzInput {
  private var rest: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) { rest = bytes[...] }

  mutating func byte() -> UInt8 { rest.popFirst() ?? 0 }

  mutating func choice<Value>(_ values: [Value]) -> Value { values[Int(byte()) % values.count] }

  /// A plain number, a huge one, a tiny one, none, or any bits.
  mutating func number() -> Double {
    switch byte() % 8 {
    case 0: 0
    case 1, 2, 3: Double(byte())
    case 4: -Double(byte()) / 3
    case 5: [.nan, .infinity, -.infinity, -0.0][Int(byte() % 4)]
    case 6: [.greatestFiniteMagnitude, -1e300, .leastNonzeroMagnitude, 1e17][Int(byte() % 4)]
    default: Double(bitPattern: (0..<8).reduce(0) { bits, _ in bits << 8 | UInt64(byte()) })
    }
  }

  /// All that is left.
  mutating func text() -> String {
    defer { rest = [] }
    return String(decoding: rest, as: UTF8.self)
  }
}
