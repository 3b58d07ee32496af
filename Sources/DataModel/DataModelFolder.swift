// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import CheckedInput
package import Foundation

/// The versions in an `.xcdatamodeld`, or the one model of an `.xcdatamodel`.
package struct DataModelFolder: Sendable {
  package struct Version: Equatable, Sendable {
    package let name: String
    package let url: URL
  }

  /// Sorted by name. Earlier versions as Xcode 3 kept them, in two files of bytes that nothing
  /// documents, are left out (Documentation/CoreData.md §1.1).
  package let versions: [Version]
  /// The version of `.xccurrentversion`, else the last.
  package let current: Version

  package init(_ folder: URL) throws(DataModelError) {
    if folder.pathExtension == "xcdatamodel" {
      current = Version(name: folder.deletingPathExtension().lastPathComponent, url: folder)
      versions = [current]
      return
    }
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    } catch {
      throw DataModelError(
        .unreadable(reason: error.localizedDescription), file: folder.path)
    }
    let found = names.filter { $0.hasSuffix(".xcdatamodel") }.sorted().map { name in
      Version(
        name: String(name.dropLast(".xcdatamodel".count)), url: folder.appendingPathComponent(name))
    }
    guard let last = found.last else { throw DataModelError(.noVersion, file: folder.path) }
    let chosen = DataModelFolder.chosenName(in: folder)
    let current = found.first { $0.name == chosen } ?? last
    self.current = current
    versions = found.filter { $0 == current || !DataModelFolder.isOfXcode3($0) }
  }

  private static func chosenName(in folder: URL) -> String? {
    guard
      let data = try? Data(contentsOf: folder.appendingPathComponent(".xccurrentversion")),
      let list = try? PropertyListText.dictionary(data),
      let name = list["_XCCurrentVersionName"] as? String
    else { return nil }
    return name.hasSuffix(".xcdatamodel") ? String(name.dropLast(".xcdatamodel".count)) : name
  }

  private static func isOfXcode3(_ version: Version) -> Bool {
    func isThere(_ name: String) -> Bool {
      FileManager.default.fileExists(atPath: version.url.appendingPathComponent(name).path)
    }
    return isThere("elements") && !isThere("contents")
  }

  /// The text of a version.
  package static func contents(of version: Version) throws(DataModelError) -> Data {
    let file = version.url.appendingPathComponent("contents")
    do {
      return try Data(contentsOf: file)
    } catch {
      throw DataModelError(.unreadable(reason: error.localizedDescription), file: file.path)
    }
  }

  package static func model(of version: Version) throws(DataModelError) -> DataModel {
    try DataModelReader.model(
      of: contents(of: version), file: version.url.appendingPathComponent("contents").path)
  }
}
