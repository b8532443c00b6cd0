#if Shaping
  /// The smallest parts that text of one script and direction is cached in, and why not in smaller
  /// ones.
  public struct ShapingRule: Sendable, Hashable {
    /// What does not depend on what is around it.
    public enum Part: String, Sendable, Hashable, CaseIterable {
      /// A character, but for kerning and ligatures with its neighbours.
      case pairs
      /// A word with the space before it.
      case words
      /// All text of one script and direction that stands together.
      case runs
    }

    /// The script as ISO 15924 names it, such as "Latn".
    public let script: String
    /// The direction that the script is written in.
    public let direction: WritingDirection
    /// The smallest parts.
    public let part: Part
    /// Why text is not cached by pairs; nil if it is.
    public let pairRefusal: String?
    /// Why text is not cached by words; nil if it can be.
    public let wordRefusal: String?
  }

  extension ShapeCache {
    /// The rules for the scripts that the first face has characters of, in the order of their names.
    ///
    /// Linear in the number of characters of the face, and reads all lookups of the font for each
    /// script: some milliseconds.
    public var rules: [ShapingRule] {
      stack.withShaper { shaper in
        let face = shaper.face(0, stack)
        let scripts = Set(face.font.characters.map { Script($0) }.filter { !$0.isInherited })
        return scripts.map { script in
          let run = TextRun(range: 0..<0, level: script.isRightToLeft ? 1 : 0, script: script)
          let reach = ShapingReach(face, run, stack.options)
          return ShapingRule(
            script: script.name, direction: script.isRightToLeft ? .rightToLeft : .leftToRight,
            part: reach.pairs != nil ? .pairs : reach.words != nil ? .words : .runs,
            pairRefusal: reach.pairRefusal?.rawValue, wordRefusal: reach.wordRefusal?.rawValue)
        }.sorted { $0.script < $1.script }
      }
    }
  }
#endif
