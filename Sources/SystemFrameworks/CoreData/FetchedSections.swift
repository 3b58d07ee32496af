// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// One section of fetched results.
final class FetchedSection: NSFetchedResultsSectionInfo {
  let name: String
  var indexTitle: String?
  var members: [NSManagedObject] = []

  init(name: String) {
    self.name = name
    indexTitle = name.first.map { String($0).uppercased() }
  }

  var numberOfObjects: Int { members.count }
  var objects: [Any]? { members }
}

/// Fetched objects in their order, and the sections they make.
struct FetchedSections {
  let objects: [NSManagedObject]
  let sections: [FetchedSection]
  private let places: [ObjectIdentifier: IndexPath]

  /// Objects that follow each other with the same value at the key path are a section; without a key
  /// path all are one.
  init(_ objects: [NSManagedObject], _ keyPath: String?) {
    self.objects = objects
    var sections: [FetchedSection] = []
    if let keyPath {
      for object in objects {
        let name = object.value(forKeyPath: keyPath).map { "\($0)" } ?? ""
        if sections.last?.name != name { sections.append(FetchedSection(name: name)) }
        sections.last?.members.append(object)
      }
    } else {
      let only = FetchedSection(name: "")
      only.members = objects
      sections = [only]
    }
    self.sections = sections
    var places: [ObjectIdentifier: IndexPath] = [:]
    for (section, entry) in sections.enumerated() {
      for (item, object) in entry.members.enumerated() {
        places[ObjectIdentifier(object)] = IndexPath(item: item, section: section)
      }
    }
    self.places = places
  }

  func place(of object: NSManagedObject) -> IndexPath? { places[ObjectIdentifier(object)] }

  /// The sections after a change of the context; nil when it touches none of them.
  func applying<Result>(
    _ change: ContextChange, request: NSFetchRequest<Result>, keyPath: String?
  ) -> FetchedSections? {
    func belongs(_ object: NSManagedObject) -> Bool {
      guard !object.isDeleted, object.managedObjectContext != nil,
        request.includesEntity(object.entity)
      else { return false }
      return request.predicate?.evaluate(with: object) ?? true
    }
    let gone = change.deleted.union(change.touched.filter { !belongs($0) })
    let new = change.inserted.union(change.touched).subtracting(change.deleted)
      .filter { place(of: $0) == nil && belongs($0) }
    let isTouched =
      !new.isEmpty || gone.contains { place(of: $0) != nil }
      || change.touched.contains { place(of: $0) != nil }
    guard isTouched else { return nil }
    var kept = objects.filter { !gone.contains($0) }
    kept += new.sorted { $0.hash < $1.hash }
    let order = request.sortDescriptors ?? []
    let sorted = kept.enumerated().sorted { first, second in
      for descriptor in order {
        switch descriptor.compare(first.element, to: second.element) {
        case .orderedAscending: return true
        case .orderedDescending: return false
        default: continue
        }
      }
      return first.offset < second.offset
    }.map(\.element)
    let limited = request.fetchLimit > 0 ? Array(sorted.prefix(request.fetchLimit)) : sorted
    return FetchedSections(limited, keyPath)
  }
}

extension NSFetchRequest {
  /// Whether objects of an entity can be among the results.
  func includesEntity(_ other: NSEntityDescription) -> Bool {
    let wanted = entity?.name ?? entityName
    var next: NSEntityDescription? = other
    while let current = next {
      if current.name == wanted { return includesSubentities || current === other }
      next = current.superentity
    }
    return false
  }
}

/// What a context tells of its objects.
struct ContextChange {
  let inserted: Set<NSManagedObject>
  let deleted: Set<NSManagedObject>
  /// Changed or read anew.
  let touched: Set<NSManagedObject>

  init(_ note: Notification) {
    func set(_ key: String) -> Set<NSManagedObject> {
      note.userInfo?[key] as? Set<NSManagedObject> ?? []
    }
    inserted = set(NSInsertedObjectsKey)
    deleted = set(NSDeletedObjectsKey)
    touched = set(NSUpdatedObjectsKey).union(set(NSRefreshedObjectsKey))
  }
}
