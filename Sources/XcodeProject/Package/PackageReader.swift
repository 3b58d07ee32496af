// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Foundation

/// Reads a Swift package: an executable target as an app, test targets as bundles of tests.
struct PackageReader {
  let folder: URL
  let targetName: String?
  var options = PackageOptions()

  func app() throws(ProjectError) -> AppDescription {
    let (graph, package) = try load()
    let target = try choose(package.manifest)
    let found = PackageTargetReader(package: package, target: target).read(hasBundle: false)
    var app = found.module
    guard !app.sources.isEmpty else {
      throw ProjectError(.noSources(target: target.name), at: manifest)
    }
    let search = try search(graph, found, package.ownNeeds(of: target))
    let (modules, resources) = contents(search)
    app.dependencies = modules.map(\.name)
    var info = InfoPlist([:])
    let isInfo = { (resource: AppResource) in resource.url.lastPathComponent == "Info.plist" }
    if let plist = found.resources.first(where: isInfo) {
      info = InfoPlist(try PropertyListFile.read(plist.url).value.dictionary ?? [:])
    }
    return AppDescription(
      targetName: target.name, productName: target.name, modules: modules + [app],
      resources: resources + found.resources.filter { !isInfo($0) }, info: info,
      deploymentTarget: package.manifest.phoneVersion, folder: folder,
      definingFiles: found.files + search.found.flatMap(\.files),
      issues: found.issues + issues(search))
  }

  /// The package and what it reaches.
  func load() throws(ProjectError) -> (PackageGraph, PackageGraph.Package) {
    let graph = try graph()
    graph.load()
    guard let package = graph.packages[PackageIdentity.of(folder.path)] else {
      throw graph.failures.first?.error ?? ProjectError(.notAProject, at: manifest)
    }
    return (graph, package)
  }

  func graph() throws(ProjectError) -> PackageGraph {
    try PackageGraph(
      options,
      PackageGraph.Roots(
        place: folder.appendingPathComponent("Package.swift"), name: folder.lastPathComponent,
        folders: [folder], local: [folder],
        pinFiles: [folder.appendingPathComponent("Package.resolved")],
        configurations: [folder.appendingPathComponent(".swiftpm/configuration")],
        package: folder))
  }

  /// Looks for everything that a target imports, and for the targets that it says it needs.
  func search(
    _ graph: PackageGraph, _ found: FoundModule, _ own: [String]
  ) throws(ProjectError) -> ModuleSearch {
    try graph.search(found.needs) { () throws(ProjectError) in
      var search = ModuleSearch(graph: graph, app: found.module.name)
      try search.add(ImportScan.modules(in: found.module.sources).union(own))
      return search
    }
  }

  /// The modules that can be compiled, with their resources.
  func contents(_ search: ModuleSearch) -> ([SourceModule], [AppResource]) {
    let found = search.found.filter { !$0.module.isEmpty }
    return (found.map(\.module), found.flatMap(\.resources))
  }

  func issues(_ search: ModuleSearch) -> [ProjectIssue] {
    let failures = search.unknown.isEmpty ? [] : search.graph?.failures ?? []
    return search.found.flatMap(\.issues) + (search.graph?.withheldIssues ?? [])
      + failures.map { failure in
        ProjectIssue(
          problem: .unreadablePackage(failure.error.description),
          location: FileLocation(
            path: failure.folder.appendingPathComponent("Package.swift").path))
      }
  }

  var manifest: FileLocation {
    FileLocation(path: folder.appendingPathComponent("Package.swift").path)
  }

  private func choose(
    _ manifest: PackageManifest
  ) throws(ProjectError) -> PackageManifest.Target {
    let apps = manifest.targets.filter { $0.type == "executable" }
    if let targetName {
      guard let found = apps.first(where: { $0.name == targetName }) else {
        throw ProjectError(.unknownTarget(targetName, known: apps.map(\.name)), at: self.manifest)
      }
      return found
    }
    switch apps.count {
    case 0:
      throw ProjectError(.noAppTarget(others: manifest.targets.map(\.name)), at: self.manifest)
    case 1: return apps[0]
    default: throw ProjectError(.severalAppTargets(apps.map(\.name)), at: self.manifest)
    }
  }
}
