import TestSupport
import Testing
import Foundation

@Suite("textfield sheet")
struct SheetTests {
  @Test("draws the picture that the README shows")
  func readme() throws {
    let shown = try String(
      contentsOfFile: Repository.path(
        "Sources/FieldDrawing/Documentation.docc/Resources/fields.svg"), encoding: .utf8)
    let run = try Tool.run(["sheet", "--font", Fixture.path("DejaVuSans.ttf")])
    #expect(run.output == shown)
  }
}
