// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Foundation

/// What one target of a package is made of, by SwiftPM's rules (Documentation/Packages.md §4).
struct PackageTargetReader {
  let package: PackageGraph.Package
  var target: PackageManifest.Target

  private var manifest: PackageManifest { package.manifest }

  /// The target's folder: where the manifest says, or below a folder of a usual name.
  var root: URL {
    if let path = target.path { return package.folder.resolving(path) }
    let parents =
      switch target.type {
      case "test": ["Tests", "Sources", "Source", "src", "srcs"]
      case "plugin": ["Plugins"]
      default: ["Sources", "Source", "src", "srcs"]
      }
    for parent in parents {
      let place = package.folder.appendingPathComponent("\(parent)/\(target.name)")
      if FileManager.default.fileExists(atPath: place.path) { return place }
    }
    // A package of one target may have its files in the usual folder itself (SwiftPM 5.9).
    let plain = package.folder.appendingPathComponent(parents[0])
    let isAlone = manifest.targets.filter { $0.type == target.type }.count == 1
    return isAlone ? plain : plain.appendingPathComponent(target.name)
  }

  /// - Parameter hasBundle: Whether resources lie in a bundle of the target's own.
  func read(hasBundle: Bool = true) -> FoundModule {
    let root = root
    var module = SourceModule(
      name: SettingExpansion.identifier(target.name), sources: [],
      swiftVersion: manifest.languageVersion)
    let manifestFile = package.folder.appendingPathComponent("Package.swift")
    var found = FoundModule(module: module, files: [manifestFile, root])
    switch target.type {
    case "binary":
      found.issues = [issue(.binaryModule(target.name))]
      return found
    case "system":
      module.clang = ClangSources(systemLibrary: root, pkgConfig: target.pkgConfig)
      found.module = module
      return found
    default: break
    }
    let files = files(in: root)
    var resources: [AppResource] = []
    var clang: [URL] = []
    for file in files {
      switch place(of: file) {
      case .swift: module.sources.append(file.url)
      case .clang: clang.append(file.url)
      case .foreign:
        if ["m", "mm"].contains(file.url.pathExtension) { module.foreignSources.append(file.url) }
        found.issues.append(issue(.notSwift(file.url.lastPathComponent)))
      case .resource: resources.append(FolderReader.resource(file))
      case .embedded: module.embeddedResources.append(file.url)
      case .none: continue
      }
    }
    resources += copies(in: root)
    if module.sources.isEmpty, found.issues.isEmpty, target.type != "test" {
      module.clang = clangSources(clang, root)
    }
    if module.isForeign, !module.foreignSources.isEmpty {
      module.foreignHeaders = foreignHeaders(clang, root)
    }
    PackageSettings(package: package, target: target).apply(to: &module, root: root)
    module.macros = macros()
    addBundle(&module, &resources, isOwn: hasBundle)
    found.module = module
    found.resources = resources
    found.needs = target.needs.filter { $0.holds(on: "ios") }.compactMap(need)
    found.linuxNeeds = target.needs.filter { $0.holds(on: "linux") }.compactMap(need)
    if module.clang != nil { found.requires = required() }
    found.issues += target.plugins.filter(generates).map { plugin in
      issue(.pluginNotRun(plugin.name, reason: "as plugins of packages are not here"))
    }
    return found
  }

  private func issue(_ problem: ProjectIssue.Problem) -> ProjectIssue {
    ProjectIssue(
      problem: problem,
      location: FileLocation(path: package.folder.appendingPathComponent("Package.swift").path))
  }

  private func need(_ need: PackageManifest.Need) -> ProductNeed? {
    guard case .product(let name) = need.kind else { return nil }
    if name == nil, manifest.targets.contains(where: { $0.name == need.name }) { return nil }
    return ProductNeed(
      product: need.name, package: name, target: target.name, owner: package.identity)
  }

  /// What C sources include comes from the targets that the manifest names.
  private func required() -> [String] {
    target.needs.filter { $0.holds(on: "linux") }.map { SettingExpansion.identifier($0.name) }
  }

  /// Whether a plugin of this package writes sources; of other packages' it is not known.
  private func generates(_ plugin: PackageManifest.Need) -> Bool {
    let own = manifest.targets.first { $0.name == plugin.name && $0.type == "plugin" }
    return own?.isBuildTool ?? false
  }

  // MARK: Macros

  /// The plugins of the compiler that the target needs, each after the package's own targets that
  /// it needs itself.
  private func macros() -> [SourceModule] {
    guard target.type != "macro" else { return [] }
    return target.needs.flatMap { need -> [SourceModule] in
      guard let macro = manifest.targets.first(where: { $0.name == need.name }),
        macro.type == "macro"
      else { return [] }
      return implementation(of: macro, [])
    }
  }

