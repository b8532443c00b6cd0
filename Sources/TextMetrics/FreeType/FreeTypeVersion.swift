import CFreeType

/// The version of the FreeType library that this program runs with, such as "2.12.1".
let freeTypeVersion: String = {
  var library: FT_Library?
  guard unsafe FT_Init_FreeType(&library) == 0, let opened = unsafe library else {
    return "unknown"
  }
  defer { unsafe FT_Done_FreeType(opened) }
  var (major, minor, patch): (FT_Int, FT_Int, FT_Int) = (0, 0, 0)
  unsafe FT_Library_Version(opened, &major, &minor, &patch)
  return "\(major).\(minor).\(patch)"
}()
