// Part of Snug, under the Apache License 2.0; see LICENSE.

/// One fetch: rows are chosen, ordered and cut by what the request says.
///
/// Predicates and sort descriptors read the rows, not the objects, so a fetch makes no object that it
/// does not give, and fires no fault (Documentation/CoreData.md §7).
struct FetchPlan {
  let request: NSFetchRequest<NSFetchRequestResult>
  let entity: NSEntityDescription
  private unowned let context: NSManagedObjectContext
  private let scope: RowScope
  var includesPendingChanges: Bool

  var includesSubentities: Bool { request.includesSubentities }
  var stores: [NSPersistentStore]? { request.affectedStores }

  /// What the parent is asked: all it has, changes included.
  var seenByParent: FetchPlan {
    var plan = self
    plan.includesPendingChanges = true
    return plan
  }

  init(
    _ request: NSFetchRequest<NSFetchRequestResult>, in context: NSManagedObjectContext
  ) throws {
    self.request = request
    self.context = context
    includesPendingChanges = request.includesPendingChanges
    scope = RowScope(context, includesChanges: request.includesPendingChanges)
    guard
      let entity = request.entity
        ?? request.entityName.flatMap({ context.model?.entitiesByName[$0] })
    else {
      UncaughtException.raise(
        "NSInvalidArgumentException",
        "executeFetchRequest:error: A fetch request must have an entity.")
    }
    // A request may have been made for another copy of the model.
    self.entity = entity.name.flatMap { context.model?.entitiesByName[$0] } ?? entity
  }

  func matches() -> [RowView] {
    let all = context.rows(of: entity, self).map { scope.view($0.id, $0.row.values) }
    guard let predicate = request.predicate else { return all }
    let variables = request.substitutes
    return all.filter { predicate.evaluate(with: $0, substitutionVariables: variables) }
  }

  func sorted(_ views: [RowView]) -> [RowView] {
    let descriptors = request.sortDescriptors ?? []
    guard !descriptors.isEmpty else { return views }
    let named = descriptors.allSatisfy { $0.key != nil }
    let items = views.enumerated().map { index, view in
      (index: index, view: view, key: named ? view as Any : context.object(at: view.id) as Any)
    }
    return items.sorted { first, second in
      for descriptor in descriptors {
        switch descriptor.compare(first.key, to: second.key) {
        case .orderedAscending: return true
        case .orderedDescending: return false
        default: continue
        }
      }
      return first.index < second.index
    }.map(\.view)
  }

  func cut<Item>(_ items: [Item]) -> [Item] {
    let rest = items.dropFirst(request.fetchOffset)
    return Array(request.fetchLimit > 0 ? rest.prefix(request.fetchLimit) : rest)
  }

  // MARK: Dictionaries

  func dictionaries() throws -> [NSObject] {
    let columns = request.propertiesToFetch.map { $0.map(column) } ?? entity.properties
    let groups = (request.propertiesToGroupBy ?? []).map(column)
    var rows: [[String: Any]]
    if !groups.isEmpty {
      rows = grouped(sorted(matches()), by: groups).map { record(of: $0, columns) }
    } else if columns.contains(where: { ($0 as? NSExpressionDescription)?.isAggregate == true }) {
      rows = [record(of: matches(), columns)]
    } else {
      rows = sorted(matches()).map { record(of: [$0], columns) }
    }
    if let having = request.havingPredicate { rows = rows.filter { having.evaluate(with: $0) } }
    var found = rows.map { $0 as NSDictionary }
    if request.returnsDistinctResults {
      var seen: Set<NSDictionary> = []
      found = found.filter { seen.insert($0).inserted }
    }
    return cut(found)
  }

  private func column(_ given: Any) -> NSPropertyDescription {
    if let property = given as? NSPropertyDescription { return property }
    let name = given as? String ?? ""
    if let property = entity.propertiesByName[name] { return property }
    let path = NSExpressionDescription()
    path.name = name
    return path
  }

  private func grouped(_ views: [RowView], by columns: [NSPropertyDescription]) -> [[RowView]] {
    var order: [NSDictionary] = []
    var groups: [NSDictionary: [RowView]] = [:]
    for view in views {
      let key = record(of: [view], columns) as NSDictionary
      if groups[key] == nil { order.append(key) }
      groups[key, default: []].append(view)
    }
    return order.compactMap { groups[$0] }
  }

  private func record(of views: [RowView], _ columns: [NSPropertyDescription]) -> [String: Any] {
    var record: [String: Any] = [:]
    for column in columns {
      let value: Any?
      if let computed = column as? NSExpressionDescription {
        value = computed.value(of: views)
      } else {
        value = views.first?.value(ofKey: column.name)
      }
      if let view = value as? RowView {
        record[column.name] = view.id
      } else if let value, !(value is [Any]) {
        record[column.name] = value
      }
    }
    return record
  }
}
