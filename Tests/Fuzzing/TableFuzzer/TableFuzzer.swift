import FuzzLaws
import OpenTypeLayout

/// Reads bytes as a `GSUB` and as a `GPOS` table.
///
/// The input is a table, or a font that has them, so that any font is a seed as it is.
enum TableFuzzer: Fuzzer {
  static func broken(by bytes: [UInt8]) -> [String] {
    [bytes, table("GSUB", of: bytes), table("GPOS", of: bytes)].compactMap { $0 }.flatMap {
      TableLaws.broken(by: $0, .substitution) + TableLaws.broken(by: $0, .positioning)
    }
  }

  /// The bytes of a table, by the table directory of a font.
  private static func table(_ tag: String, of font: [UInt8]) -> [UInt8]? {
    let records = stride(from: 12, through: min(font.count, 12 + 16 * 64) - 16, by: 16)
    guard let record = records.first(where: { font[$0..<$0 + 4].elementsEqual(tag.utf8) })
    else { return nil }
    func number(_ offset: Int) -> Int {
      font[record + offset..<record + offset + 4].reduce(0) { $0 << 8 | Int($1) }
    }
    return Array(font.dropFirst(number(8)).prefix(number(12)))
  }
}
