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

  /// Takes the reason from `errno`.
  init(_ what: String) { description = "\(what): \(unsafe String(cString: strerror(errno)))" }
}
