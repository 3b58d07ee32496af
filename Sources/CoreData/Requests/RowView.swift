// Part of Snug, under the Apache License 2.0; see LICENSE.

/// A row as predicates and sort descriptors read it.
final class RowView: NSObject, KeyedValues, KeyedIdentity {
  let id: NSManagedObjectID
  private let values: [String: Any]
  private let scope: RowScope

  init(_ id: NSManagedObjectID, _ values: [String: Any], _ scope: RowScope) {
    self.id = id
    self.values = values
    self.scope = scope
  }

  var keyedIdentity: AnyHashable { id }

  func value(ofKey key: String) -> Any? {
    guard let property = id.entity.propertiesByName[key] else {
      switch key {
      case "objectID": return id
      case "self": return self
      case "entity": return id.entity
      default:
        UncaughtException.raise(
          "NSInvalidArgumentException",
          "keypath \(key) not found in entity \(id.entity.name ?? "")")
      }
    }
    guard let relationship = property as? NSRelationshipDescription else { return values[key] }
    if relationship.isToMany {
      return ((values[key] as? IDList)?.ordered ?? []).compactMap { scope.view($0) }
    }
    return (values[key] as? NSManagedObjectID).flatMap { scope.view($0) }
  }

  func keyedValue(_ key: String) -> Any? { value(ofKey: key) }

  func setKeyedValue(_ value: Any?, _ key: String) {}
}

/// The rows one fetch looks at, each read once.
final class RowScope {
  private unowned let context: NSManagedObjectContext
  private let includesChanges: Bool
  private var views: [NSManagedObjectID: RowView] = [:]

  init(_ context: NSManagedObjectContext, includesChanges: Bool) {
    self.context = context
    self.includesChanges = includesChanges
  }

  func view(_ id: NSManagedObjectID, _ values: [String: Any]) -> RowView {
    let view = RowView(id, values, self)
    views[id] = view
    return view
  }

  /// The row at the other end of a relationship; nil when it is gone.
  func view(_ id: NSManagedObjectID) -> RowView? {
    if let known = views[id] { return known }
    if includesChanges, let object = context.registered[id], !object.isFault {
      return object.isDeleted ? nil : view(object.objectID, object.values)
    }
    return context.sourceRow(for: id).map { view(id, $0.values) }
  }
}
