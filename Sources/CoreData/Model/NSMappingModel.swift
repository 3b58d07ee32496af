// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// How the rows of one model become those of another. Only inferred ones are there: compiled mapping
/// models are not read (Documentation/CoreData.md §11).
open class NSMappingModel: NSObject {
  open var entityMappings: [NSEntityMapping]! = []

  /// Nothing: its file would be a compiled one.
  public init?(contentsOf url: URL?) { nil }

  /// Nothing is found.
  public init?(
    from bundles: [Bundle]?, forSourceModel sourceModel: NSManagedObjectModel?,
    destinationModel: NSManagedObjectModel?
  ) { nil }

  private init(inferred mappings: [NSEntityMapping]) {
    super.init()
    entityMappings = mappings
  }

  /// What is the same in both models, or renamed, stays; whether it can is seen when a store is
  /// migrated.
  open class func inferredMappingModel(
    forSourceModel sourceModel: NSManagedObjectModel, destinationModel: NSManagedObjectModel
  ) throws -> NSMappingModel {
    let old = sourceModel.entitiesByName
    let mappings = destinationModel.entities.map { entity in
      let name = entity.name ?? ""
      let source = old[entity.renamingIdentifier ?? name] ?? old[name]
      let mapping = NSEntityMapping()
      mapping.name = source == nil ? "IEM_Add_\(name)" : "IEM_Transform_\(name)"
      mapping.mappingType = source == nil ? .addEntityMappingType : .transformEntityMappingType
      mapping.sourceEntityName = source?.name
      mapping.destinationEntityName = name
      return mapping
    }
    return NSMappingModel(inferred: mappings)
  }
}

public enum NSEntityMappingType: UInt, Sendable {
  case undefinedEntityMappingType = 0
  case customEntityMappingType = 1
  case addEntityMappingType = 2
  case removeEntityMappingType = 3
  case copyEntityMappingType = 4
  case transformEntityMappingType = 5
}

/// How the rows of one entity are migrated; kept.
open class NSEntityMapping: NSObject {
  open var name: String!
  open var mappingType = NSEntityMappingType.undefinedEntityMappingType
  open var sourceEntityName: String?
  open var sourceEntityVersionHash: Data?
  open var destinationEntityName: String?
  open var destinationEntityVersionHash: Data?
  open var attributeMappings: [NSPropertyMapping]?
  open var relationshipMappings: [NSPropertyMapping]?
  open var sourceExpression: ValueExpression?
  open var userInfo: [AnyHashable: Any]?
  open var entityMigrationPolicyClassName: String?
}

/// Where the value of one property comes from; kept.
open class NSPropertyMapping: NSObject {
  open var name: String?
  open var valueExpression: ValueExpression?
  open var userInfo: [AnyHashable: Any]?
}

/// An app's own steps for one entity. Mapping models that name one are not read, so nothing calls it.
open class NSEntityMigrationPolicy: NSObject {
  public override init() { super.init() }

  open func begin(_ mapping: NSEntityMapping, with manager: NSMigrationManager) throws {}
  open func createDestinationInstances(
    forSource sInstance: NSManagedObject, in mapping: NSEntityMapping, manager: NSMigrationManager
  ) throws {}
  open func endInstanceCreation(
    forMapping mapping: NSEntityMapping, manager: NSMigrationManager
  ) throws {}
  open func createRelationships(
    forDestination dInstance: NSManagedObject, in mapping: NSEntityMapping,
    manager: NSMigrationManager
  ) throws {}
  open func endRelationshipCreation(
    forMapping mapping: NSEntityMapping, manager: NSMigrationManager
  ) throws {}
  open func performCustomValidation(
    forMapping mapping: NSEntityMapping, manager: NSMigrationManager
  ) throws {}
  open func end(_ mapping: NSEntityMapping, manager: NSMigrationManager) throws {}
}
