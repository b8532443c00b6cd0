/// Which face of which font file is meant.
struct FaceReference: Hashable {
  /// The path of the file; nil for the font that is part of this program.
  var path: String?
  var index = 0
  var variations: [String: Double] = [:]

  /// The font that is part of this program.
  static let bundled = FaceReference()

  /// Reads `{"path":…, "index":…, "variations":{…}}`.
  init(_ reader: inout RequestReader) throws(RequestError) {
    path = try reader.take("path", .text)
    index = try reader.take("index", .integer) ?? 0
    variations = try reader.takeDictionary("variations", .number)
  }

  private init() {}
}
