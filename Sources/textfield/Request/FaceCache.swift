import TextMetrics

/// Opened faces, so that a font file is opened once for many requests.
///
/// The faces used last stay open, as many as ``capacity`` and ``byteCapacity`` allow, and at least
/// one; what a file holds is not looked at again while its face stays.
struct FaceCache {
  /// How many faces stay open.
  static let capacity = 32

  /// How many bytes the files of all faces that stay open have together.
  static let byteCapacity = 256 << 20

  private struct Entry {
    let reference: FaceReference
    let face: FontFace
    /// How many bytes of memory its file takes.
    let byteCount: Int
  }

  /// The face used last stands last.
  private var entries: [Entry] = []

  mutating func face(_ reference: FaceReference) throws(AnswerError) -> FontFace {
    let entry: Entry
    if let index = entries.lastIndex(where: { $0.reference == reference }) {
      entry = entries.remove(at: index)
    } else {
      entry = try Self.open(reference)
      makeRoom(for: entry)
    }
    entries.append(entry)
    return entry.face
  }

  private mutating func makeRoom(for entry: Entry) {
    var byteCount = entries.reduce(entry.byteCount) { $0 + $1.byteCount }
    while let oldest = entries.first,
      entries.count >= Self.capacity || byteCount > Self.byteCapacity
    {
      byteCount -= oldest.byteCount
      entries.removeFirst()
    }
  }

  private static func open(_ reference: FaceReference) throws(AnswerError) -> Entry {
    let bytes =
      if let path = reference.path {
        try FontFile.bytes(at: path)
      } else {
        PackageResources.wqy_microhei_ttf
      }
    do throws(FontError) {
      let face = try FontFace(
        bytes: bytes, index: reference.index, variations: reference.variations)
      return Entry(reference: reference, face: face, byteCount: bytes.count)
    } catch {
      throw AnswerError(error, path: reference.path)
    }
  }
}
