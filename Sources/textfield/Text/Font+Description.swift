import TextMetrics

extension Font {
  /// The font in a line, for people.
  var description: String {
    """
    \(face.name.isEmpty ? "A font without a name" : face.name.printable) at \(size.display) points: \
    ascent \(metrics.ascent.display), descent \(metrics.descent.display), \
    leading \(metrics.leading.display)
    """
  }
}
