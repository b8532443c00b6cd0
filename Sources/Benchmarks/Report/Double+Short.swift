import Foundation

extension Double {
  /// The number with about three digits, without zeros at its end.
  var short: String {
    let places = self >= 100 ? 0 : self >= 10 ? 1 : self >= 1 ? 2 : 3
    let text = String(format: "%.\(places)f", self)
    guard text.contains(".") else { return text }
    let digits = text.reversed().drop { $0 == "0" }.drop { $0 == "." }
    return String(digits.reversed())
  }
}
