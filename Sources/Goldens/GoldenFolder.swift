// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Findings
package import Foundation

/// Why goldens cannot be read or written: `PATH: error: what; remedy`.
package struct GoldenError: Error, Equatable, Sendable, CustomStringConvertible {
  package let description: String

  package init(description: String) {
    self.description = description
  }
}

/// A folder of goldens: an index, and a layout dump and a picture of each (Documentation/Goldens.md §1).
package struct GoldenFolder: Sendable {
  /// What a golden is of: a screen, and the name of a configuration.
  package struct Entry: Hashable, Sendable, Codable {
    package let screen: String
    package let configuration: String

    package init(screen: String, configuration: String) {
      self.screen = screen
      self.configuration = configuration
    }
  }

  /// A screen as it looks now.
  package struct Recording: Sendable {
    package let entry: Entry
    package let dump: Data
    package let picture: Data

    package init(entry: Entry, dump: Data, picture: Data) {
      self.entry = entry
      self.dump = dump
      self.picture = picture
    }
  }

  private struct Index: Codable {
    var version: Int
    var tool: String
    var goldens: [Entry]
  }

  package static let currentVersion = 1
  private static let indexName = "goldens.json"

  package let path: String

  package init(path: String) {
    self.path = path
  }

  /// What the folder has goldens of, in the order recorded; nil when there is no such folder.
  ///
  /// - Throws: when the folder is none of goldens, or of another version.
  package func entries() throws(GoldenError) -> [Entry]? {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return nil }
    guard isFolder.boolValue else {
      throw GoldenError(
        description: "\(path): error: the folder of goldens is a file; name another with --goldens")
    }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    guard names.contains(Self.indexName) else {
      guard names.isEmpty else {
        throw GoldenError(
          description:
            "\(path): error: there is no \(Self.indexName) in this folder, so it is none "
            + "of goldens; name another with --goldens")
      }
      return nil
    }
    return try index().goldens
  }

  private func index() throws(GoldenError) -> Index {
    struct Version: Decodable { let version: Int }
    let file = "\(path)/\(Self.indexName)"
    let data = FileManager.default.contents(atPath: file) ?? Data()
    guard let version = try? JSONDecoder().decode(Version.self, from: data).version else {
      throw GoldenError(
        description: "\(file): error: the list of goldens cannot be read; restore the file, or "
          + "record again into an empty folder")
    }
    guard version == Self.currentVersion else {
      throw GoldenError(
        description: "\(file): error: the goldens have version \(version), and this snug reads "
          + "version \(Self.currentVersion); record again into an empty folder, or use the snug "
          + "that recorded them")
    }
    do {
      return try JSONDecoder().decode(Index.self, from: data)
    } catch {
      throw GoldenError(
        description: "\(file): error: the list of goldens is damaged; restore the file, or record "
          + "again into an empty folder")
    }
  }

  /// The layout dump and the picture of a golden.
  package func golden(_ entry: Entry) throws(GoldenError) -> Recording {
    func read(_ kind: String) throws(GoldenError) -> Data {
      let name = file(entry, kind)
      guard let data = FileManager.default.contents(atPath: "\(path)/\(name)") else {
        throw GoldenError(
          description: "\(path)/\(name): error: the golden cannot be read; restore the file, or "
            + "record it again")
      }
      return data
    }
    return Recording(entry: entry, dump: try read("txt"), picture: try read("png"))
  }

  /// Writes goldens and adds them to the list.
  package func record(_ recordings: [Recording], tool: String) throws(GoldenError) {
    _ = try entries()
    for recording in recordings { try write(recording) }
    try list(recordings.map(\.entry), tool: tool)
  }

  /// Writes the files of a golden; ``list(_:tool:)`` makes it known.
  package func write(_ recording: Recording) throws(GoldenError) {
    try write(recording.dump, to: file(recording.entry, "txt"))
    try write(recording.picture, to: file(recording.entry, "png"))
  }

  /// Adds goldens to the folder's list; what is recorded of other screens and configurations stays.
  ///
  /// The list is written after their files, so that a folder that could not be finished names no
  /// golden it lacks.
  package func list(_ entries: [Entry], tool: String) throws(GoldenError) {
    let hasIndex = FileManager.default.fileExists(atPath: "\(path)/\(Self.indexName)")
    var known = try hasIndex ? index().goldens : []
    var names = Set(known)
    known += entries.filter { names.insert($0).inserted }
    try writeIndex(of: known, tool: tool)
  }

  /// Removes goldens from the list, then their files; what is not in the list is passed over.
  package func remove(_ entries: [Entry], tool: String) throws(GoldenError) {
    let gone = Set(entries)
    try writeIndex(of: try index().goldens.filter { !gone.contains($0) }, tool: tool)
    for entry in gone {
      for kind in ["txt", "png"] {
        try? FileManager.default.removeItem(atPath: "\(path)/\(file(entry, kind))")
      }
      // A folder that holds something stays: `rmdir` refuses it.
      rmdir("\(path)/\(ReportLayout.slug(entry.screen))")
    }
  }

  private func writeIndex(of known: [Entry], tool: String) throws(GoldenError) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let index = Index(version: Self.currentVersion, tool: tool, goldens: known)
    // Strings and a number can always be written.
    try write((try? encoder.encode(index)) ?? Data(), to: Self.indexName)
  }

  private func file(_ entry: Entry, _ kind: String) -> String {
    "\(ReportLayout.slug(entry.screen))/\(entry.configuration).\(kind)"
  }

  private func write(_ data: Data, to name: String) throws(GoldenError) {
    let file = URL(fileURLWithPath: path).appendingPathComponent(name)
    var number: Int32?
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      number = WholeFile.write(data, to: file.path)
    } catch {
      let code = ((error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError)?.code
      number = code.map(Int32.init) ?? EIO
    }
    guard let number else { return }
    throw GoldenError(
      description: "\(path)/\(name): error: the golden cannot be written "
        + "(\(String(cString: strerror(number)))); name another folder with --goldens")
  }
}
