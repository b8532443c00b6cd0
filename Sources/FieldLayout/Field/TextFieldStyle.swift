/// The colours of a field and the size that its text has unless a font says otherwise.
public struct TextFieldStyle: Sendable, Hashable {
  /// The size of text and placeholder where none is given: points in an em.
  public static let fontSize = 16.0

  /// The colour of the text.
  public var textColor = Color.black

  /// The colour of the placeholder.
  public var placeholderColor = Color(hex: 0x999999)

  /// The colour of the placeholder while the field is edited; nil: the same as else.
  public var editingPlaceholderColor: Color?

  /// The colour of the caret; nil: that of the text.
  public var tintColor: Color?

  /// Makes the standard style: black text, placeholder #999999.
  public init() {}
}

/// A colour in the sRGB space, opaque unless said otherwise.
public struct Color: Sendable, Hashable {
  /// The red part, from 0 to 1.
  public var red: Double
  /// The green part, from 0 to 1.
  public var green: Double
  /// The blue part, from 0 to 1.
  public var blue: Double
  /// The opacity, from 0, transparent, to 1, opaque.
  public var alpha: Double

  /// Makes a colour of its parts.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Makes an opaque colour of a number such as `0x999999`.
  ///
  /// It has two hexadecimal digits each for red, green and blue. Higher digits are ignored.
  public init(hex: UInt32) {
    func part(_ shift: UInt32) -> Double { Double(hex >> shift & 0xFF) / 0xFF }
    self.init(red: part(16), green: part(8), blue: part(0))
  }

  /// Black.
  public static let black = Color(hex: 0x000000)
}
