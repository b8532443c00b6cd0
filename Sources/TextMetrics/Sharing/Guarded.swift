import Synchronization

/// A value that one thread at a time may use: a `Mutex` whose order thread sanitizer can see.
///
/// On Linux the library that holds `Mutex` is not instrumented, so the sanitizer would call two
/// threads that take turns a race. Each turn therefore passes on a baton, in code that is
/// instrumented because it is inlined here. It costs two plain moves, and an access outside of the
/// lock is still found.
package struct Guarded<Value: ~Copyable>: ~Copyable, Sendable {
  private let mutex: Mutex<Value>
  private let baton = Atomic(false)

  package init(_ value: consuming sending Value) { mutex = Mutex(value) }

  /// Waits for its turn and works on the value.
  package borrowing func withLock<Answer: ~Copyable, Failure: Error>(
    _ body: (inout sending Value) throws(Failure) -> sending Answer
  ) throws(Failure) -> sending Answer {
    try mutex.withLock { (value: inout sending Value) throws(Failure) -> sending Answer in
      takeBaton()
      defer { passBaton() }
      return try body(&value)
    }
  }

  /// Works on the value unless another thread does; nil then.
  package borrowing func withLockIfAvailable<Answer: ~Copyable, Failure: Error>(
    _ body: (inout sending Value) throws(Failure) -> sending Answer
  ) throws(Failure) -> sending Answer? {
    try mutex.withLockIfAvailable {
      (value: inout sending Value) throws(Failure) -> sending Answer in
      takeBaton()
      defer { passBaton() }
      return try body(&value)
    }
  }

  private borrowing func takeBaton() { _ = baton.load(ordering: .acquiring) }
  private borrowing func passBaton() { baton.store(false, ordering: .releasing) }
}
