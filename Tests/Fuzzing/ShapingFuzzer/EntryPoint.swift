import Foundation
import FuzzLaws
import MadeFonts

#if FUZZING
  /// What libFuzzer calls with each input.
  @_cdecl("LLVMFuzzerTestOneInput")
  public func fuzzOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    unsafe ShapingFuzzer.check(Array(UnsafeBufferPointer(start: start, count: count)))
    return 0
  }
#else
  /// Without libFuzzer, runs the files that are given, or the seeds of a range such as `1...1000`.
  @main
  enum Replay {
    static func main() throws {
      let arguments = CommandLine.arguments.dropFirst()
      let ends = arguments.first?.components(separatedBy: "...").compactMap { UInt64($0) } ?? []
      guard ends.count == 2 else { return try ShapingFuzzer.replay() }
      let isDamaged = arguments.contains("damaged")
      for seed in ends[0]...ends[1] {
        var choices = Choices(seed: seed)
        let cacheCase = CacheCase(&choices, isDamaged: isDamaged)
        guard let difference = cacheCase.firstDifference()?.difference else { continue }
        print("seed \(seed): \(difference)")
        guard let folder = arguments.dropFirst().first(where: { $0.contains("/") })
        else { continue }
        let small = cacheCase.minimized()
        print(small, small.firstDifference()?.difference ?? "")
        for (index, file) in small.files.enumerated() {
          try Data(file).write(to: URL(filePath: "\(folder)/\(seed)-\(index).ttf"))
        }
      }
    }
  }
#endif
