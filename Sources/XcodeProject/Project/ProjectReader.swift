// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Foundation

/// Reads one app of an Xcode project: settings, Info.plist, sources of the app and of the
/// frameworks in the same project that it depends on.
struct ProjectReader {
  let project: ProjectFile
  let tree: FileTree
  let targetName: String?
  let configuration: String?
  /// The app's own C, which its Swift files see.
  var bridged: SourceModule?
  /// What the scheme of the tests says, for targets that have it.
  var testConfiguration: String?

  var files: [URL] = []
  /// As ``AppDescription/locations``.
  var locations: [String: FileLocation] = [:]
  var issues: [ProjectIssue] = []

  init(bundle: URL, target: String?, configuration: String?) throws(ProjectError) {
    project = try ProjectFile(bundle: bundle)
    tree = try FileTree(project)
    targetName = target
    self.configuration = configuration
  }

  /// The workspace that the project is built in; nil looks for one beside it.
  var workspace: Workspace?
  var packageOptions = PackageOptions()
  /// The packages in reach, once they were asked for.
  var graph: PackageGraph?

  mutating func app() throws(ProjectError) -> AppDescription {
    try app(chooseTarget())
  }

  /// The app of one target.
  mutating func app(
    _ chosen: (id: String, target: PropertyNode)
  ) throws(ProjectError) -> AppDescription {
    let (id, target) = chosen
    files.append(project.file)
    let settings = try readSettings(of: target)
    let plist = InfoPlistReader(
      settings: settings, folder: project.folder, location: target.location)
    var info = try plist.read()
    if let file = plist.file, !plist.isMissing { files.append(file) }
    var (app, own) = try module(target, id: id, infoPlist: plist.file)
    if plist.isMissing, let file = plist.file {
      issues.append(ProjectIssue(problem: .missingInfoPlist(file.path), location: target.location))
      info.startAsTemplate(of: app, resources: own)
    }
    guard !app.sources.isEmpty else { throw noSources(target) }
    let bridged = bridged
    var (modules, resources) = try dependencyModules(of: target, app: app)
    if let bridged { modules.append(bridged) }
    app.dependencies = modules.map(\.name)
    app.assetCatalogs = own.map(\.url).filter { $0.pathExtension == "xcassets" }
    app.hasSymbolExtensions = settings.boolean(
      "ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS")
    for index in modules.indices { modules[index].dependencies = [] }
    var description = AppDescription(
      targetName: name(of: target), productName: settings.value("PRODUCT_NAME"),
      bundleIdentifier: settings.value("PRODUCT_BUNDLE_IDENTIFIER"), modules: modules + [app],
      resources: resources + own, info: info,
      deploymentTarget: settings.nonempty("IPHONEOS_DEPLOYMENT_TARGET"),
      folder: project.folder, definingFiles: files, issues: issues)
    description.locations = locations
    return description
  }

  func noSources(_ target: PropertyNode) -> ProjectError {
    let foreign = issues.compactMap { issue in
      if case .notSwift(let name) = issue.problem { name } else { nil }
    }
    let missing = issues.compactMap { issue in
      if case .missingFile(let path) = issue.problem, path.hasSuffix(".swift") {
        ProjectError.MissingFile(path: path, location: issue.location)
      } else {
        nil as ProjectError.MissingFile?
      }
    }
    let kind: ProjectError.Kind =
      !missing.isEmpty
      ? .missingFiles(missing)
      : foreign.isEmpty
        ? .noSources(target: name(of: target))
        : .onlyForeignSources(target: name(of: target), files: foreign)
    return ProjectError(kind, at: target.location)
  }

  /// The modules before the app: targets it depends on, and what any of them imports.
  ///
  /// - Parameter without: Modules that are built already.
  mutating func dependencyModules(
    of target: PropertyNode, app: SourceModule, without built: Set<String> = []
  ) throws(ProjectError) -> ([SourceModule], [AppResource]) {
    let graph = try packages()
    let targets = try dependencies(of: target, path: [name(of: target)])
    let needs = ([target] + targets.map(\.target)).flatMap { self.needs(of: $0) }
    var extra: [AppResource] = []
    let search = try graph.search(needs) { () throws(ProjectError) in
      extra = []
      return try self.search(
        graph, of: target, targets, app: app, without: built, &extra)
    }
    reportSearch(search, at: target.location)
    var modules: [SourceModule] = []
    var resources = extra
    for found in search.found {
      issues += found.issues
      files += found.files
      if found.module.isEmpty {
        if found.issues.isEmpty {
          issues.append(
            ProjectIssue(problem: .foreignModule(found.module.name), location: target.location))
        }
        continue
      }
      modules.append(found.module)
      resources += found.resources
    }
    let compiled = modules.filter { $0.clang?.map != nil }.flatMap { $0.clang?.sources ?? [] }
    let names = Set(compiled.map(\.lastPathComponent))
    issues.removeAll { issue in
      if case .notSwift(let name) = issue.problem { names.contains(name) } else { false }
    }
    return (modules, resources)
  }

