// Part of Snug, under the Apache License 2.0; see LICENSE.

/// The changes of a batch, sorted by what they do and checked for range and repetition.
struct ListLedger {
  /// Items that leave their place in the list before: deleted, or moved away.
  var removedItems: Set<ListPath> = []
  /// Items that take a place in the list after: inserted, or moved there.
  var addedItems: Set<ListPath> = []
  var reloadedItems: Set<ListPath> = []
  var itemMoves: [ListPath: ListPath] = [:]
  var insertedSections: Set<Int> = []
  var deletedSections: Set<Int> = []
  var sectionMoves: [Int: Int] = [:]
  /// Sections that are replaced where they are, in the list before.
  var reloadedSections: Set<Int> = []

  private let before: [Int]
  private let after: [Int]

  init(
    _ changes: [ListChange], before: [Int], after: [Int]
  ) throws(ListInconsistency) {
    self.before = before
    self.after = after
    for change in changes { try note(change) }
    // An item of a section that is deleted or replaced goes with it.
    removedItems = removedItems.filter { !deletedSections.contains($0.section) }
    addedItems = addedItems.filter { !insertedSections.contains($0.section) }
  }

  private mutating func note(_ change: ListChange) throws(ListInconsistency) {
    switch change {
    case .insertItem(let path):
      try add(path)
    case .deleteItem(let path):
      try remove(path)
    case .reloadItem(let path):
      try checkSource(path)
      guard !removedItems.contains(path) else { throw .changedTwice(path) }
      reloadedItems.insert(path)
    case .moveItem(let source, let destination):
      try remove(source)
      try add(destination)
      itemMoves[source] = destination
    case .insertSection(let section):
      try add(section: section)
    case .deleteSection(let section):
      try remove(section: section)
    case .reloadSection(let section):
      // A reloaded section keeps its place; its items are all new.
      try checkSource(section: section)
      guard !deletedSections.contains(section) else { throw .sectionChangedTwice(section) }
      reloadedSections.insert(section)
    case .moveSection(let source, let destination):
      try checkSource(section: source)
      try checkDestination(section: destination)
      sectionMoves[source] = destination
    }
  }

  private mutating func add(_ path: ListPath) throws(ListInconsistency) {
    guard after.indices.contains(path.section) else {
      throw .missingSectionDestination(path.section, count: after.count)
    }
    guard (0..<after[path.section]).contains(path.item) else {
      throw .missingDestination(path, count: after[path.section])
    }
    guard addedItems.insert(path).inserted else { throw .changedTwice(path) }
  }

  private mutating func remove(_ path: ListPath) throws(ListInconsistency) {
    try checkSource(path)
    guard removedItems.insert(path).inserted, !reloadedItems.contains(path) else {
      throw .changedTwice(path)
    }
  }

  private mutating func add(section: Int) throws(ListInconsistency) {
    try checkDestination(section: section)
    guard insertedSections.insert(section).inserted else { throw .sectionChangedTwice(section) }
  }

  private mutating func remove(section: Int) throws(ListInconsistency) {
    try checkSource(section: section)
    guard deletedSections.insert(section).inserted else { throw .sectionChangedTwice(section) }
  }

  private func checkSource(_ path: ListPath) throws(ListInconsistency) {
    try checkSource(section: path.section)
    guard (0..<before[path.section]).contains(path.item) else {
      throw .missingItem(path, count: before[path.section])
    }
  }

  private func checkSource(section: Int) throws(ListInconsistency) {
    guard before.indices.contains(section) else {
      throw .missingSection(section, count: before.count)
    }
  }

  private func checkDestination(section: Int) throws(ListInconsistency) {
    guard after.indices.contains(section) else {
      throw .missingSectionDestination(section, count: after.count)
    }
  }
}
