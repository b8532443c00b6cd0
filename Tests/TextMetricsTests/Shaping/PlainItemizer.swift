#if Shaping
  @testable import TextMetrics

  /// The runs of a text, found step by step and grapheme by grapheme, each time from the libraries.
  struct PlainItemizer {
    private let characters: [Character]
    private let isRightToLeft: Bool

    static func runs(_ text: String, _ direction: WritingDirection) -> [String] {
      let resolved =
        direction == .natural ? WritingDirection.firstStrong(in: text) ?? .leftToRight : direction
      let itemizer = PlainItemizer(
        characters: Array(text), isRightToLeft: resolved == .rightToLeft)
      return itemizer.runs(itemizer.levels(text), itemizer.scripts())
    }

    private func levels(_ text: String) -> [UInt8] {
      let scalars = text.unicodeScalars.map { ScalarRole.isNewline($0) ? 0x20 : $0.value }
      let all = BidiParagraph(scalars, isRightToLeft: isRightToLeft).levels
      var index = 0
      return characters.map { character in
        defer { index += character.unicodeScalars.count }
        return all[index]
      }
    }

    private func scripts() -> [Script] {
      var scripts: [Script?] = []
      var current: Script?
      var open: [(closing: Unicode.Scalar, script: Script?)] = []
      for character in characters {
        var own: Script?
        for scalar in character.unicodeScalars {
          let script = Script(scalar)
          guard script.isInherited else {
            own = own ?? script
            continue
          }
          guard scalar.mirrored != scalar else { continue }
          switch scalar.properties.generalCategory {
          case .openPunctuation: open.append((scalar.mirrored, current))
          case .closePunctuation:
            while let last = open.last, last.closing != scalar { open.removeLast() }
            if let last = open.popLast() { current = last.script }
          default: break
          }
        }
        if current == nil, let own {
          for index in open.indices where open[index].script == nil { open[index].script = own }
        }
        current = own ?? current
        scripts.append(current)
      }
      let first = scripts.compactMap(\.self).first ?? .common
      return scripts.map { $0 ?? first }
    }

    private func runs(_ levels: [UInt8], _ scripts: [Script]) -> [String] {
      var runs: [TextRun] = []
      var offset = 0
      for (index, character) in characters.enumerated() {
        let end = offset + character.utf8.count
        if let last = runs.last, last.level == levels[index], last.script == scripts[index] {
          runs[runs.count - 1].range = last.range.lowerBound..<end
        } else {
          runs.append(
            TextRun(range: offset..<end, level: levels[index], script: scripts[index]))
        }
        offset = end
      }
      return runs.map(\.told)
    }
  }

  extension TextRun {
    /// The run in words.
    var told: String { "\(range) at \(level) of \(script.number)" }
  }
#endif
