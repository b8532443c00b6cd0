import Synchronization

/// An opened font file: one face of it, at one point of its variation space.
///
/// A face never changes and may be used from any thread; the numbers are the same from each. It has
/// no size: a ``Font`` is a face at a size. Its numbers are font units, y up.
///
/// A file is mapped, not read, so a collection of many megabytes costs little memory; it must not
/// be shortened while the face is in use. Bytes are copied, so what they came from may go away.
public final class FontFace: Sendable {
  /// The position of the face in its file; 0 except in a collection.
  public let index: Int

  /// How many faces the file holds.
  public let faceCount: Int

  /// The family's name, such as "DejaVu Sans"; nil if the font does not say.
  public let familyName: String?

  /// The name of the style within the family, such as "Bold Oblique"; nil if the font does not say.
  public let styleName: String?

  /// The name that PostScript and PDF know the face by; nil if the font does not say.
  public let postScriptName: String?

  /// How many font units make an em.
  ///
  /// A face of bitmaps alone has none of its own; its unit is 1/64 pixel of ``bitmapStrike``.
  public let unitsPerEm: Int

  /// The pixel size of the bitmaps that the face is measured by; nil if it has outlines, or colour
  /// bitmaps that are drawn at any size.
  ///
  /// Opening a font of bitmaps alone takes its largest strike. A ``Font`` takes the one that is
  /// nearest to its size, and scales it.
  public let bitmapStrike: Double?

  /// How many glyphs there are; ``GlyphID`` counts from 0 to one less.
  public let glyphCount: Int

  /// What sort of font it is.
  public let kind: FontKind

  /// The variation axes in the font's order; empty if the font is not variable.
  public let variationAxes: [VariationAxis]

  /// The points of the variation space that the font has a name for, such as "Bold"; empty if the
  /// font is not variable.
  public let namedInstances: [NamedInstance]

  /// Where the face stands on each axis, by tag; empty if the font is not variable.
  ///
  /// A coordinate outside of its axis was moved to the nearer end, so this says what was measured.
  public let variations: [String: Double]

  /// The direction in which the face wants its caret drawn.
  public var caretSlope: CaretSlope { verticalTables.caretSlope }

  /// The em that the font's tables count in; that of ``unitsPerEm`` except for bitmaps.
  let designUnitsPerEm: Int
  let strikes: BitmapStrikes?
  let verticalTables: VerticalTables
  /// The vertical measures in font units, from the tables that the font prefers.
  let standardMetrics: FontMetrics
  let capHeight: Int?
  let xHeight: Int?
  let hasKerning: Bool
  private let handle: Guarded<FaceHandle>

  /// Opens a face of a font file.
  ///
  /// - Parameters:
  ///   - path: Where the file lies.
  ///   - index: Which face of a collection; 0 for all other files.
  ///   - variations: Coordinates by axis tag, such as `["wght": 700]`; an axis that is left out
  ///     stays at its default, and a coordinate outside of its axis is moved to the nearer end.
  /// - Throws: A ``FontError`` that says what is wrong with the file, the index or an axis.
  public convenience init(
    path: String, index: Int = 0, variations: [String: Double] = [:]
  ) throws(FontError) {
    try self.init(.file(path), index: index, variations: variations)
  }

  /// Opens a face of a font that lies in memory.
  ///
  /// - Parameters:
  ///   - bytes: The whole font file; it is copied.
  ///   - index: Which face of a collection; 0 for all other files.
  ///   - variations: Coordinates by axis tag, such as `["wght": 700]`; an axis that is left out
  ///     stays at its default, and a coordinate outside of its axis is moved to the nearer end.
  /// - Throws: A ``FontError`` that says what is wrong with the bytes, the index or an axis.
  public convenience init(
    bytes: some Sequence<UInt8>, index: Int = 0, variations: [String: Double] = [:]
  ) throws(FontError) {
    try self.init(.memory(Array(bytes)), index: index, variations: variations)
  }

  private convenience init(
    _ source: FontSource, index: Int, variations: [String: Double]
  ) throws(FontError) {
    try source.check()
    try self.init(source, index: index, variations: variations, strikes: nil, strike: nil)
    strikes?.keep(self)
  }

  /// Opens a face, or another strike of a face of bitmaps alone.
  init(
    _ source: FontSource, index: Int, variations: [String: Double] = [:], strikes: BitmapStrikes?,
    strike: Int?
  ) throws(FontError) {
    var handle = try FaceHandle(source, index: index)
    handle.selectCharacterMap()
    if handle.needsStrike {
      let strikes = strikes ?? BitmapStrikes(source, index: index, sizes: handle.bitmapStrikes)
      try handle.selectStrike(strike ?? strikes.largest)
      self.strikes = strikes
    } else {
      self.strikes = nil
    }
    try handle.checkUsable(source)

    let axes = handle.variationAxes()
    let coordinates = try axes.coordinates(for: variations)
    try handle.setVariation(coordinates, isAsked: !variations.isEmpty)

    self.index = index
    faceCount = handle.faceCount
    familyName = handle.familyName
    styleName = handle.styleName
    postScriptName = handle.postScriptName
    unitsPerEm = handle.unitsPerEm
    designUnitsPerEm =
      handle.designUnitsPerEm > 0 ? handle.designUnitsPerEm : handle.unitsPerEm
    bitmapStrike = handle.strike.map { Double($0.unitsPerEm) / 64 }
    glyphCount = handle.glyphCount
    kind = handle.kind()
    variationAxes = axes
    namedInstances = handle.namedInstances()
    self.variations = Dictionary(
      zip(axes.map(\.tag), coordinates), uniquingKeysWith: { first, _ in first })
    verticalTables = handle.verticalTables()
    capHeight = handle.height(of: "H", table: verticalTables.capHeight)
    xHeight = handle.height(of: "x", table: verticalTables.xHeight)
    standardMetrics = FontMetrics(
      verticalTables, capHeight: capHeight, xHeight: xHeight, unitsPerEm: unitsPerEm, source: nil)
    hasKerning = handle.hasKerning
    self.handle = Guarded(handle)
  }

  /// Unlike the address of the object, never reused.
  let id = FontFace.nextID.add(1, ordering: .relaxed).newValue
  private static let nextID = Atomic<UInt64>(0)

  /// The workspace of the face alone without options, and those of all other stacks.
  let workspace = Workspace()
  let workspaces = Guarded(WorkspaceList())
  /// What the shaping layer shares between all its users of the face.
  let attachment = Guarded<(any AnyObject & Sendable)?>(nil)

  /// Asks FreeType, one thread at a time.
  func withHandle<Answer>(
    _ body: (inout sending FaceHandle) -> sending Answer
  ) -> sending Answer {
    handle.withLock(body)
  }
}

extension FontFace: Hashable {
  /// Two faces are equal if they are one object: opening a file twice makes two.
  public static func == (left: FontFace, right: FontFace) -> Bool { left === right }

  /// Hashes the identity of the object.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
