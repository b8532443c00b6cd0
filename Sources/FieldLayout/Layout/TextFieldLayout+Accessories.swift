public import Foundation

extension TextFieldLayout {
  /// The frame of ``TextField/leftView``; nil if there is none.
  public var leftViewRect: CGRect? { accessories.leftView }

  /// The frame of ``TextField/rightView``; nil if there is none.
  public var rightViewRect: CGRect? { accessories.rightView }

  /// The frame of the clear button; nil if it is not shown.
  public var clearButtonRect: CGRect? { accessories.clearButton }
}
