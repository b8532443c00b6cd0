#if Shaping
  /// Cuts a text into runs of one bidi level and one script.
  ///
  /// A grapheme is never cut: its first character gives its level, and its first character with a
  /// script of its own gives its script.
  struct Itemizer {
    private let graphemes: Graphemes
    private var levels: [UInt8]
    private var scripts: [Script?] = []

    /// The runs of a text in its order.
    static func runs(_ text: String, isRightToLeft: Bool) -> [TextRun] {
      runs(text, Graphemes(text), isRightToLeft: isRightToLeft)
    }

    /// The runs of a text in its order.
    static func runs(_ text: String, _ graphemes: Graphemes, isRightToLeft: Bool) -> [TextRun] {
      var itemizer = Itemizer(graphemes)
      itemizer.resolveLevels(text, isRightToLeft: isRightToLeft)
      itemizer.resolveScripts(text)
      return itemizer.runs()
    }

    /// The run of a text that is one, found without looking at its graphemes; nil where that is not
    /// sure, and for text with line breaks or tabs.
    static func singleRun(_ text: String, isRightToLeft: Bool) -> TextRun? {
      var script: Script?
      for scalar in text.unicodeScalars {
        guard ScalarRole.isDrawn(scalar),
          isRightToLeft ? keepsRightToLeft(scalar) : !mayTurnDirection(scalar)
        else { return nil }
        let own = Script(scalar)
        if own.isInherited || own == script { continue }
        guard script == nil else { return nil }
        script = own
      }
      return TextRun(
        range: 0..<text.utf8.count, level: isRightToLeft ? 1 : 0, script: script ?? .common)
    }

    private static func keepsRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
      switch BidiClass(scalar) {
      case .rightToLeft, .neutral: true
      case .leftToRight, .isolateStart, .isolateEnd, .other: false
      }
    }

    private init(_ graphemes: Graphemes) {
      self.graphemes = graphemes
      levels = []
      scripts.reserveCapacity(graphemes.count)
    }

    private mutating func resolveLevels(_ text: String, isRightToLeft: Bool) {
      if !isRightToLeft, !text.unicodeScalars.contains(where: Self.mayTurnDirection) {
        levels = Array(repeating: 0, count: graphemes.count)
        return
      }
      // A line break inside a single line is a space, and does not end the paragraph.
      let scalars = text.unicodeScalars.map { ScalarRole.isNewline($0) ? 0x20 : $0.value }
      let all = BidiParagraph(scalars, isRightToLeft: isRightToLeft).levels
      levels.reserveCapacity(graphemes.count)
      var offset = 0
      for (scalar, level) in zip(text.unicodeScalars, all) {
        if offset == graphemes.offset(levels.count) { levels.append(level) }
        offset += UTF8.width(scalar)
      }
    }

    /// Whether a character can give itself or others a level that is not 0 in a text from left to
    /// right: one of a right-to-left script, or a formatting character of the algorithm.
    private static func mayTurnDirection(_ scalar: Unicode.Scalar) -> Bool {
      switch scalar.value {
      case 0..<0x590: false
      case 0x590...0x8FF, 0x200E...0x200F, 0x202A...0x202E, 0x2066...0x2069, 0xFB1D...0xFDFF,
        0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
        true
      default: false
      }
    }

    /// Common and inherited characters take the script before them, at the beginning the first that
    /// follows; a closing bracket takes that of its opening one (UAX #24, 5.1 and 5.2).
    private mutating func resolveScripts(_ text: String) {
      var current: Script?
      var open: [(closing: Unicode.Scalar, script: Script?)] = []
      var scalars = text.unicodeScalars.makeIterator()
      var offset = 0
      for grapheme in 0..<graphemes.count {
        let end = graphemes.offset(grapheme + 1)
        var own: Script?
        while offset < end, let scalar = scalars.next() {
          offset += UTF8.width(scalar)
          let script = Script(scalar)
          if !script.isInherited {
            own = own ?? script
          } else if let bracket = Bracket(scalar) {
            switch bracket {
            case .opening(let closing): open.append((closing, current))
            case .closing:
              while let last = open.last, last.closing != scalar { open.removeLast() }
              if let last = open.popLast() { current = last.script }
            }
          }
        }
        if current == nil, let own {
          // Brackets that opened before take the first script, and so do those that close them.
          for index in open.indices where open[index].script == nil { open[index].script = own }
        }
        current = own ?? current
        scripts.append(current)
      }
      var next: Script?
      for index in scripts.indices.reversed() {
        if scripts[index] == nil { scripts[index] = next } else { next = scripts[index] }
      }
    }

    private func runs() -> [TextRun] {
      var runs: [TextRun] = []
      for grapheme in 0..<graphemes.count {
        let script = scripts[grapheme] ?? .common
        let range = graphemes[grapheme]
        if let last = runs.last, last.level == levels[grapheme], last.script == script {
          runs[runs.count - 1].range = last.range.lowerBound..<range.upperBound
        } else {
          runs.append(TextRun(range: range, level: levels[grapheme], script: script))
        }
      }
      return runs
    }
  }

  /// A character that opens or closes a pair.
  private enum Bracket {
    case opening(closing: Unicode.Scalar)
    case closing

    init?(_ scalar: Unicode.Scalar) {
      let mirrored = scalar.mirrored
      guard mirrored != scalar else { return nil }
      switch scalar.properties.generalCategory {
      case .openPunctuation: self = .opening(closing: mirrored)
      case .closePunctuation: self = .closing
      default: return nil
      }
    }
  }
#endif
