// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Foundation

/// The packages that a project or a package reaches, with what is not there
/// (Documentation/Packages.md §2).
final class PackageGraph {
  struct Package {
    var identity: String
    var folder: URL
    var manifest: PackageManifest
    /// Nil for a local one.
    var remote: RemotePackage?

    /// The modules of this package that a target says it needs.
    func ownNeeds(of target: PackageManifest.Target) -> [String] {
      target.needs.filter { need in
        need.holds(on: "ios")
          && manifest.targets.contains { $0.name == need.name && $0.type != "macro" }
      }.map { SettingExpansion.identifier($0.name) }
    }
  }

  /// What a graph begins with.
  struct Roots {
    /// The project file, workspace or manifest; its path names what is fetched for it.
    var place: URL
    /// The project's name, as in the names of folders of derived data.
    var name: String
    /// Folders beside which checkouts are looked for.
    var folders: [URL]
    var local: [URL] = []
    /// Those of them that are pods, whose umbrella headers import UIKit.
    var pods: Set<URL> = []
    var remotes: [RemotePackage] = []
    /// Products that the project's targets need, whatever is built.
    var needs: [ProductNeed] = []
    /// Files that may hold the pins, the strongest first.
    var pinFiles: [URL] = []
    /// Folders that may hold `mirrors.json`.
    var configurations: [URL] = []
    /// The folder of a package that is its own root; nil for a project.
    var package: URL?
  }

  let options: PackageOptions
  var roots: Roots
  private(set) var packages: [String: Package] = [:]
  private(set) var missing: [String: RemotePackage] = [:]
  private(set) var pins: PackagePins
  /// Packages that are there and cannot be read.
  private(set) var failures: [(folder: URL, error: ProjectError)] = []
  /// Whether a package of the graph imports UIKit from Snug's own package, which is left out of it.
  private(set) var reachesSnug = false
  /// Packages that the last search went on without, with SwiftPM's words where it was asked.
  var withheld: (packages: [ProjectError.MissingPackage], reason: String?) = ([], nil)
  private var places: PackagePlaces
  private let mirrors: PackageMirrors
  private var isLoaded = false
  private var modules: [String: (package: String, target: PackageManifest.Target)] = [:]

  init(_ options: PackageOptions, _ roots: Roots) throws(ProjectError) {
    var roots = roots
    // Without pins of its own a project keeps those of its last resolution.
    if let folder = PackageResolver.folder(options, roots), roots.package == nil {
      roots.pinFiles.append(folder.appendingPathComponent("Package.resolved"))
    }
    self.options = options
    self.roots = roots
    pins = try PackagePins(roots.pinFiles)
    places = PackagePlaces(options, folders: roots.folders, name: roots.name)
    let home = URL(fileURLWithPath: NSHomeDirectory())
    mirrors = PackageMirrors(
      roots.configurations + [home.appendingPathComponent(".swiftpm/configuration")])
  }

  /// Evaluates the manifests, those of one depth at once.
  func load() {
    guard !isLoaded else { return }
    isLoaded = true
    let resolver = PackageResolver(graph: self)
    places.fetched = resolver.fetched(mustBeFresh: !options.isOffline)
    let reader = ManifestReader(options: options)
    var known: Set<String> = []
    var wave: [(identity: String, folder: URL, remote: RemotePackage?)] = []
    func reach(_ identity: String, _ folder: URL, _ remote: RemotePackage?) {
      if known.insert(identity).inserted {
        wave.append((identity, folder.standardizedFileURL, remote))
      }
    }
    for folder in roots.local { reach(PackageIdentity.of(folder.path), folder, nil) }
    var waiting = roots.remotes
    while true {
      for remote in waiting where !known.contains(remote.identity) {
        let url = mirrors.address(for: remote.url)
        if let folder = places.folder(identity: remote.identity, url: url) {
          reach(remote.identity, folder, remote)
        } else {
          missing[remote.identity] = missing[remote.identity] ?? remote
        }
      }
      waiting = []
      guard !wave.isEmpty else { break }
      let level = wave
      wave = []
      let answers = reader.manifests(level.map(\.folder))
      for (identity, folder, remote) in level {
        switch answers[folder] {
        case .success(let manifest) where manifest.isSnug && folder != roots.package:
          reachesSnug = true
        case .success(let manifest):
          add(Package(identity: identity, folder: folder, manifest: manifest, remote: remote))
          for dependency in manifest.dependencies {
            switch dependency.source {
            case .folder(let path): reach(dependency.identity, URL(fileURLWithPath: path), nil)
            case .remote(let url, let wanted):
              waiting.append(self.remote(dependency.identity, url, wanted, of: folder))
            case .registry(let wanted):
              waiting.append(
                self.remote(dependency.identity, dependency.identity, wanted, of: folder))
            }
          }
        case .failure(let error): failures.append((folder, error))
        case nil: break
        }
      }
    }
    for identity in known { missing[identity] = nil }
  }

