// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import SourceLowering
import XcodeProject

/// The files that an app is made of, each as far as a change of it can matter
/// (Documentation/ChangedScreens.md §3).
struct AppState: Codable, Sendable {
  struct Source: Codable, Sendable {
    var hash: String
    var digest: SourceDigest
  }

  /// Hashes of what concerns every screen, by what people call it.
  var common: [String: String] = [:]
  /// By their paths in the project.
  var sources: [String: Source] = [:]
  var resources: [String: ResourceState] = [:]

  init() {}

  /// - Complexity: one read and parse of every source.
  init(_ app: AppDescription, settings: CheckSettings) {
    for module in app.modules {
      for url in module.sources {
        guard let text = try? String(contentsOf: url, encoding: .utf8) else { continue }
        sources[Self.path(of: url, in: app.folder)] = Source(
          hash: Self.hash(Data(text.utf8)), digest: SourceDigest(text))
      }
    }
    for resource in app.resources {
      for file in Self.files(in: resource.url) {
        guard let data = FileManager.default.contents(atPath: file.path) else { continue }
        let path = Self.path(of: file, in: app.folder)
        resources[path] = ResourceState(data, path: path)
      }
    }
    common["the modules of the app"] = Self.hash(
      Data(app.modules.map(Self.text).joined(separator: "\n").utf8))
    addCommon(app, settings)
  }

  private mutating func addCommon(_ app: AppDescription, _ settings: CheckSettings) {
    let settingsFile = app.folder.appendingPathComponent(CheckSettings.fileName)
    var files = app.definingFiles + [settingsFile]
    for module in app.modules {
      files += module.clang.map { Self.files(in: $0.root) } ?? []
      files += module.macros.flatMap(\.sources) + module.embeddedResources
    }
    for folder in [settings.home.seed, settings.home.network].compactMap(\.self) {
      files += Self.files(in: URL(fileURLWithPath: folder))
    }
    for file in files {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder),
        !isFolder.boolValue
      else { continue }
      common[Self.path(of: file, in: app.folder)] = Self.hash(
        FileManager.default.contents(atPath: file.path) ?? Data())
    }
  }

  private static func text(_ module: SourceModule) -> String {
    """
    \(module.name) \(module.languageMode) \(module.compilationConditions) \(module.dependencies) \
    \(module.flags) \(module.headerImports) \(module.packageName ?? "") \
    \(module.linkedLibraries) \(module.resourceBundle ?? "") \(module.hasSymbolExtensions) \
    \(module.hasModuleBundle) \(module.isNativeCandidate)
    """
  }

  /// The path from a project's folder; the whole one of what lies elsewhere.
  static func path(of file: URL, in folder: URL) -> String {
    let (path, prefix) = (file.standardizedFileURL.path, folder.standardizedFileURL.path + "/")
    return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path
  }

  /// The file, or all files of a folder, in order.
  private static func files(in url: URL) -> [URL] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
      return []
    }
    guard isFolder.boolValue else { return [url] }
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: url.path)) ?? []
    return paths.sorted().map { url.appendingPathComponent($0) }
      .filter { !$0.hasDirectoryPath }
  }

  static func hash(_ data: Data) -> String {
    var key = ContentKey()
    key.add(data)
    return key.text
  }
}
