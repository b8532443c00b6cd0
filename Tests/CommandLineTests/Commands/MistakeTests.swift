import Foundation
import TestSupport
import Testing

/// A command line that is wrong, and what is said about it.
struct Mistake: Sendable, CustomTestStringConvertible {
  let words: [String]
  let complaint: String
  var status: Int32 = 2

  var testDescription: String { words.joined(separator: " ") }

  init(_ line: String, _ complaint: String, status: Int32 = 2) {
    words = line.split(separator: " ").map(String.init)
    self.complaint = complaint
    self.status = status
  }

  init(_ words: [String], _ complaint: String, status: Int32 = 2) {
    self.words = words
    self.complaint = complaint
    self.status = status
  }

  static let misspelt = [
    Mistake("mesure x", "did you mean measure?"), Mistake("Measure x", "did you mean measure?"),
    Mistake("feild", "did you mean field?"), Mistake("fonts", "did you mean font?"),
    Mistake("bacth", "did you mean batch?"), Mistake("hlep", "did you mean help?"),
    Mistake("help explian", "did you mean explain?"), Mistake("version", "did you mean --version?"),
    Mistake("--versoin", "did you mean --version?"), Mistake("--hepl", "did you mean --help?"),
    Mistake("measure --siez 3 x", "did you mean --size?"),
    Mistake("measure -size 3 x", "did you mean --size?"),
    Mistake("measure --SIZE=3 x", "did you mean --size?"),
    Mistake("measure --feature kern=0 x", "did you mean --features?"),
    Mistake("measure --fonts f x", "did you mean --font?"),
    Mistake("batch --hepl", "did you mean --help?"),
    Mistake("field --minimumFontSize 9", "did you mean --minimum-font-size?"),
    Mistake("field --aligment left", "did you mean --alignment?"),
    Mistake("field --placeholder-align left", "did you mean --placeholder-alignment?"),
    Mistake("field --alignment Center", "did you mean center?"),
    Mistake("field --alignment rihgt", "did you mean right?"),
    Mistake("measure --direction RTL x", "did you mean rtl?"),
    Mistake("measure --hinting ful x", "did you mean full?"),
    Mistake("measure --shaping simpel x", "did you mean simple?"),
  ]

  static let misplaced = [
    Mistake("--json measure x", "--json stands before the command"),
    Mistake("measure --alignment right x", "but field has"),
    Mistake("measure -5", "stands after --"), Mistake("explain --- x", "stands after --"),
    Mistake("field Hello", "--text and --placeholder"), Mistake("batch x", "standard input"),
    Mistake("help field font", "one command"), Mistake("font a --font b", "one file"),
    Mistake("field --bounds 0 0 200 44", "--bounds takes X,Y,W,H"),
    Mistake("field --point 1 2", "--point takes X,Y"),
    Mistake("field --padding 10", "--padding takes LEFT,RIGHT"),
    Mistake("field --svg - --json", "cannot both print"),
  ]

  static let missing = [
    Mistake("measure", "a text is missing"), Mistake("explain", "a text is missing"),
    Mistake("measure x --size", "--size N: the value is missing"),
    Mistake("measure --size --json x", "--size=--json"),
    Mistake("field --text --alignment=right", "--text TEXT: the value is missing"),
    Mistake("field --placeholder -h", "--placeholder TEXT", status: 0),
    Mistake(["measure", "--size", "", "x"], "--size must be a finite number"),
    Mistake("measure --index= x", "--index must be a whole number"),
    Mistake("measure --features= x", "--features takes settings"),
    Mistake("measure --hinting= x", "--hinting must be one of"),
    Mistake("field --svg=", "the path is empty"),
    Mistake("measure --font= x", "the path of a font is empty", status: 1),
    Mistake("field --placeholder-font=", "the path of a font is empty", status: 1),
    Mistake(["measure", "--fallback", "", "x"], "the path of a font is empty", status: 1),
    Mistake(["font", ""], "the path of a font is empty", status: 1),
    Mistake(["measure", "--font", "DejaVu Sans", "x"], "not by its name", status: 1),
  ]
}

@Suite("A mistake on the command line")
struct MistakeTests {
  @Test(
    "is named, with a way out",
    arguments: Mistake.misspelt + Mistake.misplaced + Mistake.missing)
  func complaint(_ mistake: Mistake) throws {
    let run = try Tool.run(mistake.words)
    #expect(run.status == mistake.status)
    let said = mistake.status == 0 ? run.output : run.complaint
    #expect(said.contains(mistake.complaint))
    let other = mistake.status == 0 ? run.complaint : run.output
    #expect(other == "")
  }

