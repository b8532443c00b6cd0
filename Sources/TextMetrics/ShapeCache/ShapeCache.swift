import Synchronization

/// The cache of what a stack has shaped, so that it need not be shaped again.
///
/// It makes measuring faster and changes no number. It serves all fonts of equal faces, features,
/// language and hinted size, and all threads, each of which has its part.
public struct ShapeCache: Sendable {
  let stack: FontStack

  fileprivate init(_ stack: FontStack) { self.stack = stack }

  /// The most bytes that may be used, by all threads together; 8 MB at first, and never negative.
  ///
  /// A smaller limit takes effect as text is measured. 0 keeps no text. What is kept stays until it is
  /// evicted or removed, so a program that must not keep what its users type sets 0.
  public var limit: Int {
    get { stack.workspace.byteLimit.load(ordering: .relaxed) }
    nonmutating set { stack.workspace.byteLimit.store(max(0, newValue), ordering: .relaxed) }
  }

  /// About how many bytes are used.
  public var byteCount: Int { stack.shaperByteCount }

  /// Removes everything.
  public func removeAll() { stack.workspace.removeAll() }
}

extension FontStack {
  /// The cache of what was shaped by this stack and by equal ones.
  public var cache: ShapeCache { ShapeCache(self) }
}
