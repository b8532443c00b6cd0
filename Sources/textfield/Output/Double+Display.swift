extension Double {
  /// The number for people: four decimals at most, and none that say nothing.
  var display: String {
    let rounded = (self * 10_000).rounded() / 10_000
    let text = rounded == 0 ? "0" : "\(rounded.isFinite ? rounded : self)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
