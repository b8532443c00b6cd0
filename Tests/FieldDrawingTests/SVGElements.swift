import Foundation
import FoundationXML

/// The elements of an SVG document, read by an XML parser.
struct SVGElements {
  private(set) var elements: [(name: String, attributes: [String: String])] = []
  private(set) var texts: [String] = []

  init(_ svg: String) throws {
    let parser = XMLParser(data: Data(svg.utf8))
    let reader = Reader()
    parser.delegate = reader
    guard parser.parse() else { throw parser.parserError ?? CocoaError(.fileReadCorruptFile) }
    elements = reader.elements
    texts = reader.texts
  }

  /// The attributes of the elements of a name.
  func named(_ name: String) -> [[String: String]] {
    elements.filter { $0.name == name }.map(\.attributes)
  }

  /// The rects of the document.
  var rects: [CGRect] {
    named("rect").compactMap { attributes in
      let numbers = ["x", "y", "width", "height"].compactMap { attributes[$0].flatMap(Double.init) }
      return numbers.count == 4
        ? CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]) : nil
    }
  }

  private final class Reader: NSObject, XMLParserDelegate {
    var elements: [(name: String, attributes: [String: String])] = []
    var texts: [String] = []

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String]
    ) {
      elements.append((name, attributes))
    }

    func parser(_ parser: XMLParser, foundCharacters text: String) {
      let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
      if !text.isEmpty { texts.append(text) }
    }
  }
}

extension CGRect {
  /// The rect to a thousandth of a point, as pictures are written.
  var rounded: CGRect {
    func thousandth(_ value: CGFloat) -> CGFloat { (value * 1000).rounded() / 1000 }
    return CGRect(
      x: thousandth(minX), y: thousandth(minY), width: thousandth(width),
      height: thousandth(height))
  }
}
