// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import DataModel

/// Makes the descriptions of a model from what its file says (Documentation/CoreData.md §1).
struct ModelBuilder {
  let file: ModelFile

  init(_ file: ModelFile) { self.file = file }

  func fill(_ model: NSManagedObjectModel) {
    var made: [String: NSEntityDescription] = [:]
    for source in file.model.entities { made[source.name] = entity(source) }
    for source in file.model.entities {
      guard let parent = source.parent, let above = made[parent], let own = made[source.name] else {
        continue
      }
      above.subentities.append(own)
    }
    for source in file.model.entities {
      made[source.name]?.properties += properties(of: source, made)
    }
    for source in file.model.entities { connect(source, made) }
    model.entities = file.model.entities.compactMap { made[$0.name] }
    for (name, members) in file.model.configurations {
      model.setEntities(members.compactMap { made[$0] }, forConfigurationName: name)
    }
    for request in file.model.fetchRequests {
      model.setFetchRequestTemplate(
        fetchRequest(request.entity, request.predicate, limit: request.limit),
        forName: request.name)
    }
    model.versionIdentifiers = [file.model.versionIdentifier]
  }

  private func entity(_ source: DataModel.Entity) -> NSEntityDescription {
    let entity = NSEntityDescription()
    entity.name = source.name
    entity.isAbstract = source.isAbstract
    entity.managedObjectClassName = className(source.className)
    entity.uniquenessConstraints = source.uniquenessConstraints
    entity.renamingIdentifier = source.renamingIdentifier ?? source.name
    entity.versionHashModifier = source.versionHashModifier
    entity.userInfo = source.userInfo
    return entity
  }

  /// `.Item` is a class of the module that holds the model; so is `Item`, whose `@objc(Item)` is
  /// asked first.
  private func className(_ written: String?) -> String {
    guard let written else { return "NSManagedObject" }
    let plain = written.hasPrefix(".") ? String(written.dropFirst()) : written
    guard let module = file.module, !plain.contains(".") else { return plain }
    if !written.hasPrefix("."), NameRegister.type(named: plain) != nil { return plain }
    return "\(module).\(plain)"
  }

  private func properties(
    of source: DataModel.Entity, _ made: [String: NSEntityDescription]
  ) -> [NSPropertyDescription] {
    let attributes: [NSPropertyDescription] = source.attributes.map(attribute)
    let relationships = source.relationships.map { one -> NSPropertyDescription in
      let relationship = NSRelationshipDescription()
      relationship.name = one.name
      relationship.isOptional = one.isOptional
      relationship.isTransient = one.isTransient
      relationship.destinationEntity = made[one.destination]
      relationship.minCount = one.minimumCount
      relationship.maxCount = one.isToMany ? (one.maximumCount == 1 ? 0 : one.maximumCount) : 1
      relationship.isOrdered = one.isOrdered
      relationship.deleteRule =
        switch one.deleteRule {
        case "Cascade": .cascadeDeleteRule
        case "Deny": .denyDeleteRule
        case "No Action": .noActionDeleteRule
        default: .nullifyDeleteRule
        }
      relationship.renamingIdentifier = one.renamingIdentifier ?? one.name
      relationship.versionHashModifier = one.versionHashModifier
      relationship.userInfo = one.userInfo
      return relationship
    }
    let fetched = source.fetchedProperties.map { one -> NSPropertyDescription in
      let property = NSFetchedPropertyDescription()
      property.name = one.name
      property.fetchRequest = fetchRequest(one.entity, one.predicate, limit: 0)
      return property
    }
    return attributes + relationships + fetched
  }

  private func attribute(_ source: DataModel.Attribute) -> NSAttributeDescription {
    let attribute: NSAttributeDescription
    if let derivation = source.derivation {
      let derived = NSDerivedAttributeDescription()
      derived.derivation = derivation
      attribute = derived
    } else {
      attribute = NSAttributeDescription()
    }
    attribute.name = source.name
    attribute.isOptional = source.isOptional
    attribute.isTransient = source.isTransient
    attribute.attributeType = ModelBuilder.types[source.type] ?? .undefinedAttributeType
    attribute.attributeValueClassName = source.customClass
    attribute.valueTransformerName = source.transformer
    attribute.minimum = source.minimum
    attribute.maximum = source.maximum
    attribute.pattern = source.pattern
    attribute.allowsExternalBinaryDataStorage = source.isStoredOutside
    attribute.renamingIdentifier = source.renamingIdentifier ?? source.name
    attribute.versionHashModifier = source.versionHashModifier
    attribute.userInfo = source.userInfo
    if let date = source.defaultDate {
      attribute.defaultValue = Date(timeIntervalSinceReferenceDate: date)
    } else if let text = source.defaultValue {
      attribute.defaultValue = attribute.value(ofText: text)
    }
    return attribute
  }

  private static let types: [DataModel.AttributeType: NSAttributeType] = [
    .integer16: .integer16AttributeType, .integer32: .integer32AttributeType,
    .integer64: .integer64AttributeType, .decimal: .decimalAttributeType,
    .double: .doubleAttributeType, .float: .floatAttributeType, .string: .stringAttributeType,
    .boolean: .booleanAttributeType, .date: .dateAttributeType, .binary: .binaryDataAttributeType,
    .uuid: .UUIDAttributeType, .uri: .URIAttributeType,
    .transformable: .transformableAttributeType, .objectID: .objectIDAttributeType,
    .composite: .compositeAttributeType,
  ]

  private func connect(_ source: DataModel.Entity, _ made: [String: NSEntityDescription]) {
    for one in source.relationships {
      guard let inverse = one.inverse,
        let own = made[source.name]?.propertiesByName[one.name] as? NSRelationshipDescription
      else { continue }
      own.inverseRelationship = made[one.destination]?.relationshipsByName[inverse]
    }
  }

  private func fetchRequest(
    _ entity: String, _ predicate: String?, limit: Int
  ) -> NSFetchRequest<NSFetchRequestResult> {
    let request = NSFetchRequest<NSFetchRequestResult>(entityName: entity)
    request.predicate = predicate.map { NSPredicate(format: $0) }
    request.fetchLimit = limit
    return request
  }
}
