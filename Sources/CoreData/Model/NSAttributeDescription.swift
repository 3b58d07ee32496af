// Part of Snug, under the Apache License 2.0; see LICENSE.

public enum NSAttributeType: UInt, Sendable {
  case undefinedAttributeType = 0
  case integer16AttributeType = 100
  case integer32AttributeType = 200
  case integer64AttributeType = 300
  case decimalAttributeType = 400
  case doubleAttributeType = 500
  case floatAttributeType = 600
  case stringAttributeType = 700
  case booleanAttributeType = 800
  case dateAttributeType = 900
  case binaryDataAttributeType = 1000
  case UUIDAttributeType = 1100
  case URIAttributeType = 1200
  case transformableAttributeType = 1800
  case objectIDAttributeType = 2000
  case compositeAttributeType = 2100
}

/// A value of an entity.
open class NSAttributeDescription: NSPropertyDescription {
  /// The type's modern name.
  public struct AttributeType: Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    private init(_ type: NSAttributeType) {
      rawValue = type.rawValue
    }

    public static let undefined = AttributeType(.undefinedAttributeType)
    public static let integer16 = AttributeType(.integer16AttributeType)
    public static let integer32 = AttributeType(.integer32AttributeType)
    public static let integer64 = AttributeType(.integer64AttributeType)
    public static let decimal = AttributeType(.decimalAttributeType)
    public static let double = AttributeType(.doubleAttributeType)
    public static let float = AttributeType(.floatAttributeType)
    public static let string = AttributeType(.stringAttributeType)
    public static let boolean = AttributeType(.booleanAttributeType)
    public static let date = AttributeType(.dateAttributeType)
    public static let binaryData = AttributeType(.binaryDataAttributeType)
    public static let uuid = AttributeType(.UUIDAttributeType)
    public static let uri = AttributeType(.URIAttributeType)
    public static let transformable = AttributeType(.transformableAttributeType)
    public static let objectID = AttributeType(.objectIDAttributeType)
    public static let composite = AttributeType(.compositeAttributeType)
  }

  open var attributeType = NSAttributeType.undefinedAttributeType
  open var type: AttributeType {
    get { AttributeType(rawValue: attributeType.rawValue) }
    set { attributeType = NSAttributeType(rawValue: newValue.rawValue) ?? .undefinedAttributeType }
  }
  open var attributeValueClassName: String?
  open var defaultValue: Any?
  open var valueTransformerName: String?
  open var allowsExternalBinaryDataStorage = false
  open var allowsCloudEncryption = false
  open var preservesValueInHistoryOnDeletion = false
  /// Limits and the pattern that the model states, as it spells them.
  var minimum: String?
  var maximum: String?
  var pattern: String?

  override var signature: String { super.signature + "|\(attributeType.rawValue)" }
}

/// A value that the store computes from others when it saves.
open class NSDerivedAttributeDescription: NSAttributeDescription {
  open var derivationExpression: ValueExpression?
  /// `now:()`, `children.@count`, `canonical:(name)`.
  var derivation: String?
}

public enum NSDeleteRule: UInt, Sendable {
  case noActionDeleteRule
  case nullifyDeleteRule
  case cascadeDeleteRule
  case denyDeleteRule
}

/// A reference of an entity to one or to many others.
open class NSRelationshipDescription: NSPropertyDescription {
  open weak var destinationEntity: NSEntityDescription?
  open weak var inverseRelationship: NSRelationshipDescription?
  /// 0 for no limit, as Apple's default; 1 is a reference to one object.
  open var maxCount = 0
  open var minCount = 0
  open var deleteRule = NSDeleteRule.nullifyDeleteRule
  open var isOrdered = false
  open var isToMany: Bool { maxCount != 1 }

  override var signature: String {
    super.signature + "|\(destinationEntity?.name ?? "")|\(isToMany)|\(isOrdered)"
      + "|\(inverseRelationship?.name ?? "")"
  }
}

/// A list that is fetched by the object's own request when it is asked for.
open class NSFetchedPropertyDescription: NSPropertyDescription {
  open var fetchRequest: NSFetchRequest<NSFetchRequestResult>?
}

/// A computed column of a fetch for dictionaries.
open class NSExpressionDescription: NSPropertyDescription {
  open var expression: ValueExpression?
  open var expressionResultType = NSAttributeType.undefinedAttributeType
  open var resultType: NSAttributeDescription.AttributeType {
    get { .init(rawValue: expressionResultType.rawValue) }
    set {
      expressionResultType =
        NSAttributeType(rawValue: newValue.rawValue) ?? .undefinedAttributeType
    }
  }
}

public enum NSFetchIndexElementType: UInt, Sendable {
  case binary
  case rTree
}

/// A column of an index; kept, without effect here.
open class NSFetchIndexElementDescription: NSObject {
  public let property: NSPropertyDescription?
  open var collationType: NSFetchIndexElementType
  open var isAscending = true

  public init(property: NSPropertyDescription, collationType: NSFetchIndexElementType) {
    self.property = property
    self.collationType = collationType
  }
}

/// An index of a store; kept, without effect here.
open class NSFetchIndexDescription: NSObject {
  open var name: String
  open var elements: [NSFetchIndexElementDescription]
  open var partialIndexPredicate: NSPredicate?

  public init(name: String, elements: [NSFetchIndexElementDescription]?) {
    self.name = name
    self.elements = elements ?? []
  }
}
