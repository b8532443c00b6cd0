import Foundation
import TestSupport

/// A text of the documentation.
struct Article: Sendable, CustomStringConvertible {
  struct Listing: Sendable {
    let language: String
    /// Its lines without indentation and without empty ones.
    let lines: [Substring]
  }

  let description: String
  let text: String

  /// The README and all articles.
  static let all: [Article] = {
    let sources = (try? FileManager.default.subpathsOfDirectory(atPath: Repository.path("Sources")))
    let articles = (sources ?? []).filter { $0.hasSuffix(".md") }.sorted().map { "Sources/\($0)" }
    return (["README.md"] + articles).compactMap { path in
      (try? Repository.text(path)).map { Article(description: path, text: $0) }
    }
  }()

  /// The code in a language; what has none is the output of a program.
  var listings: [Listing] {
    var listings: [Listing] = []
    var open: (language: String, lines: [Substring])?
    for line in text.split(separator: "\n") {
      if line.hasPrefix("```") {
        if let (language, lines) = open {
          if !language.isEmpty { listings.append(Listing(language: language, lines: lines)) }
          open = nil
        } else {
          open = (String(line.dropFirst(3)), [])
        }
      } else if open != nil {
        open?.lines.append(line.trimmed)
      }
    }
    return listings
  }

  /// What stands in the text between backticks.
  var codeSpans: [String] {
    let prose = text.replacing(/(?s)```.*?```/, with: "")
    return prose.matches(of: /(?:^|[^`])`([^`\n]+)`(?!`)/).map { String($0.output.1) }
  }

  /// The file names of its pictures.
  var pictures: [String] {
    text.matches(of: /!\[[^\]]*\]\(([^)]+)\)/).map { match in
      let name = URL(filePath: String(match.output.1)).lastPathComponent
      return name.hasSuffix(".svg") ? name : name + ".svg"
    }
  }
}

extension Substring {
  var trimmed: Substring { drop { $0 == " " } }
}
