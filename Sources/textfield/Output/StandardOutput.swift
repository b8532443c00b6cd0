#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Where answers go, and where complaints go.
enum StandardOutput {
  /// Writes all of it at once.
  static func write(_ bytes: [UInt8]) throws(SystemError) {
    try write(bytes[...], to: STDOUT_FILENO)
  }

  /// Writes a text.
  static func write(_ text: String) throws(SystemError) { try write(Array(text.utf8)) }

  /// Writes a line for people to the standard error stream.
  static func complain(_ message: String) {
    // There is nobody left to tell if this fails.
    try? write(Array("textfield: \(message)\n".utf8)[...], to: STDERR_FILENO)
  }

  private static func write(_ bytes: ArraySlice<UInt8>, to file: Int32) throws(SystemError) {
    var rest = bytes
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes { unsafe systemWrite(file, $0.baseAddress, $0.count) }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        throw SystemError("the output cannot be written")
      }
    }
  }
}

private func systemWrite(_ file: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  unsafe write(file, bytes, count)
}
