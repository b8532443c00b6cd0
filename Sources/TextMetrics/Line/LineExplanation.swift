/// Why a line is as wide as it is: what each part of its text takes up, and from what.
///
/// The parts add up. In the integers that a line is shaped in they do so exactly: the
/// ``ClusterExplanation/advance``s of all clusters of one face are what that face puts on the line,
/// and on a line with a ``ShapedLine/unitWidth`` that is their sum. In points each number is one
/// multiplication and one division away from integers, so a sum of points may differ from
/// ``ShapedLine/width`` in its last binary digits.
public struct LineExplanation: Sendable {
  /// Why the line is read in its ``ShapedLine/direction``.
  public enum DirectionReason: Sendable, Hashable {
    /// It was asked for.
    case requested
    /// It is that of the first letter that has one, which lies here (UAX #9, P2).
    case firstStrong(Range<String.Index>)
    /// Nothing says which: left to right. Simple shaping does not look at the letters.
    case standard
  }

  /// The line that is explained.
  public let line: ShapedLine

  /// Why the line is read in its direction.
  public let directionReason: DirectionReason

  /// What cannot be parted further, in the order of the text.
  public let clusters: [ClusterExplanation]
}

extension ShapedLine {
  /// Why the line is as wide as it is.
  ///
  /// Linear in the length of the text; made anew each time.
  public var explanation: LineExplanation {
    let (faces, shaped) = (font.faces, layout.glyphs)
    var clusters: [ClusterExplanation] = []
    var missing = layout.missing[...]
    for run in runs {
      let face = faces[run.shaped.fontIndex]
      run.forEachCluster(shaped, graphemes) { cluster in
        while let first = missing.first,
          first.upperBound <= graphemes[cluster.graphemes.lowerBound].lowerBound
        {
          missing.removeFirst()
        }
        let end = graphemes[cluster.graphemes.upperBound - 1].upperBound
        let isMissing = missing.first.map { $0.lowerBound < end } ?? false
        clusters.append(
          explain(cluster, shaped[cluster.glyphs], of: run, in: face, isMissing: isMissing))
      }
    }
    return LineExplanation(line: self, directionReason: directionReason, clusters: clusters)
  }

  private var directionReason: LineExplanation.DirectionReason {
    guard requestedDirection == .natural else { return .requested }
    guard shaping != .simple, let found = WritingDirection.firstStrongCharacter(of: text) else {
      return .standard
    }
    return .firstStrong(found.index..<text.unicodeScalars.index(after: found.index))
  }
}
