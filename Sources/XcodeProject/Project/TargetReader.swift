// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import CheckedInput
internal import Foundation

/// What the build phases and synchronised folders of one target hold.
struct TargetReader {
  let project: ProjectFile
  let tree: FileTree
  let target: PropertyNode
  let targetID: String

  private(set) var sources: [URL] = []
  private var sourcePaths: Set<String> = []
  private(set) var resources: [AppResource] = []
  private(set) var issues: [ProjectIssue] = []
  /// Sources in other languages, each of which has an issue.
  private(set) var foreignSources: [URL] = []
  /// Files of intents of which the target has the classes.
  private(set) var intentDefinitions: [URL] = []
  /// Sources that are missing and that SwiftGen makes while Xcode builds.
  private(set) var resourceCode: [ResourceCode] = []
  /// Whether Xcode makes classes of the file that is being read.
  private var generatesClasses = true
  private(set) var folders: [URL] = []
  /// Where the project names files, by their paths.
  private(set) var locations: [String: FileLocation] = [:]

  init(project: ProjectFile, tree: FileTree, target: PropertyNode, id: String) {
    self.project = project
    self.tree = tree
    self.target = target
    targetID = id
  }

  /// - Parameter infoPlist: The target's Info.plist, which is never a resource.
  mutating func read(infoPlist: URL?) throws(ProjectError) {
    for id in target["buildPhases"]?.elements ?? [] {
      let phase = try project.object(id, as: "a build phase")
      switch phase.isa {
      case "PBXSourcesBuildPhase", "PBXResourcesBuildPhase":
        for file in phase["files"]?.elements ?? [] {
          // Merged projects keep entries whose build file is gone, and build files whose reference is;
          // Xcode passes over them too.
          guard let build = file.string.flatMap({ project.objects[$0] }) else { continue }
          add(build, isSource: phase.isa == "PBXSourcesBuildPhase")
        }
      case "PBXShellScriptBuildPhase":
        let name = phase["name"]?.string ?? "Run Script"
        if name == ProjectReader.copyingPhase { continue }
        issues.append(ProjectIssue(problem: .scriptPhase(name), location: phase.location))
      default: break
      }
    }
    try readSynchronizedFolders()
    resources.removeAll { $0.url == infoPlist }
  }

  private mutating func add(_ build: PropertyNode, isSource: Bool) {
    if !holdsForSimulator(build) { return }
    guard let id = build["fileRef"], let file = id.string.flatMap({ project.objects[$0] }) else {
      return
    }
    generatesClasses = build["settings"]?["ATTRIBUTES"]?.strings.contains("no_codegen") != true
    if file.isa == "PBXVariantGroup" {
      for child in file["children"]?.elements ?? [] {
        guard let variant = child.string.flatMap({ project.objects[$0] }) else { continue }
        addFile(child, variant, isSource: isSource)
      }
    } else {
      addFile(id, file, isSource: isSource)
    }
  }

  private func holdsForSimulator(_ build: PropertyNode) -> Bool {
    let filters = (build["platformFilters"] ?? build["platformFilter"])?.strings ?? []
    return filters.isEmpty || filters.contains("ios")
  }

  private mutating func addFile(
    _ id: PropertyNode, _ file: PropertyNode, isSource: Bool
  ) {
    guard let key = id.string, let written = tree.urls[key] else { return }
    guard let url = written.onDisk else {
      if isSource, written.pathExtension == "swift",
        let code = ResourceCode(output: written, folder: project.folder)
      {
        make(code, at: file.location)
        return
      }
      addExample(of: written, isSource: isSource, at: file.location)
      return
    }
    locations[url.path] = file.location
    let isFolderReference = file["lastKnownFileType"]?.string == "folder"
    add(url, isSource: isSource, isFolderReference: isFolderReference, location: file.location)
  }

  /// What stands for a file that is not kept: its example, where there is one that can be read as it.
  private mutating func addExample(
    of missing: URL, isSource: Bool, at location: FileLocation
  ) {
    let isSwift = missing.pathExtension == "swift"
    guard isSwift == isSource, let example = ExampleFile.beside(missing),
      !isSwift || example.pathExtension == "swift" && sourcePaths.insert(example.path).inserted
    else {
      issues.append(ProjectIssue(problem: .missingFile(missing.path), location: location))
      return
    }
    issues.append(
      ProjectIssue(
        problem: .usedExample(missing.path, example: example.path), location: location))
    if isSwift {
      sources.append(example)
    } else {
      addResource(example, isFolder: false, named: missing.lastPathComponent)
    }
  }

