// Part of Snug, under the Apache License 2.0; see LICENSE.

/// The file of a store: rows are read once, and each save is one transaction.
final class SQLiteFile {
  private let connection: SQLiteConnection
  private let model: NSManagedObjectModel
  private var layout: SQLiteLayout
  private let isReadOnly: Bool

  init(_ url: URL, _ model: NSManagedObjectModel, isReadOnly: Bool) throws {
    if !isReadOnly {
      try? FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    }
    connection = try SQLiteConnection(path: url.path, isReadOnly: isReadOnly)
    self.model = model
    self.isReadOnly = isReadOnly
    layout = SQLiteLayout(model)
  }

  // MARK: Opening

  func open(_ store: NSPersistentStore) throws {
    let tables = try connection.run("SELECT name FROM sqlite_master WHERE type = 'table'")
      .compactMap { $0["name"]?.text }
    guard tables.contains("Z_PRIMARYKEY") else {
      guard !isReadOnly else {
        throw CoreDataError.unreadable(store.url, "the file is no store and may not be written")
      }
      return try connection.transaction { try create(store) }
    }
    let known = try readMetadata()
    store.identifier = known[NSStoreUUIDKey] as? String ?? store.identifier
    store.metadata[NSStoreUUIDKey] = store.identifier
    let numbers = try connection.run("SELECT Z_ENT, Z_NAME FROM Z_PRIMARYKEY")
      .compactMap { row in row["Z_NAME"]?.text.map { ($0, Int(row["Z_ENT"]?.number ?? 0)) } }
    layout = SQLiteLayout(model, numbers: Dictionary(numbers) { $1 })
    let isSame = model.isConfiguration(
      withName: store.configurationName, compatibleWithStoreMetadata: known)
    let origin = try SQLiteOrigin(connection, model, isSame: isSame)
    if !isSame {
      try checkOptions(of: store)
      try origin.checkMigration()
    }
    var reader = SQLiteReader(connection: connection, origin: origin, store: store)
    try reader.read()
    guard !isSame else { return }
    layout = SQLiteLayout(model)
    try connection.transaction {
      for table in tables where table.hasPrefix("Z") {
        try connection.run("DROP TABLE \"\(table)\"")
      }
      try create(store)
      var all: [NSManagedObjectID: Row?] = [:]
      for entry in store.table.entries.values.flatMap(\.values) { all[entry.id] = entry.row }
      try put(all, of: store)
    }
  }

  /// A light migration is made when it was allowed (Documentation/CoreData.md §9).
  private func checkOptions(of store: NSPersistentStore) throws {
    let wanted = [
      NSMigratePersistentStoresAutomaticallyOption, NSInferMappingModelAutomaticallyOption,
    ]
    guard wanted.allSatisfy({ store.options?[$0] as? Bool == true }), !isReadOnly else {
      throw CoreDataError.make(
        NSPersistentStoreIncompatibleVersionHashError,
        "The model used to open the store is incompatible with the one used to create the store",
        ["metadata": store.metadata ?? [:], NSFilePathErrorKey: store.url?.path ?? ""])
    }
  }

  private func create(_ store: NSPersistentStore) throws {
    try connection.run(
      "CREATE TABLE Z_PRIMARYKEY (Z_ENT INTEGER PRIMARY KEY, Z_NAME VARCHAR, Z_SUPER INTEGER, "
        + "Z_MAX INTEGER)")
    try connection.run(
      "CREATE TABLE Z_METADATA (Z_VERSION INTEGER PRIMARY KEY, Z_UUID VARCHAR(255), Z_PLIST BLOB)")
    for (name, number) in layout.numbers.sorted(by: { $0.value < $1.value }) {
      let above = model.entitiesByName[name]?.superentity?.name
      try connection.run(
        "INSERT INTO Z_PRIMARYKEY VALUES (?, ?, ?, 0)",
        [
          .integer(Int64(number)), .text(name),
          .integer(Int64(above.flatMap { layout.numbers[$0] } ?? 0)),
        ])
    }
    for root in layout.roots { try createTable(of: root) }
    for entity in model.entities {
      for relationship in entity.relationshipsByName.values where relationship.entity === entity {
        guard let join = layout.join(of: relationship) else { continue }
        try connection.run(
          "CREATE TABLE IF NOT EXISTS \"\(join.table)\" (\"\(join.own)\" INTEGER, "
            + "\"\(join.other)\" INTEGER, Z_FOK INTEGER, "
            + "PRIMARY KEY (\"\(join.own)\", \"\(join.other)\"))")
      }
    }
    try writeMetadata(of: store)
  }

  private func createTable(of root: NSEntityDescription) throws {
    var columns = ["Z_PK INTEGER PRIMARY KEY", "Z_ENT INTEGER", "Z_OPT INTEGER"]
    for property in layout.columns(of: root) {
      columns.append("\"\(layout.column(of: property))\" \(SQLiteLayout.type(of: property))")
      if let one = property as? NSRelationshipDescription,
        one.inverseRelationship?.isToMany == true, one.inverseRelationship?.isOrdered == true
      {
        columns.append("\"\(layout.orderColumn(of: one))\" INTEGER")
      }
    }
    try connection.run(
      "CREATE TABLE \"\(layout.table(of: root))\" (\(columns.joined(separator: ", ")))")
  }

  // MARK: Metadata

