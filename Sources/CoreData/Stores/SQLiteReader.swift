// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Reads every row of a file into its store.
///
/// Rows of tables that became one get numbers of their own; references follow.
struct SQLiteReader {
  let connection: SQLiteConnection
  let origin: SQLiteOrigin
  let store: NSPersistentStore
  private var ids: [Place: NSManagedObjectID] = [:]

  /// Where the file has a row.
  private struct Place: Hashable {
    let table: String
    let number: Int64
  }

  private struct Reference {
    let id: NSManagedObjectID
    let table: String
    let row: [String: SQLiteConnection.Value]
  }

  init(connection: SQLiteConnection, origin: SQLiteOrigin, store: NSPersistentStore) {
    self.connection = connection
    self.origin = origin
    self.store = store
  }

  /// What the model has besides the file's tables is empty.
  mutating func read() throws {
    for row in try connection.run("SELECT Z_ENT, Z_MAX FROM Z_PRIMARYKEY") {
      guard let root = origin.entity(Int(row["Z_ENT"]?.number ?? 0))?.root.name else { continue }
      store.table.reserve(Int(row["Z_MAX"]?.number ?? 0), of: root)
    }
    var references: [Reference] = []
    for root in origin.roots {
      let table = origin.table(of: root)
      for row in try connection.run("SELECT * FROM \"\(table)\" ORDER BY Z_PK") {
        guard let id = try take(row, of: table) else { continue }
        references.append(Reference(id: id, table: table, row: row))
      }
    }
    try connect(references)
    try readJoins()
  }

  /// - Returns: nil for a row whose entity the model lacks.
  private mutating func take(
    _ row: [String: SQLiteConnection.Value], of table: String
  ) throws -> NSManagedObjectID? {
    guard let number = row["Z_PK"]?.number else { return nil }
    let kind = Int(row["Z_ENT"]?.number ?? 0)
    guard origin.knows(kind) else {
      throw SQLiteOrigin.noMapping("\(table) has a row of an unknown entity \(kind)")
    }
    guard let entity = origin.entity(kind), let root = entity.root.name else { return nil }
    let isTaken = store.table.entries[root]?[Int(number)] != nil
    let id = NSManagedObjectID(
      entity: entity, store: store,
      number: isTaken ? store.table.nextNumber(of: root) : Int(number))
    ids[Place(table: table, number: number)] = id
    store.table[id] = Row(
      values: values(of: row, entity, table), version: Int(row["Z_OPT"]?.number ?? 1))
    return id
  }

  private func values(
    of row: [String: SQLiteConnection.Value], _ entity: NSEntityDescription, _ table: String
  ) -> [String: Any] {
    var values: [String: Any] = [:]
    for attribute in entity.attributesByName.values where !attribute.isTransient {
      let column = row[origin.column(of: attribute, in: table)]
      // A column that the version before had not holds the default.
      values[attribute.name] =
        column == nil
        ? attribute.defaultValue.flatMap(attribute.kept) : SQLiteLayout.decode(column, attribute)
    }
    return values
  }

  /// The object that a row refers to: the row of that number in the one table that has it.
  private func id(
    _ number: Int64?, in tables: [String], of entity: NSEntityDescription?
  ) throws -> NSManagedObjectID? {
    guard let number, let entity else { return nil }
    let found = tables.compactMap { ids[Place(table: $0, number: number)] }
    if found.count > 1 {
      throw SQLiteOrigin.noMapping(
        "a reference to \(entity.name ?? "") may mean rows of \(tables.joined(separator: ", "))")
    }
    return found.first.flatMap { $0.entity.isKindOf(entity: entity) ? $0 : nil }
  }

  /// Sets references to one, and the lists on their other sides.
  private func connect(_ references: [Reference]) throws {
    var lists: [ListKey: [(place: Int64, id: NSManagedObjectID)]] = [:]
    for one in references {
      for relationship in one.id.entity.relationshipsByName.values
      where !relationship.isToMany && !relationship.isTransient {
        guard let destination = relationship.destinationEntity,
          let number = one.row[origin.column(of: relationship, in: one.table)]?.number,
          let other = try id(number, in: origin.tables(of: destination), of: destination)
        else { continue }
        store.table[one.id]?.values[relationship.name] = other
        guard let inverse = relationship.inverseRelationship, inverse.isToMany else { continue }
        let column = origin.orderColumn(of: relationship, in: one.table)
        let place = one.row[column]?.number ?? Int64(one.id.number ?? 0)
        lists[ListKey(id: other, name: inverse.name), default: []].append((place, one.id))
      }
    }
    for (key, members) in lists {
      store.table[key.id]?.values[key.name] = SQLiteReader.list(members)
    }
  }

  private struct ListKey: Hashable {
    let id: NSManagedObjectID
    let name: String
  }

  private static func list(_ members: [(place: Int64, id: NSManagedObjectID)]) -> IDList {
    let ordered = members.sorted { ($0.place, $0.id.number ?? 0) < ($1.place, $1.id.number ?? 0) }
    return IDList(ordered.map(\.id))
  }

  private func readJoins() throws {
    for entity in origin.model.entities {
      for relationship in entity.relationshipsByName.values where relationship.entity === entity {
        var lists: [NSManagedObjectID: [(place: Int64, id: NSManagedObjectID)]] = [:]
        for join in origin.joins(of: relationship) {
          let names = join.names
          for row in try connection.run("SELECT * FROM \"\(names.table)\"") {
            guard let own = try id(row[names.own]?.number, in: [join.own], of: entity),
              let other = try id(
                row[names.other]?.number, in: join.others, of: relationship.destinationEntity)
            else { continue }
            let place =
              row["Z_FOK"]?.number ?? row["Z_FOK_" + names.other.dropFirst(2)]?.number ?? 0
            lists[own, default: []].append((place, other))
          }
        }
        for (own, members) in lists {
          store.table[own]?.values[relationship.name] = SQLiteReader.list(members)
        }
      }
    }
  }
}
