import CTextFreeType

extension FaceHandle {
  /// The variation axes of the face; empty if it has none.
  func variationAxes() -> [VariationAxis] {
    unsafe withVariations { variations in
      unsafe Self.axes(variations).map { axis in
        VariationAxis(
          tag: unsafe Self.tag(axis),
          name: unsafe axis.name.map { unsafe String(cString: $0) } ?? "",
          minimum: unsafe Self.coordinate(axis.minimum), default: unsafe Self.coordinate(axis.def),
          maximum: unsafe Self.coordinate(axis.maximum))
      }
    }
  }

  /// The points of the variation space that the font lists.
  func namedInstances() -> [NamedInstance] {
    // FreeType adds the default point at the end where the font does not list it.
    let listed = table(.fvar).map { $0.count > 13 ? Int($0[12]) << 8 | Int($0[13]) : 0 } ?? 0
    return unsafe withVariations { variations in
      let tags = unsafe Self.axes(variations).map { unsafe Self.tag($0) }
      let styles = unsafe (0..<min(listed, Int(variations.num_namedstyles))).map {
        unsafe variations.namedstyle[$0]
      }
      let names = unsafe names(Set(styles.flatMap { unsafe [$0.strid, $0.psid] }))
      return unsafe styles.map { style in
        let coordinates = tags.indices.map { unsafe Self.coordinate(style.coords[$0]) }
        return unsafe NamedInstance(
          name: names[style.strid], postScriptName: names[style.psid],
          coordinates: Dictionary(
            zip(tags, coordinates), uniquingKeysWith: { first, _ in first }))
      }
    }
  }

  /// Moves the face to a point of its variation space: one coordinate an axis, in the font's order.
  ///
  /// The default point is set too: once it was asked for the axes, FreeType 2.12 loads no `CFF2`
  /// outline before. A font whose variation data is damaged stays usable there.
  mutating func setVariation(_ coordinates: [Double], isAsked: Bool) throws(FontError) {
    guard !coordinates.isEmpty else { return }
    let before = typoExtent
    var fixed = coordinates.map { FT_Fixed(($0 * 65536).rounded()) }
    let status = unsafe FT_Set_Var_Design_Coordinates(face, FT_UInt(fixed.count), &fixed)
    if isAsked { try FontError.check(status, "the variation could not be set") }
    if let before, let after = typoExtent { variedExtent = after - before }
    loadAdvanceVariations()
  }

  private func withVariations<Element>(_ read: (FT_MM_Var) -> [Element]) -> [Element] {
    var record: UnsafeMutablePointer<FT_MM_Var>?
    guard unsafe cft_is_variable(face) != 0, unsafe FT_Get_MM_Var(face, &record) == 0,
      let variations = unsafe record
    else { return [] }
    defer { unsafe FT_Done_MM_Var(library, variations) }
    return unsafe read(variations.pointee)
  }

  private static func axes(_ variations: FT_MM_Var) -> [FT_Var_Axis] {
    unsafe (0..<Int(variations.num_axis)).map { unsafe variations.axis[$0] }
  }

  private static func tag(_ axis: FT_Var_Axis) -> String {
    FontTag(rawValue: UInt32(truncatingIfNeeded: unsafe axis.tag)).name
  }

  /// 16.16 as a number; FreeType 2.12 leaves the sign of those of an instance to its reader.
  private static func coordinate(_ fixed: FT_Fixed) -> Double {
    Double(Int32(truncatingIfNeeded: fixed)) / 65536
  }
}
