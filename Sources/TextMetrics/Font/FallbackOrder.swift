/// In which order the faces of a font are tried for a grapheme cluster.
public enum FallbackOrder: String, Sendable, Hashable, CaseIterable {
  /// An emoji takes the first colour face that has it, one that asks for text presentation the first
  /// face without colour (UTS #51); all else, the first face of the list that has it.
  ///
  /// A cluster is an emoji if it has U+FE0F, or by default without U+FE0E; keycaps, flags, skin tones
  /// and joined sequences are. If no such face has it, the first face of the list that has it does.
  case byPresentation

  /// Each cluster takes the first face of the list that has it.
  case strict
}
