// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Foundation

extension PackageReader {
  /// The package's test targets, each as an app of its own (Documentation/XcodeProject.md §11).
  func tests() throws(ProjectError) -> [AppDescription] {
    let (graph, package) = try load()
    var targets = package.manifest.targets.filter { $0.type == "test" }
    if let targetName {
      let known = targets.map(\.name)
      targets.removeAll { $0.name != targetName }
      guard !targets.isEmpty else {
        throw ProjectError(.unknownTarget(targetName, known: known), at: manifest)
      }
    }
    var bundles: [AppDescription] = []
    for target in targets { bundles.append(try tests(target, package, graph)) }
    return bundles
  }

  private func tests(
    _ target: PackageManifest.Target, _ package: PackageGraph.Package, _ graph: PackageGraph
  ) throws(ProjectError) -> AppDescription {
    let found = PackageTargetReader(package: package, target: target).read()
    var tests = found.module
    guard !tests.sources.isEmpty else {
      throw ProjectError(.noSources(target: target.name), at: manifest)
    }
    let imports = ImportScan.modules(in: tests.sources)
    guard !graph.reachesSnug || !imports.contains("UIKitTesting") else {
      throw ProjectError(.testsOverSnug(target: target.name), at: manifest)
    }
    let search = try search(graph, found, package.ownNeeds(of: target))
    let (modules, resources) = contents(search)
    tests.dependencies = modules.map(\.name)
    tests.isNativeCandidate = search.isNative(found)
    var bundle = AppDescription(
      targetName: target.name, productName: target.name, modules: modules + [tests],
      resources: resources + found.resources + loose(target, package),
      deploymentTarget: package.manifest.phoneVersion, folder: folder,
      definingFiles: found.files + search.found.flatMap(\.files),
      issues: found.issues + issues(search))
    bundle.kind = .tests(host: nil)
    return bundle
  }

  /// What the tests find in their bundle where an Xcode project beside the package builds them, too:
  /// authors who have both name no resources in the manifest.
  private func loose(
    _ target: PackageManifest.Target, _ package: PackageGraph.Package
  ) -> [AppResource] {
    let beside = (try? FileManager.default.contentsOfDirectory(atPath: package.folder.path)) ?? []
    guard beside.contains(where: { $0.hasSuffix(".xcodeproj") }) else { return [] }
    let own = package.manifest.targets.filter { other in
      other.name != target.name && target.needs.contains { $0.name == other.name }
    }
    return ([target] + own).flatMap {
      PackageTargetReader(package: package, target: $0).looseResources()
    }
  }
}
