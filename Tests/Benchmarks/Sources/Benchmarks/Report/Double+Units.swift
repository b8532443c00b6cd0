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

  /// A number of nanoseconds as a time.
  var time: String {
    self < 1e4
      ? "\(short) ns" : self < 1e7 ? "\((self / 1e3).short) µs" : "\((self / 1e6).short) ms"
  }

  /// A number of bytes as a size, in thousands.
  var size: String {
    self < 1e4 ? "\(short) B" : self < 1e6 ? "\((self / 1e3).short) kB" : "\((self / 1e6).short) MB"
  }
}
