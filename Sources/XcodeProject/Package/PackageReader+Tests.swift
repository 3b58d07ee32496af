// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Foundation

extension PackageReader {
  /// The package's test targets, each as an app of its own (Documentation/XcodeProject.md §11).
  func tests() throws(ProjectError) -> [AppDescription] {
    let description = try describe()
    var targets = description.targets.filter { $0.type == "test" }
    if let targetName {
      let known = targets.map(\.name)
      targets.removeAll { $0.name != targetName }
      guard !targets.isEmpty else {
        throw ProjectError(.unknownTarget(targetName, known: known), at: manifest)
      }
    }
    var bundles: [AppDescription] = []
    for target in targets { bundles.append(try tests(target, description)) }
    return bundles
  }

  private func tests(
    _ target: Description.Target, _ description: Description
  ) throws(ProjectError) -> AppDescription {
    let version = languageVersion(description)
    var modules: [SourceModule] = []
    var resources: [AppResource] = []
    collect(target.target_dependencies ?? [], description, version, into: &modules, &resources)
    var (tests, own) = moduleWithBundle(target, description.name, version)
    guard !tests.sources.isEmpty else {
      throw ProjectError(.noSources(target: target.name), at: manifest)
    }
    try addForeign(description, for: tests, to: &modules, &resources)
    tests.dependencies = modules.map(\.name)
    var bundle = AppDescription(
      targetName: target.name, productName: target.name, modules: modules + [tests],
      resources: resources + own,
      deploymentTarget: description.platforms?.first { $0.name == "ios" }?.version, folder: folder,
      definingFiles: [
        folder.appendingPathComponent("Package.swift"), folder.resolving(target.path),
      ])
    bundle.kind = .tests(host: nil)
    return bundle
  }

  /// Puts the modules of other packages that are imported before the package's own: packages by
  /// path, and what SwiftPM has checked out in `.build/checkouts`.
  func addForeign(
    _ description: Description, for last: SourceModule, to modules: inout [SourceModule],
    _ resources: inout [AppResource]
  ) throws(ProjectError) {
    let dependencies = description.dependencies ?? []
    guard !dependencies.isEmpty else { return }
    let packages = dependencies.compactMap { dependency in
      dependency.path.map(folder.resolving)
        ?? dependency.identity.map { folder.appendingPathComponent(".build/checkouts/\($0)") }
    }.filter {
      FileManager.default.fileExists(atPath: $0.appendingPathComponent("Package.swift").path)
    }
    guard !packages.isEmpty else { return }
    var search = ModuleSearch(
      packages: packages, projects: [], libraries: [], configuration: nil, app: last.name,
      built: Set(modules.map(\.name)))
    try search.add(ImportScan.modules(in: (modules + [last]).flatMap(\.sources)))
    modules = search.found.map(\.module).filter { !$0.sources.isEmpty } + modules
    resources += search.found.flatMap(\.resources)
  }
}
