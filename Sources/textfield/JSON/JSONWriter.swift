/// Writes JSON as it comes, with the members of an object in the order in which they are given.
///
/// An answer about a long text has a million small objects; a tree of them would take a thousand
/// times the memory of the text.
struct JSONWriter {
  private(set) var bytes: [UInt8] = []
  private var needsComma = false

  /// Writes an object.
  mutating func object(_ members: (inout JSONWriter) -> Void) {
    open(UInt8(ascii: "{"))
    members(&self)
    close(UInt8(ascii: "}"))
  }

  /// Writes a member of the object that is being written.
  mutating func member(_ key: String, _ value: some JSONWritable) {
    begin(key)
    value.write(to: &self)
  }

  /// Writes a member that is an object.
  mutating func member(_ key: String, _ members: (inout JSONWriter) -> Void) {
    begin(key)
    object(members)
  }

  /// Writes an array.
  mutating func array<Element>(
    _ elements: some Sequence<Element>, _ write: (inout JSONWriter, Element) -> Void
  ) {
    open(UInt8(ascii: "["))
    for element in elements { write(&self, element) }
    close(UInt8(ascii: "]"))
  }

  /// Writes a member that is an array of objects.
  mutating func member<Element>(
    _ key: String, objects elements: some Sequence<Element>,
    _ members: (inout JSONWriter, Element) -> Void
  ) {
    begin(key)
    array(elements) { writer, element in writer.object { members(&$0, element) } }
  }

  /// Writes what is a value already.
  mutating func value(_ text: some Sequence<UInt8>) {
    comma()
    bytes.append(contentsOf: text)
    needsComma = true
  }

  /// Ends a line of JSON, after which another may begin.
  mutating func endLine() {
    bytes.append(UInt8(ascii: "\n"))
    needsComma = false
  }

  /// Forgets what was written.
  mutating func clear() { bytes.removeAll(keepingCapacity: bytes.capacity < 1 << 20) }

  private mutating func begin(_ key: String) {
    key.write(to: &self)
    bytes.append(UInt8(ascii: ":"))
    needsComma = false
  }

  private mutating func open(_ bracket: UInt8) {
    comma()
    bytes.append(bracket)
    needsComma = false
  }

  private mutating func close(_ bracket: UInt8) {
    bytes.append(bracket)
    needsComma = true
  }

  private mutating func comma() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
  }
}
