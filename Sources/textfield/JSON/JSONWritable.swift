/// What can be written as JSON.
protocol JSONWritable {
  func write(to writer: inout JSONWriter)
}

extension Bool: JSONWritable {
  func write(to writer: inout JSONWriter) { writer.value((self ? "true" : "false").utf8) }
}

extension Int: JSONWritable {
  func write(to writer: inout JSONWriter) { writer.value("\(self)".utf8) }
}

extension Double: JSONWritable {
  /// The shortest digits that read back as the same number.
  func write(to writer: inout JSONWriter) {
    // JSON has no other numbers than finite ones, and -0 would only puzzle.
    guard isFinite else { return Self?.none.write(to: &writer) }
    let text = self == 0 ? "0" : "\(self)"
    writer.value(text.hasSuffix(".0") ? text.utf8.dropLast(2) : text.utf8[...])
  }
}

extension String: JSONWritable {
  func write(to writer: inout JSONWriter) {
    var quoted: [UInt8] = [UInt8(ascii: "\"")]
    quoted.reserveCapacity(utf8.count + 2)
    for byte in utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): quoted += [UInt8(ascii: "\\"), byte]
      case ..<0x20:
        let digits = String(byte, radix: 16)
        quoted += "\\u\(String(repeating: "0", count: 4 - digits.count))\(digits)".utf8
      default: quoted.append(byte)
      }
    }
    quoted.append(UInt8(ascii: "\""))
    writer.value(quoted)
  }
}

extension Optional: JSONWritable where Wrapped: JSONWritable {
  func write(to writer: inout JSONWriter) {
    if let self { self.write(to: &writer) } else { writer.value("null".utf8) }
  }
}

extension Array: JSONWritable where Element: JSONWritable {
  func write(to writer: inout JSONWriter) {
    writer.array(self) { $1.write(to: &$0) }
  }
}

extension JSONValue: JSONWritable {
  func write(to writer: inout JSONWriter) {
    switch self {
    case .null: writer.value("null".utf8)
    case .bool(let flag): flag.write(to: &writer)
    case .integer(let integer): writer.value("\(integer)".utf8)
    case .number(let number): number.write(to: &writer)
    case .string(let text): text.write(to: &writer)
    case .array(let values): values.write(to: &writer)
    case .object(let members):
      writer.object { writer in
        for (key, value) in members.sorted(by: { $0.key < $1.key }) { writer.member(key, value) }
      }
    }
  }
}
