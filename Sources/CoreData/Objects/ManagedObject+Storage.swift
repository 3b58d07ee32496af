// Part of Snug, under the Apache License 2.0; see LICENSE.

extension NSManagedObject {
  // MARK: Faults

  /// Reads the row of a fault. An object whose row is gone has no values.
  func fire() {
    guard isFault, let context = managedObjectContext else { return }
    isFault = false
    if let row = context.sourceRow(for: objectID) {
      take(row)
    } else {
      (values, committed) = ([:], [:])
    }
    isAwaking = true
    awakeFromFetch()
    isAwaking = false
  }

  func take(_ row: Row) {
    values = row.values
    committed = row.values
    version = row.version
  }

  /// Forgets the values of an object without changes.
  func becomeFault() {
    guard !isFault else { return }
    willTurnIntoFault()
    (values, committed) = ([:], [:])
    isFault = true
    didTurnIntoFault()
  }

  // MARK: Reading

  /// A stored value as the app sees it: objects for identifiers.
  func shown(_ value: Any?, _ property: NSPropertyDescription) -> Any? {
    guard let relationship = property as? NSRelationshipDescription else { return value }
    if !relationship.isToMany {
      return (value as? NSManagedObjectID).flatMap { managedObjectContext?.object(at: $0) }
    }
    let ids = (value as? IDList)?.ordered ?? []
    let objects = ids.compactMap { managedObjectContext?.object(at: $0) }
    return relationship.isOrdered ? NSOrderedSet(array: objects) : NSSet(array: objects)
  }

  // MARK: Writing

  /// A value as it is stored: identifiers for objects. Something else than the model says ends the
  /// process with Apple's text.
  func stored(_ value: Any?, _ property: NSPropertyDescription) -> Any? {
    guard let value = PredicateValue.unwrapped(value) else { return nil }
    if let attribute = property as? NSAttributeDescription {
      guard let kept = attribute.kept(value) else { refuse(value, attribute.typeName, property) }
      return kept
    }
    guard let relationship = property as? NSRelationshipDescription else { return value }
    if relationship.isToMany {
      guard let elements = PredicateValue.elements(value) as? [NSManagedObject] else {
        refuse(value, relationship.isOrdered ? "NSOrderedSet" : "NSSet", property)
      }
      return IDList(elements.map(identifier))
    }
    guard let object = value as? NSManagedObject else {
      refuse(value, relationship.destinationEntity?.managedObjectClassName ?? "", property)
    }
    return identifier(of: object)
  }

  private func identifier(of object: NSManagedObject) -> NSManagedObjectID {
    if let own = managedObjectContext, let other = object.managedObjectContext, own !== other {
      UncaughtException.raise(
        "NSInvalidArgumentException",
        "Illegal attempt to establish a relationship between objects in different contexts "
          + "(source = \(description), destination = \(object.description))")
    }
    // An object without a context joins the one it is related to.
    if object.managedObjectContext == nil { managedObjectContext?.insert(object) }
    return object.objectID
  }

  private func refuse(_ value: Any, _ wanted: String, _ property: NSPropertyDescription) -> Never {
    UncaughtException.raise(
      "NSInvalidArgumentException",
      "Unacceptable type of value for \(property is NSAttributeDescription ? "attribute" : "relationship")"
        + ": property = \"\(property.name)\"; desired type = \(wanted); given type = "
        + "\(type(of: value)); value = \(value).")
  }

  /// Sets a property, with its inverse, and tells the context.
  func change(_ property: NSPropertyDescription, to value: Any?) {
    fire()
    let name = property.name
    let old = values[name]
    let new = stored(value, property)
    let before = NameRegister.noteChange == nil ? nil : shown(old, property)
    values[name] = new
    managedObjectContext?.note(self, name, old)
    if let relationship = property as? NSRelationshipDescription {
      maintainInverse(of: relationship, from: old, to: new)
    }
    NameRegister.noteChange?(self, name, before)
  }

  /// Sets what is stored under a name without touching other objects; used by undo, merges and
  /// inverses.
  func restore(_ name: String, _ value: Any?) {
    let old = values[name]
    guard !areSame(old, value) else { return }
    values[name] = value
    managedObjectContext?.note(self, name, old)
    NameRegister.noteChange?(self, name, old)
  }

  private func maintainInverse(
    of relationship: NSRelationshipDescription, from old: Any?, to new: Any?
  ) {
    guard let inverse = relationship.inverseRelationship, let context = managedObjectContext else {
      return
    }
    let before = NSManagedObject.identifiers(in: old)
    let after = NSManagedObject.identifiers(in: new)
    let (kept, wanted) = (Set(after), Set(before))
    for id in before where !kept.contains(id) {
      context.object(at: id).detach(objectID, from: inverse)
    }
    for id in after where !wanted.contains(id) {
      context.object(at: id).attach(self, to: inverse)
    }
  }

  static func identifiers(in value: Any?) -> [NSManagedObjectID] {
    if let list = value as? IDList { return list.ordered }
    return (value as? NSManagedObjectID).map { [$0] } ?? []
  }

  /// The other side of a relationship that was ended.
  func detach(_ id: NSManagedObjectID, from inverse: NSRelationshipDescription) {
    fire()
    if var list = values[inverse.name] as? IDList {
      list.remove(id)
      restore(inverse.name, list)
    } else if values[inverse.name] as? NSManagedObjectID == id {
      restore(inverse.name, nil)
    }
  }

  private func attach(_ object: NSManagedObject, to inverse: NSRelationshipDescription) {
    fire()
    if inverse.isToMany {
      var list = values[inverse.name] as? IDList ?? IDList()
      list.append(object.objectID)
      restore(inverse.name, list)
      return
    }
    // Who was at the other end of a relation to one loses it.
    if let previous = values[inverse.name] as? NSManagedObjectID, previous != object.objectID,
      let back = inverse.inverseRelationship
    {
      managedObjectContext?.object(at: previous).detach(objectID, from: back)
    }
    restore(inverse.name, object.objectID)
  }
}
