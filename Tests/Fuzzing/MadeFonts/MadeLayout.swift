/// A `GSUB` or `GPOS` table with random scripts, features and lookups.
struct MadeLayout {
  private(set) var lookups: [TableNode]
  private var features: [(tag: String, lookups: [Int])] = []
  private var scripts: [(tag: String, node: TableNode)] = []

  init(
    _ table: LookupMaker.Table, _ subset: FontSubset, hasGlyphClasses: Bool,
    _ choices: inout Choices
  ) {
    let count = choices.number(1...5)
    let isWide = choices.percent(70)
    var maker = LookupMaker(
      table: table, glyphs: subset.glyphs, lookupCount: count + (isWide ? 1 : 0),
      hasGlyphClasses: hasGlyphClasses,
      choices: choices)
    lookups = (0..<count).map { _ in maker.lookup() }
    if isWide { lookups.append(maker.wideLookup()) }
    choices = maker.choices
    let tags = table == .substitution ? Self.substitutions : Self.positionings
    let indices = Array(0..<count)
    features = (0..<choices.number(1...4)).map { _ in
      (choices.element(tags), choices.some(indices, 1...min(3, count)))
    }
    let own = subset.writings.flatMap(\.tags)
    var scriptTags = Set(choices.some(own, 0...own.count))
    if choices.percent(70) { scriptTags.insert("DFLT") }
    if choices.percent(10) { scriptTags.insert("latn") }
    scripts = scriptTags.sorted().map { ($0, script(&choices)) }
  }

  private func script(_ choices: inout Choices) -> TableNode {
    let languages = ["DEU ", "TRK "].filter { _ in choices.percent(10) }
    let records = languages.map { TableNode.Item.record($0, language(&choices)) }
    let standard = choices.percent(95) ? language(&choices) : nil
    return TableNode([.offset(standard), .word(records.count)] + records)
  }

  private func language(_ choices: inout Choices) -> TableNode {
    let indices = Array(features.indices)
    let required = choices.percent(10) ? choices.element(indices) : 0xFFFF
    let used = choices.percent(70) ? indices : choices.some(indices, 0...indices.count)
    return TableNode([0, .word(required)] + TableNode.array(used))
  }

  var node: TableNode {
    let scriptList = TableNode(
      [.word(scripts.count)] + scripts.map { .record($0.tag, $0.node) })
    let featureList = TableNode(
      [.word(features.count)]
        + features.map { .record($0.tag, TableNode([0] + TableNode.array($0.lookups))) })
    return [
      1, 0, .offset(scriptList), .offset(featureList), .offset(TableNode(TableNode.list(lookups))),
    ]
  }

  /// Makes a lookup do nothing.
  mutating func clear(_ lookup: Int) { lookups[lookup] = [1, 0, 0] }

  /// Features that HarfBuzz applies by itself come up more often.
  private static let substitutions =
    Array(repeating: ["liga", "calt", "ccmp"], count: 12).flatMap { $0 } + [
      "clig", "rlig", "locl", "rclt", "init", "medi", "fina", "isol", "frac", "numr", "dnom",
      "rand",
      "rvrn", "ltra", "ltrm", "rtla", "rtlm", "pref", "abvs", "blws", "pres", "psts", "haln",
      "nukt",
      "akhn", "rphf", "half", "blwf", "pstf", "ljmo", "vjmo", "tjmo", "calt", "mset", "ss01",
      "smcp",
      "vert", "stch", "med2", "cjct", "rkrf",
    ]
  private static let positionings =
    Array(repeating: ["kern", "kern", "dist", "mark"], count: 8).flatMap { $0 } + [
      "mkmk", "curs", "abvm", "blwm", "palt", "ss01", "kern",
    ]
}
