/// A small font of random rules.
package struct MadeFont {
  let subset: FontSubset
  private var substitution: MadeLayout?
  private var positioning: MadeLayout?
  private var definitions: TableNode?
  private var kerning: [UInt8]?
  private let characters: [Unicode.Scalar: Int]

  package init(_ choices: inout Choices) {
    subset = FontSubset(&choices)
    let hasClasses = choices.percent(60)
    if choices.percent(85) {
      substitution = MadeLayout(
        .substitution, subset, hasGlyphClasses: hasClasses, &choices)
    }
    if choices.percent(75) {
      positioning = MadeLayout(.positioning, subset, hasGlyphClasses: hasClasses, &choices)
    }
    if hasClasses { definitions = Self.glyphDefinitions(subset, &choices) }
    if choices.percent(25) { kerning = KernTable.random(subset, &choices) }
    characters = Self.characters(subset, &choices)
  }

  // MARK: Tables

  private static func characters(
    _ subset: FontSubset, _ choices: inout Choices
  ) -> [Unicode.Scalar: Int] {
    var characters = FontAlphabet.glyphs
    if choices.percent(30) {
      for _ in 0..<choices.number(1...4) {
        let missing = choices.element(subset.letters + subset.marks + subset.others)
        characters[missing] = nil
      }
    }
    if choices.percent(20) { characters["\u{2010}"] = nil }
    if choices.percent(70) { characters["\u{A0}"] = 1 }
    if choices.percent(2) { characters[" "] = nil }
    // A letter may share its glyph with another one or with the space.
    if choices.percent(15) {
      characters[choices.element(subset.letters)] =
        choices.percent(50) ? 1 : choices.element(subset.glyphs)
    }
    return characters
  }

  private static func glyphDefinitions(
    _ subset: FontSubset, _ choices: inout Choices
  ) -> TableNode {
    var classes = (0..<FontAlphabet.glyphCount).map { _ in 1 }
    classes[0] = 0
    for glyph in FontAlphabet.marks { classes[glyph] = 3 }
    for glyph in FontAlphabet.alternates { classes[glyph] = 2 }
    for _ in 0..<choices.element([0, 0, 1, 3]) {
      classes[choices.element(subset.glyphs)] = choices.number(0...3)
    }
    let classTable = TableNode([1, 0] + TableNode.array(classes))
    let attachment = TableNode(
      [1, 0] + TableNode.array(classes.map { $0 == 3 ? choices.number(0...2) : 0 }))
    let sets = (0..<2).map { _ in
      TableNode.Item.longOffset(
        TableNode([1] + TableNode.array(choices.some(FontAlphabet.marks, 1...12))))
    }
    return [
      1, 2, .offset(choices.percent(90) ? classTable : nil), .offset(nil), .offset(nil),
      .offset(attachment), .offset(TableNode([1, 2] + sets)),
    ]
  }

  /// The font as a file.
  ///
  /// - Parameter change: What is done to the bytes of each table.
  func file(_ change: (String, inout [UInt8]) -> Void) -> [UInt8] {
    var tables: [String: [UInt8]] = [:]
    tables["GSUB"] = substitution?.node.bytes
    tables["GPOS"] = positioning?.node.bytes
    tables["GDEF"] = definitions?.bytes
    tables["kern"] = kerning
    return FontFile(characters, tables).bytes(change)
  }
}

// MARK: Smaller fonts

extension MadeFont {
  /// Fonts with one thing less.
  package var reductions: [MadeFont] {
    var fonts: [MadeFont] = []
    func add(_ change: (inout MadeFont) -> Void) {
      var font = self
      change(&font)
      fonts.append(font)
    }
    if substitution != nil { add { $0.substitution = nil } }
    if positioning != nil { add { $0.positioning = nil } }
    if kerning != nil { add { $0.kerning = nil } }
    if definitions != nil { add { $0.definitions = nil } }
    for index in substitution?.lookups.indices ?? 0..<0 {
      add { $0.substitution?.clear(index) }
    }
    for index in positioning?.lookups.indices ?? 0..<0 {
      add { $0.positioning?.clear(index) }
    }
    return fonts
  }
}
