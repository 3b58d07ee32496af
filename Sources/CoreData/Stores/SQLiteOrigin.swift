// Part of Snug, under the Apache License 2.0; see LICENSE.

/// The entities that a file was written with, their tables, and what the model calls them
/// (Documentation/CoreData.md §9).
///
/// An entity may have another parent now, so the table of its rows is found by the file's own list of
/// entities, not by the model's.
struct SQLiteOrigin {
  let model: NSManagedObjectModel
  /// The columns of each table of the file, by name, with their types.
  let tables: [String: [String: String]]
  private let isSame: Bool
  private var names: [Int: String] = [:]
  private var above: [Int: Int] = [:]
  private var entities: [Int: NSEntityDescription] = [:]
  private var numbersByEntity: [String: Int] = [:]

  /// - Parameter isSame: Whether the file was written with this model, so that nothing was renamed.
  init(_ connection: SQLiteConnection, _ model: NSManagedObjectModel, isSame: Bool) throws {
    self.model = model
    self.isSame = isSame
    let found = try connection.run("SELECT name FROM sqlite_master WHERE type = 'table'")
    var tables: [String: [String: String]] = [:]
    for name in found.compactMap({ $0["name"]?.text }) {
      for row in try connection.run("PRAGMA table_info(\"\(name)\")") {
        tables[name, default: [:]][row["name"]?.text ?? ""] = row["type"]?.text ?? ""
      }
    }
    self.tables = tables
    for row in try connection.run("SELECT * FROM Z_PRIMARYKEY") {
      guard let number = row["Z_ENT"]?.number, let name = row["Z_NAME"]?.text else { continue }
      names[Int(number)] = name
      above[Int(number)] = Int(row["Z_SUPER"]?.number ?? 0)
    }
    pairEntities()
  }

  /// An entity is the one of its renaming identifier, else the one of its name, where no other was
  /// renamed from that.
  private mutating func pairEntities() {
    let numbers = Dictionary(names.map { ($1, $0) }, uniquingKeysWith: min)
    let renamed: [(NSEntityDescription, String?)] =
      isSame ? [] : model.entities.map { ($0, $0.renamingIdentifier) }
    for (entity, known) in renamed + model.entities.map({ ($0, $0.name) }) {
      guard let name = entity.name, numbersByEntity[name] == nil,
        let number = known.flatMap({ numbers[$0] }), entities[number] == nil
      else { continue }
      numbersByEntity[name] = number
      entities[number] = entity
    }
  }

  // MARK: Entities

  /// Numbers of the file's entities that have a table, in their order.
  var roots: [Int] {
    names.keys.filter { names[above[$0] ?? 0] == nil && tables[table(of: $0)] != nil }.sorted()
  }

  func knows(_ number: Int) -> Bool { names[number] != nil }

  func entity(_ number: Int) -> NSEntityDescription? { entities[number] }

  func number(of entity: NSEntityDescription) -> Int? { numbersByEntity[entity.name ?? ""] }

  /// The table that has the rows of an entity of the file.
  func table(of number: Int) -> String {
    "Z" + (names[lineage(of: number).last ?? number] ?? "").uppercased()
  }

  /// An entity of the file and those above it, up to the root.
  private func lineage(of number: Int) -> [Int] {
    var found = [number]
    while let next = above[found.last ?? 0], names[next] != nil, !found.contains(next) {
      found.append(next)
    }
    return found
  }

  /// The tables that a reference to an entity may have meant: its own, or those of what came below
  /// it.
  func tables(of entity: NSEntityDescription) -> [String] {
    if let number = number(of: entity) { return [table(of: number)] }
    let below = model.entities.filter { $0.isKindOf(entity: entity) }.compactMap(number(of:))
    return Set(below.map(table(of:))).sorted()
  }

  /// The entities of the file that may have declared what an entity declares now.
  private func declarers(of entity: NSEntityDescription) -> [Int] {
    let below = model.entities.filter { $0.isKindOf(entity: entity) }.compactMap(number(of:))
    return Set(below + (number(of: entity).map(lineage) ?? [])).sorted()
  }

  // MARK: Properties

  /// The name that a property had in a table of the file.
  private func name(of property: NSPropertyDescription, isThere: (String) -> Bool) -> String {
    guard !isSame, let known = property.renamingIdentifier, isThere(known) else {
      return property.name
    }
    return known
  }

  func column(of property: NSPropertyDescription, in table: String) -> String {
    "Z" + stem(of: property, in: table)
  }

  /// Where a row keeps its place in the ordered list of the object it refers to.
  func orderColumn(of reference: NSRelationshipDescription, in table: String) -> String {
    "Z_FOK_" + stem(of: reference, in: table)
  }

  private func stem(of property: NSPropertyDescription, in table: String) -> String {
    name(of: property) { tables[table]?["Z" + $0.uppercased()] != nil }.uppercased()
  }

  // MARK: Many to many

  /// A table of a relationship to many, with the tables of both sides' rows.
  struct Join {
    let names: SQLiteLayout.Join
    let own: String
    /// None where the other side is unknown.
    let others: [String]
  }

  /// The tables of a relationship: several where entities of the file got one parent.
  func joins(of relationship: NSRelationshipDescription) -> [Join] {
    guard relationship.isToMany, !relationship.isTransient else { return [] }
    var found: [Join] = []
    for own in declarers(of: relationship.entity) {
      for stem in stems(of: relationship) {
        let side = SQLiteLayout.Side(number: own, stem: stem)
        guard let inverse = relationship.inverseRelationship else {
          let others = relationship.destinationEntity.map(tables(of:)) ?? []
          found.append(Join(names: .init(side), own: table(of: own), others: others))
          continue
        }
        guard inverse.isToMany else { return [] }
        for other in declarers(of: inverse.entity) {
          for back in stems(of: inverse) {
            let names = SQLiteLayout.Join(side, .init(number: other, stem: back))
            found.append(Join(names: names, own: table(of: own), others: [table(of: other)]))
          }
        }
      }
    }
    return found.filter { tables[$0.names.table]?[$0.names.own] != nil }
  }

  private func stems(of relationship: NSRelationshipDescription) -> [String] {
    let old = isSame ? nil : relationship.renamingIdentifier
    return Set([old ?? relationship.name, relationship.name]).map { $0.uppercased() }.sorted()
  }
}

extension SQLiteOrigin {
  /// Stops a migration that no rule infers.
  func checkMigration() throws {
    for entity in model.entities {
      guard let number = number(of: entity), let columns = tables[table(of: number)] else {
        continue
      }
      for property in entity.propertiesByName.values where SQLiteLayout.isColumn(property) {
        guard let old = columns[column(of: property, in: table(of: number))] else {
          try checkDefault(of: property)
          continue
        }
        if old != SQLiteLayout.type(of: property) {
          throw SQLiteOrigin.noMapping(
            "the type of \(entity.name ?? "").\(property.name) is another")
        }
      }
    }
  }

  /// What is new and mandatory needs a value for the rows that are there.
  private func checkDefault(of property: NSPropertyDescription) throws {
    guard let attribute = property as? NSAttributeDescription, !attribute.isOptional,
      attribute.defaultValue == nil
    else { return }
    throw CoreDataError.make(
      NSInferredMappingModelError,
      "Can't find or automatically infer mapping model for migration: "
        + "\(property.entity.name ?? "").\(property.name) is mandatory and has no default")
  }

  static func noMapping(_ reason: String) -> NSError {
    CoreDataError.make(
      NSMigrationMissingMappingModelError, "Can't find mapping model for migration: " + reason)
  }
}
