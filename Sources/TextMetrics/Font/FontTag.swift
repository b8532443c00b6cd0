/// The four letters that name a table, a feature or a variation axis.
struct FontTag: Hashable, Sendable {
  let rawValue: UInt32

  static let cbdt = FontTag(staticName: "CBDT")
  static let colr = FontTag(staticName: "COLR")
  static let sbix = FontTag(staticName: "sbix")
  static let fvar = FontTag(staticName: "fvar")
  static let gdef = FontTag(staticName: "GDEF")
  static let gpos = FontTag(staticName: "GPOS")
  static let gsub = FontTag(staticName: "GSUB")
  static let kerx = FontTag(staticName: "kerx")
  static let mort = FontTag(staticName: "mort")
  static let morx = FontTag(staticName: "morx")
  static let hvar = FontTag(staticName: "HVAR")
  static let hmtx = FontTag(staticName: "hmtx")
  static let kern = FontTag(staticName: "kern")

  init(rawValue: UInt32) { self.rawValue = rawValue }

  /// A tag of one to four printable ASCII characters, filled up with spaces (OpenType, "Tag");
  /// nil for anything else.
  init?(_ name: String) {
    let bytes = Array(name.utf8)
    guard 1...4 ~= bytes.count, bytes.allSatisfy({ 0x20...0x7E ~= $0 }) else { return nil }
    self.init(bytes: bytes)
  }

  private init(staticName: StaticString) { self.init(bytes: Array("\(staticName)".utf8)) }

  private init(bytes: [UInt8]) {
    rawValue = (0..<4).reduce(0) { $0 << 8 | UInt32($1 < bytes.count ? bytes[$1] : 0x20) }
  }

  var name: String {
    String(
      decoding: (0..<4).map { UInt8(truncatingIfNeeded: rawValue >> (24 - 8 * $0)) }, as: UTF8.self)
  }
}
