import FieldLayout
import Foundation
import TestSupport
import Testing
import TextMetrics

@Suite("The command line")
struct CommandTests {
  static let commands = ["measure", "explain", "field", "font", "batch"]

  @Test("ends the help of each command with a line break", arguments: commands)
  func helpEnds(_ name: String) throws {
    let help = try Tool.run(["help", name]).output
    #expect(help.hasSuffix("\n"))
  }

  @Test(
    "says the number of what is missing and does not show",
    arguments: [("Hi \u{E000}", "U+E000"), ("\u{10FFFD}", "U+10FFFD")])
  func hiddenMissing(_ text: String, _ expected: String) throws {
    let font = Fixture.path("DejaVuSans.ttf")
    for command in ["measure", "explain"] {
      let output = try Tool.run([command, "--font", font, text]).output
      #expect(output.contains(expected))
    }
  }

  @Test("says why a picture cannot be written in the system's words")
  func unwritable() throws {
    let complaint = try Tool.run(["field", "--svg", "/no/such/folder/field.svg"]).complaint
    #expect(complaint.contains("cannot be written: No such file or directory"))
  }

  @Test(
    "ends with 0, with 1 for bad input and with 2 for bad usage",
    arguments: [
      ([], 0), (["--help"], 0), (["-h"], 0), (["help"], 0), (["--version"], 0),
      (["help", "field"], 0), (["help", "help"], 0),
      (["field", "--help"], 0), (["measure", "x"], 0), (["measure", "--", "-x"], 0), (["font"], 0),
      (["measure", "--font", "/no", "x"], 1), (["measure", "--font", "/dev/null", "x"], 1),
      (["measure", "--size", "0", "x"], 1), (["measure", "--index", "99", "x"], 1),
      (["field", "--size", "-1"], 1), (["font", "/no"], 1), (["font", "/"], 1),
      (["field", "--svg", "/no/such/folder/field.svg"], 1), (["field", "--svg", "/"], 1),
      (["nothing"], 2), (["help", "nothing"], 2), (["measure"], 2), (["explain"], 2),
      (["measure", "--bogus", "x"], 2),
      (["measure", "--size"], 2), (["measure", "--size", "big", "x"], 2),
      (["measure", "--size", "nan", "x"], 2), (["measure", "--size", "inf", "x"], 2),
      (["measure", "--features", "kern", "x"], 2), (["measure", "--json=1", "x"], 2),
      (["measure", "--hinting", "strong", "x"], 2), (["field", "--bounds", "1,2,3"], 2),
      (["field", "--selection", "1"], 2), (["field", "--alignment", "up"], 2),
      (["field", "--guides"], 2), (["field", "x"], 2),
      (["batch", "x"], 2), (["font", "a", "b"], 2), (["font", "--size", "3"], 2),
    ] as [([String], Int32)])
  func status(_ arguments: [String], _ expected: Int32) throws {
    let run = try Tool.run(arguments)
    #expect(run.status == expected)
    #expect(run.output.isEmpty == (expected != 0))
    #expect(run.complaint.isEmpty == (expected == 0))
    #expect(expected == 0 || run.complaint.hasPrefix("textfield: "))
  }

  @Test(
    "names the option that is at fault",
    arguments: [
      ["measure", "--size", "big", "x"], ["measure", "--index", "1.5", "x"],
      ["measure", "--variations", "wght=bold", "x"], ["measure", "--features", "kern=-1", "x"],
      ["field", "--bounds", "1,2,x,4"], ["field", "--padding", "1"], ["field", "--scroll", "-1"],
      ["field", "--point", "1"], ["field", "--placeholder-size", "x"],
      ["field", "--left-view", "x"],
    ])
  func fault(_ arguments: [String]) throws {
    let run = try Tool.run(arguments)
    #expect(run.complaint.hasPrefix("textfield: \(arguments[1]) "))
  }

  @Test("tells the versions of itself and of its libraries")
  func version() throws {
    let run = try Tool.run(["--version"])
    let libraries = LibraryVersions.current
    let expected = [
      ("textfield", "0.1.0"), ("FreeType", libraries.freeType), ("HarfBuzz", libraries.harfBuzz),
      ("FriBidi", libraries.friBidi),
    ].compactMap { name, version in version.map { "\(name) \($0)" } }
    #expect(run.lines == expected)
  }

