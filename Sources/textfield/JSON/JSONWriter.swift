/// Writes JSON as it comes, with the members of an object in the order in which they are given.
///
/// An answer about a long text has millions of small objects; a tree of them would take a thousand
/// times the memory of the text, and their JSON two hundred times. So there is no tree, and a
/// writer with an output hands over what it has written as it goes.
struct JSONWriter {
  /// Takes what was written.
  typealias Output = ([UInt8]) throws(SystemError) -> Void

  /// How many bytes are kept before they are handed over.
  private static let chunk = 1 << 16

  /// What was written and not handed over.
  private(set) var bytes: [UInt8] = []
  private let output: Output?
  private var failure: SystemError?
  private var needsComma = false

  /// Makes a writer.
  ///
  /// - Parameter output: Where what is written goes, in parts; it stays in ``bytes`` if this is nil.
  init(to output: Output? = nil) { self.output = output }

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
    if bytes.count >= Self.chunk { handOver() }
  }

  /// Ends a line of JSON, after which another may begin.
  mutating func endLine() {
    bytes.append(UInt8(ascii: "\n"))
    needsComma = false
  }

  /// Hands over all that was written.
  ///
  /// - Throws: The first failure of the output; nothing was handed over since.
  mutating func flush() throws(SystemError) {
    handOver()
    if let failure { throw failure }
  }

  private mutating func handOver() {
    guard let output, !bytes.isEmpty else { return }
    do throws(SystemError) {
      if failure == nil { try output(bytes) }
    } catch {
      failure = error
    }
    bytes.removeAll(keepingCapacity: bytes.capacity < 16 * Self.chunk)
  }

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
