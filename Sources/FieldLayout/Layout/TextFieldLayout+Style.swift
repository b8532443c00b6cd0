extension TextFieldLayout {
  /// The colour of the text.
  public var textColor: Color { field.style.textColor }

  /// The colour of the caret.
  public var caretColor: Color { field.style.tintColor ?? field.style.textColor }

  /// The colour of the placeholder, which may have another one while the field is edited.
  public var placeholderColor: Color {
    (field.isEdited ? field.style.editingPlaceholderColor : nil) ?? field.style.placeholderColor
  }
}
