#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A call to the operating system that failed.
struct SystemError: Error, CustomStringConvertible {
  /// The reason why a path with U+FFFD in it does not lead where it should: the words of a command
  /// line and the strings of a request read so where they are not UTF-8.
  static let notUTF8 = "U+FFFD stands in it for bytes that are not UTF-8, which a path has to be"

  let description: String

  init(_ what: String, reason: String) { description = "\(what): \(reason)" }

  /// Takes the reason from `errno`.
  init(_ what: String) { self.init(what, reason: unsafe String(cString: strerror(errno))) }
}
