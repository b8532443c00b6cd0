import Foundation

/// One JSON object a line, for programs.
///
/// What it was measured on goes to standard error.
///
/// `ns` is the median for one `unit`; a benchmark of memory has `bytes` in its place and no baseline.
/// `baseline` is the name of what was timed beside it, `baselineNs` its median, and `ratio` says how
/// many times as fast as that the subject is.
final class JSONReport: Report {
  private struct Row: Encodable {
    let name: String
    let input: String
    let unit: String
    var ns: Double?
    var bytes: Double?
    var baseline: String?
    let baselineNs: Double?
    let ratio: Double?
    let target: String?
    let met: Bool?
  }

  private let encoder = JSONEncoder()

  init() { encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes] }

  func begin(_ surroundings: Surroundings) { Output.error(surroundings.description) }

  func add(_ measurement: Measurement) {
    let benchmark = measurement.benchmark
    var row = Row(
      name: benchmark.name, input: benchmark.input, unit: benchmark.unit.rawValue,
      baselineNs: measurement.baseline, ratio: measurement.ratio,
      target: benchmark.target?.description, met: measurement.isMet)
    switch benchmark.measure {
    case .time(let baseline, _, _):
      row.ns = measurement.value
      row.baseline = baseline
    case .memory: row.bytes = measurement.value
    }
    do {
      Output.line(String(decoding: try encoder.encode(row), as: UTF8.self))
    } catch {
      Output.error("\(benchmark.name): \(error)")
    }
  }
}
