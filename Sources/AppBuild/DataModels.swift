// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import DataModel
internal import Foundation
internal import SourceLowering
internal import XcodeProject

/// The data models of an app: the Swift that Xcode writes for them, and what lies in the bundle.
///
/// Documentation/CoreData.md §1, §2.
struct DataModels {
  let app: AppDescription

  private var models: [AppResource] { app.resources.filter { DataModels.isModel($0.url) } }

  static func isModel(_ url: URL) -> Bool {
    ["xcdatamodeld", "xcdatamodel"].contains(url.pathExtension)
  }

  /// The generated sources of each module, in the order of the modules.
  func sources() throws(BuildError) -> [[SourceInput]] {
    var found = app.modules.map { _ in [SourceInput]() }
    for resource in models {
      let model: DataModel
      do {
        model = try DataModelFolder.model(of: DataModelFolder(resource.url).current)
      } catch {
        throw BuildError(.documents([diagnostic(error)]))
      }
      guard let text = ManagedClassText(model).text else { continue }
      let name = resource.url.deletingPathExtension().lastPathComponent
      let path = resource.url.appendingPathComponent("\(name)+CoreDataGenerated.swift").path
      found[owner(of: resource)].append(SourceInput(path: path, text: text))
    }
    return found
  }

  private func diagnostic(_ error: DataModelError) -> Diagnostic {
    Diagnostic(
      path: error.file, line: error.line, column: error.column, severity: "error",
      message: error.sentence, excerpt: nil)
  }

  /// The module whose classes a model means: that of its bundle, else the one whose sources lie
  /// nearest.
  private func owner(of resource: AppResource) -> Int {
    let bundle = resource.bundlePath.split(separator: "/").first.map(String.init) ?? ""
    if let index = app.modules.firstIndex(where: { module in
      module.resourceBundle.map { "\($0).bundle" == bundle } ?? false
    }) {
      return index
    }
    let place = resource.url.pathComponents
    func nearness(_ module: SourceModule) -> Int {
      module.sources.map { zip($0.pathComponents, place).prefix { $0 == $1 }.count }.max() ?? 0
    }
    let best = app.modules.map(nearness).max() ?? 0
    return app.modules.lastIndex { nearness($0) == best } ?? app.modules.count - 1
  }

  /// Writes a model as a build does: `X.xcdatamodeld` becomes `X.momd` with a file a version and a
  /// list that says which is the current one; their text stays XML.
  func write(_ resource: AppResource, to target: URL) throws {
    let folder = try DataModelFolder(resource.url)
    let stem = target.deletingPathExtension()
    let files = FileManager.default
    guard resource.url.pathExtension == "xcdatamodeld" else {
      try files.createDirectory(
        at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
      let data = try DataModelFolder.contents(of: folder.current)
      return try data.write(to: stem.appendingPathExtension("mom"))
    }
    let bundle = stem.appendingPathExtension("momd")
    try files.createDirectory(at: bundle, withIntermediateDirectories: true)
    for version in folder.versions {
      let data = try DataModelFolder.contents(of: version)
      try data.write(to: bundle.appendingPathComponent("\(version.name).mom"))
    }
    let list: [String: Any] = [
      "NSManagedObjectModel_CurrentVersionName": folder.current.name,
      "SnugModuleName": app.modules[owner(of: resource)].name,
    ]
    try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0)
      .write(to: bundle.appendingPathComponent("VersionInfo.plist"))
  }
}