  private func implementation(
    of target: PackageManifest.Target, _ above: Set<String>
  ) -> [SourceModule] {
    guard !above.contains(target.name) else { return [] }
    var found: [SourceModule] = []
    for need in target.needs {
      guard let other = manifest.targets.first(where: { $0.name == need.name }) else { continue }
      for module in implementation(of: other, above.union([target.name]))
      where !found.contains(where: { $0.name == module.name }) { found.append(module) }
    }
    var reader = self
    reader.target = target
    let files = reader.files(in: reader.root).filter { $0.url.pathExtension == "swift" }
    var module = SourceModule(
      name: SettingExpansion.identifier(target.name), sources: files.map(\.url),
      swiftVersion: manifest.languageVersion)
    PackageSettings(package: package, target: target).apply(to: &module, root: reader.root)
    return found + [module]
  }

  // MARK: Files

  private func files(in root: URL) -> [FolderListing.File] {
    FolderListing.files(of: root).filter { file in
      if target.exclude.contains(where: { isInside(file.path, $0) }) { return false }
      return rule(of: file.path)?.rule != .copy
    }
  }

  private func isInside(_ path: String, _ place: String) -> Bool {
    let place = PackageTargetReader.clean(place)
    return place.isEmpty || path == place || path.hasPrefix(place + "/")
  }

  /// `./Media/` is `Media`.
  private static func clean(_ path: String) -> String {
    path.split(separator: "/").filter { $0 != "." }.joined(separator: "/")
  }

  /// The rule whose path is nearest to a file.
  private func rule(of path: String) -> PackageManifest.Resource? {
    target.resources.filter { isInside(path, $0.path) }.max {
      PackageTargetReader.clean($0.path).count < PackageTargetReader.clean($1.path).count
    }
  }

  private enum Place { case swift, clang, foreign, resource, embedded, none }

  private static let clangExtensions: Set<String> = [
    "c", "cc", "cpp", "cxx", "h", "hpp", "s", "S",
  ]
  /// What Xcode takes as resources without a rule.
  private static let automatic: Set<String> = [
    "xcassets", "storyboard", "xib", "nib", "xcstrings", "xcdatamodeld", "xcdatamodel",
    "xcmappingmodel",
  ]

  private func place(of file: FolderListing.File) -> Place {
    switch rule(of: file.path)?.rule {
    case .process:
      // A rule for a folder leaves the sources in it sources.
      if file.url.pathExtension != "swift" { return .resource }
    case .embedInCode: return .embedded
    case .copy, nil: break
    }
    let kind = file.url.pathExtension
    if PackageTargetReader.automatic.contains(kind)
      || file.url.deletingLastPathComponent().pathExtension == "lproj"
    {
      return .resource
    }
    if let sources = target.sources, !sources.contains(where: { isInside(file.path, $0) }) {
      return .none
    }
    if kind == "swift" { return .swift }
    if PackageTargetReader.clangExtensions.contains(kind) { return .clang }
    return ["m", "mm"].contains(kind) ? .foreign : .none
  }

  /// What a rule copies as it stands.
  private func copies(in root: URL) -> [AppResource] {
    target.resources.filter { $0.rule == .copy }.compactMap { resource in
      let url = root.resolving(resource.path)
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
        return nil
      }
      return AppResource(
        url: url, bundlePath: url.lastPathComponent, isFolder: isFolder.boolValue)
    }
  }

  /// Resources lie in `PACKAGE_TARGET.bundle`.
  private func addBundle(
    _ module: inout SourceModule, _ resources: inout [AppResource], isOwn: Bool
  ) {
    guard !resources.isEmpty else { return }
    module.hasModuleBundle = true
    module.assetCatalogs = resources.map(\.url).filter { $0.pathExtension == "xcassets" }
    guard isOwn else { return }
    let bundle = "\(manifest.name)_\(target.name)"
    module.resourceBundle = bundle
    for index in resources.indices {
      resources[index].bundlePath = "\(bundle).bundle/" + resources[index].bundlePath
    }
  }

  // MARK: C

  /// The headers in Objective-C that other modules see: those of the public folder, else all.
  private func foreignHeaders(_ files: [URL], _ root: URL) -> [URL] {
    let folder =
      root.resolving(target.publicHeadersPath ?? "include").standardizedFileURL.path + "/"
    let headers = HeaderLines.objectiveC(files)
    let shown = headers.filter { $0.standardizedFileURL.path.hasPrefix(folder) }
    return shown.isEmpty ? headers : shown
  }

  private func clangSources(_ files: [URL], _ root: URL) -> ClangSources? {
    let headers = root.resolving(target.publicHeadersPath ?? "include")
    let hasHeaders = FileManager.default.fileExists(atPath: headers.path)
    let sources = files.filter { !["h", "hpp"].contains($0.pathExtension) }
    guard !sources.isEmpty || hasHeaders else { return nil }
    return ClangSources(
      root: root, sources: sources, headers: headers,
      standards: [
        "c": manifest.cLanguageStandard, "cxx": manifest.cxxLanguageStandard,
      ].compactMapValues { $0 })
  }
}
