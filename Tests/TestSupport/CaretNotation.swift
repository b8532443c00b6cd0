/// A text with a bar where the caret stands, such as `caf|é`.
package struct CaretNotation {
  /// The text without the bar.
  package let text: String
  /// Where the bar stood; the end of a text without a bar.
  package let index: String.Index

  /// Reads a text with one bar.
  package init(_ notation: String) {
    let scalars = notation.unicodeScalars
    let bar = scalars.firstIndex(of: "|") ?? scalars.endIndex
    let before = String(scalars[..<bar])
    text = before + String(scalars[bar...].dropFirst())
    index = text.utf8.index(text.startIndex, offsetBy: before.utf8.count)
  }

  /// Writes a text with a bar at an index.
  package static func describe(_ text: String, _ index: String.Index) -> String {
    String(text.unicodeScalars[..<index]) + "|" + String(text.unicodeScalars[index...])
  }
}
