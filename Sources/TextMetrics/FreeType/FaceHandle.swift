import CTextFreeType

/// The one owner of an open FreeType face, of the library instance behind it and of its bytes.
///
/// Every face has a FreeType library of its own, so that faces share no state and no lock. Opening
/// one costs a few microseconds. The three are let go in the reverse order of their making.
@safe
struct FaceHandle: ~Copyable {
  let library: FT_Library
  let face: FT_Face
  /// What `FT_New_Memory_Face` reads from for as long as the face lives; empty for a mapped file.
  private let bytes: UnsafeMutableRawBufferPointer

  /// How the character map that was selected is asked; nil if there is none.
  var characterMap: CharacterMap?

  /// What a face of bitmaps alone is measured by; nil for other faces.
  var strike: Strike?

  struct Strike {
    let index: Int
    /// 64 for each pixel of its em.
    let unitsPerEm: Int
  }

  /// How many glyphs `hmtx` has an advance of their own for; nil if there is no such table.
  var longMetricsCount: UInt32?

  /// The last glyph that a truncated `hmtx` table has an advance for; nil if it has all.
  var lastAdvance: UInt32?

  /// What `MVAR` adds to the ascender, the descender and the line gap.
  var variedExtent = VerticalTables.Extent()

  /// The `COLR` table; nil before it was needed.
  var colorGlyphs: ColorGlyphs?

  /// The pixel size that hinted glyphs were last loaded at, in 26.6; 0 before the first.
  var hintedSize: FT_F26Dot6 = 0

  /// The advances that were hinted last: loading a glyph may take its instructions milliseconds.
  var hintedAdvances: (size: HintedSize, advances: PagedTable)?

  /// Opens one face of a font.
  init(_ source: FontSource, index: Int) throws(FontError) {
    guard 0...0xFFFF ~= index else { throw .faceIndex(index, count: nil) }
    guard FreeTypeVersion.current?.isSupported != false else {
      throw FontError(.oldFreeType, "FreeType \(freeTypeVersion) is older than 2.12")
    }
    var library: FT_Library?
    try FontError.check(unsafe FT_Init_FreeType(&library), "FreeType could not start")
    guard let opened = unsafe library else {
      throw FontError(.outOfMemory, "FreeType could not start")
    }

    var face: FT_Face?
    var bytes = unsafe UnsafeMutableRawBufferPointer(start: nil, count: 0)
    let status: FT_Error
    switch source {
    case .file(let path):
      status = unsafe FT_New_Face(opened, path, FT_Long(index), &face)
    case .memory(let content):
      unsafe bytes = .allocate(byteCount: content.count, alignment: 16)
      unsafe bytes.copyBytes(from: content)
      status = unsafe FT_New_Memory_Face(
        opened, bytes.baseAddress?.assumingMemoryBound(to: FT_Byte.self),
        FT_Long(bytes.count), FT_Long(index), &face)
    }
    guard status == 0, let openedFace = unsafe face else {
      let count = index > 0 ? unsafe Self.faceCount(opened, source, bytes) : nil
      unsafe FT_Done_FreeType(opened)
      unsafe bytes.deallocate()
      if let count, index >= count { throw .faceIndex(index, count: count) }
      throw .opening(source, status: status)
    }
    unsafe self.library = opened
    unsafe self.face = openedFace
    unsafe self.bytes = bytes
  }

  deinit {
    unsafe FT_Done_Face(face)
    unsafe FT_Done_FreeType(library)
    unsafe bytes.deallocate()
  }

  /// How many faces a font holds that could not be opened at the index asked for; nil if it is no
  /// font at all.
  ///
  /// An index of -1 makes FreeType count without opening.
  private static func faceCount(
    _ library: FT_Library, _ source: FontSource, _ bytes: UnsafeMutableRawBufferPointer
  ) -> Int? {
    var probe: FT_Face?
    let status =
      switch source {
      case .file(let path): unsafe FT_New_Face(library, path, -1, &probe)
      case .memory:
        unsafe FT_New_Memory_Face(
          library, bytes.baseAddress?.assumingMemoryBound(to: FT_Byte.self),
          FT_Long(bytes.count), -1, &probe)
      }
    guard status == 0, let face = unsafe probe else { return nil }
    defer { unsafe FT_Done_Face(face) }
    return unsafe Int(face.pointee.num_faces)
  }
}
