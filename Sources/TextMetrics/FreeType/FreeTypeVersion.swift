import CTextFreeType

/// A version of FreeType, such as 2.12.1.
struct FreeTypeVersion: Sendable, CustomStringConvertible {
  let major: FT_Int
  let minor: FT_Int
  let patch: FT_Int

  /// That of the library that this program runs with; nil if it does not start.
  static let current: FreeTypeVersion? = {
    var library: FT_Library?
    guard unsafe FT_Init_FreeType(&library) == 0, let opened = unsafe library else { return nil }
    defer { unsafe FT_Done_FreeType(opened) }
    var (major, minor, patch): (FT_Int, FT_Int, FT_Int) = (0, 0, 0)
    unsafe FT_Library_Version(opened, &major, &minor, &patch)
    return FreeTypeVersion(major: major, minor: minor, patch: patch)
  }()

  /// Whether it is 2.12 or newer.
  ///
  /// Older versions have known faults that a damaged font can reach (CVE-2022-27404 to 27406).
  var isSupported: Bool { (major, minor) >= (2, 12) }

  var description: String { "\(major).\(minor).\(patch)" }
}

/// The version of the FreeType library that this program runs with, such as "2.12.1".
var freeTypeVersion: String { FreeTypeVersion.current?.description ?? "unknown" }
