/// Which face of which font file is meant.
struct FaceReference: Hashable {
  /// The path of the file; nil for the font that is part of this program.
  var path: String?
  var index = 0
  var variations: [String: Double] = [:]

  /// The font that is part of this program.
  static let bundled = FaceReference()

  /// Reads `{"path":…, "index":…, "variations":{…}}`, for which its path may stand alone.
  init(_ reader: inout RequestReader) throws(RequestError) {
    path = try reader.take("path", .text)
    index = try reader.take("index", .integer) ?? 0
    variations = try reader.takeDictionary("variations", .number)
  }

  private init() {}
}

extension RequestReader {
  /// Takes a font: an object, or a string that is short for its path; nil if there is none.
  mutating func takeFace(_ key: String) throws(RequestError) -> FaceReference? {
    try takeObject(key, shortKey: "path", FaceReference.init)
  }

  /// Takes a list of fonts; an empty list if there is none.
  mutating func takeFaces(_ key: String) throws(RequestError) -> [FaceReference] {
    try takeObjects(key, shortKey: "path", FaceReference.init)
  }
}
