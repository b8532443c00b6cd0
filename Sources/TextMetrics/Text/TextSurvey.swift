#if Shaping
  /// What one look at each code point of a text tells.
  struct TextSurvey {
    /// What is true of each.
    private(set) var each: CharacterTraits.Flags = .init(rawValue: .max)
    /// The first script; nil if no character has one of its own.
    private(set) var script: Script?
    private(set) var hasSeveralScripts = false
    /// The direction of the first letter that has one, outside of isolates (UAX #9, P2).
    private(set) var firstStrong: WritingDirection?
    private var depth = 0

    init(_ text: UnsafeBufferPointer<UInt8>, _ table: inout CharacterTable) {
      var reader = unsafe ScalarReader(text)
      while let scalar = reader.next() {
        let traits = table[scalar]
        each.formIntersection(traits.flags)
        if firstStrong == nil { findDirection(traits.flags) }
        if !traits.flags.contains(.inheritsScript), traits.script != script {
          if script == nil { script = traits.script } else { hasSeveralScripts = true }
        }
      }
    }

    @inline(__always)
    private mutating func findDirection(_ flags: CharacterTraits.Flags) {
      guard !flags.isDisjoint(with: .givesDirection) else { return }
      if flags.contains(.opensIsolate) {
        depth += 1
      } else if flags.contains(.closesIsolate) {
        depth = max(0, depth - 1)
      } else if depth == 0 {
        firstStrong = flags.contains(.isLeftToRight) ? .leftToRight : .rightToLeft
      }
    }
  }
#endif
