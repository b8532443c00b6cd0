public import TextMetrics

/// The selected range of a text, or the caret if it is empty.
public struct TextSelection: Sendable, Hashable {
  /// The end that stays fixed while a selection is extended.
  public var anchor: String.Index

  /// The end that moves, where the caret is and which a field scrolls to.
  public var focus: String.Index

  /// Which edge of a split caret; nil: the primary one.
  public var affinity: Affinity?

  /// Makes a selection.
  public init(anchor: String.Index, focus: String.Index, affinity: Affinity? = nil) {
    self.anchor = anchor
    self.focus = focus
    self.affinity = affinity
  }

  /// Makes a caret at the primary edge of an index.
  public init(at index: String.Index) { self.init(anchor: index, focus: index) }

  /// Makes a caret at a position.
  public init(at position: TextPosition) {
    self.init(anchor: position.index, focus: position.index, affinity: position.affinity)
  }

  /// Makes a selection whose focus is its end.
  public init(_ range: Range<String.Index>) {
    self.init(anchor: range.lowerBound, focus: range.upperBound)
  }

  /// The selected range, in the order of the text.
  public var range: Range<String.Index> { min(anchor, focus)..<max(anchor, focus) }

  /// Whether nothing is selected.
  public var isEmpty: Bool { anchor == focus }
}

/// A way to move the caret from one place to another.
public enum TextMovement: String, Sendable, Hashable, CaseIterable {
  /// To the start of the character before, in the order of the text.
  case backward
  /// To the end of the character after, in the order of the text.
  case forward
  /// To the left, over the character that stands there, whatever its direction.
  case left
  /// To the right, over the character that stands there, whatever its direction.
  case right
  /// To the start of the word that the place is in or after; to the start of the text if there is
  /// none.
  case wordBackward
  /// To the end of the word that the place is in or before; to the end of the text if there is none.
  case wordForward
  /// To the start of the text.
  case start
  /// To the end of the text.
  case end
}
