// Part of Snug, under the Apache License 2.0; see LICENSE.

/// The units that workers are to look at, and which of them ended a worker (Documentation/Check.md §4.2).
struct UnitQueue {
  /// Each group is a process's.
  private var groups: [[Int]]
  /// Processes that ended before they began a unit, while none ever began one.
  private var barren = 0
  private var hasBegun = false
  /// What so many processes do before their first unit happens to every unit.
  private static let mostBarren = 2

  init(_ units: [Int]) { groups = [units] }

  /// - Returns: The units of the next process; nil when all are done, or nothing comes of more.
  mutating func next() -> [Int]? { groups.isEmpty ? nil : groups.removeFirst() }

  /// The process came to its end.
  mutating func finish() { hasBegun = true }

  mutating func clear() { groups = [] }

  /// Follows the end of a process that was not through with its units. It goes through them in an order
  /// of its own, so the rest is what has no verdict. Where it did not come to say which unit it was in,
  /// each of the rest gets a process of its own.
  ///
  /// - Returns: The unit that ended the process; nil where that is not known yet, or all were done.
  mutating func take(_ units: [Int], diedIn records: WorkerRecords) -> Int? {
    hasBegun = hasBegun || records.hasBegun
    barren += 1
    var rest = units.filter { !records.verdicts.contains($0) }
    guard let unit = records.open ?? (rest.count == 1 ? rest[0] : nil) else {
      groups.insert(contentsOf: rest.map { [$0] }, at: 0)
      return nil
    }
    rest.removeAll { $0 == unit }
    if !hasBegun, barren >= Self.mostBarren {
      clear()
    } else if !rest.isEmpty {
      groups.insert(rest, at: 0)
    }
    return unit
  }
}
