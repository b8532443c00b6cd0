extension Benchmark {
  /// Every benchmark, in the order of the report.
  static var all: [Benchmark] {
    // Memory first, while the heap holds little that is free.
    #if Shaping
      memory + labelMemory + naturalText + freshText + sameText + scripts + labels + simpleText
        + longLines + growth + carets + fields + opening + manyThreads
    #else
      memory + simpleText + growth + carets
    #endif
  }

  /// The fonts that Latin text is measured in.
  static let latinFonts: [SampleFont] = [.dejaVuSans, .roboto, .notoSans].filter(\.isInstalled)
}
