/// The caret positions inside a cluster of several graphemes, as distances from the edge that is read
/// first.
struct ClusterCarets {
  /// The kind of all the places.
  let kind: CaretSource
  private let cluster: Cluster
  private let isRightToLeft: Bool
  /// What is divided evenly where the font gives no positions.
  private let units: Int
  /// The places that the font gives, from the origin of its ligature.
  private let carets: [Int32]
  /// Where that lies, from the left end of the cluster.
  private let origin: Int

  /// - Parameters:
  ///   - units: What the cluster takes up on its line.
  ///   - carets: The places that the font gives inside a ligature.
  init(
    of cluster: Cluster, units: Int, isRightToLeft: Bool, _ glyphs: [ShapedGlyph],
    carets: (GlyphID) -> [Int32]
  ) {
    self.cluster = cluster
    self.units = units
    self.isRightToLeft = isRightToLeft
    (self.carets, origin) = Self.usable(carets, in: cluster, glyphs)
    kind = self.carets.isEmpty ? .interpolated : .fontCaret
  }

  /// The position after the n-th grapheme.
  func distance(_ n: Int) -> Double {
    if carets.isEmpty { return Double(units * n) / Double(cluster.graphemes.count) }
    return isRightToLeft
      ? Double(cluster.units - origin - Int(carets[carets.count - n]))
      : Double(origin + Int(carets[n - 1]))
  }

  /// The places between the graphemes of a ligature that its font gives; none if they cannot be used.
  ///
  /// They can be used if one glyph alone takes up room, and there is one place for each inner
  /// boundary, each further than the one before and all within the ligature.
  private static func usable(
    _ carets: (GlyphID) -> [Int32], in cluster: Cluster, _ glyphs: [ShapedGlyph]
  ) -> ([Int32], origin: Int) {
    guard cluster.graphemes.count > 1,
      let spacing = cluster.glyphs.first(where: { glyphs[$0].advance != 0 }),
      cluster.glyphs.allSatisfy({ $0 == spacing || glyphs[$0].advance == 0 })
    else { return ([], 0) }
    let (carets, origin) = (carets(glyphs[spacing].glyph), Int(glyphs[spacing].xOffset))
    guard carets.count == cluster.graphemes.count - 1 else { return ([], 0) }
    var last = 0
    for caret in carets {
      guard last < origin + Int(caret), origin + Int(caret) < cluster.units else { return ([], 0) }
      last = origin + Int(caret)
    }
    return (carets, origin)
  }
}

/// How a caret position was found.
enum CaretSource: UInt8 {
  case glyphEdge, fontCaret, interpolated
}
