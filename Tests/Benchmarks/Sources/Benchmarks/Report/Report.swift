/// What measurements are shown in, one after another as they come.
protocol Report: AnyObject {
  func begin(_ surroundings: Surroundings)
  func add(_ measurement: Measurement)
}
