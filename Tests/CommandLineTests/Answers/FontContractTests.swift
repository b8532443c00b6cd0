import Foundation
import TestSupport
import Testing

@Suite("The answer to op font")
struct FontContractTests {
  @Test("has its documented keys, in this order")
  func keys() throws {
    let path = Fixture.path("Inter-roman.var.ttf")
    let answers = try Tool.batch([#"{"id":1,"op":"font","font":{"path":"\#(path)"}}"#])
    let answer = try #require(answers.first)
    let outer = JSONText.keys(of: answer)
    #expect(
      outer == [
        "id", "family", "style", "postScriptName", "index", "faceCount", "glyphCount",
        "unitsPerEm", "bitmapStrike", "metrics", "caretSlope", "axes", "variations",
        "namedInstances", "kinds",
      ])
    let middle = JSONText.keys(of: answer, depth: 2)
    #expect(
      middle == [
        "ascent", "descent", "leading", "capHeight", "xHeight", "underlinePosition",
        "underlineThickness", "strikeoutPosition", "strikeoutThickness", "source",
        "rise", "run", "offset", "wght",
        "format", "scalable", "color", "variable", "bitmapStrikes", "kern", "GPOS", "GSUB",
        "ligatureCarets",
      ])
    let inner = JSONText.keys(of: answer, depth: 3)
    let instance = ["name", "postScriptName", "coordinates"]
    #expect(
      inner == ["tag", "name", "minimum", "default", "maximum"]
        + Array(repeating: instance, count: 9).flatMap { $0 })
  }

  @Test("equals the tables as fontTools reads them", arguments: try Golden.fontTools.faces)
  func golden(_ face: FontToolsGolden.Face) throws {
    let path = Fixture.path(face.font)
    let reply = try Tool.answer(
      #"{"op":"font","font":{"path":"\#(path)"}}"#, as: FontReply.self)
    #expect(reply.family == face.family)
    #expect(reply.style == face.style)
    #expect(reply.postScriptName == face.postScriptName)
    #expect(reply.unitsPerEm == face.unitsPerEm)
    #expect(reply.glyphCount == face.glyphCount)
    #expect(reply.index == 0 && reply.faceCount == 1)
    let extent = [reply.metrics.ascent, -reply.metrics.descent, reply.metrics.leading]
    let expected = face.useTypoMetrics ? face.typo : face.hhea
    #expect(extent == expected.map(Double.init))
    #expect(reply.metrics.source == (face.useTypoMetrics ? "typo" : "hhea"))
    #expect(reply.metrics.underlinePosition == Double(-face.underline[0]))
    #expect(reply.metrics.underlineThickness == Double(face.underline[1]))
    #expect(reply.metrics.strikeoutPosition == Double(face.strikeout[0]))
    #expect(reply.metrics.strikeoutThickness == Double(face.strikeout[1]))
    #expect(
      [reply.caretSlope.rise, reply.caretSlope.run, reply.caretSlope.offset] == face.caretSlope)
    #expect(reply.axes.map(\.tag) == face.axes.map(\.tag))
    #expect(reply.axes.map(\.minimum) == face.axes.map(\.minimum))
    #expect(reply.axes.map(\.default) == face.axes.map(\.default))
    #expect(reply.axes.map(\.maximum) == face.axes.map(\.maximum))
    #expect(reply.kinds.kern == face.tables.contains("kern"))
    #expect(reply.kinds.GPOS == face.tables.contains("GPOS"))
    #expect(reply.kinds.GSUB == face.tables.contains("GSUB"))
    #expect(reply.kinds.variable == face.tables.contains("fvar"))
    #expect(reply.kinds.color == face.tables.contains("CBDT"))
    #expect(reply.kinds.format == "TrueType")
  }

  @Test("tells the faces of one collection apart, also when they are opened in turn")
  func collection() throws {
    let path = Fixture.path("Kinds/collection.ttc")
    let answers = try Tool.batch(
      [0, 1, 0].map { #"{"op":"font","font":{"path":"\#(path)","index":\#($0)}}"# })
    let families = try answers.map { try JSONText.member("family", of: $0) }
    let (sans, mono) = (#""DejaVu Sans""#, #""DejaVu Sans Mono""#)
    #expect(families == [sans, mono, sans])
  }

  @Test(
    "says where a variable font stands, its coordinates kept on their axes",
    arguments: [(#"{}"#, 400.0), (#"{"wght":650.5}"#, 650.5), (#"{"wght":5000}"#, 900)])
  func variations(_ asked: String, _ expected: Double) throws {
    let path = Fixture.path("Inter-roman.var.ttf")
    let reply = try Tool.answer(
      #"{"op":"font","font":{"path":"\#(path)","variations":\#(asked)}}"#, as: FontReply.self)
    let actual = reply.variations
    #expect(actual == ["wght": expected])
  }
}

/// The answer to `op font`, read by its documented keys.
struct FontReply: Decodable {
  let family: String?
  let style: String?
  let postScriptName: String?
  let index: Int
  let faceCount: Int
  let glyphCount: Int
  let unitsPerEm: Int
  let metrics: Metrics
  let caretSlope: Slope
  let axes: [Axis]
  let variations: [String: Double]
  let kinds: Kinds

  struct Metrics: Decodable {
    let ascent: Double
    let descent: Double
    let leading: Double
    let capHeight: Double?
    let xHeight: Double?
    let underlinePosition: Double
    let underlineThickness: Double
    let strikeoutPosition: Double
    let strikeoutThickness: Double
    let source: String
  }

  struct Slope: Decodable {
    let rise: Int
    let run: Int
    let offset: Int
  }

  struct Axis: Decodable {
    let tag: String
    let name: String
    let minimum: Double
    let `default`: Double
    let maximum: Double
  }

  struct Kinds: Decodable {
    let format: String
    let scalable: Bool
    let color: Bool
    let variable: Bool
    let bitmapStrikes: [Double]
    let kern: Bool
    let GPOS: Bool
    let GSUB: Bool
    let ligatureCarets: Bool
  }
}