  /// Looks for everything that the app and the targets it depends on import.
  private mutating func search(
    _ graph: PackageGraph, of target: PropertyNode,
    _ targets: [(id: String, target: PropertyNode)], app: SourceModule, without built: Set<String>,
    _ resources: inout [AppResource]
  ) throws(ProjectError) -> ModuleSearch {
    var search = ModuleSearch(
      graph: graph, projects: otherProjects(),
      libraries: libraryFolders, app: app.name, built: built)
    search.swiftVersion = app.swiftVersion
    for pods in podsFolders.reversed() {
      search.localPods.merge(PodNames.local(beside: pods.deletingLastPathComponent())) { $1 }
    }
    var explicit: [String] = []
    for dependency in targets {
      let (module, extra) = try self.module(dependency.target, id: dependency.id, infoPlist: nil)
      // A framework of resources or of other languages has nothing to compile.
      if module.isEmpty {
        resources += extra
      } else {
        search.offer(FoundModule(module: module, resources: extra))
        explicit.append(module.name)
      }
    }
    // Xcode finds the frameworks of the same project that are only imported, too.
    for other in try libraries() where !explicit.contains(other.module.name) {
      search.offer(other)
    }
    for mapped in try mappedModules(of: target) where search.lacksCompiled(mapped.name) {
      search.offer(FoundModule(module: mapped))
    }
    for name in explicit { try search.add([name]) }
    try search.add(ImportScan.modules(in: app.sources).union(app.headerImports))
    return search
  }

  func name(of target: PropertyNode) -> String { target["name"]?.string ?? "" }

  // MARK: Choice

  static let applicationType = "com.apple.product-type.application"

  private func chooseTarget() throws(ProjectError) -> (id: String, target: PropertyNode) {
    var all: [(String, PropertyNode)] = []
    for id in project.project["targets"]?.elements ?? [] {
      all.append((id.string ?? "", try project.object(id, as: "a target")))
    }
    let place = FileLocation(path: project.file.path)
    var apps: [(String, PropertyNode)] = []
    for entry in all
    where entry.1["productType"]?.string == ProjectReader.applicationType {
      if try isForPhone(entry.1) { apps.append(entry) }
    }
    if let targetName {
      let names = (apps.isEmpty ? all : apps).map { name(of: $0.1) }
      guard let found = apps.first(where: { name(of: $0.1) == targetName }) else {
        throw ProjectError(.unknownTarget(targetName, known: names), at: place)
      }
      return found
    }
    switch apps.count {
    case 0: throw ProjectError(.noAppTarget(others: all.map { name(of: $0.1) }), at: place)
    case 1: return apps[0]
    default:
      // Of several apps the one that bears the project's name is the app of the project.
      let projectName = project.file.deletingLastPathComponent().deletingPathExtension()
        .lastPathComponent
      if let own = apps.first(where: { name(of: $0.1) == projectName }) { return own }
      throw ProjectError(.severalAppTargets(apps.map { name(of: $0.1) }), at: place)
    }
  }

  /// Whether an application can run on an iPhone or iPad; apps for Mac, TV and watch cannot.
  func isForPhone(_ target: PropertyNode) throws(ProjectError) -> Bool {
    var reader = ConfigurationReader(project: project, tree: tree, requested: nil)
    let settings = try reader.settings(of: target)
    let platforms = settings.list("SUPPORTED_PLATFORMS")
    let root = settings.value("SDKROOT")
    // A bundle for televisions may inherit the project's list of all platforms.
    if root.hasPrefix("appletv") || root.hasPrefix("watch") { return false }
    if platforms.contains(where: { $0.hasPrefix("iphone") }) { return true }
    // Other systems' bundles may keep the project's base SDK.
    let others = ["appletv", "macosx", "watch", "xr"]
    if !platforms.isEmpty, platforms.allSatisfy({ word in others.contains { word.hasPrefix($0) } })
    {
      return false
    }
    return root.hasPrefix("iphone") || root.isEmpty || (root == "auto" && platforms.isEmpty)
  }

  // MARK: Dependencies

  /// Targets of this project that must be built first, each once, the deepest first.
  mutating func dependencies(
    of target: PropertyNode, path: [String]
  ) throws(ProjectError) -> [(id: String, target: PropertyNode)] {
    var result: [(id: String, target: PropertyNode)] = []
    for dependency in try project.objects(target, "dependencies", as: "a dependency") {
      guard let id = dependency["target"], let key = id.string else {
        let name = dependency["name"]?.string ?? "?"
        // A dependency on a package's product has no target; packages are reported on their own.
        if dependency["productRef"] == nil {
          issues.append(
            ProjectIssue(problem: .foreignDependency(name), location: dependency.location))
        }
        continue
      }
      let other = try project.object(id, as: "a target")
      let kind = other["productType"]?.string ?? ""
      guard kind.contains("framework") || kind.contains("library") else { continue }
      let name = name(of: other)
      guard !path.contains(name) else {
        throw ProjectError(.dependencyCycle(path + [name]), at: dependency.location)
      }
      for entry in try dependencies(of: other, path: path + [name]) + [(key, other)]
      where !result.contains(where: { $0.id == entry.id }) {
        result.append(entry)
      }
    }
    return result
  }

