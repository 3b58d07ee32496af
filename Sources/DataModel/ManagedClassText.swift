// Part of Snug, under the Apache License 2.0; see LICENSE.

/// The Swift that Xcode writes for the entities of a model (Documentation/CoreData.md §2).
package struct ManagedClassText {
  let model: DataModel

  package init(_ model: DataModel) { self.model = model }

  /// The generated source, or nil when every entity's code is the author's.
  package var text: String? {
    let parts = model.entities.compactMap(text)
    return parts.isEmpty
      ? nil : "import Foundation\nimport CoreData\n\n" + parts.joined(separator: "\n")
  }

  private func text(of entity: DataModel.Entity) -> String? {
    guard entity.codeGeneration != .manual, let name = ManagedClassText.className(of: entity) else {
      return nil
    }
    var lines: [String] = []
    if entity.codeGeneration == .class {
      let base =
        entity.parent.flatMap { parent in model.entities.first { $0.name == parent } }
        .flatMap(ManagedClassText.className) ?? "NSManagedObject"
      lines += ["@objc(\(name))", "public class \(name): \(base) {", "}", ""]
    }
    lines += [
      "extension \(name) {",
      "  @nonobjc public class func fetchRequest() -> NSFetchRequest<\(name)> {",
      "    return NSFetchRequest<\(name)>(entityName: \"\(entity.name)\")", "  }",
    ]
    for attribute in entity.attributes {
      lines.append("  @NSManaged public var \(attribute.name): \(type(of: attribute))")
    }
    for relationship in entity.relationships {
      let type =
        relationship.isToMany
        ? relationship.isOrdered ? "NSOrderedSet" : "NSSet" : className(relationship.destination)
      lines.append("  @NSManaged public var \(relationship.name): \(type)?")
    }
    for property in entity.fetchedProperties {
      lines.append("  @NSManaged public var \(property.name): [\(className(property.entity))]?")
    }
    for relationship in entity.relationships where relationship.isToMany {
      lines += accessors(of: relationship)
    }
    lines.append("}")
    let hasIdentifiableParent = entity.parent.map { parent in
      model.entities.contains { $0.name == parent && $0.codeGeneration != .manual }
    }
    if hasIdentifiableParent != true { lines += ["", "extension \(name): Identifiable {}"] }
    return lines.joined(separator: "\n") + "\n"
  }

  private func accessors(of relationship: DataModel.Relationship) -> [String] {
    let item = className(relationship.destination)
    let name = relationship.name.prefix(1).uppercased() + relationship.name.dropFirst()
    let set = relationship.isOrdered ? "NSOrderedSet" : "NSSet"
    var heads = [
      "addTo\(name)(_ value: \(item))", "removeFrom\(name)(_ value: \(item))",
      "addTo\(name)(_ values: \(set))", "removeFrom\(name)(_ values: \(set))",
    ]
    if relationship.isOrdered {
      heads += [
        "insertInto\(name)(_ value: \(item), at idx: Int)", "removeFrom\(name)(at idx: Int)",
        "insertInto\(name)(_ values: [\(item)], at indexes: NSIndexSet)",
        "removeFrom\(name)(at indexes: NSIndexSet)",
        "replace\(name)(at idx: Int, with value: \(item))",
        "replace\(name)(at indexes: NSIndexSet, with values: [\(item)])",
      ]
    }
    return heads.map { "  @NSManaged public func \($0)" }
  }

  private func className(_ entity: String) -> String {
    model.entities.first { $0.name == entity }.flatMap(ManagedClassText.className)
      ?? "NSManagedObject"
  }

  /// The class without its module.
  package static func className(of entity: DataModel.Entity) -> String? {
    entity.className?.split(separator: ".").last.map(String.init)
  }

  private func type(of attribute: DataModel.Attribute) -> String {
    let (scalar, object) = ManagedClassText.types(of: attribute)
    return attribute.usesScalar ? scalar ?? "\(object)?" : "\(object)?"
  }

  private static func types(
    of attribute: DataModel.Attribute
  ) -> (scalar: String?, object: String) {
    switch attribute.type {
    case .integer16: ("Int16", "NSNumber")
    case .integer32: ("Int32", "NSNumber")
    case .integer64: ("Int64", "NSNumber")
    case .double: ("Double", "NSNumber")
    case .float: ("Float", "NSNumber")
    case .boolean: ("Bool", "NSNumber")
    case .date: ("TimeInterval", "Date")
    case .decimal: (nil, "NSDecimalNumber")
    case .string: (nil, "String")
    case .binary: (nil, "Data")
    case .uuid: (nil, "UUID")
    case .uri: (nil, "URL")
    case .objectID: (nil, "NSManagedObjectID")
    case .transformable, .undefined, .composite: (nil, attribute.customClass ?? "NSObject")
    }
  }
}
