// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Foundation

/// Two resources of one path: on a phone each lies in the bundle of its module, and here all modules
/// share the app's (Documentation/AppBuild.md §4).
struct MergedResource {
  /// The copy in the bundle.
  let there: URL
  /// The resource of the later module, whose names and content prevail.
  let stronger: URL

  /// Puts the entries of both string tables into one; any other file takes the place of the first.
  func write() throws {
    if isTable, var entries = Self.entries(there), let others = Self.entries(stronger) {
      entries.merge(others) { $1 }
      try FileManager.default.removeItem(at: there)
      try PropertyListSerialization.data(fromPropertyList: entries, format: .xml, options: 0)
        .write(to: there)
      return
    }
    if let data = try? Data(contentsOf: stronger) {
      // Into the same file, which may have a second name.
      try data.write(to: there)
    } else {
      try FileManager.default.removeItem(at: there)
      try FileManager.default.copyItem(at: stronger, to: there)
    }
  }

  private var isTable: Bool { ["strings", "stringsdict"].contains(there.pathExtension) }

  private static func entries(_ url: URL) -> [String: Any]? {
    guard let data = try? Data(contentsOf: url) else { return nil }
    let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
    return list as? [String: Any]
  }
}
