/// Reads Swift and leaves out its comments and the text of its literals.
struct CodeScanner {
  private let source: [UInt8]
  private var place = 0
  private var output: [UInt8] = []

  init(_ source: String) { self.source = Array(source.utf8) }

  mutating func scan() -> String {
    scanCode(untilParenthesis: false)
    return String(decoding: output, as: UTF8.self)
  }

  private func starts(_ text: String) -> Bool {
    source[place...].starts(with: text.utf8)
  }

  private mutating func skip(keepingLines count: Int = 1) {
    for _ in 0..<count where place < source.count {
      if source[place] == UInt8(ascii: "\n") { output.append(source[place]) }
      place += 1
    }
  }

  private mutating func scanCode(untilParenthesis: Bool) {
    var depth = 0
    while place < source.count {
      if starts("//") {
        while place < source.count, source[place] != UInt8(ascii: "\n") { place += 1 }
      } else if starts("/*") {
        skipBlockComment()
      } else if let hashes = literalHashes() {
        scanLiteral(hashes: hashes)
      } else {
        if source[place] == UInt8(ascii: "(") { depth += 1 }
        if source[place] == UInt8(ascii: ")") { depth -= 1 }
        output.append(source[place])
        place += 1
        if untilParenthesis, depth == 0 { return }
      }
    }
  }

  private mutating func skipBlockComment() {
    var depth = 0
    repeat {
      if starts("/*") {
        depth += 1
        place += 2
      } else if starts("*/") {
        depth -= 1
        place += 2
      } else {
        skip()
      }
    } while depth > 0 && place < source.count
  }

  /// How many number signs a literal begins with; nil if no literal begins here.
  private func literalHashes() -> Int? {
    let hashes = source[place...].prefix { $0 == UInt8(ascii: "#") }.count
    let quote = place + hashes
    return quote < source.count && source[quote] == UInt8(ascii: "\"") ? hashes : nil
  }

  private mutating func scanLiteral(hashes: Int) {
    let marks = String(repeating: "#", count: hashes)
    place += hashes
    let quotes = starts("\"\"\"") ? "\"\"\"" : "\""
    output.append(UInt8(ascii: "\""))
    place += quotes.utf8.count
    while place < source.count, !starts(quotes + marks) {
      if starts("\\" + marks + "(") {
        place += 1 + hashes
        scanCode(untilParenthesis: true)
      } else if starts("\\" + marks) {
        place += 1 + hashes
        skip()
      } else {
        skip()
      }
    }
    output.append(UInt8(ascii: "\""))
    place += quotes.utf8.count + hashes
  }
}
