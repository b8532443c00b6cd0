import TextMetrics
import Testing

/// The versions of the C libraries.
struct LibraryVersionTests {
  @Test("Each linked library tells its version")
  func versions() throws {
    let versions = LibraryVersions.current
    let pattern = try Regex(#"\d+\.\d+\.\d+"#)
    #expect(versions.freeType.wholeMatch(of: pattern) != nil)
    let numbers = versions.freeType.split(separator: ".").compactMap { Int($0) }
    #expect((numbers[0], numbers[1]) >= (2, 12))
    #if Shaping
      #expect(try #require(versions.harfBuzz).wholeMatch(of: pattern) != nil)
      #expect(try #require(versions.friBidi).wholeMatch(of: pattern) != nil)
    #else
      #expect(versions.harfBuzz == nil)
      #expect(versions.friBidi == nil)
    #endif
  }
}
