extension LineBuilding {
  /// The edges of all graphemes, in one pass over the glyphs.
  func edges() -> LineEdges {
    var edges = LineEdges(count: graphemes.count + runs.count, isTracked: font.tracking != 0)
    for run in runs {
      if run.isRightToLeft || run.isDamaged || font.tracking != 0 {
        setClusters(of: run, in: &edges)
      } else {
        edges.setAdvances(of: run, glyphs, graphemes, carets: { carets(of: $0, in: run) })
      }
    }
    for run in runs where run.hasNegativeAdvances { edges.order(run) }
    return edges
  }

  private func setClusters(of run: LineRun, in edges: inout LineEdges) {
    let sign = run.isRightToLeft ? -1 : 1
    var pen = run.isRightToLeft ? run.units : 0
    var tracked = run.isRightToLeft ? run.tracked : 0
    edges.set(run.edge(run.graphemes.lowerBound), Double(pen), tracked: tracked)
    run.forEachCluster(glyphs, graphemes) { cluster in
      let room = room(for: cluster, in: run)
      let parts = ClusterCarets(
        of: cluster, units: room.units, isRightToLeft: run.isRightToLeft, glyphs,
        carets: { carets(of: $0, in: run) })
      let first = cluster.graphemes.lowerBound
      for number in 1...cluster.graphemes.count {
        if room.tracked > 0 { tracked += sign * trackedCount(first + number - 1..<first + number) }
        if number < cluster.graphemes.count {
          edges.set(
            run.edge(first + number), inside: Double(pen) + Double(sign) * parts.distance(number),
            parts.kind, tracked: tracked)
        }
      }
      pen += sign * room.units
      edges.set(run.edge(cluster.graphemes.upperBound), Double(pen), tracked: tracked)
    }
  }
}
