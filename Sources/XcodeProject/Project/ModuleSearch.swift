// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Foundation

/// One module that an app can import, with what it brings.
struct FoundModule {
  var module: SourceModule
  var resources: [AppResource] = []
  var issues: [ProjectIssue] = []
  var files: [URL] = []
  /// Modules that come with it whether or not it imports them.
  var requires: [String] = []
  /// Products of other packages that it needs as for iOS, and as for Linux.
  var needs: [ProductNeed] = []
  var linuxNeeds: [ProductNeed] = []
}

/// Finds the sources of the modules that an app imports, beyond its own project: in local packages,
/// in the other projects of its workspace, in checked-in pods.
///
/// The order is that of Documentation/XcodeProject.md §9. Nothing is read until a module is asked for
/// that nobody knows yet.
struct ModuleSearch {
  /// The packages that can be reached.
  let graph: PackageGraph?
  /// `.xcodeproj` folders besides the app's own.
  var projects: [URL]
  /// Folders that can hold libraries' sources: `Pods`, `Carthage/Checkouts`, named checkouts.
  var libraries: [URL]
  /// Folders of pods that a `Podfile` takes from a path, by name.
  var localPods: [String: URL] = [:]
  let configuration: String?
  /// The version of Swift of the target that everything is for: that of pods that name none.
  var swiftVersion: String?

  /// Modules found, dependencies first.
  private(set) var found: [FoundModule] = []
  private var known: [String: FoundModule] = [:]
  private var asked: Set<String>
  /// Whether something was looked for outside of what was offered.
  private(set) var isIndexed = false
  /// Names that nothing here has; most are the system's.
  private(set) var unknown: Set<String> = []
  private(set) var needs: [ProductNeed] = []
  private var native: Set<String> = []

  /// - Parameters:
  ///   - app: The name of the app's own module, which is no dependency.
  ///   - built: Modules that somebody else builds.
  init(
    graph: PackageGraph?, projects: [URL] = [], libraries: [URL] = [],
    configuration: String? = nil, app: String, built: Set<String> = []
  ) {
    self.graph = graph
    self.projects = projects
    self.libraries = libraries
    self.configuration = configuration
    asked = built.union([app])
  }

  /// Offers a module that was found by other means; it is built when it is asked for.
  mutating func offer(_ module: FoundModule) {
    known[module.module.name] = module
  }

  /// Whether nothing that was offered under a name is compiled here.
  func lacksCompiled(_ name: String) -> Bool { known[name]?.module.isForeign ?? true }

  /// Adds modules, and before each what it imports itself.
  mutating func add(_ names: Set<String>) throws(ProjectError) {
    for name in names.sorted() where asked.insert(name).inserted {
      guard var module = try find(name) else {
        unknown.insert(name)
        continue
      }
      let imports = ImportScan.modules(in: module.module.sources)
      try add(imports.union(module.requires).union(module.module.headerImports))
      if let base = foreignBase(of: module, imports) {
        let place = module.files.first?.path ?? module.module.sources[0].path
        module.issues.append(
          ProjectIssue(
            problem: .builtOnForeign(name, base: base), location: FileLocation(path: place)))
        module.module.sources = []
      }
      module.module.dependencies = module.requires
      let isStandIn = module.module.isForeign && !module.module.isEmpty
      if !isStandIn, isNative(module) {
        native.insert(name)
        module.module.isNativeCandidate = true
      }
      needs += module.module.isNativeCandidate ? module.linuxNeeds : module.needs
      found.append(module)
    }
  }

  /// The module in another language that most files of a library import: what would be left of it without
  /// that does nothing (Documentation/Packages.md §6.1).
  private func foreignBase(of library: FoundModule, _ imports: Set<String>) -> String? {
    let sources = library.module.sources
    let isOthers =
      library.module.isFetched || sources.first?.pathComponents.contains("Pods") == true
    guard isOthers else { return nil }
    let foreign = found.filter { $0.module.isForeign && imports.contains($0.module.name) }
    return foreign.map(\.module.name).first { name in
      sources.count { ImportScan.modules(in: [$0]).contains(name) } * 2 > sources.count
    }
  }

  /// Whether a module that imports what was found is at home on Linux.
  func isNative(_ module: FoundModule) -> Bool { NativeRule(native: native).isCandidate(module) }

  private mutating func find(_ name: String) throws(ProjectError) -> FoundModule? {
    // What a project of pods has partly in other languages a package may have in Swift.
    if let module = known[name], !isIndexed || module.issues.isEmpty { return module }
    if !isIndexed {
      isIndexed = true
      graph?.load()
      for project in projects { try readProject(project) }
    }
    return graph?.module(name) ?? known[name] ?? checkedIn(name)
  }

