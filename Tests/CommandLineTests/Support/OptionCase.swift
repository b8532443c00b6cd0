import TestSupport
import Testing

/// An option, how it is written, and the keys of a request that mean the same.
struct OptionCase: Sendable, CustomTestStringConvertible {
  let words: [String]
  let keys: String

  init(_ words: [String], _ keys: String) {
    self.words = words
    self.keys = keys
  }

  var option: String { words[0] }
  var testDescription: String { words.joined(separator: " ") }
}

extension OptionCase {
  private static let inter = Fixture.path("Inter-roman.var.ttf")
  private static let hebrew = Fixture.path("NotoSansHebrew-Regular.ttf")

  static let line: [OptionCase] = [
    OptionCase(["--font", inter], #""font":{"path":"\#(inter)"}"#),
    OptionCase(["--index", "0"], #""font":{"index":0}"#),
    OptionCase(
      ["--variations", "wght=700", "--font", inter],
      #""font":{"path":"\#(inter)","variations":{"wght":700}}"#),
    OptionCase(
      ["--fallback", hebrew, "--fallback", inter],
      #""fallbacks":[{"path":"\#(hebrew)"},{"path":"\#(inter)"}]"#),
    OptionCase(["--size", "17.5"], #""size":17.5"#),
    OptionCase(["--features", "kern=0,liga=0"], #""features":{"kern":0,"liga":0}"#),
    OptionCase(["--language", "sr"], #""language":"sr""#),
    OptionCase(["--tracking", "-1"], #""tracking":-1"#),
    OptionCase(["--fallback-order", "strict"], #""fallbackOrder":"strict""#),
    OptionCase(
      ["--tracking-placement", "afterEach", "--tracking", "2"],
      #""trackingPlacement":"afterEach","tracking":2"#),
    OptionCase(["--hinting", "light"], #""hinting":"light""#),
    OptionCase(["--shaping", "simple"], #""shaping":"simple""#),
    OptionCase(["--direction", "rtl"], #""direction":"rtl""#),
  ]

  static let field: [OptionCase] = [
    OptionCase(["--bounds", "7,3,150,-4.5"], #""bounds":[7,3,150,-4.5]"#),
    OptionCase(["--text", "AV אב"], #""text":"AV אב""#),
    OptionCase(["--placeholder", "Name"], #""placeholder":"Name""#),
    OptionCase(["--alignment", "center"], #""alignment":"center""#),
    OptionCase(
      ["--placeholder-alignment", "right", "--placeholder", "a"],
      #""placeholderAlignment":"right","placeholder":"a""#),
    OptionCase(
      ["--placeholder-font", inter, "--placeholder", "a", "--alignment", "center"],
      #""placeholderFont":{"path":"\#(inter)"},"placeholder":"a","alignment":"center""#),
    OptionCase(
      ["--placeholder-size", "20", "--placeholder", "a", "--alignment", "center"],
      #""placeholderSize":20,"placeholder":"a","alignment":"center""#),
    OptionCase(["--caret-width", "3"], #""caretWidth":3"#),
    OptionCase(["--padding", "1,2"], #""padding":[1,2]"#),
    OptionCase(["--interface-direction", "rtl"], #""interfaceDirection":"rtl""#),
    OptionCase(["--typing-direction", "rtl"], #""typingDirection":"rtl""#),
    OptionCase(["--secure", "--text", "ab"], #""secure":true,"text":"ab""#),
    OptionCase(
      ["--editing", "--text", "a long text that does not fit into the field"],
      #""editing":true,"text":"a long text that does not fit into the field""#),
    OptionCase(["--selection", "2,0", "--text", "abc"], #""selection":[2,0],"text":"abc""#),
    OptionCase(
      ["--scroll", "9", "--editing", "--text", "a long text that does not fit into the field"],
      #""scroll":9,"editing":true,"text":"a long text that does not fit into the field""#),
    OptionCase(["--left-view", "20"], #""leftView":20"#),
    OptionCase(["--right-view", "20"], #""rightView":20"#),
    OptionCase(
      ["--minimum-font-size", "9", "--text", "a long text that does not fit into the field"],
      #""minimumFontSize":9,"text":"a long text that does not fit into the field""#),
    OptionCase(
      ["--point", "1,2", "--point", "99,-1", "--text", "abc"],
      #""points":[[1,2],[99,-1]],"text":"abc""#),
    OptionCase(["--carets", "--text", "abc"], #""carets":true,"text":"abc""#),
  ]
}
