#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension FontSource {
  /// Refuses what is no file with content before FreeType opens it.
  ///
  /// FreeType reports a missing file, a directory and a refused permission alike, and would wait
  /// for ever on a pipe.
  func check() throws(FontError) {
    switch self {
    case .memory(let bytes):
      guard !bytes.isEmpty else { throw FontError(.emptyFile, "a font of 0 bytes was given") }
    case .file(let path):
      guard !path.utf8.contains(0) else {
        throw FontError(.fileNotFound, "the path \(self) holds a NUL character")
      }
      var status = stat()
      guard unsafe stat(path, &status) == 0 else {
        let reason = unsafe String(cString: strerror(errno))
        let code: FontError.Code = [ENOENT, ENOTDIR].contains(errno) ? .fileNotFound : .unreadable
        throw FontError(code, "\(self) cannot be opened: \(reason)")
      }
      let kind = status.st_mode & S_IFMT
      guard kind != S_IFDIR else { throw FontError(.notAFile, "\(self) is a directory") }
      guard kind == S_IFREG else { throw FontError(.notAFile, "\(self) is not a regular file") }
      guard status.st_size > 0 else { throw FontError(.emptyFile, "\(self) is empty") }
      guard unsafe access(path, R_OK) == 0 else {
        throw FontError(
          .unreadable, "\(self) cannot be opened: \(unsafe String(cString: strerror(errno)))")
      }
    }
  }
}
