import Synchronization

/// What higher layers keep for one combination of faces and options, without this layer knowing
/// their types: one object for each thread that works, all within one limit.
final class Workspace: Sendable {
  /// The objects, each used by one thread at a time.
  let objects = Pool<AnyObject>()
  /// The bytes that all objects together may keep of the texts they processed.
  let byteLimit = Atomic(8 << 20)
  /// How many objects share ``byteLimit``.
  let objectCount = Atomic(0)

  /// The part of ``byteLimit`` that one object may use.
  var byteAllowance: Int {
    let (limit, count) = (
      byteLimit.load(ordering: .relaxed), objectCount.load(ordering: .relaxed)
    )
    return count > 1 ? limit / count : limit
  }

  /// Removes all objects.
  func removeAll() {
    objectCount.subtract(objects.removeAll(), ordering: .relaxed)
  }
}

/// Identifies a ``Workspace``: everything that decides which glyphs a text becomes.
struct WorkspaceKey: Hashable {
  /// Identifiers of the faces, which are never reused.
  let faces: [UInt64]
  let options: FontStack.Options
}

/// The workspaces of the stacks that begin with one face; the least recently used is dropped.
struct WorkspaceList {
  /// More combinations than a program usually alternates between.
  private static let limit = 32

  private var recent: [(key: WorkspaceKey, workspace: Workspace)] = []

  /// The workspace of a key, made if there is none.
  mutating func workspace(for key: WorkspaceKey) -> Workspace {
    if let index = recent.lastIndex(where: { $0.key == key }) {
      let found = recent.remove(at: index)
      recent.append(found)
      return found.workspace
    }
    if recent.count == Self.limit { recent.removeFirst() }
    let workspace = Workspace()
    recent.append((key, workspace))
    return workspace
  }
}
