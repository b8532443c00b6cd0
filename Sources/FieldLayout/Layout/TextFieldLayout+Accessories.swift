public import Foundation

extension TextFieldLayout {
  /// Where ``TextField/leftView`` stands; nil if there is none.
  public var leftViewRect: CGRect? { accessories.leftView }

  /// Where ``TextField/rightView`` stands; nil if there is none.
  public var rightViewRect: CGRect? { accessories.rightView }

  /// Where the clear button stands; nil if it does not show.
  public var clearButtonRect: CGRect? { accessories.clearButton }
}
