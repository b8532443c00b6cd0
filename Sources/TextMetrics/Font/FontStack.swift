/// Faces in order of preference, with everything else that decides which glyphs a text becomes.
///
/// A ``Font`` is a stack at a size. Without hinting, glyphs do not depend on the size, so fonts of
/// all sizes share one stack, and what was computed for one serves the others.
public final class FontStack: Sendable {
  /// The faces in the order in which they are tried; never empty.
  public let faces: [FontFace]

  /// OpenType features to turn on, off or to a variant.
  public var features: [FontFeature] { options.features }

  /// The language of the text as a BCP 47 tag; nil for none.
  public var language: String? { options.language }

  let options: Options
  /// Whether the faces are tried in another order for an emoji than for other text.
  let ordersFacesByPresentation: Bool
  /// Whether each feature applies to a whole text, so that a part of a text can be shaped without
  /// its position.
  let hasUniformFeatures: Bool
  let workspace: Workspace
  /// How many integers that text in the first face is measured in make ``Font/unitSize``.
  let unitsPerEm: Int

  /// What decides glyphs besides the faces.
  struct Options: Hashable, Sendable {
    var features: [FontFeature] = []
    var language: String?
    /// Letterspaced text has no optional ligatures (CSS Text 3, section 8.2).
    var disablesLigatures = false
    /// nil if advances are those of the outlines.
    var hinted: HintedSize?
    var fallbackOrder = FallbackOrder.byPresentation

    static let standard = Options()
  }

  init(faces: [FontFace], options: Options) {
    self.faces = faces
    self.options = options
    ordersFacesByPresentation =
      options.fallbackOrder == .byPresentation
      && faces.contains { $0.kind.isColor != faces[0].kind.isColor }
    hasUniformFeatures = options.features.allSatisfy { $0.range == nil }
    workspace = faces[0].workspace(for: faces, options)
    unitsPerEm = options.hinted == nil ? faces[0].unitsPerEm : 64
  }

  /// How many of the integers that text in a face is measured in make ``Font/unitSize``: font units
  /// in an em, or 64 in a point where a hinting rasteriser rounds the advances.
  func unitsPerEm(of face: FontFace) -> Int { options.hinted == nil ? face.unitsPerEm : 64 }
}

extension FontStack: Hashable {
  /// Two stacks are equal if they have the same faces and options.
  public static func == (left: FontStack, right: FontStack) -> Bool {
    left === right || left.faces == right.faces && left.options == right.options
  }

  /// Hashes the faces and the options.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(faces)
    hasher.combine(options)
  }
}

extension FontFace {
  /// The workspace of a stack that begins with this face.
  ///
  /// The face keeps it, so that a font that is made anew for each text finds it again.
  fileprivate func workspace(for faces: [FontFace], _ options: FontStack.Options) -> Workspace {
    if faces.count == 1, options == .standard { return workspace }
    let key = WorkspaceKey(faces: faces.map(\.id), options: options)
    return workspaces.withLock { $0.workspace(for: key) }
  }
}
