import FuzzLaws
import MadeFonts

/// Measures texts by made fonts cached and not.
enum ShapingFuzzer: Fuzzer {
  static func broken(by bytes: [UInt8]) -> [String] {
    var choices = Choices(bytes: bytes)
    let cacheCase = CacheCase(&choices, isDamaged: bytes.first.map { $0 & 1 == 1 } ?? false)
    return cacheCase.firstDifference().map { [$0.difference, "\(cacheCase)"] } ?? []
  }
}
