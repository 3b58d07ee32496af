// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Foundation

/// The packages and other projects that a project's modules come from
/// (Documentation/Packages.md §2, §7).
extension ProjectReader {
  /// The products of packages that a target links.
  func needs(of target: PropertyNode) -> [ProductNeed] {
    var ids = target["packageProductDependencies"]?.strings ?? []
    for phase in target["buildPhases"]?.strings ?? [] {
      for file in project.objects[phase]?["files"]?.strings ?? [] {
        if let id = project.objects[file]?["productRef"]?.string { ids.append(id) }
      }
    }
    var found: [ProductNeed] = []
    for id in ids {
      guard let need = need(project.objects[id], target: name(of: target)) else { continue }
      if !found.contains(need) { found.append(need) }
    }
    return found
  }

  private func need(_ node: PropertyNode?, target: String) -> ProductNeed? {
    guard let node, let product = node["productName"]?.string else { return nil }
    let package = node["package"]?.string.flatMap { project.objects[$0] }
      .flatMap(RemotePackage.init)?.identity
    return ProductNeed(product: product, package: package, target: target)
  }

  /// The packages in reach, of the project and of the workspace around it.
  mutating func packages() throws(ProjectError) -> PackageGraph {
    if let graph { return graph }
    let bundle = project.file.deletingLastPathComponent()
    let workspace = surroundings()
    let data = ([workspace?.url, bundle.appendingPathComponent("project.xcworkspace")] as [URL?])
      .compactMap { $0?.appendingPathComponent("xcshareddata/swiftpm") }
    var roots = PackageGraph.Roots(
      place: bundle, name: (workspace?.url ?? bundle).deletingPathExtension().lastPathComponent,
      folders: [project.folder])
    if let folder = workspace?.url.deletingLastPathComponent().standardizedFileURL,
      folder != project.folder.standardizedFileURL
    {
      roots.folders.append(folder)
    }
    roots.pinFiles = (data + roots.folders).map { $0.appendingPathComponent("Package.resolved") }
    roots.configurations =
      data.map { $0.appendingPathComponent("configuration") }
      + roots.folders.map { $0.appendingPathComponent(".swiftpm/configuration") }
    addReferences(to: &roots)
    for other in workspace?.projects ?? [] where other.standardizedFileURL != bundle {
      // A project that cannot be read brings nothing; it matters only to those that import it.
      guard let reader = try? ProjectReader(bundle: other, target: nil, configuration: nil) else {
        continue
      }
      reader.addReferences(to: &roots)
    }
    roots.local += workspace?.packages ?? []
    // A local package of the same identity stays the one.
    let names = roots.folders.reduce(into: Set<String>()) {
      $0.formUnion(PodNames.names(beside: $1))
    }
    let pods =
      PodNames.packages(for: names, in: checkoutFolders)
      + PodNames.packages(for: names.filter { !hasSwiftAlone($0) }, in: packageOptions.folders)
    roots.local += pods
    roots.pods = Set(pods.map(\.standardizedFileURL))
    let graph = try PackageGraph(packageOptions, roots)
    self.graph = graph
    return graph
  }

  /// Adds the packages that the project names and the products that its targets need.
  private func addReferences(to roots: inout PackageGraph.Roots) {
    for (_, object) in project.objects.sorted(by: { $0.key < $1.key }) {
      switch object.isa {
      case "XCRemoteSwiftPackageReference":
        guard let remote = RemotePackage(object) else { continue }
        if !roots.remotes.contains(where: { $0.identity == remote.identity }) {
          roots.remotes.append(remote)
        }
      case "XCSwiftPackageProductDependency":
        guard let need = need(object, target: project.name) else { continue }
        if !roots.needs.contains(need) { roots.needs.append(need) }
      default: break
      }
    }
    roots.remotes.sort { $0.identity < $1.identity }
    roots.needs.sort { ($0.package ?? "", $0.product) < ($1.package ?? "", $1.product) }
    for folder in localPackages() where !roots.local.contains(folder) { roots.local.append(folder) }
  }

  /// Folders of packages inside the project: references to packages, folders that are one, and
  /// packages in synchronised folders.
  private func localPackages() -> [URL] {
    var result: [URL] = []
    for id in project.project["packageReferences"]?.strings ?? [] {
      guard let reference = project.objects[id], reference.isa == "XCLocalSwiftPackageReference",
        let path = reference["relativePath"]?.string
      else { continue }
      result.append(project.folder.resolving(path))
    }
    let own = project.folder.standardizedFileURL
    for (id, object) in project.objects.sorted(by: { $0.key < $1.key }) {
      guard let url = tree.urls[id] else { continue }
      switch object.isa {
      case "PBXFileReference", "PBXGroup":
        if url.standardizedFileURL != own, PackagePlaces.isPackage(url) { result.append(url) }
      case "PBXFileSystemSynchronizedRootGroup": result += packages(in: url)
      default: break
      }
    }
    return result
  }

