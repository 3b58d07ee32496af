// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Reads every row of a file into its store.
struct SQLiteReader {
  let connection: SQLiteConnection
  let layout: SQLiteLayout
  let store: NSPersistentStore

  /// - Parameter tables: Those of the file; what the model has besides them is empty.
  func read(_ tables: Set<String>) throws {
    var references: [(id: NSManagedObjectID, row: [String: SQLiteConnection.Value])] = []
    for root in layout.roots where tables.contains(layout.table(of: root)) {
      let entities = entitiesByNumber(below: root)
      for row in try connection.run("SELECT * FROM \"\(layout.table(of: root))\" ORDER BY Z_PK") {
        guard let number = row["Z_PK"]?.number,
          let entity = entities[Int(row["Z_ENT"]?.number ?? 0)]
        else { continue }
        let id = NSManagedObjectID(entity: entity, store: store, number: Int(number))
        store.table[id] = Row(
          values: values(of: row, entity), version: Int(row["Z_OPT"]?.number ?? 1))
        references.append((id, row))
      }
    }
    connect(references)
    try readJoins(tables)
    for row in try connection.run("SELECT Z_NAME, Z_MAX FROM Z_PRIMARYKEY") {
      store.table.reserve(Int(row["Z_MAX"]?.number ?? 0), of: row["Z_NAME"]?.text ?? "")
    }
  }

  private func entitiesByNumber(below root: NSEntityDescription) -> [Int: NSEntityDescription] {
    var found: [Int: NSEntityDescription] = [:]
    for entity in layout.model.entities where entity.isKindOf(entity: root) {
      if let number = layout.numbers[layout.name(of: entity)] { found[number] = entity }
    }
    return found
  }

  private func values(
    of row: [String: SQLiteConnection.Value], _ entity: NSEntityDescription
  ) -> [String: Any] {
    var values: [String: Any] = [:]
    for attribute in entity.attributesByName.values where !attribute.isTransient {
      let column = row[layout.column(of: attribute)]
      // A column that the version before had not holds the default.
      values[attribute.name] =
        column == nil
        ? attribute.defaultValue.flatMap(attribute.kept) : SQLiteLayout.decode(column, attribute)
    }
    return values
  }

  /// The object of a number, whatever entity below the root it is of.
  private func id(
    _ number: Int64?, _ entity: NSEntityDescription?
  ) -> NSManagedObjectID? {
    guard let number, let root = entity?.root.name else { return nil }
    return store.table.entries[root]?[Int(number)]?.id
  }

  /// Sets references to one, and the lists on their other sides.
  private func connect(
    _ references: [(id: NSManagedObjectID, row: [String: SQLiteConnection.Value])]
  ) {
    var lists: [ListKey: [(place: Int64, id: NSManagedObjectID)]] = [:]
    for (own, row) in references {
      for relationship in own.entity.relationshipsByName.values where !relationship.isToMany {
        guard
          let other = id(
            row[layout.column(of: relationship)]?.number, relationship.destinationEntity)
        else { continue }
        store.table[own]?.values[relationship.name] = other
        guard let inverse = relationship.inverseRelationship, inverse.isToMany else { continue }
        let place = row[layout.orderColumn(of: relationship)]?.number ?? Int64(own.number ?? 0)
        lists[ListKey(id: other, name: inverse.name), default: []].append((place, own))
      }
    }
    for (key, members) in lists {
      let ordered = members.sorted { ($0.place, $0.id.number ?? 0) < ($1.place, $1.id.number ?? 0) }
      store.table[key.id]?.values[key.name] = IDList(ordered.map(\.id))
    }
  }

  private struct ListKey: Hashable {
    let id: NSManagedObjectID
    let name: String
  }

  private func readJoins(_ tables: Set<String>) throws {
    for entity in layout.model.entities {
      for relationship in entity.relationshipsByName.values where relationship.entity === entity {
        guard let join = layout.join(of: relationship), tables.contains(join.table) else {
          continue
        }
        var lists: [NSManagedObjectID: [(place: Int64, id: NSManagedObjectID)]] = [:]
        for row in try connection.run("SELECT * FROM \"\(join.table)\"") {
          guard let own = id(row[join.own]?.number, entity),
            let other = id(row[join.other]?.number, relationship.destinationEntity)
          else { continue }
          let place = row["Z_FOK"]?.number ?? row["Z_FOK_" + join.other.dropFirst(2)]?.number ?? 0
          lists[own, default: []].append((place, other))
        }
        for (own, members) in lists {
          let ordered = members.sorted {
            ($0.place, $0.id.number ?? 0) < ($1.place, $1.id.number ?? 0)
          }
          store.table[own]?.values[relationship.name] = IDList(ordered.map(\.id))
        }
      }
    }
  }
}
