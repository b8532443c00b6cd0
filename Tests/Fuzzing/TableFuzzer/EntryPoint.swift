import FuzzLaws

#if FUZZING
  /// What libFuzzer calls with each input.
  @_cdecl("LLVMFuzzerTestOneInput")
  public func fuzzOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    unsafe TableFuzzer.check(Array(UnsafeBufferPointer(start: start, count: count)))
    return 0
  }
#else
  /// Without libFuzzer, runs the files that are given.
  @main
  enum Replay {
    static func main() throws { try TableFuzzer.replay() }
  }
#endif
