// Part of Snug, under the Apache License 2.0; see LICENSE.

private import CSQLite

/// Owns one connection to an SQLite file.
///
/// Not thread-safe; its store is used under the coordinator's lock.
final class SQLiteConnection {
  enum Value {
    case null
    case integer(Int64)
    case real(Double)
    case text(String)
    case blob(Data)
  }

  private let handle: OpaquePointer
  private let path: String

  /// Opens a file, and makes it when it is not there and may be written.
  init(path: String, isReadOnly: Bool) throws {
    var opened: OpaquePointer?
    let flags = isReadOnly ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
    let status = sqlite3_open_v2(path, &opened, flags, nil)
    guard status == SQLITE_OK, let opened else {
      let reason = opened.map { String(cString: sqlite3_errmsg($0)) } ?? "no memory"
      sqlite3_close(opened)
      throw CoreDataError.unreadable(URL(fileURLWithPath: path), reason)
    }
    handle = opened
    self.path = path
  }

  deinit { sqlite3_close(handle) }

  private func check(_ status: Int32) throws {
    guard status != SQLITE_OK && status != SQLITE_DONE && status != SQLITE_ROW else { return }
    let reason = String(cString: sqlite3_errmsg(handle))
    throw CoreDataError.make(
      NSPersistentStoreSaveError, "\(path): \(reason)", [NSSQLiteErrorDomain: Int(status)])
  }

  /// Runs one statement and returns its rows, by the names of the columns.
  @discardableResult
  func run(_ statement: String, _ arguments: [Value] = []) throws -> [[String: Value]] {
    var prepared: OpaquePointer?
    try check(sqlite3_prepare_v2(handle, statement, -1, &prepared, nil))
    defer { sqlite3_finalize(prepared) }
    for (index, argument) in arguments.enumerated() {
      try check(bind(argument, at: Int32(index + 1), of: prepared))
    }
    var rows: [[String: Value]] = []
    while true {
      let status = sqlite3_step(prepared)
      try check(status)
      guard status == SQLITE_ROW else { return rows }
      var row: [String: Value] = [:]
      for column in 0..<sqlite3_column_count(prepared) {
        row[String(cString: sqlite3_column_name(prepared, column))] = value(column, of: prepared)
      }
      rows.append(row)
    }
  }

  private func bind(_ value: Value, at index: Int32, of statement: OpaquePointer?) -> Int32 {
    // SQLite copies what it is given (SQLITE_TRANSIENT).
    let copying = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
    switch value {
    case .null: return sqlite3_bind_null(statement, index)
    case .integer(let number): return sqlite3_bind_int64(statement, index, number)
    case .real(let number): return sqlite3_bind_double(statement, index, number)
    case .text(let text): return sqlite3_bind_text(statement, index, text, -1, copying)
    case .blob(let data):
      return data.withUnsafeBytes { bytes in
        bytes.baseAddress == nil
          ? sqlite3_bind_zeroblob(statement, index, 0)
          : sqlite3_bind_blob(statement, index, bytes.baseAddress, Int32(data.count), copying)
      }
    }
  }

  private func value(_ column: Int32, of statement: OpaquePointer?) -> Value {
    switch sqlite3_column_type(statement, column) {
    case SQLITE_INTEGER: return .integer(sqlite3_column_int64(statement, column))
    case SQLITE_FLOAT: return .real(sqlite3_column_double(statement, column))
    case SQLITE_TEXT:
      return sqlite3_column_text(statement, column).map { .text(String(cString: $0)) } ?? .null
    case SQLITE_BLOB:
      let count = Int(sqlite3_column_bytes(statement, column))
      return .blob(
        sqlite3_column_blob(statement, column).map { Data(bytes: $0, count: count) } ?? Data())
    default: return .null
    }
  }

  /// Runs statements of which all or none hold.
  func transaction(_ work: () throws -> Void) throws {
    try run("BEGIN IMMEDIATE")
    do {
      try work()
      try run("COMMIT")
    } catch {
      _ = try? run("ROLLBACK")
      throw error
    }
  }
}