  // MARK: Projects

  private mutating func readProject(_ bundle: URL) throws(ProjectError) {
    guard FileManager.default.fileExists(atPath: bundle.path) else { return }
    var reader = try ProjectReader(bundle: bundle, target: nil, configuration: configuration)
    for module in try reader.libraries() where known[module.module.name] == nil {
      known[module.module.name] = module
    }
  }

  // MARK: Checked-in sources

  private static let sourceFolders = ["Sources", "Source", "Classes", "src"]
  private static let strangers: Set<Substring> = [
    "Tests", "Test", "Example", "Examples", "Demo", "Sample", "Documentation", "Playgrounds",
    "UITests",
  ]

  /// A library whose sources lie in a folder of its name, without a project that builds it.
  private func checkedIn(_ name: String) -> FoundModule? {
    if let folder = localPods[name], let spec = PodSpec(named: name, in: folder),
      let found = module(name, of: spec)
    {
      return found
    }
    for library in libraries {
      let root = library.appendingPathComponent(name)
      guard FileManager.default.fileExists(atPath: root.path) else { continue }
      if let spec = PodSpec(named: name, in: root), var found = module(name, of: spec) {
        found.module.isFetched = true
        return found
      }
      let places =
        ["Sources/\(name)"] + ModuleSearch.sourceFolders + [name, ""]
      for place in places {
        let files = FolderListing.files(of: root.appendingPathComponent(place)).filter { file in
          FileKind(file.url) == .swift && file.url.lastPathComponent != "Package.swift"
            && !file.path.split(separator: "/").contains { part in
              ModuleSearch.strangers.contains(part)
            }
        }
        guard !files.isEmpty else { continue }
        var module = SourceModule(name: name, sources: files.map(\.url))
        // Where it is at home here, its authors know it as SwiftPM builds it.
        module.linux = LinuxSettings()
        module.isFetched = true
        if let version = ModuleSearch.statedVersion(in: root) { module.swiftVersion = version }
        // The umbrella header that CocoaPods writes imports UIKit.
        if library.lastPathComponent == "Pods" { module.headerImports = ["UIKit"] }
        return FoundModule(module: module, files: [root])
      }
      if let found = inObjectiveC(name, root) { return found }
    }
    return nil
  }

  /// A library in Objective-C, for which its headers stand; nil for one of another language.
  private func inObjectiveC(_ name: String, _ root: URL) -> FoundModule? {
    let files = FolderListing.files(of: root).filter { file in
      !file.path.split(separator: "/").contains { ModuleSearch.strangers.contains($0) }
    }
    let spec = PodSpec(named: name, in: root)
    let named = spec?.foreignSources ?? []
    var module = SourceModule(name: name, sources: [])
    module.foreignSources =
      named.isEmpty
      ? files.map(\.url).filter { ["m", "mm"].contains($0.pathExtension) } : named
    guard !module.foreignSources.isEmpty else { return nil }
    let headers = named.isEmpty ? [] : HeaderLines.objectiveC(spec?.publicHeaders ?? [])
    module.foreignHeaders =
      headers.isEmpty ? HeaderLines.objectiveC(files.map(\.url)) : headers
    module.isFetched = true
    let place = FileLocation(path: root.path)
    return FoundModule(
      module: module,
      issues: [ProjectIssue(problem: .foreignModule(name), location: place)], files: [root])
  }

  /// A library as its podspec describes it; nil where that names no Swift.
  private func module(_ name: String, of spec: PodSpec) -> FoundModule? {
    let sources = spec.sources
    guard !sources.isEmpty else { return nil }
    var module = SourceModule(name: name, sources: sources)
    module.linux = LinuxSettings()
    module.headerImports = ["UIKit"]
    if let version = spec.swiftVersion ?? swiftVersion { module.swiftVersion = version }
    module.foreignSources = spec.foreignSources
    if !module.foreignSources.isEmpty {
      module.foreignHeaders = HeaderLines.objectiveC(spec.publicHeaders)
      // Its Swift may need what its Objective-C declares, which a build as for Linux does not have.
      if !module.foreignHeaders.isEmpty { module.linux = nil }
    }
    return FoundModule(module: module, resources: spec.resources, files: [spec.folder])
  }

  /// The version of Swift in a library's `.swift-version`; nil without the file.
  private static func statedVersion(in root: URL) -> String? {
    let file = root.appendingPathComponent(".swift-version")
    guard let data = PlainFile.data(file) else { return nil }
    let text = String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    return text.first?.isNumber == true ? text : nil
  }
}