  private func remote(
    _ identity: String, _ url: String, _ wanted: String, of folder: URL
  ) -> RemotePackage {
    RemotePackage(
      identity: identity, url: url, wanted: wanted,
      location: FileLocation(path: folder.appendingPathComponent("Package.swift").path))
  }

  private func add(_ package: Package) {
    packages[package.identity] = package
    for target in package.manifest.targets where target.type != "plugin" {
      let name = SettingExpansion.identifier(target.name)
      // Tests of a package that is not the root are nobody's modules.
      if target.type == "test", package.folder != roots.package { continue }
      if modules[name] == nil { modules[name] = (package.identity, target) }
    }
  }

  // MARK: Modules

  /// The module of a package that is imported by a name.
  func module(_ name: String) -> FoundModule? {
    load()
    guard let entry = modules[name], let package = packages[entry.package] else { return nil }
    var found = PackageTargetReader(package: package, target: entry.target).read()
    found.issues += revisionIssue(of: package).map { [$0] } ?? []
    if roots.pods.contains(package.folder) { found.module.headerImports = ["UIKit"] }
    found.module.isFetched = isFetched(package)
    return found
  }

  /// Whether a package, or one that holds it, comes from elsewhere.
  private func isFetched(_ package: Package) -> Bool {
    if package.remote != nil || roots.pods.contains(package.folder) { return true }
    return packages.values.contains {
      $0.remote != nil && package.folder.path.hasPrefix($0.folder.path + "/")
    }
  }

  /// A warning where a checkout is not what the pins say.
  private func revisionIssue(of package: Package) -> ProjectIssue? {
    guard let remote = package.remote, let pin = pins.pins[package.identity],
      let wanted = pin.revision, let there = PackagePlaces.revision(of: package.folder),
      there != wanted
    else { return nil }
    return ProjectIssue(
      problem: .otherRevision(
        package: remote.identity, there: String(there.prefix(12)), wanted: pin.words),
      location: FileLocation(path: package.folder.path))
  }

  // MARK: What is missing

  /// The packages of products that are needed and not there, each once, with who needs them.
  func missing(for needs: [ProductNeed]) -> [ProjectError.MissingPackage] {
    load()
    var found: [String: ProjectError.MissingPackage] = [:]
    for need in needs {
      guard let remote = remote(for: need) else { continue }
      var entry =
        found[remote.identity]
        ?? ProjectError.MissingPackage(
          name: PackageIdentity.folderName(of: remote.url), identity: remote.identity,
          version: pins.pins[remote.identity]?.words ?? remote.wanted, url: remote.url, users: [],
          location: remote.location)
      if !entry.users.contains(need.target) { entry.users.append(need.target) }
      found[remote.identity] = entry
    }
    return found.values.sorted { $0.identity < $1.identity }
  }

  private func remote(for need: ProductNeed) -> RemotePackage? {
    var names: [String] = []
    let owner = need.owner.flatMap { packages[$0] }
    if let package = need.package {
      let dependency = owner?.manifest.dependencies.first {
        $0.name == package || $0.identity == package.lowercased()
      }
      names = [dependency?.identity ?? package.lowercased()]
    } else if let owner {
      let there = owner.manifest.dependencies.contains { dependency in
        packages[dependency.identity]?.manifest.products.contains { $0.name == need.product }
          == true
      }
      if there { return nil }
      names = owner.manifest.dependencies.filter {
        $0.name == need.product || $0.identity == need.product.lowercased()
      }.map(\.identity)
    }
    return names.compactMap { missing[$0] }.first
  }

  // MARK: Fetching

  /// Whether asking SwiftPM may help.
  var canResolve: Bool {
    !options.isOffline && (options.cache != nil || roots.package != nil)
  }

  /// Lets SwiftPM fetch what is missing, and starts anew.
  func resolve() throws(ProjectError) {
    load()
    try PackageResolver(graph: self).run()
    pins = try PackagePins(roots.pinFiles)
    isLoaded = false
    (packages, missing, failures, modules) = ([:], [:], [], [:])
    places = PackagePlaces(options, folders: roots.folders, name: roots.name)
  }
}
