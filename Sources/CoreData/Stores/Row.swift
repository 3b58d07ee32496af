// Part of Snug, under the Apache License 2.0; see LICENSE.

/// What a store has of one object: values and references by property.
struct Row {
  var values: [String: Any]
  /// Grows with each save.
  var version: Int
}

/// The rows of a store, by root entity and number.
struct RowTable {
  struct Entry {
    var id: NSManagedObjectID
    var row: Row
  }

  private(set) var entries: [String: [Int: Entry]] = [:]
  private var last: [String: Int] = [:]

  mutating func nextNumber(of root: String) -> Int {
    last[root, default: 0] += 1
    return last[root, default: 0]
  }

  func lastNumber(of root: String) -> Int { last[root] ?? 0 }

  mutating func reserve(_ number: Int, of root: String) {
    last[root] = max(last[root] ?? 0, number)
  }

  subscript(id: NSManagedObjectID) -> Row? {
    get { id.number.flatMap { entries[id.entity.root.name ?? ""]?[$0]?.row } }
    set {
      guard let number = id.number else { return }
      let root = id.entity.root.name ?? ""
      entries[root, default: [:]][number] = newValue.map { Entry(id: id, row: $0) }
      reserve(number, of: root)
    }
  }

  /// The rows of an entity and those below it, by number.
  func rows(of entity: NSEntityDescription) -> [(id: NSManagedObjectID, row: Row)] {
    (entries[entity.root.name ?? ""] ?? [:]).values
      .filter { $0.id.entity.isKindOf(entity: entity) }
      .sorted { ($0.id.number ?? 0) < ($1.id.number ?? 0) }
      .map { ($0.id, $0.row) }
  }
}