  @Test(
    "sends to the help of its command",
    arguments: [
      ("measure --siez 3", "textfield help measure"),
      ("field --alignment up", "textfield help field"),
      ("batch x", "textfield help batch"), ("mesure", "textfield help"),
    ])
  func seeHelp(_ line: String, _ expected: String) throws {
    let complaint = try Tool.run(line.split(separator: " ").map(String.init)).complaint
    #expect(complaint.hasSuffix("\nSee \(expected).\n"))
  }

  @Test(
    "does not stand in the way of help",
    arguments: [
      ["-h"], ["x", "-h"], ["--bogus", "--help"], ["--size", "-h"], ["-h", "--size"],
      ["--font", "/no", "--help", "x"],
    ])
  func help(_ words: [String]) throws {
    for command in ["measure", "explain", "field", "sheet", "font", "batch"] {
      let asked = try Tool.run([command] + words)
      let help = try Tool.run(["help", command])
      #expect(asked.status == 0)
      #expect(asked.output == help.output)
    }
  }

  @Test(
    "is not made by what is nothing like a name",
    arguments: ["xyzzy", "q", "--qqqqq", "中文", String(repeating: "measure", count: 2000)])
  func unlike(_ word: String) throws {
    for words in [[word], ["measure", "--\(word)"], ["field", "--alignment", word]] {
      let run = try Tool.run(words)
      #expect(run.status == 2)
      #expect(!run.complaint.contains("did you mean"))
    }
  }

  #if os(Linux)
    @Test(
      "in the bytes of a path is named",
      arguments: [
        ("measure x --font", "cannot be opened"), ("font", "cannot be opened"),
        ("measure x --fallback", "cannot be opened"), ("field --svg", "cannot be written"),
      ])
    func pathBytes(_ words: String, _ expected: String) throws {
      let run = try Tool.shell(#""$0" \#(words) "$(printf '/no/such/\377')""#)
      #expect(run.status == 1)
      #expect(run.complaint.contains(expected) && run.complaint.contains("not UTF-8"))
    }
  #endif
}

@Suite("An option")
struct OptionTests {
  @Test(
    "given twice counts once, the last time; settings, fallbacks and points add up",
    arguments: [
      ("--size 12 --size 24", "--size 24"),
      ("--alignment left --alignment right", "--alignment right"),
      ("--text a --text=b", "--text b"), ("--secure --secure", "--secure"),
      ("--features kern=0 --features liga=0", "--features kern=0,liga=0"),
      ("--features kern=0,liga=0 --features kern=1", "--features kern=1,liga=0"),
      ("--bounds 1,2,3,4 --bounds 5,6,70,8", "--bounds 5,6,70,8"),
    ])
  func twice(_ line: String, _ expected: String) throws {
    let runs = try [line, expected].map { line in
      try Tool.run(
        ["field", "--json", "--placeholder", "AV fi"] + line.split(separator: " ").map(String.init))
    }
    #expect(runs[0].output == runs[1].output)
    #expect(runs.map(\.status) == [0, 0])
  }

  @Test(
    "takes numbers with spaces around commas, and negative ones",
    arguments: [
      (["--bounds", "0, 0, 100, 20"], ["--bounds=0,0,100,20"]),
      (["--bounds", "-7,-3,100,20"], ["--bounds=-7,-3,100,20"]),
      (["--tracking", "-1"], ["--tracking=-1"]), (["--tracking", "-.5"], ["--tracking=-0.5"]),
      (["--selection", "-1,2"], ["--selection=0,2"]),
      (["--features", "kern=0, liga=0"], ["--features", "kern=0,liga=0"]),
      (["--alignment", "centre"], ["--alignment", "center"]),
      (["--placeholder-alignment", "centre"], ["--placeholder-alignment", "center"]),
    ])
  func spelling(_ words: [String], _ expected: [String]) throws {
    let runs = try [words, expected].map {
      try Tool.run(["field", "--json", "--text", "fi AV"] + $0)
    }
    #expect(runs[0].output == runs[1].output)
    #expect(runs.map(\.status) == [0, 0])
  }

  @Test("of a font file may stand in place of the file")
  func font() throws {
    let path = Fixture.path("DejaVuSans.ttf")
    let outputs = try [["--font", path], ["--font=\(path)"], [path], ["--", path]].map {
      try Tool.run(["font"] + $0).output
    }
    #expect(Set(outputs).count == 1)
    #expect(outputs[0].contains("DejaVu Sans"))
  }
}
