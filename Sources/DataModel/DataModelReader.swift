// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import CheckedInput
package import Foundation

/// Reads the file `contents` of an `.xcdatamodel` (Documentation/CoreData.md §1).
package enum DataModelReader {
  /// - Parameter file: The name that errors carry.
  /// - Complexity: O(n) in bytes.
  package static func model(of data: Data, file: String) throws(DataModelError) -> DataModel {
    let builder = DataModelBuilder(file: file)
    do throws(TextProblem) {
      try XMLText.read(data, into: builder)
    } catch {
      throw DataModelError(
        .text(error.kind), file: file, line: error.place.line, column: error.place.column)
    }
    if let problem = builder.problem { throw problem }
    try builder.check()
    return builder.model
  }
}

/// Collects what the parser reports.
private final class DataModelBuilder: XMLHandler {
  private(set) var model = DataModel()
  private(set) var problem: DataModelError?
  private let file: String
  private var configuration: String?
  private var constraint: [String]?
  private var place = TextPlace()
  /// Whose `userInfo` is being read: the last property of the entity, else the entity.
  private var property: Property?
  private var uses: [(entity: String, by: String, line: Int)] = []

  private enum Property { case attribute, relationship }

  init(file: String) { self.file = file }

  /// Every entity that is named is there.
  func check() throws(DataModelError) {
    let known = Set(model.entities.map(\.name))
    for use in uses where !known.contains(use.entity) {
      throw DataModelError(.unknownEntity(use.entity, in: use.by), file: file, line: use.line)
    }
  }

  var isDone: Bool { problem != nil }

  func start(_ element: String, _ values: [String: String], at place: TextPlace) {
    self.place = place
    do throws(DataModelError) {
      try start(element, values)
    } catch {
      problem = error
    }
  }

  func end(_ element: String) {
    switch element {
    case "attribute", "relationship": property = nil
    case "configuration": configuration = nil
    case "uniquenessConstraint":
      if let constraint, !constraint.isEmpty, let last = model.entities.indices.last {
        model.entities[last].uniquenessConstraints.append(constraint)
      }
      constraint = nil
    default: break
    }
  }

  private func start(_ element: String, _ values: [String: String]) throws(DataModelError) {
    let last = model.entities.indices.last
    switch element {
    case "model": model.versionIdentifier = values["userDefinedModelVersionIdentifier"] ?? ""
    case "entity": model.entities.append(try entity(values))
    case "attribute":
      guard let last else { return }
      model.entities[last].attributes.append(try attribute(values))
      property = .attribute
    case "relationship":
      guard let last else { return }
      model.entities[last].relationships.append(try relationship(values))
      property = .relationship
    case "fetchedProperty":
      guard let last else { return }
      let name = try required("name", values, element)
      model.entities[last].fetchedProperties.append(
        DataModel.FetchedProperty(name: name, entity: "", predicate: nil))
    case "fetchRequest": try fetchRequest(values)
    case "constraint": constraint?.append(values["value"] ?? "")
    case "uniquenessConstraint": constraint = []
    case "configuration": configuration = values["name"]
    case "memberEntity":
      if let configuration, let name = values["name"] {
        model.configurations[configuration, default: []].append(name)
      }
    case "entry": note(values)
    default: break
    }
  }

  private func note(_ values: [String: String]) {
    guard let last = model.entities.indices.last, let key = values["key"] else { return }
    let value = values["value"] ?? ""
    switch property {
    case .attribute:
      model.entities[last].attributes[model.entities[last].attributes.count - 1].userInfo[key] =
        value
    case .relationship:
      let count = model.entities[last].relationships.count
      model.entities[last].relationships[count - 1].userInfo[key] = value
    case nil: model.entities[last].userInfo[key] = value
    }
  }

  // MARK: Elements

  private func required(
    _ name: String, _ values: [String: String], _ element: String
  ) throws(DataModelError) -> String {
    guard let value = values[name] else {
      throw DataModelError(
        .missingAttribute(name, element: element), file: file, line: place.line,
        column: place.column)
    }
    return value
  }

