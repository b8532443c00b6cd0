/// Where a font's bytes come from.
enum FontSource: Sendable, CustomStringConvertible {
  case file(String)
  case memory([UInt8])

  var description: String {
    switch self {
    case .file(let path): "“\(path)”"
    case .memory(let bytes): "a font of \(bytes.count) bytes"
    }
  }
}
