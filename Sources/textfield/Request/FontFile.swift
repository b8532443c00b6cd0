#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif
import TextMetrics

/// A font file that is read into memory.
///
/// A file that is mapped, and then overwritten in place by another program, would end this one.
enum FontFile {
  /// How many bytes a file may have; the largest collections have a fifth of it.
  static let largestSize = 1 << 30

  /// Reads a file.
  ///
  /// - Throws: What is wrong with the path or the file, under the codes that a `FontError` has.
  static func bytes(at path: String) throws(AnswerError) -> [UInt8] {
    guard !path.isEmpty else { throw AnswerError(.fileNotFound, "the path of a font is empty") }
    guard !path.utf8.contains(0) else {
      throw AnswerError(.fileNotFound, "the path “\(path.printable)” holds a NUL character")
    }
    // Without waiting for the other end of a pipe.
    let file = unsafe open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { throw cannotOpen(path) }
    defer { close(file) }
    return try bytes(of: file, path)
  }

  private static func bytes(of file: Int32, _ path: String) throws(AnswerError) -> [UInt8] {
    var status = stat()
    guard unsafe fstat(file, &status) == 0 else { throw cannotRead(path) }
    let kind = status.st_mode & S_IFMT
    guard kind != S_IFDIR else { throw AnswerError(.notAFile, "“\(path)” is a directory") }
    guard kind == S_IFREG else { throw AnswerError(.notAFile, "“\(path)” is not a regular file") }
    guard status.st_size <= largestSize else {
      throw AnswerError(
        .unreadable, "“\(path)” is larger than \(largestSize >> 20) MiB, the most that is read")
    }
    // A file may grow or shrink while it is read: what counts is where reading ends.
    let room = Int(status.st_size)
    var count = 0
    var error: AnswerError?
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: room) { buffer, initialized in
      while count < room {
        let read = unsafe read(file, buffer.baseAddress?.advanced(by: count), room - count)
        if read < 0, errno == EINTR { continue }
        if read < 0 { error = cannotRead(path) }
        guard read > 0 else { break }
        count += read
      }
      initialized = count
    }
    if let error { throw error }
    guard count > 0 else { throw AnswerError(.emptyFile, "“\(path)” is empty") }
    return bytes
  }

  private static func cannotOpen(_ path: String) -> AnswerError {
    let code: FontError.Code = [ENOENT, ENOTDIR].contains(errno) ? .fileNotFound : .unreadable
    var message = SystemError("“\(path)” cannot be opened").description
    if path.unicodeScalars.contains("\u{FFFD}") {
      message += "; \(SystemError.notUTF8)"
    } else if code == .fileNotFound, !path.contains("/"), !path.contains(".") {
      message += "; a font is given by the path of its file, not by its name"
    }
    return AnswerError(code, message)
  }

  private static func cannotRead(_ path: String) -> AnswerError {
    AnswerError(.unreadable, SystemError("“\(path)” cannot be read").description)
  }
}
