import Foundation

/// What time is measured by.
enum Stopwatch {
  /// The time that the thread had a processor.
  ///
  /// Other programs on the machine take little part in it. By the clock they would slow down a long
  /// pass more than a short one beside it, for only the long one is sure to be interrupted.
  case processor
  /// The time that passes, for work of several threads.
  case clock

  /// How many nanoseconds some work takes.
  func nanoseconds(of work: () -> Double) -> Double {
    let start = now
    _ = work()
    return max(now - start, 1)
  }

  private var now: Double {
    var time = timespec()
    unsafe clock_gettime(self == .processor ? CLOCK_THREAD_CPUTIME_ID : CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }
}
