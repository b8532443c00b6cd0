#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The lines of standard input as bytes, without the line feed.
///
/// It takes what is there and waits for no more, so that a program can read an answer before it
/// asks the next question.
struct LineInput {
  private static let chunk = 1 << 16

  private var buffer: [UInt8] = []
  /// Where the next line begins.
  private var start = 0
  /// How far there is no line feed.
  private var searched = 0

  /// The next line that has been read to its end; nil if more has to be read.
  mutating func nextLine() -> ArraySlice<UInt8>? {
    guard let end = buffer[searched...].firstIndex(of: UInt8(ascii: "\n")) else {
      searched = buffer.count
      return nil
    }
    defer {
      start = end + 1
      searched = start
    }
    return buffer[start..<end]
  }

  /// The last line, if it has no line feed; nil otherwise.
  var lastLine: ArraySlice<UInt8>? { start == buffer.count ? nil : buffer[start...] }

  /// Waits for more input.
  ///
  /// - Returns: Whether there was some; false at the end.
  mutating func read() throws(SystemError) -> Bool {
    dropUsed()
    var bytes = [UInt8](repeating: 0, count: Self.chunk)
    while true {
      let count = unsafe bytes.withUnsafeMutableBytes {
        unsafe systemRead(STDIN_FILENO, $0.baseAddress, $0.count)
      }
      if count >= 0 {
        buffer += bytes[..<count]
        return count > 0
      }
      guard errno == EINTR else { throw SystemError("standard input cannot be read") }
    }
  }

  private mutating func dropUsed() {
    // A long line leaves a large buffer behind, which is given back.
    if start == buffer.count, buffer.capacity > 16 * Self.chunk {
      buffer = []
    } else {
      buffer.removeSubrange(..<start)
    }
    searched -= start
    start = 0
  }
}

private func systemRead(_ file: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  unsafe read(file, bytes, count)
}
