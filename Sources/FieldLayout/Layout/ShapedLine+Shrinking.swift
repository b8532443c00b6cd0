import TextMetrics

extension ShapedLine {
  /// The text at the largest size that makes it fit an available width, but not below a minimum.
  ///
  /// The size is searched between one that fits and one that does not. Width is linear in size,
  /// tracking included, and interpolation finds it at once; but tracking may move a tab to another stop
  /// or leave a letter no width, and hinted advances grow in steps. Then the interval is halved. The
  /// result fits without ``Double/tolerance``.
  ///
  /// - Parameters:
  ///   - available: The width in points, which the line exceeds.
  ///   - minimum: The smallest size; 0 or less for any size.
  /// - Returns: The line at the minimum size if it does not fit there. nil if no smaller size is
  ///   allowed, or if any is and none fits.
  func shrunk(toFit available: Double, minimum: Double) -> ShapedLine? {
    let isHinted = font.hinting != .none
    let anySize = isHinted ? Self.finestHintedStep : .leastNormalMagnitude
    let smallestSize = minimum <= 0 ? anySize : minimum
    guard smallestSize < font.size, let smallest = resized(smallestSize) else { return nil }
    guard smallest.width <= available else { return minimum > 0 ? smallest : nil }

    let target = available - Double.tolerance / 2
    var (fitting, tooWide) = (smallest, self)
    var previousInterval = Double.infinity
    for _ in 0..<Self.maximumMeasurementCount {
      let (low, interval) = (fitting.font.size, tooWide.font.size - fitting.font.size)
      let isFound =
        isHinted
        ? interval <= Self.finestHintedStep : fitting.width >= available - Double.tolerance
      if isFound { break }
      let isHalved = isHinted || interval > previousInterval / 2
      let fraction =
        isHalved ? 0.5 : (target - fitting.width) / (tooWide.width - fitting.width)
      previousInterval = isHalved ? .infinity : interval
      let size = low + interval * fraction
      guard low < size, size < tooWide.font.size, let line = resized(size) else { break }
      if line.width <= available { fitting = line } else { tooWide = line }
    }
    return fitting
  }

  /// FreeType counts sizes in 1/64 of a point.
  private static var finestHintedStep: Double { 1 / 64 }

  /// Enough to halve every size that a font can have down to 1/64.
  private static var maximumMeasurementCount: Int { 23 }

  private func resized(_ size: Double) -> ShapedLine? {
    guard let font = try? font.withSize(size) else { return nil }
    return ShapedLine(text, font: font, shaping: shaping, direction: direction)
  }
}
