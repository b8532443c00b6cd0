import Foundation
import Synchronization

/// Work on several threads at one time.
enum Threads {
  private final class Answers<Answer: Sendable>: Sendable {
    let list: Mutex<[Answer?]>

    init(_ count: Int) { list = Mutex(Array(repeating: nil, count: count)) }
  }

  /// Does a piece of work for each number below a count, each on a thread of its own.
  ///
  /// - Returns: What they answer, in the order of the numbers.
  static func map<Answer: Sendable>(
    _ count: Int, _ work: @escaping @Sendable (Int) -> Answer
  ) -> [Answer] {
    let answers = Answers<Answer>(count)
    let group = DispatchGroup()
    for number in 0..<count {
      group.enter()
      Thread.detachNewThread {
        let answer = work(number)
        answers.list.withLock { $0[number] = answer }
        group.leave()
      }
    }
    group.wait()
    return answers.list.withLock { $0.compactMap(\.self) }
  }
}
