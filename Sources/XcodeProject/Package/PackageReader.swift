// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Foundation

/// Reads an executable target of a Swift package, with the package's own targets that it needs.
///
/// SwiftPM itself reads the manifest (`swift package describe`); the manifest is a program.
struct PackageReader {
  let folder: URL
  let targetName: String?

  struct Description: Decodable {
    struct Target: Decodable {
      struct Resource: Decodable { let path: String }
      let name: String
      let type: String
      let path: String
      let sources: [String]
      let c99name: String?
      let resources: [Resource]?
      let target_dependencies: [String]?
    }
    struct Platform: Decodable {
      let name: String
      let version: String
    }
    struct Dependency: Decodable {
      let identity: String?
      let path: String?
    }
    let name: String
    let targets: [Target]
    let dependencies: [Dependency]?
    let platforms: [Platform]?
    let tools_version: String?
    let swift_languages_versions: [String]?
  }

  func app() throws(ProjectError) -> AppDescription {
    let description = try describe()
    let target = try choose(description)
    let version = languageVersion(description)
    var modules: [SourceModule] = []
    var resources: [AppResource] = []
    collect(target.target_dependencies ?? [], description, version, into: &modules, &resources)
    var app = module(target, version)
    guard !app.sources.isEmpty else {
      throw ProjectError(.noSources(target: target.name), at: manifest)
    }
    try addForeign(description, for: app, to: &modules, &resources)
    app.dependencies = modules.map(\.name)
    let root = folder.appendingPathComponent(target.path)
    let found = self.resources(of: target, in: root)
    app.hasModuleBundle = !found.isEmpty
    app.assetCatalogs = found.map(\.url).filter { $0.pathExtension == "xcassets" }
    var info = InfoPlist([:])
    if let plist = found.first(where: { $0.url.lastPathComponent == "Info.plist" }) {
      info = InfoPlist(try PropertyListFile.read(plist.url).value.dictionary ?? [:])
    }
    return AppDescription(
      targetName: target.name, productName: target.name, modules: modules + [app],
      resources: resources + found.filter { $0.url.lastPathComponent != "Info.plist" }, info: info,
      deploymentTarget: description.platforms?.first { $0.name == "ios" }?.version,
      folder: folder, definingFiles: [folder.appendingPathComponent("Package.swift"), root])
  }

  /// The library targets, each with its resources in a bundle of its own, and the folders of the
  /// packages beside this one that it needs.
  func libraries() throws(ProjectError) -> (modules: [FoundModule], packages: [URL]) {
    let description = try describe()
    let version = languageVersion(description)
    let modules = description.targets.filter { $0.type == "library" }.map { target in
      let found = moduleWithBundle(target, description.name, version)
      return FoundModule(
        module: found.0, resources: found.1,
        files: [folder.appendingPathComponent("Package.swift"), folder.resolving(target.path)])
    }
    let packages = (description.dependencies ?? []).compactMap(\.path).map(folder.resolving)
    return (modules, packages)
  }

  /// A library target whose resources lie in `PACKAGE_TARGET.bundle`, as SwiftPM lays them.
  func moduleWithBundle(
    _ target: Description.Target, _ package: String, _ version: String
  ) -> (SourceModule, [AppResource]) {
    var module = module(target, version)
    var found = resources(of: target, in: folder.appendingPathComponent(target.path))
    guard !found.isEmpty else { return (module, []) }
    let bundle = "\(package)_\(target.name)"
    module.resourceBundle = bundle
    module.hasModuleBundle = true
    module.assetCatalogs = found.map(\.url).filter { $0.pathExtension == "xcassets" }
    for index in found.indices {
      found[index].bundlePath = "\(bundle).bundle/" + found[index].bundlePath
    }
    return (module, found)
  }

  var manifest: FileLocation {
    FileLocation(path: folder.appendingPathComponent("Package.swift").path)
  }

  private func choose(_ description: Description) throws(ProjectError) -> Description.Target {
    let apps = description.targets.filter { $0.type == "executable" }
    if let targetName {
      guard let found = apps.first(where: { $0.name == targetName }) else {
        throw ProjectError(.unknownTarget(targetName, known: apps.map(\.name)), at: manifest)
      }
      return found
    }
    switch apps.count {
    case 0: throw ProjectError(.noAppTarget(others: description.targets.map(\.name)), at: manifest)
    case 1: return apps[0]
    default: throw ProjectError(.severalAppTargets(apps.map(\.name)), at: manifest)
    }
  }

  /// The package's highest declared language version, or the one its tools version implies.
  func languageVersion(_ description: Description) -> String {
    let declared = description.swift_languages_versions?.max {
      (Double($0) ?? 0) < (Double($1) ?? 0)
    }
    if let declared { return declared }
    let tools = description.tools_version?.split(separator: ".").first.flatMap { Int($0) } ?? 5
    return tools >= 6 ? "6" : tools == 4 ? "4" : "5"
  }

  func collect(
    _ names: [String], _ description: Description, _ version: String,
    into modules: inout [SourceModule], _ resources: inout [AppResource]
  ) {
    for name in names {
      guard let target = description.targets.first(where: { $0.name == name }),
        target.type == "library", !modules.contains(where: { $0.name == target.c99name ?? name })
      else { continue }
      collect(target.target_dependencies ?? [], description, version, into: &modules, &resources)
      var (module, own) = moduleWithBundle(target, description.name, version)
      module.dependencies = modules.map(\.name)
      modules.append(module)
      resources += own
    }
  }

  func module(_ target: Description.Target, _ version: String) -> SourceModule {
    let root = folder.appendingPathComponent(target.path)
    return SourceModule(
      name: target.c99name ?? SettingExpansion.identifier(target.name),
      sources: target.sources.filter { $0.hasSuffix(".swift") }.sorted()
        .map { root.appendingPathComponent($0).standardizedFileURL },
      swiftVersion: version)
  }

  func resources(of target: Description.Target, in root: URL) -> [AppResource] {
    (target.resources ?? []).flatMap { resource -> [AppResource] in
      // SwiftPM gives absolute paths of files and of folders that stay whole.
      let url = root.resolving(resource.path)
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
      guard isFolder.boolValue, FileKind(url) != .resourceFolder else {
        let file = FolderListing.File(
          url: url, path: url.lastPathComponent, isOpaqueFolder: isFolder.boolValue)
        return [FolderReader.resource(file)]
      }
      return FolderListing.files(of: url).map(FolderReader.resource)
    }
  }
}