  private mutating func make(_ code: ResourceCode, at location: FileLocation) {
    resourceCode.append(code)
    issues.append(
      ProjectIssue(
        problem: .resourceCode(code.output.path, by: code.configuration.path), location: location))
  }

  private mutating func add(
    _ url: URL, isSource: Bool, isFolderReference: Bool, location: FileLocation
  ) {
    switch FileKind(url) {
    case .swift where isSource:
      // Xcode compiles it once, and says so.
      if sourcePaths.insert(url.path).inserted {
        sources.append(url)
      } else {
        issues.append(ProjectIssue(problem: .duplicateFile(url.path), location: location))
      }
    case .swift: addResource(url, isFolder: false)
    case .foreignSource where isSource:
      // CocoaPods gives each pod a source that only names it, and Xcode a version file.
      if url.lastPathComponent.hasSuffix("-dummy.m") || url.lastPathComponent.hasSuffix("_vers.c") {
        return
      }
      foreignSources.append(url)
      issues.append(ProjectIssue(problem: .notSwift(url.lastPathComponent), location: location))
    case .intentDefinition:
      // Several localisations may hold it; the classes are the same.
      let name = url.lastPathComponent
      guard isSource, generatesClasses else { return }
      if !intentDefinitions.contains(where: { $0.lastPathComponent == name }) {
        intentDefinitions.append(url)
      }
    case .resourceFolder: addResource(url, isFolder: true)
    default:
      if !isSource || FileKind(url) == .resource { addResource(url, isFolder: isFolderReference) }
    }
  }

  /// Localised files keep their `.lproj` folder; everything else lies flat in the bundle.
  private mutating func addResource(_ url: URL, isFolder: Bool, named other: String? = nil) {
    let folder = url.deletingLastPathComponent()
    let name = other ?? url.lastPathComponent
    let isLocalised = folder.pathExtension == "lproj"
    resources.append(
      AppResource(
        url: url, bundlePath: isLocalised ? "\(folder.lastPathComponent)/\(name)" : name,
        isFolder: isFolder))
  }
}

extension TargetReader {
  /// Reads folders whose members are what is on disk, except for their exception sets
  /// (Documentation/XcodeProject.md §4).
  private mutating func readSynchronizedFolders() throws(ProjectError) {
    generatesClasses = true
    let own = Set(target["fileSystemSynchronizedGroups"]?.strings ?? [])
    // Another target's folder can lend single files: its exception set names this target.
    for (id, group) in project.objects.sorted(by: { $0.key < $1.key })
    where group.isa == "PBXFileSystemSynchronizedRootGroup" {
      let exceptions = try memberships(of: group)
      guard own.contains(id) || !exceptions.isEmpty else { continue }
      guard let root = tree.urls[id] else { continue }
      guard FileManager.default.fileExists(atPath: root.path) else {
        issues.append(ProjectIssue(problem: .missingFile(root.path), location: group.location))
        continue
      }
      folders.append(root)
      if own.contains(id) {
        for code in ResourceCode.missing(below: root, folder: project.folder)
        where !resourceCode.contains(where: { $0.output.path == code.output.path }) {
          make(code, at: group.location)
        }
      }
      let opaque = Set(group["explicitFolders"]?.strings ?? [])
      for file in FolderListing.files(of: root, opaqueFolders: opaque) {
        guard own.contains(id) != exceptions.contains(where: { file.isAt($0) }) else { continue }
        if FileKind(file.url) == .ignored { continue }
        add(
          file.url, isSource: true, isFolderReference: file.isOpaqueFolder, location: group.location
        )
      }
    }
  }

  /// Paths inside a folder for which membership in this target is the other way round.
  private func memberships(of group: PropertyNode) throws(ProjectError) -> Set<String> {
    var result: Set<String> = []
    for set in try project.objects(group, "exceptions", as: "an exception set")
    where set.isa == "PBXFileSystemSynchronizedBuildFileExceptionSet"
      && set["target"]?.string == targetID
    {
      result.formUnion(set["membershipExceptions"]?.strings ?? [])
    }
    return result
  }
}
