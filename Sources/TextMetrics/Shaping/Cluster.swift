/// The smallest part that glyphs can be attributed to: one or more graphemes, and all the glyphs that
/// stand for them.
struct Cluster {
  var graphemes: Range<Int>
  /// The indices of its glyphs among those of the text; they are in visual order.
  var glyphs: Range<Int>
  /// The sum of the advances.
  var units: Int
}

extension ShapedRun {
  /// Calls with each cluster of the run, in the order of the text.
  ///
  /// - Parameter range: The graphemes of the run.
  func forEachCluster(
    of range: Range<Int>, _ glyphs: [ShapedGlyph], _ graphemes: Graphemes, _ body: (Cluster) -> Void
  ) {
    var (start, taken) = (range.lowerBound, 0)
    while start < range.upperBound {
      let cluster = cluster(
        start..<range.upperBound, after: taken, glyphs, graphemes)
      body(cluster)
      start = cluster.graphemes.upperBound
      taken += cluster.glyphs.count
    }
  }

  /// The first cluster of the last graphemes of the run.
  ///
  /// - Parameters:
  ///   - range: The last graphemes, which begin with the cluster.
  ///   - first: How many glyphs belong to the graphemes before them.
  func cluster(
    _ range: Range<Int>, after first: Int, _ records: [ShapedGlyph], _ text: Graphemes
  ) -> Cluster {
    /// The index of the n-th glyph in the order of the text.
    func index(_ n: Int) -> Int {
      isRightToLeft ? glyphs.upperBound - 1 - n : glyphs.lowerBound + n
    }
    let start = range.lowerBound
    var (taken, units) = (first, 0)
    while taken < glyphs.count, records[index(taken)].cluster < text.offset(start + 1) {
      units += Int(records[index(taken)].advance)
      taken += 1
    }
    var end = range.upperBound
    if taken < glyphs.count {
      end = start + 1
      while text.offset(end + 1) <= records[index(taken)].cluster { end += 1 }
    }
    let own =
      isRightToLeft
      ? glyphs.upperBound - taken..<glyphs.upperBound - first
      : glyphs.lowerBound + first..<glyphs.lowerBound + taken
    return Cluster(graphemes: start..<end, glyphs: own, units: units)
  }
}
