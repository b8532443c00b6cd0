extension Benchmark {
  /// Every benchmark, in the order of the report.
  static var all: [Benchmark] {
    #if Shaping
      naturalText + freshText + sameText + simpleText
    #else
      simpleText
    #endif
  }

  /// The fonts that Latin text is measured in.
  static let latinFonts: [SampleFont] = [.dejaVuSans, .roboto, .notoSans].filter(\.isInstalled)
}
