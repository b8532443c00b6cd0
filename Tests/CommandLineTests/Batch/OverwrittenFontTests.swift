import Foundation
import TestSupport
import Testing

@Suite("A font that batch has open")
struct OverwrittenFontTests {
  enum Change: CaseIterable {
    case emptied, shortened, otherFont, garbage, removed
  }

  @Test("may be overwritten, and is measured as it was", arguments: Change.allCases)
  func overwritten(_ change: Change) throws {
    let file = URL.temporaryDirectory.appending(path: "textfield-\(UUID().uuidString).ttf")
    defer { try? FileManager.default.removeItem(at: file) }
    try FileManager.default.copyItem(atPath: Fixture.path("DejaVuSans.ttf"), toPath: file.path)
    let whole = Fixture.path("DejaVuSans.ttf")
    let conversation = try Conversation()
    _ = try conversation.ask(#"{"op":"line","text":"a","font":"\#(file.path)"}"#)

    if change == .removed {
      try FileManager.default.removeItem(at: file)
    } else {
      // In place, as `cp` does it: the file stays the same one.
      let handle = try FileHandle(forWritingTo: file)
      switch change {
      case .emptied, .removed: try handle.truncate(atOffset: 0)
      case .shortened: try handle.truncate(atOffset: 5000)
      case .otherFont:
        try handle.truncate(atOffset: 0)
        try handle.write(
          contentsOf: Data(contentsOf: URL(filePath: Fixture.path("DejaVuSansMono.ttf"))))
      case .garbage: try handle.write(contentsOf: Data(repeating: 0xA5, count: 400_000))
      }
      try handle.close()
    }

    // Characters that were not asked for before, so that their glyphs are read now.
    for request in [
      #""op":"line","text":"Tüv ffi שלום мир""#, #""op":"explain","text":"AV""#,
      #""op":"field","bounds":[0,0,99,20],"text":"Wort""#, #""op":"font""#,
    ] {
      let actual = try conversation.ask(#"{\#(request),"font":"\#(file.path)"}"#)
      let expected = try conversation.ask(#"{\#(request),"font":"\#(whole)"}"#)
      #expect(actual == expected)
      #expect(!actual.contains("error"))
    }
    let status = try conversation.end()
    #expect(status == 0)
  }

  #if os(Linux)
    @Test("takes the place of those that were used before, so that memory is bounded")
    func bounded() throws {
      let font = try Data(contentsOf: URL(filePath: Fixture.path("DejaVuSans.ttf")))
      let folder = URL.temporaryDirectory.appending(path: "textfield-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      // A font may be followed by what is none: each file takes 16 MiB.
      let padded = font + Data(repeating: 1, count: 16 << 20)
      let files = try (0..<31).map { number in
        let file = folder.appending(path: "\(number).ttf")
        if number == 0 {
          try padded.write(to: file)
        } else {
          try FileManager.default.linkItem(at: folder.appending(path: "0.ttf"), to: file)
        }
        return file.path
      }
      let conversation = try Conversation()
      let answers = try (files + files).map {
        try conversation.ask(#"{"op":"line","text":"AV","font":"\#($0)"}"#)
      }
      #expect(Set(answers).count == 1)
      #expect(answers[0].contains(#""unitsPerEm":2048"#))
      let memory = try conversation.peakMemory()
      #expect(memory < 400 << 10)
      _ = try conversation.end()
    }
  #endif
}