  // MARK: Modules

  /// Every framework and library of the project that can run on a phone.
  mutating func libraries() throws(ProjectError) -> [FoundModule] {
    var result: [FoundModule] = []
    for id in project.project["targets"]?.elements ?? [] {
      let target = try project.object(id, as: "a target")
      let kind = target["productType"]?.string ?? ""
      guard let key = id.string, kind.contains("framework") || kind.contains("library"),
        try isForPhone(target)
      else { continue }
      let outer = (files, issues)
      (files, issues) = ([project.file], [])
      defer { (files, issues) = outer }
      // A target that cannot be read is no module; it matters only to those that import it.
      guard let (module, resources) = try? self.module(target, id: key, infoPlist: nil) else {
        continue
      }
      result.append(
        FoundModule(
          module: module, resources: resources, issues: issues, files: files,
          needs: needs(of: target)))
    }
    return result
  }

  mutating func readSettings(of target: PropertyNode) throws(ProjectError) -> BuildSettings {
    var reader = ConfigurationReader(
      project: project, tree: tree, requested: configuration, preferred: testConfiguration)
    let settings = try reader.settings(of: target)
    for file in reader.files where !files.contains(file) { files.append(file) }
    for issue in reader.issues where !issues.contains(issue) { issues.append(issue) }
    return settings
  }

  mutating func module(
    _ target: PropertyNode, id: String, infoPlist: URL?
  ) throws(ProjectError) -> (SourceModule, [AppResource]) {
    let settings = try readSettings(of: target)
    var reader = TargetReader(project: project, tree: tree, target: target, id: id)
    try reader.read(infoPlist: infoPlist)
    files += reader.folders
    locations.merge(reader.locations) { $1 }
    let version = settings.nonempty("SWIFT_VERSION") ?? "5.0"
    var module = SourceModule(
      name: settings.value("PRODUCT_MODULE_NAME"), sources: reader.sources, swiftVersion: version,
      compilationConditions: ProjectReader.conditions(settings))
    module.flags =
      ProjectReader.isolationFlags(settings, version: version)
      + ProjectReader.regexFlags(settings, version: version)
    module.intentDefinitions = reader.intentDefinitions
    module.resourceCode = reader.resourceCode
    module.headerImports = headerImports(target, settings, module: module.name)
    let folders = headerFolders(reader)
    bridged = bridgedSources(target, settings, reader, app: module.name, folders: folders)
    if let bridged { module.headerImports.append(bridged.name) }
    let headers = foreignHeaders(settings, module: module.name, folders: folders)
    module.foreignHeaders = headers.filter { bridged?.clang?.bridge?.headers.contains($0) != true }
    module.foreignSources = reader.foreignSources.filter {
      ["m", "mm"].contains($0.pathExtension)
    }
    let compiled = Set(bridged?.clang?.sources.map(\.lastPathComponent) ?? [])
    issues += reader.issues.filter { issue in
      if case .notSwift(let name) = issue.problem { !compiled.contains(name) } else { true }
    }
    let copied = try copiedPodResources(of: target, settings)
    return (module, reader.resources + copied + (try bundles(of: target)))
  }

  /// The resources of bundles that a target depends on, as pods have them.
  private mutating func bundles(of target: PropertyNode) throws(ProjectError) -> [AppResource] {
    var found: [AppResource] = []
    for dependency in try project.objects(target, "dependencies", as: "a dependency") {
      guard let id = dependency["target"]?.string, let other = project.objects[id],
        other["productType"]?.string == "com.apple.product-type.bundle"
      else { continue }
      let settings = try readSettings(of: other)
      var reader = TargetReader(project: project, tree: tree, target: other, id: id)
      try reader.read(infoPlist: nil)
      let name = settings.value("PRODUCT_NAME")
      for var resource in reader.resources {
        resource.bundlePath = "\(name).bundle/\(resource.bundlePath)"
        found.append(resource)
      }
    }
    return found
  }

  /// `SWIFT_ACTIVE_COMPILATION_CONDITIONS`, then `-D X` and `-DX` of `OTHER_SWIFT_FLAGS`.
  static func conditions(_ settings: BuildSettings) -> [String] {
    var result = settings.list("SWIFT_ACTIVE_COMPILATION_CONDITIONS")
    var flags = settings.list("OTHER_SWIFT_FLAGS")[...]
    while let flag = flags.popFirst() {
      if flag == "-D", let name = flags.popFirst() {
        result.append(name)
      } else if flag.hasPrefix("-D"), flag.count > 2 {
        result.append(String(flag.dropFirst(2)))
      }
    }
    return result.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}
