/// Whether widths fit: every decision about shrinking, alignment, truncation, scrolling and overflow
/// is made by this comparison, so that no two of them disagree.
extension Double {
  /// The difference in points that is attributed to the rounding of a sum.
  ///
  /// The caller may have added up the width of a field from that of its text, in any order.
  static let tolerance = 1e-9

  /// Whether something of this width fits in an available width.
  func fits(in available: Double) -> Bool { self <= available + Self.tolerance }
}
