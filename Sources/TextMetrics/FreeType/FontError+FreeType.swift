import CTextFreeType

extension FontError {
  /// Throws if a FreeType call failed.
  static func check(_ status: FT_Error, _ reason: String) throws(FontError) {
    guard status == 0 else {
      throw FontError(code(of: status), reason, freeType: FreeTypeFailure(status))
    }
  }

  static func opening(_ source: FontSource, status: FT_Error) -> FontError {
    let code = code(of: status)
    let what =
      switch code {
      case .unknownFormat: "is not in a font format that this FreeType reads"
      case .unreadable: "could not be read"
      case .outOfMemory: "needs more memory than there is"
      default: "is a damaged font"
      }
    return FontError(code, "\(source) \(what)", freeType: FreeTypeFailure(status))
  }

  static func faceIndex(_ index: Int, count: Int?) -> FontError {
    let range =
      count.map {
        $0 == 1 ? "the font holds one face, index 0" : "the font holds faces 0 to \($0 - 1)"
      }
      ?? "an index is between 0 and 65535"
    return FontError(.faceIndexOutOfRange, "there is no face \(index): \(range)")
  }

  private static func code(of status: FT_Error) -> Code {
    switch status {
    case FT_Error(FT_Err_Cannot_Open_Resource), FT_Error(FT_Err_Cannot_Open_Stream),
      FT_Error(FT_Err_Invalid_Stream_Operation):
      .unreadable
    case FT_Error(FT_Err_Unknown_File_Format), FT_Error(FT_Err_Unimplemented_Feature):
      .unknownFormat
    case FT_Error(FT_Err_Out_Of_Memory): .outOfMemory
    default: .brokenFont
    }
  }
}

extension FreeTypeFailure {
  init(_ status: FT_Error) {
    self.init(
      code: Int(status), message: unsafe String(cString: cft_error_text(status)),
      version: freeTypeVersion)
  }
}
