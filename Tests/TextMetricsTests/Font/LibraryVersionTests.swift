import TextMetrics
import Testing

/// The versions of the C libraries.
struct LibraryVersionTests {
  @Test("Each linked library tells its version")
  func versions() throws {
    let versions = LibraryVersions.current
    let pattern = try Regex(#"\d+\.\d+\.\d+"#)
    #expect(versions.freeType.wholeMatch(of: pattern) != nil)
    #if Shaping
      #expect(try #require(versions.harfBuzz).wholeMatch(of: pattern) != nil)
      #expect(try #require(versions.friBidi).wholeMatch(of: pattern) != nil)
    #else
      #expect(versions.harfBuzz == nil)
      #expect(versions.friBidi == nil)
    #endif
  }
}
