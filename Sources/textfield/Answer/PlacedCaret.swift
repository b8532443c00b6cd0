import FieldLayout

/// A caret and the place in the text that it stands at.
struct PlacedCaret {
  let offset: Int
  let caret: Caret

  /// Places the caret at an index, or before the character that the index is inside of.
  init(at index: String.Index, in layout: TextFieldLayout) {
    let text = layout.field.text
    offset = text.utf16Offset(
      of: index == text.endIndex ? index : text.index(before: text.index(after: index)))
    caret = layout.caret(at: index)
  }
}
