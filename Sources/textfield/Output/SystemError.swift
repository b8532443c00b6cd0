#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A call to the operating system that failed.
struct SystemError: Error, CustomStringConvertible {
  let description: String

  init(_ what: String, reason: String) { description = "\(what): \(reason)" }

  /// Takes the reason from `errno`.
  init(_ what: String) { self.init(what, reason: unsafe String(cString: strerror(errno))) }
}
