// Part of Snug, under the Apache License 2.0; see LICENSE.

public enum NSMergePolicyType: UInt, Sendable {
  case errorMergePolicyType
  case mergeByPropertyStoreTrumpMergePolicyType
  case mergeByPropertyObjectTrumpMergePolicyType
  case overwriteMergePolicyType
  case rollbackMergePolicyType
}

/// An object whose row was saved by somebody else since it was read.
open class NSMergeConflict: NSObject {
  public let sourceObject: NSManagedObject
  public let newVersionNumber: Int
  public let oldVersionNumber: Int
  public let objectSnapshot: [String: Any]?
  public let cachedSnapshot: [String: Any]?
  public let persistedSnapshot: [String: Any]?

  public init(
    source: NSManagedObject, newVersion: Int, oldVersion: Int, cachedSnapshot: [String: Any]?,
    persistedSnapshot: [String: Any]?
  ) {
    sourceObject = source
    newVersionNumber = newVersion
    oldVersionNumber = oldVersion
    objectSnapshot = source.values
    self.cachedSnapshot = cachedSnapshot
    self.persistedSnapshot = persistedSnapshot
  }
}

/// Objects that have the same values where the model wants them to differ.
open class NSConstraintConflict: NSObject {
  public let constraint: [String]
  public let constraintValues: [String: Any]
  /// The object that is in the store already, if it is one of the context's.
  public let databaseObject: NSManagedObject?
  public let databaseSnapshot: [String: Any]?
  public let conflictingObjects: [NSManagedObject]

  public init(
    constraint: [String], database databaseObject: NSManagedObject?,
    databaseSnapshot: [String: Any]?, conflictingObjects: [NSManagedObject]
  ) {
    self.constraint = constraint
    self.databaseObject = databaseObject
    self.databaseSnapshot = databaseSnapshot
    self.conflictingObjects = conflictingObjects
    constraintValues = Dictionary(
      constraint.compactMap { key in conflictingObjects.first?.values[key].map { (key, $0) } }
    ) { $1 }
  }
}

/// Who wins when an object and its row both changed.
open class NSMergePolicy: NSObject, @unchecked Sendable {
  public let mergeType: NSMergePolicyType

  public init(merge ty: NSMergePolicyType) { mergeType = ty }

  public static let error = NSMergePolicy(merge: .errorMergePolicyType)
  public static let rollback = NSMergePolicy(merge: .rollbackMergePolicyType)
  public static let overwrite = NSMergePolicy(merge: .overwriteMergePolicyType)
  public static let mergeByPropertyObjectTrump = NSMergePolicy(
    merge: .mergeByPropertyObjectTrumpMergePolicyType)
  public static let mergeByPropertyStoreTrump = NSMergePolicy(
    merge: .mergeByPropertyStoreTrumpMergePolicyType)

  open func resolve(optimisticLockingConflicts list: [NSMergeConflict]) throws {
    guard mergeType != .errorMergePolicyType else {
      throw CoreDataError.make(
        NSManagedObjectMergeError, "Could not merge changes.",
        [NSPersistentStoreSaveConflictsErrorKey: list])
    }
    for conflict in list { resolve(conflict) }
  }

  /// Puts the winner's values into the object, as if it had been read just now.
  private func resolve(_ conflict: NSMergeConflict) {
    let object = conflict.sourceObject
    guard let stored = conflict.persistedSnapshot else { return }
    let known = conflict.cachedSnapshot ?? [:]
    switch mergeType {
    case .rollbackMergePolicyType: object.values = stored
    case .overwriteMergePolicyType, .errorMergePolicyType: break
    case .mergeByPropertyObjectTrumpMergePolicyType, .mergeByPropertyStoreTrumpMergePolicyType:
      for name in Set(stored.keys).union(object.values.keys) {
        let isMine = !areSame(object.values[name], known[name])
        let isTheirs = !areSame(stored[name], known[name])
        if isTheirs && (!isMine || mergeType == .mergeByPropertyStoreTrumpMergePolicyType) {
          object.values[name] = stored[name]
        }
      }
    }
    object.committed = stored
    object.version = conflict.newVersionNumber
  }

  open func resolve(constraintConflicts list: [NSConstraintConflict]) throws {
    guard mergeType != .errorMergePolicyType else {
      throw CoreDataError.make(
        NSManagedObjectConstraintMergeError, "Could not merge changes.",
        [NSPersistentStoreSaveConflictsErrorKey: list])
    }
    for conflict in list { resolve(conflict) }
  }

  /// One object stays: that of the store where there is one, else the first. Its values are those of
  /// the newest object, unless the store wins.
  private func resolve(_ conflict: NSConstraintConflict) {
    var rest = conflict.conflictingObjects
    guard let kept = conflict.databaseObject ?? rest.first else { return }
    rest.removeAll { $0 === kept }
    let storeWins = [.mergeByPropertyStoreTrumpMergePolicyType, .rollbackMergePolicyType]
      .contains(mergeType)
    for object in rest {
      if !storeWins {
        for property in kept.entity.properties {
          let new = object.values[property.name]
          if let relationship = property as? NSRelationshipDescription {
            guard NSManagedObject.identifiers(in: new).isEmpty == false else { continue }
            kept.change(relationship, to: object.shown(new, relationship))
          } else if new != nil || mergeType == .overwriteMergePolicyType {
            kept.restore(property.name, new)
          }
        }
      }
      object.managedObjectContext?.delete(object)
    }
  }
}

public let NSErrorMergePolicy = NSMergePolicy.error
public let NSRollbackMergePolicy = NSMergePolicy.rollback
public let NSOverwriteMergePolicy = NSMergePolicy.overwrite
public let NSMergeByPropertyObjectTrumpMergePolicy = NSMergePolicy.mergeByPropertyObjectTrump
public let NSMergeByPropertyStoreTrumpMergePolicy = NSMergePolicy.mergeByPropertyStoreTrump
