extension WritingDirection {
  /// The direction of the first letter of a text that has one (UAX #9, P2).
  ///
  /// What stands inside an isolate does not count.
  ///
  /// - Returns: nil if no letter has a direction, and always in a build without the trait `Shaping`.
  public static func firstStrong(in text: String) -> WritingDirection? {
    firstStrongCharacter(of: text)?.direction
  }

  /// The first letter of a text that has a direction, and that direction.
  static func firstStrongCharacter(
    of text: String
  ) -> (index: String.Index, direction: WritingDirection)? {
    #if Shaping
      var depth = 0
      for index in text.unicodeScalars.indices {
        switch BidiClass(text.unicodeScalars[index]) {
        case .leftToRight where depth == 0: return (index, .leftToRight)
        case .rightToLeft where depth == 0: return (index, .rightToLeft)
        case .isolateStart: depth += 1
        case .isolateEnd: depth = max(0, depth - 1)
        default: break
        }
      }
    #endif
    return nil
  }
}
