// Part of Snug, under the Apache License 2.0; see LICENSE.

/// A kind of managed object: its name, its class, its properties.
open class NSEntityDescription: NSObject {
  public internal(set) weak var model: NSManagedObjectModel?
  open var managedObjectModel: NSManagedObjectModel {
    guard let model else {
      UncaughtException.raise(
        "NSInternalInconsistencyException", "the entity '\(name ?? "")' belongs to no model")
    }
    return model
  }
  open var name: String?
  /// `Module.Class`, or the name in the class's `@objc(Name)`.
  open var managedObjectClassName: String! = "NSManagedObject"
  open var isAbstract = false
  open var userInfo: [AnyHashable: Any]?
  open var versionHashModifier: String?
  open var renamingIdentifier: String?
  open var uniquenessConstraints: [[Any]] = []
  open var indexes: [NSFetchIndexDescription] = []
  open var compoundIndexes: [[Any]] = []
  open var coreSpotlightDisplayNameExpression: ValueExpression?

  public internal(set) weak var parent: NSEntityDescription?
  open var superentity: NSEntityDescription? { parent }
  open var subentities: [NSEntityDescription] = [] {
    didSet { for entity in subentities { entity.parent = self } }
  }
  open var subentitiesByName: [String: NSEntityDescription] {
    Dictionary(subentities.map { ($0.name ?? "", $0) }) { first, _ in first }
  }

  /// What this entity declares; Apple's `properties` has what it inherits, too.
  private var own: [NSPropertyDescription] = []
  private var table: [String: NSPropertyDescription]?

  open var properties: [NSPropertyDescription] {
    get { (parent?.properties ?? []) + own }
    set {
      let inherited = Set((parent?.properties ?? []).map(ObjectIdentifier.init))
      own = newValue.filter { !inherited.contains(ObjectIdentifier($0)) }
      for property in own { property.declaringEntity = self }
      forgetTables()
    }
  }

  private func forgetTables() {
    table = nil
    for entity in subentities { entity.forgetTables() }
  }

  open var propertiesByName: [String: NSPropertyDescription] {
    if let table { return table }
    let made = Dictionary(properties.map { ($0.name, $0) }) { _, last in last }
    table = made
    return made
  }

  open var attributesByName: [String: NSAttributeDescription] {
    propertiesByName.compactMapValues { $0 as? NSAttributeDescription }
  }

  open var relationshipsByName: [String: NSRelationshipDescription] {
    propertiesByName.compactMapValues { $0 as? NSRelationshipDescription }
  }

  open func relationships(
    forDestination entity: NSEntityDescription
  ) -> [NSRelationshipDescription] {
    properties.compactMap { $0 as? NSRelationshipDescription }
      .filter { $0.destinationEntity === entity }
  }

  open func isKindOf(entity: NSEntityDescription) -> Bool {
    self === entity || parent?.isKindOf(entity: entity) == true
  }

  /// Entities that are stored together.
  var root: NSEntityDescription { parent?.root ?? self }

  open var versionHash: Data {
    let parts = properties.map(\.signature).sorted()
    let head = "\(name ?? "")|\(isAbstract)|\(parent?.name ?? "")|\(versionHashModifier ?? "")"
    return VersionHash.data(of: ([head] + parts).joined(separator: "\n"))
  }

  // MARK: Classes

  /// The class whose objects stand for the entity; a name nobody knows means plain objects.
  lazy var objectClass: NSManagedObject.Type = {
    guard let name = managedObjectClassName, name != "NSManagedObject" else {
      return NSManagedObject.self
    }
    let found = NameRegister.type(named: name) as? NSManagedObject.Type
    return found ?? parent?.objectClass ?? NSManagedObject.self
  }()

  open class func entity(
    forEntityName entityName: String, in context: NSManagedObjectContext
  ) -> NSEntityDescription? {
    context.model?.entitiesByName[entityName]
  }

  /// Makes an object of an entity in a context.
  open class func insertNewObject(
    forEntityName entityName: String, into context: NSManagedObjectContext
  ) -> NSManagedObject {
    guard let entity = entity(forEntityName: entityName, in: context) else {
      UncaughtException.raise(
        "NSInvalidArgumentException",
        "+entityForName: could not locate an entity named '\(entityName)' in this model.")
    }
    return entity.objectClass.init(entity: entity, insertInto: context)
  }

  open override var description: String { "(<NSEntityDescription>) name \(name ?? "")" }
}
