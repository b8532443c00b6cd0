import Foundation
import TestSupport

/// The fonts that Fixtures/README.md lists.
struct FixtureRegister {
  struct Entry {
    let name: String
    let size: Int
    let digest: String
    /// The digest of the font that this one was cut from.
    let sourceDigest: String
    let licence: String
  }

  let entries: [Entry]

  init() throws {
    let sections = try Repository.text("Fixtures/README.md").split(separator: "\n### ").dropFirst()
    let regex = try Regex(
      #"^([\w.-]+\.ttf)\n[\s\S]*?- (\d+) bytes, sha256 `(\w{64})`\n- from [^\n]*sha256 `(\w{64})`\n- licence: [^\n]*\]\(([^)]*)\)\n- made by: `"#
    )
    entries = sections.compactMap { section in
      guard let match = try? regex.prefixMatch(in: section) else { return nil }
      let values = (1...5).compactMap { match.output[$0].substring.map(String.init) }
      return Entry(
        name: values[0], size: Int(values[1]) ?? 0, digest: values[2], sourceDigest: values[3],
        licence: values[4])
    }
  }
}
