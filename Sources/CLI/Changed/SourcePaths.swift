// Part of Snug, under the Apache License 2.0; see LICENSE.

import DeviceMatrix
import Foundation
import XcodeProject

/// The sources that compiled files were made of.
struct SourcePaths {
  private var known: [String: String] = [:]
  private let folder: URL

  init(_ app: AppDescription) {
    folder = app.folder
    for module in app.modules {
      for (index, source) in module.sources.enumerated() {
        let path = AppState.path(of: source, in: app.folder)
        let name = source.lastPathComponent
        known[source.path] = path
        // A lowered file is called by its place in the module and its name (AppBuild.md §1).
        known["\(module.name)/\(index)-\(name)"] = path
        if name == "main.swift" { known["\(module.name)/\(name)"] = path }
      }
    }
  }

  /// The use with the author's files; nil where one is nobody's, or not known, as that of public functions.
  func authored(_ use: UnitUse) -> UnitUse? {
    var result = UnitUse(resources: use.resources)
    for file in use.files {
      let end = file.split(separator: "/").suffix(2).joined(separator: "/")
      // What is generated follows from the other files.
      if end.hasSuffix("/SnugEntry.swift") || end.hasSuffix("/SnugGenerated.swift") { continue }
      guard let path = known[file] ?? known[end] else { return nil }
      result.files.insert(path)
    }
    return result
  }
}
