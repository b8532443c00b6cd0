import TextMetrics

/// The answer to `op font`: lengths are font units.
struct FontAnswer: Answer {
  let face: FontFace

  func write(into object: inout JSONWriter) {
    object.member("family", face.familyName)
    object.member("style", face.styleName)
    object.member("postScriptName", face.postScriptName)
    object.member("index", face.index)
    object.member("faceCount", face.faceCount)
    object.member("glyphCount", face.glyphCount)
    object.member("unitsPerEm", face.unitsPerEm)
    object.member("bitmapStrike", face.bitmapStrike)
    object.member("metrics") { Self.write(face.metrics(), into: &$0) }
    object.member("caretSlope") { object in
      object.member("rise", face.caretSlope.rise)
      object.member("run", face.caretSlope.run)
      object.member("offset", face.caretSlope.offset)
    }
    object.member("axes", objects: face.variationAxes) { object, axis in
      object.member("tag", axis.tag)
      object.member("name", axis.name)
      object.member("minimum", axis.minimum)
      object.member("default", axis.default)
      object.member("maximum", axis.maximum)
    }
    object.member("variations") { object in
      for axis in face.variationAxes { object.member(axis.tag, face.variations[axis.tag]) }
    }
    object.member("namedInstances", objects: face.namedInstances) { object, instance in
      object.member("name", instance.name)
      object.member("postScriptName", instance.postScriptName)
      object.member("coordinates") { object in
        for axis in face.variationAxes { object.member(axis.tag, instance.coordinates[axis.tag]) }
      }
    }
    object.member("kinds") { Self.write(face.kind, into: &$0) }
  }

  private static func write(_ metrics: FontMetrics, into object: inout JSONWriter) {
    object.member("ascent", metrics.ascent)
    object.member("descent", metrics.descent)
    object.member("leading", metrics.leading)
    object.member("capHeight", metrics.capHeight)
    object.member("xHeight", metrics.xHeight)
    object.member("underlinePosition", metrics.underlinePosition)
    object.member("underlineThickness", metrics.underlineThickness)
    object.member("strikeoutPosition", metrics.strikeoutPosition)
    object.member("strikeoutThickness", metrics.strikeoutThickness)
    object.member("source", metrics.source.rawValue)
  }

  private static func write(_ kind: FontKind, into object: inout JSONWriter) {
    object.member("format", kind.format)
    object.member("scalable", kind.isScalable)
    object.member("color", kind.isColor)
    object.member("variable", kind.isVariable)
    object.member("bitmapStrikes", kind.bitmapStrikes)
    object.member("kern", kind.hasKernTable)
    object.member("GPOS", kind.hasGPOS)
    object.member("GSUB", kind.hasGSUB)
    object.member("ligatureCarets", kind.hasLigatureCarets)
  }
}
