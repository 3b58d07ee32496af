// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import DataModel

/// A data model on disk: what it says, and the module that `.Class` means.
struct ModelFile {
  let model: DataModel
  let module: String?

  /// - Parameter url: `X.momd`, `X.momd/V.mom`, `X.xcdatamodeld` or `X.xcdatamodel`.
  init?(_ url: URL) {
    switch url.pathExtension {
    case "momd":
      guard let version = ModelFile.current(of: url), let file = ModelFile(version) else {
        return nil
      }
      self = file
    case "xcdatamodeld", "xcdatamodel":
      guard let folder = try? DataModelFolder(url),
        let model = try? DataModelFolder.model(of: folder.current)
      else { return nil }
      self.init(model: model, module: nil)
    default:
      guard let data = try? Data(contentsOf: url),
        let model = try? DataModelReader.model(of: data, file: url.path)
      else { return nil }
      let information = ModelFile.information(url.deletingLastPathComponent())
      self.init(model: model, module: information?["SnugModuleName"] as? String)
    }
  }

  private init(model: DataModel, module: String?) {
    self.model = model
    self.module = module
  }

  private static func information(_ folder: URL) -> [String: Any]? {
    let file = folder.appendingPathComponent("VersionInfo.plist")
    guard let data = try? Data(contentsOf: file) else { return nil }
    return (try? PropertyListSerialization.propertyList(from: data, format: nil)) as? [String: Any]
  }

  private static func current(of folder: URL) -> URL? {
    let name = information(folder)?["NSManagedObjectModel_CurrentVersionName"] as? String
    guard let name else { return versions(of: folder).last }
    return folder.appendingPathComponent("\(name).mom")
  }

  /// The versions of a `.momd`, by name.
  static func versions(of folder: URL) -> [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".mom") }.sorted().map(folder.appendingPathComponent)
  }
}
