extension [VariationAxis] {
  /// One coordinate an axis: what was asked for, kept on the axis, else the default.
  func coordinates(for wishes: [String: Double]) throws(FontError) -> [Double] {
    for (tag, value) in wishes {
      guard contains(where: { $0.tag == tag }) else {
        let known = isEmpty ? "it is not variable" : "it has \(map(\.tag).joined(separator: ", "))"
        throw FontError(.invalidVariation, "the font has no axis “\(tag)”: \(known)")
      }
      guard value.isFinite else {
        throw FontError(.invalidVariation, "the coordinate of axis “\(tag)” is \(value)")
      }
    }
    return map { axis in
      let value = wishes[axis.tag] ?? axis.default
      return Swift.max(axis.minimum, Swift.min(value, axis.maximum))
    }
  }
}
