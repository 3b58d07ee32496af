// Part of Snug, under the Apache License 2.0; see LICENSE.

/// What this module keeps about objects of Foundation's classes, which have no place for it.
///
/// Entries of objects that are gone are swept when the table has doubled.
package final class SideTable<Owner: AnyObject, Value>: @unchecked Sendable {
  private struct Entry {
    weak var owner: Owner?
    let value: Value
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  private var sweepAt = 64
  private let lock = NSLock()

  package init() {}

  package subscript(owner: Owner) -> Value? {
    get {
      lock.withLock {
        entries[ObjectIdentifier(owner)].flatMap { $0.owner === owner ? $0.value : nil }
      }
    }
    set {
      lock.withLock {
        if entries.count >= sweepAt {
          entries = entries.filter { $0.value.owner != nil }
          sweepAt = max(64, entries.count * 2)
        }
        entries[ObjectIdentifier(owner)] = newValue.map { Entry(owner: owner, value: $0) }
      }
    }
  }
}
