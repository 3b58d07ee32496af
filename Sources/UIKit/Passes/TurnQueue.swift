// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Work that waits for a turn of the run loop or for a point in virtual time, first due first.
///
/// - Invariant: `entries` is sorted by due time, equal times in order of arrival.
@MainActor
struct TurnQueue {
  struct Entry {
    let due: TimeInterval
    let identifier: Int
    let action: @MainActor () -> Void
  }

  private(set) var entries: [Entry] = []
  private var lastIdentifier = 0

  var nextDue: TimeInterval? { entries.first?.due }

  /// Adds work due at a time in seconds; O(n) in the waiting work.
  @discardableResult
  mutating func add(due: TimeInterval, _ action: @escaping @MainActor () -> Void) -> Int {
    lastIdentifier += 1
    let index = entries.firstIndex { $0.due > due } ?? entries.count
    entries.insert(Entry(due: due, identifier: lastIdentifier, action: action), at: index)
    return lastIdentifier
  }

  mutating func remove(_ identifier: Int) {
    entries.removeAll { $0.identifier == identifier }
  }

  /// Takes out what is due at `time`.
  mutating func takeDue(at time: TimeInterval) -> [Entry] {
    let count = entries.firstIndex { $0.due > time } ?? entries.count
    defer { entries.removeFirst(count) }
    return Array(entries[..<count])
  }
}
