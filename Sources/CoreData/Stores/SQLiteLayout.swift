// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Which tables and columns hold the entities of a model: the names Apple's stores have
/// (Documentation/CoreData.md §8).
struct SQLiteLayout {
  let model: NSManagedObjectModel
  /// Numbers of entities by name, as the table Z_PRIMARYKEY has them.
  let numbers: [String: Int]

  init(_ model: NSManagedObjectModel, numbers: [String: Int]? = nil) {
    self.model = model
    let names = model.entities.compactMap(\.name).sorted()
    self.numbers =
      numbers ?? Dictionary(names.enumerated().map { ($1, $0 + 1) }) { first, _ in first }
  }

  var roots: [NSEntityDescription] { model.entities.filter { $0.superentity == nil } }

  func table(of entity: NSEntityDescription) -> String {
    "Z" + (entity.root.name ?? "").uppercased()
  }

  func column(of property: NSPropertyDescription) -> String { "Z" + property.name.uppercased() }

  /// Where a row keeps its place in the ordered list of the object it refers to.
  func orderColumn(of reference: NSRelationshipDescription) -> String {
    "Z_FOK_" + reference.name.uppercased()
  }

  /// Every property of an entity and those below it that is a column, each name once.
  func columns(of root: NSEntityDescription) -> [NSPropertyDescription] {
    var names: Set<String> = []
    var found: [NSPropertyDescription] = []
    var open = [root]
    while let entity = open.popLast() {
      open += entity.subentities
      for property in entity.properties.sorted(by: { $0.name < $1.name })
      where Self.isColumn(property) && names.insert(property.name).inserted {
        found.append(property)
      }
    }
    return found
  }

  static func isColumn(_ property: NSPropertyDescription) -> Bool {
    guard !property.isTransient else { return false }
    if let relationship = property as? NSRelationshipDescription { return !relationship.isToMany }
    return property is NSAttributeDescription
  }

  // MARK: Many to many

  /// One side of a relationship to many: the number of its entity and its name in capitals.
  struct Side {
    let number: Int
    let stem: String
  }

  struct Join {
    let table: String
    /// The column of the object whose relationship this is, and that of the others.
    let own: String
    let other: String

    /// Of a relationship without an inverse.
    init(_ side: Side) {
      table = "Z_\(side.number)\(side.stem)"
      own = "Z_\(side.number)OWNER"
      other = table
    }

    /// Of a relationship and its inverse, both to many.
    init(_ first: Side, _ second: Side) {
      // One of both names the table.
      let isFirst = (first.number, first.stem) <= (second.number, second.stem)
      let lead = isFirst ? first : second
      let isOwnInverse = first.number == second.number && first.stem == second.stem
      table = "Z_\(lead.number)\(lead.stem)"
      own = "Z_\(first.number)\(second.stem)"
      other = "Z_\(second.number)\(first.stem)" + (isOwnInverse ? "1" : "")
    }
  }

  /// The table of a relationship to many whose other side is no column.
  func join(of relationship: NSRelationshipDescription) -> Join? {
    guard relationship.isToMany, !relationship.isTransient else { return nil }
    guard let inverse = relationship.inverseRelationship else {
      return Join(side(of: relationship))
    }
    return inverse.isToMany ? Join(side(of: relationship), side(of: inverse)) : nil
  }

  private func side(of relationship: NSRelationshipDescription) -> Side {
    Side(
      number: numbers[relationship.entity.name ?? ""] ?? 0, stem: relationship.name.uppercased())
  }

  static func type(of property: NSPropertyDescription) -> String {
    guard let attribute = property as? NSAttributeDescription else { return "INTEGER" }
    switch attribute.attributeType {
    case .doubleAttributeType, .floatAttributeType: return "FLOAT"
    case .decimalAttributeType: return "DECIMAL"
    case .stringAttributeType, .URIAttributeType, .objectIDAttributeType: return "VARCHAR"
    case .dateAttributeType: return "TIMESTAMP"
    case .binaryDataAttributeType, .UUIDAttributeType, .transformableAttributeType,
      .undefinedAttributeType, .compositeAttributeType:
      return "BLOB"
    default: return "INTEGER"
    }
  }

  // MARK: Values

  static func encode(_ value: Any?, _ attribute: NSAttributeDescription) throws
    -> SQLiteConnection.Value
  {
    switch value {
    case nil: return .null
    case let value as String: return .text(value)
    case let value as Date: return .real(value.timeIntervalSinceReferenceDate)
    case let value as UUID: return .blob(withUnsafeBytes(of: value.uuid) { Data($0) })
    case let value as URL: return .text(value.absoluteString)
    case let value as NSManagedObjectID: return .text(value.uriRepresentation().absoluteString)
    case let value as NSDecimalNumber: return .text(value.stringValue)
    case let value as Data where attribute.attributeType == .binaryDataAttributeType:
      return .blob(value)
    case let value as NSNumber where type(of: attribute) == "FLOAT": return .real(value.doubleValue)
    case let value as NSNumber where type(of: attribute) == "INTEGER":
      return .integer(value.int64Value)
    case let value?: return .blob(try Transformer(attribute).data(of: value))
    }
  }

  static func decode(_ value: SQLiteConnection.Value?, _ attribute: NSAttributeDescription) -> Any?
  {
    switch value {
    case .integer(let number): return attribute.kept(NSNumber(value: number))
    case .real(let number): return attribute.kept(NSNumber(value: number))
    case .text(let text):
      if attribute.attributeType == .decimalAttributeType { return NSDecimalNumber(string: text) }
      return attribute.attributeType == .URIAttributeType ? URL(string: text) : attribute.kept(text)
    case .blob(let data):
      switch attribute.attributeType {
      case .binaryDataAttributeType: return data
      case .UUIDAttributeType:
        guard data.count == 16 else { return nil }
        return data.withUnsafeBytes { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) }
      default: return Transformer(attribute).value(of: data)
      }
    case .null, nil: return nil
    }
  }
}

/// How a transformable attribute becomes data.
private struct Transformer {
  let transformer: ValueTransformer?

  init(_ attribute: NSAttributeDescription) {
    transformer = attribute.valueTransformerName
      .flatMap { ValueTransformer.named(NSValueTransformerName($0)) }
  }

  func data(of value: Any) throws -> Data {
    if let transformer {
      // Transformers of models go from data to values; older ones the other way.
      let isForward = type(of: transformer).transformedValueClass() == NSData.self
      let made =
        isForward ? transformer.transformedValue(value) : transformer.reverseTransformedValue(value)
      if let data = made as? Data { return data }
    }
    return try NSKeyedArchiver.archivedData(withRootObject: value, requiringSecureCoding: false)
  }

  func value(of data: Data) -> Any? {
    if let transformer {
      let isForward = type(of: transformer).transformedValueClass() == NSData.self
      let made =
        isForward ? transformer.reverseTransformedValue(data) : transformer.transformedValue(data)
      if let made { return made }
    }
    return try? NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(data)
  }
}
