#if Shaping
  /// Finds the script of each grapheme of a text in turn.
  ///
  /// Common and inherited characters take the script before them, at the beginning the first that
  /// follows; a closing bracket takes that of its opening one (UAX #24, 5.1 and 5.2).
  struct ScriptResolution {
    private var current: Script
    private var own: Script?
    private var open: [(closing: Unicode.Scalar, script: Script)] = []

    /// - Parameter first: The first script of the text.
    init(first: Script) { current = first }

    /// Adds a character of the grapheme.
    @inline(__always)
    mutating func add(_ scalar: Unicode.Scalar, _ traits: CharacterTraits) {
      if !traits.flags.contains(.inheritsScript) {
        own = own ?? traits.script
      } else if traits.flags.contains(.isMirrored) {
        add(Bracket(scalar))
      }
    }

    private mutating func add(_ bracket: Bracket?) {
      switch bracket {
      case .opening(let closing): open.append((closing, current))
      case .closing(let scalar):
        while let last = open.last, last.closing != scalar { open.removeLast() }
        if let last = open.popLast() { current = last.script }
      case nil: break
      }
    }

    /// Ends the grapheme and tells its script.
    mutating func endGrapheme() -> Script {
      if let own { current = own }
      own = nil
      return current
    }
  }

  /// A character that opens or closes a pair.
  private enum Bracket {
    case opening(closing: Unicode.Scalar)
    case closing(Unicode.Scalar)

    init?(_ scalar: Unicode.Scalar) {
      switch scalar.properties.generalCategory {
      case .openPunctuation: self = .opening(closing: scalar.mirrored)
      case .closePunctuation: self = .closing(scalar)
      default: return nil
      }
    }
  }
#endif
