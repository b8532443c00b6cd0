import CFreeType

extension FaceHandle {
  /// The variation axes of the face; empty if it has none.
  func variationAxes() -> [VariationAxis] {
    var record: UnsafeMutablePointer<FT_MM_Var>?
    guard unsafe cft_is_variable(face) != 0, unsafe FT_Get_MM_Var(face, &record) == 0,
      let axes = unsafe record
    else { return [] }
    defer { unsafe FT_Done_MM_Var(library, axes) }
    return (unsafe 0..<Int(axes.pointee.num_axis)).map { index in
      let axis = unsafe axes.pointee.axis[index]
      return VariationAxis(
        tag: FontTag(rawValue: UInt32(truncatingIfNeeded: unsafe axis.tag)).name,
        name: unsafe axis.name.map { unsafe String(cString: $0) } ?? "",
        minimum: unsafe Double(axis.minimum) / 65536, default: unsafe Double(axis.def) / 65536,
        maximum: unsafe Double(axis.maximum) / 65536)
    }
  }

  /// Moves the face to a point of its variation space: one coordinate an axis, in the font's order.
  func setVariation(_ coordinates: [Double]) throws(FontError) {
    var fixed = coordinates.map { FT_Fixed(($0 * 65536).rounded()) }
    let status = unsafe FT_Set_Var_Design_Coordinates(face, FT_UInt(fixed.count), &fixed)
    try FontError.check(status, "the variation could not be set")
  }
}