  @Test("lists all commands, and each its options", arguments: commands)
  func help(_ command: String) throws {
    let overview = try Tool.run(["help"]).output
    #expect(overview.contains("textfield \(command)"))
    let help = try Tool.run(["help", command]).output
    let asked = try Tool.run([command, "--help"]).output
    #expect(help == asked)
    #expect(help.contains("textfield \(command)"))
    #expect(help.contains("\n  --help"))
  }

  @Test(
    "explains every option that it takes",
    arguments: [
      ("measure", OptionCase.line.map(\.option)), ("explain", OptionCase.line.map(\.option)),
      ("field", OptionCase.line.map(\.option) + OptionCase.field.map(\.option)),
      ("font", ["--font", "--index", "--variations", "--shaping"]),
    ])
  func options(_ command: String, _ options: [String]) throws {
    let help = try Tool.run(["help", command]).output
    let listed = help.split(separator: "\n").filter { $0.hasPrefix("  --") }
      .compactMap { $0.split(separator: " ").first.map(String.init) }
    let own = command == "field" ? ["--svg", "--guides"] : []
    #expect(Set(listed) == Set(options + own + ["--json", "--help"]))
  }

  @Test("shows the library's numbers when it is asked for nothing")
  func example() throws {
    let font = try Font(
      face: FontFace(path: Fixture.path("wqy-microhei.ttf")), size: 16)
    let table = try Tool.run([]).lines.map {
      $0.split(separator: "  ").map { $0.trimmingCharacters(in: .whitespaces) }
    }
    .filter { $0.count == 5 }.dropFirst()
    var expected: [[String]] = []
    for text in ["", "Anna"] {
      for (name, alignment) in [
        ("left", TextAlignment.left), ("center", .center), ("right", .right),
      ] {
        let layout = TextFieldLayout(
          TextField(
            text: text, placeholder: "请输入用户名",
            bounds: CGRect(x: 0, y: 0, width: 200, height: 44), font: font, alignment: alignment))
        expected.append([
          name, text.isEmpty ? "empty" : "“\(text)”",
          text.isEmpty ? describe(layout.placeholderRect) : "hidden", describe(layout.textRect),
          describe(layout.caret.rect),
        ])
      }
    }
    #expect(Array(table) == expected)
  }

  private func describe(_ rect: CGRect?) -> String {
    guard let rect else { return "" }
    return [rect.minX, rect.minY, rect.width, rect.height].map { number in
      let rounded = (Double(number) * 10_000).rounded() / 10_000
      return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
    }.joined(separator: ", ")
  }

  @Test("lines up columns of Chinese and Latin, and shows no control characters")
  func table() throws {
    let run = try Tool.run(["measure", "请输入用户名", "Anna", "a\u{1B}[31m\tb"])
    let rows = run.lines.suffix(3)
    #expect(rows.first?.hasPrefix("请输入用户名       96 ") == true)
    #expect(rows.dropFirst().first?.hasPrefix("Anna          37.0625 ") == true)
    #expect(rows.last?.hasPrefix("a␛[31m␉b ") == true)
  }

  @Test("draws the field into a file")
  func picture() throws {
    let file = URL.temporaryDirectory.appending(path: "textfield-\(UUID().uuidString).svg")
    defer { try? FileManager.default.removeItem(at: file) }
    let plain = try Tool.run(["field", "--placeholder", "Name", "--svg", file.path])
    #expect(plain.status == 0)
    let picture = try String(contentsOf: file, encoding: .utf8)
    #expect(picture.hasPrefix("<svg ") && picture.contains("<path "))
    _ = try Tool.run(["field", "--placeholder", "Name", "--svg", file.path, "--guides"])
    let guided = try String(contentsOf: file, encoding: .utf8)
    #expect(guided.contains("placeholderRect") && !picture.contains("placeholderRect"))
  }

  #if os(Linux)
    @Test(
      "says so when input cannot be read or output not be written",
      arguments: [
        (#""$0" measure x > /dev/full"#, "written"), (#""$0" batch < /"#, "read"),
        (#"echo '{"op":"font"}' | "$0" batch > /dev/full"#, "written"),
      ])
    func unusableStreams(_ command: String, _ word: String) throws {
      let run = try Tool.shell(command)
      #expect(run.status == 1)
      #expect(run.complaint.hasPrefix("textfield: ") && run.complaint.contains(word))
    }
  #endif
}
