extension ShapedLine {
  /// Every place where the caret can stand: one before each grapheme and one after the last.
  ///
  /// The empty text has one. Linear in the length of the text.
  public var caretStops: [CaretStop] {
    let count = graphemes.count
    guard count > 0, runs.count == 1, font.tracking == 0 else { return (0...count).map(stop) }
    // One place each, as the direction turns at the ends at most.
    let (edges, scale) = (layout.edges, font.scale(unitsPerEm: layout.scales[0]))
    var kinds = edges.kinds
    var stops: [CaretStop] = []
    stops.reserveCapacity(count + 1)
    for boundary in 0...count {
      let x = scale.points(edges.units[boundary])
      stops.append(
        CaretStop(
          index: index(of: boundary), upstream: x, downstream: x, x: x,
          kind: CaretStop.Kind(kinds.kind(boundary))))
    }
    if layout.isRightToLeft || runs[0].isRightToLeft {
      stops[0] = stop(0)
      stops[count] = stop(count)
    }
    return stops
  }

  /// The caret stop at an index.
  ///
  /// An index inside a grapheme means the one before it; an index outside of the text, the nearer
  /// end.
  public func caretStop(at index: String.Index) -> CaretStop { stop(boundary(at: index)) }

  /// Where the caret stands at a position, in points from the line's left end.
  public func x(at position: TextPosition) -> Double {
    x(boundary: boundary(at: position.index), position.affinity)
  }

  /// The boundary at an index, or before it.
  func boundary(at index: String.Index) -> Int {
    graphemes.boundary(atOrBefore: text.utf8Offset(index))
  }

  /// The index of a boundary.
  func index(of boundary: Int) -> String.Index {
    text.index(utf8: graphemes.offset(boundary))
  }

  func stop(_ boundary: Int) -> CaretStop {
    let downstream = x(boundary: boundary, .downstream)
    let isInside = boundary > 0 && boundary < graphemes.count
    let upstream =
      isInside && runs.count == 1 ? downstream : x(boundary: boundary, .upstream)
    return CaretStop(
      index: index(of: boundary), upstream: upstream, downstream: downstream,
      x: upstream != downstream && primaryAffinity(boundary) == .upstream ? upstream : downstream,
      kind: kind(boundary))
  }

  private func kind(_ boundary: Int) -> CaretStop.Kind {
    guard boundary > 0, boundary < graphemes.count else { return .glyphEdge }
    return CaretStop.Kind(layout.edges.kind(runs[run(ofGrapheme: boundary)].edge(boundary)))
  }

  /// Which edge of a boundary is the primary one, by the rule of Pango's strong cursor.
  func primaryAffinity(_ boundary: Int) -> Affinity {
    let base: UInt8 = direction == .rightToLeft ? 1 : 0
    let before = boundary > 0 ? level(ofGrapheme: boundary - 1) : base
    let after = boundary < graphemes.count ? level(ofGrapheme: boundary) : base
    let beforeIsBase = before & 1 == base
    return beforeIsBase && (after & 1 != base || before < after) ? .upstream : .downstream
  }

  /// The bidi level of a grapheme.
  func level(ofGrapheme grapheme: Int) -> UInt8 { runs[run(ofGrapheme: grapheme)].shaped.level }
}
