import Foundation

/// What this process holds in memory for itself alone, in bytes, by the count of the system.
enum PrivateMemory {
  /// nil where the system does not tell.
  static var byteCount: Double? {
    guard let text = try? String(contentsOfFile: "/proc/self/smaps_rollup", encoding: .utf8)
    else { return nil }
    let kilobytes = text.split(separator: "\n")
      .filter { $0.hasPrefix("Private_Clean:") || $0.hasPrefix("Private_Dirty:") }
      .compactMap { $0.split(separator: " ").dropFirst().first.flatMap { Double($0) } }
    return kilobytes.isEmpty ? nil : kilobytes.reduce(0, +) * 1024
  }

  /// How much more there is after making something, while it is kept.
  static func growth<Made>(_ make: () throws -> Made) rethrows -> Double? {
    guard let before = byteCount else { return nil }
    let made = try make()
    return withExtendedLifetime(made) { byteCount.map { max(0, $0 - before) } }
  }
}
