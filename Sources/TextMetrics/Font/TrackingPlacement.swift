/// After which grapheme clusters of a line tracking is added.
public enum TrackingPlacement: String, Sendable, Hashable, CaseIterable {
  /// Between clusters: not after the last one of the line, not between the letters of a word in
  /// a cursive script such as Arabic (CSS Text 3, "Cursive Scripts"), and not inside a ligature.
  ///
  /// Simple shaping does not join letters and so sets all of them apart.
  case between

  /// After each cluster, the last one too, as CoreText adds it.
  case afterEach
}
