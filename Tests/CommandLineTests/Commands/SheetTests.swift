import TestSupport
import Testing
import Foundation

// Glyph by glyph, the sheet's ligatures and its Hebrew are others.
#if Shaping
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
#endif
