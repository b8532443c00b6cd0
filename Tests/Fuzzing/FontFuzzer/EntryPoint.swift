import Foundation

#if FUZZING
  /// What libFuzzer calls with each input.
  @_cdecl("LLVMFuzzerTestOneInput")
  public func fuzzOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    report(unsafe FontFuzzer.run(Array(UnsafeBufferPointer(start: start, count: count))))
    return 0
  }
#else
  /// Without libFuzzer, runs the files that are given once each.
  @main
  struct Replay {
    static func main() throws {
      for path in CommandLine.arguments.dropFirst() {
        report(FontFuzzer.run([UInt8](try Data(contentsOf: URL(filePath: path)))))
      }
    }
  }
#endif

private func report(_ broken: [String]) {
  guard broken.isEmpty else { fatalError(broken.joined(separator: "; ")) }
}
