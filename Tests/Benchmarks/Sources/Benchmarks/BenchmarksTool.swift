import Foundation

/// `Benchmarks [--json] [filter]`: measures what has the filter in its name, or everything.
enum BenchmarksTool {
  static let usage = "usage: Benchmarks [--json] [filter]"

  /// - Returns: The exit status: 0, 1 if a result was wrong, 2 for bad usage.
  static func run(_ arguments: [String]) -> Int32 {
    let words = arguments.filter { !$0.hasPrefix("-") }
    let options = arguments.filter { $0.hasPrefix("-") }
    guard words.count <= 1, options.allSatisfy({ $0 == "--json" }) else {
      Output.error(usage)
      return 2
    }
    let report: any Report = options.isEmpty ? TextReport() : JSONReport()
    report.begin(Surroundings.current)
    for font in SampleFont.optional where !font.isInstalled {
      Output.error("\(font.name) is left out: there is no \(font.path)")
    }
    let chosen = Benchmark.all.filter {
      words.isEmpty || $0.name.localizedCaseInsensitiveContains(words[0])
    }
    guard !chosen.isEmpty else {
      Output.error("no benchmark has “\(words[0])” in its name")
      return 2
    }
    var status: Int32 = 0
    for benchmark in chosen {
      do {
        guard let measurement = try Runner().run(benchmark) else {
          Output.error("\(benchmark.name): not told by this system")
          continue
        }
        report.add(measurement)
      } catch {
        Output.error("\(benchmark.name): \(error)")
        status = 1
      }
    }
    return status
  }
}