  private func entity(_ values: [String: String]) throws(DataModelError) -> DataModel.Entity {
    var entity = DataModel.Entity(name: try required("name", values, "entity"))
    entity.parent = values["parentEntity"]
    if let parent = entity.parent { uses.append((parent, entity.name, place.line)) }
    entity.className = values["representedClassName"].flatMap { $0.isEmpty ? nil : $0 }
    entity.isAbstract = values["isAbstract"] == "YES"
    entity.codeGeneration = .init(rawValue: values["codeGenerationType"] ?? "") ?? .manual
    entity.renamingIdentifier = values["elementID"]
    entity.versionHashModifier = values["versionHashModifier"]
    return entity
  }

  private func attribute(_ values: [String: String]) throws(DataModelError) -> DataModel.Attribute {
    let name = try required("name", values, "attribute")
    // Transient attributes of an undefined type have none in the file.
    let written = values["attributeType"] ?? "Undefined"
    guard let type = DataModel.AttributeType(rawValue: written) else {
      throw DataModelError(
        .unknownType(written, attribute: name), file: file, line: place.line, column: place.column)
    }
    var attribute = DataModel.Attribute(name: name, type: type)
    attribute.isOptional = values["optional"] == "YES"
    attribute.isTransient = values["transient"] == "YES"
    attribute.usesScalar = values["usesScalarValueType"] == "YES"
    attribute.defaultValue = values["defaultValueString"]
    attribute.defaultDate = values["defaultDateTimeInterval"].flatMap(Double.init)
    attribute.minimum = values["minValueString"] ?? values["minDateTimeInterval"]
    attribute.maximum = values["maxValueString"] ?? values["maxDateTimeInterval"]
    attribute.pattern = values["regularExpressionString"]
    attribute.transformer = values["valueTransformerName"]
    // A point before the name means the app's own module, as Xcode's menu writes it.
    attribute.customClass = values["customClassName"].map { $0.trimmingPrefix(".") }.map(
      String.init)
    attribute.renamingIdentifier = values["elementID"]
    attribute.versionHashModifier = values["versionHashModifier"]
    attribute.derivation = values["derivationExpression"]
    attribute.isStoredOutside = values["allowsExternalBinaryDataStorage"] == "YES"
    return attribute
  }

  private func relationship(
    _ values: [String: String]
  ) throws(DataModelError) -> DataModel.Relationship {
    var relationship = DataModel.Relationship(
      name: try required("name", values, "relationship"),
      destination: try required("destinationEntity", values, "relationship"))
    uses.append((relationship.destination, relationship.name, place.line))
    relationship.inverse = values["inverseName"]
    relationship.isToMany = values["toMany"] == "YES"
    relationship.isOrdered = values["ordered"] == "YES"
    relationship.isOptional = values["optional"] == "YES"
    relationship.isTransient = values["transient"] == "YES"
    relationship.deleteRule = values["deletionRule"] ?? "Nullify"
    relationship.minimumCount = values["minCount"].flatMap { Int($0) } ?? 0
    relationship.maximumCount =
      values["maxCount"].flatMap { Int($0) } ?? (relationship.isToMany ? 0 : 1)
    relationship.renamingIdentifier = values["elementID"]
    relationship.versionHashModifier = values["versionHashModifier"]
    return relationship
  }

  /// A template of the model, or the request of a fetched property.
  private func fetchRequest(_ values: [String: String]) throws(DataModelError) {
    let entity = try required("entity", values, "fetchRequest")
    let name = values["name"] ?? ""
    uses.append((entity, name, place.line))
    if let last = model.entities.indices.last,
      let open = model.entities[last].fetchedProperties.indices.last,
      model.entities[last].fetchedProperties[open].entity.isEmpty
    {
      model.entities[last].fetchedProperties[open].entity = entity
      model.entities[last].fetchedProperties[open].predicate = values["predicateString"]
      return
    }
    model.fetchRequests.append(
      DataModel.FetchRequest(
        name: name, entity: entity, predicate: values["predicateString"],
        limit: values["fetchLimit"].flatMap { Int($0) } ?? 0))
  }
}
