import Foundation

/// What this process holds in memory for itself alone, in bytes, by the count of the system.
struct PrivateMemory {
  /// All of it, the pages of mapped files that no other process has mapped included.
  let total: Double
  /// What was written to, and so cannot be read from its file again.
  let written: Double

  /// nil where the system does not tell.
  static var current: PrivateMemory? {
    guard let text = try? String(contentsOfFile: "/proc/self/smaps_rollup", encoding: .utf8),
      let clean = bytes("Private_Clean:", in: text), let written = bytes("Private_Dirty:", in: text)
    else { return nil }
    return PrivateMemory(total: clean + written, written: written)
  }

  /// Gives what the heap has free back to the system, where the C library can (glibc,
  /// `malloc_trim`), so that what is made next counts as growth.
  static func releaseFree() {
    guard let symbol = unsafe dlsym(nil, "malloc_trim") else { return }
    typealias Trim = @convention(c) (Int) -> CInt
    _ = unsafe unsafeBitCast(symbol, to: Trim.self)(0)
  }

  private static func bytes(_ key: String, in text: String) -> Double? {
    text.split(separator: "\n").first { $0.hasPrefix(key) }
      .flatMap { $0.split(separator: " ").dropFirst().first }
      .flatMap { Double($0) }.map { $0 * 1024 }
  }

  /// How much more there is after making something, while it is kept.
  static func growth<Made>(_ make: () throws -> Made) rethrows -> PrivateMemory? {
    guard let before = current else { return nil }
    let made = try make()
    return withExtendedLifetime(made) {
      current.map {
        PrivateMemory(
          total: max(0, $0.total - before.total), written: max(0, $0.written - before.written))
      }
    }
  }
}
