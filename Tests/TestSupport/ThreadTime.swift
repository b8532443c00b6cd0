#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Time as one thread spends it, so that what else the machine does is not counted.
package enum ThreadTime {
  /// The seconds of processor time that some work takes.
  package static func taken(_ work: () -> Void) -> Double {
    let start = now
    work()
    return now - start
  }

  private static var now: Double {
    var time = timespec()
    unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
