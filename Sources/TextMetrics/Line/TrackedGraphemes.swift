/// The graphemes of a line that tracking is added after, on the side that the line is read towards.
///
/// That is one side for all runs, so that letters stand equally far apart where the direction turns.
struct TrackedGraphemes {
  /// By grapheme; empty on a line without tracking.
  private var isTracked: [Bool] = []

  /// Those of a line without tracking.
  init() {}

  init(
    _ runs: [LineRun], _ order: VisualOrder, _ glyphs: [ShapedGlyph], _ graphemes: Graphemes,
    kinds: [Kind], placement: TrackingPlacement, isRightToLeft: Bool
  ) {
    guard placement == .between else {
      isTracked = kinds.map(\.isSpaced)
      return
    }
    isTracked = Array(repeating: false, count: kinds.count)
    var last: Int?
    for index in isRightToLeft ? order.runs.reversed() : Array(order.runs) {
      let run = runs[index]
      let isForward = run.isRightToLeft == isRightToLeft
      for place in 0..<run.graphemes.count {
        let grapheme =
          isForward ? run.graphemes.lowerBound + place : run.graphemes.upperBound - 1 - place
        guard kinds[grapheme] != .invisible else { continue }
        if let last { isTracked[last] = kinds[last].isApart(from: kinds[grapheme]) }
        last = grapheme
      }
    }
    for run in runs {
      run.forEachCluster(glyphs, graphemes) { cluster in
        guard cluster.graphemes.count > 1 else { return }
        keepOne(of: cluster.graphemes, kinds, last: run.isRightToLeft == isRightToLeft)
      }
    }
  }

  /// Leaves a cluster the tracking behind its outermost grapheme alone.
  private mutating func keepOne(of cluster: Range<Int>, _ kinds: [Kind], last: Bool) {
    let isVisible = { kinds[$0] != .invisible }
    let outermost = last ? cluster.last(where: isVisible) : cluster.first(where: isVisible)
    for grapheme in cluster where grapheme != outermost { isTracked[grapheme] = false }
  }

  /// How many of some graphemes tracking is added after.
  func count(_ range: Range<Int>) -> Int {
    isTracked.isEmpty ? 0 : range.count { isTracked[$0] }
  }

  /// What tracking makes of a grapheme.
  enum Kind {
    /// Nothing shows where it stands.
    case invisible
    case tab
    /// A letter of a script whose letters join.
    case cursive
    case other

    var isSpaced: Bool { self == .cursive || self == .other }

    func isApart(from next: Kind) -> Bool {
      isSpaced && !(self == .cursive && next == .cursive)
    }

    init(_ grapheme: Substring.UnicodeScalarView, joinsLetters: Bool) {
      var kind = Kind.invisible
      for scalar in grapheme {
        switch ScalarRole(scalar) {
        case .ignorable: continue
        case .tab: if kind == .invisible { kind = .tab }
        case .visible:
          #if Shaping
            if joinsLetters, scalar.isCursiveLetter {
              self = .cursive
              return
            }
          #endif
          kind = .other
        case .newline, .space: kind = .other
        }
      }
      self = kind
    }
  }
}