  private func readMetadata() throws -> [String: Any] {
    guard let row = try connection.run("SELECT * FROM Z_METADATA LIMIT 1").first else { return [:] }
    var found: [String: Any] = [:]
    if case .blob(let data) = row["Z_PLIST"] {
      found =
        (try? PropertyListSerialization.propertyList(from: data, format: nil)) as? [String: Any]
        ?? [:]
    }
    found[NSStoreUUIDKey] = row["Z_UUID"]?.text
    return found
  }

  static func metadata(at url: URL) throws -> [String: Any] {
    let connection = try SQLiteConnection(path: url.path, isReadOnly: true)
    let file = SQLiteFile(connection)
    return try file.readMetadata()
  }

  private init(_ connection: SQLiteConnection) {
    self.connection = connection
    model = NSManagedObjectModel()
    layout = SQLiteLayout(model)
    isReadOnly = true
  }

  func writeMetadata(of store: NSPersistentStore) throws {
    let plist = try PropertyListSerialization.data(
      fromPropertyList: store.metadata ?? [:], format: .binary, options: 0)
    try connection.run("DELETE FROM Z_METADATA")
    try connection.run(
      "INSERT INTO Z_METADATA VALUES (1, ?, ?)", [.text(store.identifier), .blob(plist)])
  }

  // MARK: Writing

  func write(_ changes: [NSManagedObjectID: Row?], of store: NSPersistentStore) throws {
    guard !isReadOnly else {
      throw CoreDataError.make(NSPersistentStoreSaveError, "the store is read only")
    }
    try connection.transaction { try put(changes, of: store) }
  }

  private func put(_ changes: [NSManagedObjectID: Row?], of store: NSPersistentStore) throws {
    let ordered = changes.sorted { first, second in
      (first.key.entity.name ?? "", first.key.number ?? 0)
        < (second.key.entity.name ?? "", second.key.number ?? 0)
    }
    for (id, row) in ordered { try put(id, row) }
    // Places in ordered lists are kept by the rows in them, so those come after.
    for (id, row) in ordered { if let row { try putLists(id, row) } }
    for root in layout.roots {
      let name = root.name ?? ""
      try connection.run(
        "UPDATE Z_PRIMARYKEY SET Z_MAX = ? WHERE Z_NAME = ?",
        [.integer(Int64(store.table.lastNumber(of: name))), .text(name)])
    }
  }

  private func put(_ id: NSManagedObjectID, _ row: Row?) throws {
    let number = SQLiteConnection.Value.integer(Int64(id.number ?? 0))
    let table = layout.table(of: id.entity)
    guard let row else {
      try connection.run("DELETE FROM \"\(table)\" WHERE Z_PK = ?", [number])
      for relationship in id.entity.relationshipsByName.values {
        guard let join = layout.join(of: relationship) else { continue }
        try connection.run("DELETE FROM \"\(join.table)\" WHERE \"\(join.own)\" = ?", [number])
      }
      return
    }
    var names = ["Z_PK", "Z_ENT", "Z_OPT"]
    var values = [
      number, .integer(Int64(layout.numbers[id.entity.name ?? ""] ?? 0)),
      .integer(Int64(row.version)),
    ]
    for property in layout.columns(of: id.entity.root)
    where id.entity.propertiesByName[property.name] != nil {
      names.append("\"\(layout.column(of: property))\"")
      if let attribute = property as? NSAttributeDescription {
        values.append(try SQLiteLayout.encode(row.values[property.name], attribute))
      } else {
        let other = row.values[property.name] as? NSManagedObjectID
        values.append(other?.number.map { .integer(Int64($0)) } ?? .null)
      }
    }
    // Columns that are not named keep what they have: places in lists.
    let updates = names.dropFirst().map { "\($0) = excluded.\($0)" }.joined(separator: ", ")
    try connection.run(
      "INSERT INTO \"\(table)\" (\(names.joined(separator: ", "))) VALUES "
        + "(\(names.map { _ in "?" }.joined(separator: ", "))) "
        + "ON CONFLICT (Z_PK) DO UPDATE SET \(updates)", values)
  }

  private func putLists(_ id: NSManagedObjectID, _ row: Row) throws {
    let own = SQLiteConnection.Value.integer(Int64(id.number ?? 0))
    for relationship in id.entity.relationshipsByName.values where relationship.isToMany {
      let list = (row.values[relationship.name] as? IDList)?.ordered ?? []
      if let join = layout.join(of: relationship) {
        try connection.run("DELETE FROM \"\(join.table)\" WHERE \"\(join.own)\" = ?", [own])
        for (place, other) in list.enumerated() {
          try connection.run(
            "INSERT OR REPLACE INTO \"\(join.table)\" (\"\(join.own)\", \"\(join.other)\", Z_FOK) "
              + "VALUES (?, ?, ?)",
            [own, .integer(Int64(other.number ?? 0)), .integer(Int64(place))])
        }
      } else if relationship.isOrdered, let inverse = relationship.inverseRelationship,
        let destination = relationship.destinationEntity
      {
        for (place, other) in list.enumerated() {
          try connection.run(
            "UPDATE \"\(layout.table(of: destination))\" SET "
              + "\"\(layout.orderColumn(of: inverse))\" = ? WHERE Z_PK = ?",
            [.integer(Int64(place)), .integer(Int64(other.number ?? 0))])
        }
      }
    }
  }
}

extension SQLiteConnection.Value {
  var text: String? { if case .text(let text) = self { text } else { nil } }
  var number: Int64? { if case .integer(let number) = self { number } else { nil } }
}
