// Part of Snug, under the Apache License 2.0; see LICENSE.

/// What a data model (`.xcdatamodel`) says.
package struct DataModel: Equatable, Sendable {
  package var entities: [Entity] = []
  /// Names of entities by the name of their configuration.
  package var configurations: [String: [String]] = [:]
  package var fetchRequests: [FetchRequest] = []
  /// `userDefinedModelVersionIdentifier`.
  package var versionIdentifier = ""

  package struct Entity: Equatable, Sendable {
    package var name: String
    package var parent: String?
    /// As written: `Item`, `.Item` for the product's module, `Module.Item`; nil for plain objects.
    package var className: String?
    package var isAbstract = false
    package var codeGeneration = CodeGeneration.manual
    package var attributes: [Attribute] = []
    package var relationships: [Relationship] = []
    package var fetchedProperties: [FetchedProperty] = []
    package var uniquenessConstraints: [[String]] = []
    /// The name in the version before, when it was another.
    package var renamingIdentifier: String?
    package var versionHashModifier: String?
    package var userInfo: [String: String] = [:]
  }

  /// Which Swift Xcode writes for an entity.
  package enum CodeGeneration: String, Sendable {
    case manual = ""
    /// The class and its properties.
    case `class`
    /// The properties only, in an extension.
    case category
  }

  package enum AttributeType: String, Sendable {
    case integer16 = "Integer 16"
    case integer32 = "Integer 32"
    case integer64 = "Integer 64"
    case decimal = "Decimal"
    case double = "Double"
    case float = "Float"
    case string = "String"
    case boolean = "Boolean"
    case date = "Date"
    case binary = "Binary"
    case uuid = "UUID"
    case uri = "URI"
    case transformable = "Transformable"
    case objectID = "ObjectID"
    case composite = "Composite"
    case undefined = "Undefined"
  }

  package struct Attribute: Equatable, Sendable {
    package var name: String
    package var type: AttributeType
    package var isOptional = false
    package var isTransient = false
    /// Whether generated code has `Int64` rather than `NSNumber?`.
    package var usesScalar = false
    package var defaultValue: String?
    /// Seconds since the first of January 2001.
    package var defaultDate: Double?
    package var minimum: String?
    package var maximum: String?
    package var pattern: String?
    package var transformer: String?
    package var customClass: String?
    package var renamingIdentifier: String?
    package var versionHashModifier: String?
    package var derivation: String?
    package var isStoredOutside = false
    package var userInfo: [String: String] = [:]
  }

  package struct Relationship: Equatable, Sendable {
    package var name: String
    package var destination: String
    package var inverse: String?
    package var isToMany = false
    package var isOrdered = false
    package var isOptional = false
    package var isTransient = false
    /// `Nullify`, `Cascade`, `Deny`, `No Action`.
    package var deleteRule = "Nullify"
    package var minimumCount = 0
    /// 0 for no limit.
    package var maximumCount = 0
    package var renamingIdentifier: String?
    package var versionHashModifier: String?
    package var userInfo: [String: String] = [:]
  }

  package struct FetchedProperty: Equatable, Sendable {
    package var name: String
    package var entity: String
    package var predicate: String?
  }

  package struct FetchRequest: Equatable, Sendable {
    package var name: String
    package var entity: String
    package var predicate: String?
    package var limit = 0
  }
}
