import TextMetrics

/// Opened faces, so that a font file is opened once for many requests.
///
/// The faces used last stay open, ``capacity`` of them; what a file holds is not looked at again
/// while its face stays.
struct FaceCache {
  /// How many faces stay open.
  static let capacity = 32

  /// The face used last stands last.
  private var faces: [(reference: FaceReference, face: FontFace)] = []

  mutating func face(_ reference: FaceReference) throws(FontError) -> FontFace {
    let face: FontFace
    if let index = faces.lastIndex(where: { $0.reference == reference }) {
      face = faces.remove(at: index).face
    } else {
      face = try FontFace(reference)
      if faces.count == Self.capacity { faces.removeFirst() }
    }
    faces.append((reference, face))
    return face
  }
}

extension FontFace {
  fileprivate convenience init(_ reference: FaceReference) throws(FontError) {
    if let path = reference.path {
      try self.init(path: path, index: reference.index, variations: reference.variations)
    } else {
      try self.init(
        bytes: PackageResources.wqy_microhei_ttf, index: reference.index,
        variations: reference.variations)
    }
  }
}
