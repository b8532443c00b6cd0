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
/// asks the next question. A line that is too long is skipped as it is read, not kept.
struct LineInput {
  enum Line {
    case bytes(ArraySlice<UInt8>)
    /// The line has more than ``longestLine`` bytes.
    case tooLong
  }

  /// How many bytes a line may have.
  static let longestLine = 16 << 20

  private static let chunk = 1 << 16

  private var buffer: [UInt8] = []
  /// Where the next line begins.
  private var start = 0
  /// How far there is no line feed.
  private var searched = 0
  /// Whether a byte order mark may come, which is no part of the first line.
  private var isFirst = true
  /// Whether the beginning of the next line was dropped, since the line is too long.
  private var isSkipping = false

  /// The next line that has been read to its end; nil if more has to be read.
  mutating func nextLine() -> Line? {
    guard let end = lineFeed(from: searched) else {
      searched = buffer.count
      if searched - start > Self.longestLine { isSkipping = true }
      if isSkipping { start = searched }
      return nil
    }
    let line = line(endingAt: end)
    isFirst = false
    start = end + 1
    searched = start
    isSkipping = false
    return line
  }

  /// The last line, if it has no line feed; nil otherwise.
  var lastLine: Line? {
    start == buffer.count && !isSkipping ? nil : line(endingAt: buffer.count)
  }

  /// The first line feed at or after a place.
  private func lineFeed(from place: Int) -> Int? {
    unsafe buffer.withUnsafeBytes { bytes in
      guard place < bytes.count, let start = bytes.baseAddress,
        let found = unsafe memchr(start + place, 0x0A, bytes.count - place)
      else { return nil }
      return unsafe UnsafeRawPointer(found) - start
    }
  }

  private func line(endingAt end: Int) -> Line {
    guard !isSkipping, end - start <= Self.longestLine else { return .tooLong }
    let line = buffer[start..<end]
    return .bytes(isFirst && line.starts(with: Self.byteOrderMark) ? line.dropFirst(3) : line)
  }

  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

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