  /// The packages in a folder, at any depth; a package's own folders are not looked into.
  private func packages(in folder: URL) -> [URL] {
    if PackagePlaces.isPackage(folder) { return [folder] }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().filter { !$0.hasPrefix(".") }.flatMap { name -> [URL] in
      let url = folder.appendingPathComponent(name)
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder),
        isFolder.boolValue, FileKind(url) == .resource
      else { return [] }
      return packages(in: url)
    }
  }

  // MARK: Workspaces

  /// The workspace that was opened, or the first beside the project or above it that lists it.
  func surroundings() -> Workspace? {
    if let workspace { return workspace }
    let bundle = project.file.deletingLastPathComponent().standardizedFileURL
    let folder = bundle.deletingLastPathComponent()
    for place in [folder, folder.deletingLastPathComponent()] {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: place.path)) ?? []
      for name in names.sorted() where name.hasSuffix(".xcworkspace") {
        guard let found = try? Workspace(at: place.appendingPathComponent(name)) else { continue }
        if found.projects.contains(where: { $0.standardizedFileURL == bundle }) { return found }
      }
    }
    return nil
  }

  /// Where CocoaPods may have put its sources: beside the project or its workspace.
  var podsFolders: [URL] {
    let outer = surroundings()?.url.deletingLastPathComponent()
    return ([project.folder, outer].compactMap { $0?.standardizedFileURL })
      .reduce(into: [URL]()) { if !$0.contains($1) { $0.append($1) } }
      .map { $0.appendingPathComponent("Pods") }
  }

  /// Folders that can hold libraries without a project: those of CocoaPods and Carthage, and the
  /// checkouts that were named.
  var libraryFolders: [URL] {
    checkoutFolders + packageOptions.folders
  }

  private var checkoutFolders: [URL] {
    podsFolders + [project.folder.appendingPathComponent("Carthage/Checkouts")]
  }

  /// Whether `Pods` has all of a library in Swift.
  private func hasSwiftAlone(_ name: String) -> Bool {
    podsFolders.contains { pods in
      let folder = pods.appendingPathComponent(name)
      return FileManager.default.fileExists(atPath: folder.path)
        && !FolderListing.files(of: folder).contains { ["m", "mm"].contains($0.url.pathExtension) }
    }
  }

  /// Projects that this one holds, those of its workspace, and that of its pods.
  func otherProjects() -> [URL] {
    let own = project.file.deletingLastPathComponent().standardizedFileURL.path
    let nested = project.objects.keys.sorted().compactMap { tree.urls[$0] }
      .filter { $0.pathExtension == "xcodeproj" }
    let pods = podsFolders.map { $0.appendingPathComponent("Pods.xcodeproj") }
    var seen: Set<String> = [own]
    return (nested + (surroundings()?.projects ?? []) + pods).filter { url in
      seen.insert(url.standardizedFileURL.path).inserted
    }
  }

  /// Says what a search met: packages that cannot be read, pods that are away, and the workspace
  /// that nobody named.
  mutating func reportSearch(_ search: ModuleSearch, at location: FileLocation) {
    issues += search.graph?.withheldIssues ?? []
    if !search.unknown.isEmpty {
      issues += (search.graph?.failures ?? []).map { failure in
        ProjectIssue(
          problem: .unreadablePackage(failure.error.description),
          location: FileLocation(
            path: failure.folder.appendingPathComponent("Package.swift").path))
      }
      for pods in podsFolders {
        let podfile = pods.deletingLastPathComponent().appendingPathComponent("Podfile")
        guard FileManager.default.fileExists(atPath: podfile.path),
          !FileManager.default.fileExists(atPath: pods.path)
        else { continue }
        issues.append(
          ProjectIssue(problem: .missingPods, location: FileLocation(path: podfile.path)))
      }
    }
    guard self.workspace == nil, let used = surroundings() else { return }
    let outer = (used.projects.map { $0.deletingLastPathComponent() } + used.packages)
      .map(\.standardizedFileURL.path)
      .filter { $0 != project.folder.standardizedFileURL.path && !$0.hasSuffix("/Pods") }
    let isUsed = search.found.contains { found in
      found.files.contains { file in outer.contains { file.path.hasPrefix($0 + "/") } }
    }
    guard isUsed else { return }
    issues.append(
      ProjectIssue(problem: .usedWorkspace(used.url.lastPathComponent), location: location))
  }
}
