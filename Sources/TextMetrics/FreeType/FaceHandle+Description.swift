import CTextFreeType

extension FaceHandle {
  var glyphCount: Int { unsafe Int(face.pointee.num_glyphs) }
  var faceCount: Int { unsafe Int(face.pointee.num_faces) }
  var familyName: String? { unsafe text(face.pointee.family_name) }
  var styleName: String? { unsafe text(face.pointee.style_name) }
  var postScriptName: String? { unsafe text(FT_Get_Postscript_Name(face)) }

  /// What sort of font this is.
  func kind() -> FontKind {
    FontKind(
      format: unsafe text(FT_Get_Font_Format(face)) ?? "unknown",
      isScalable: unsafe cft_is_scalable(face) != 0,
      isColor: unsafe cft_has_color(face) != 0,
      isVariable: unsafe cft_is_variable(face) != 0,
      bitmapStrikes: bitmapStrikes,
      hasKernTable: hasTable(.kern),
      hasGPOS: hasTable(.gpos),
      hasGSUB: hasTable(.gsub),
      hasLigatureCarets: table(.gdef).map(LigatureCarets.isPresent(inGDEF:)) ?? false)
  }

  private func text(_ pointer: UnsafePointer<CChar>?) -> String? {
    guard let pointer = unsafe pointer else { return nil }
    let text = unsafe String(cString: pointer)
    return text.isEmpty ? nil : text
  }

  private func text(_ pointer: UnsafeMutablePointer<CChar>?) -> String? {
    unsafe text(pointer.map { unsafe UnsafePointer($0) })
  }
}
