// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Foundation

extension AppReader {
  /// The bundles of unit tests at a path, before it is seen that their files lie within it
  /// (Documentation/XcodeProject.md §11).
  func uncheckedTests(at url: URL) throws(ProjectError) -> [AppDescription] {
    if url.pathExtension == "xcworkspace" {
      let workspace = try Workspace(at: url)
      return try firstTests(of: workspace)
    }
    let folder = isPlainFolder(url) ? url : nil
    let beside = folder.map { projects(in: $0) } ?? []
    // Of several projects in a folder those without tests for phones need no name.
    if beside.count > 1, !isPackage(url) { return try tests(ofOneOf: beside, in: url) }
    if let folder, beside.isEmpty, !isPackage(url) {
      let bundles = try nestedTests(below: folder)
      if !bundles.isEmpty { return bundles }
    }
    let (project, package, workspace) = try testPlace(url)
    if let project {
      var reader = try reader(project, in: workspace)
      let bundles = try reader.tests()
      // A library's project may leave its tests to its package, and the other way round.
      if !bundles.isEmpty { return bundles }
      if package == nil {
        guard let folder else { return [] }
        return try nestedTests(below: folder)
      }
    }
    guard let package else {
      if let error = GeneratedProject.error(in: url) { throw error }
      let holdsSources = FolderListing.files(of: url).contains { $0.url.pathExtension == "swift" }
      throw ProjectError(
        holdsSources ? .noTests : .notAProject, at: FileLocation(path: url.path))
    }
    return try tests(ofPackage: package, beside: project == nil)
  }

  /// A package's test targets; without any, those of the one project beside it that has some, then
  /// those of a project in a folder of it, as of an example.
  private func tests(
    ofPackage package: URL, beside: Bool
  ) throws(ProjectError) -> [AppDescription] {
    let own = Result { () throws(ProjectError) in try self.package(package).tests() }
    if beside, (try? own.get())?.isEmpty != false {
      let near = (try? tests(ofOneOf: projects(in: package), in: package)) ?? []
      if !near.isEmpty { return near }
      let nested = try nestedTests(below: package)
      if !nested.isEmpty { return nested }
    }
    let bundles = try own.get()
    if bundles.isEmpty, let error = GeneratedProject.error(in: package) { throw error }
    return bundles
  }

  /// The tests of the only project that has some.
  private func tests(
    ofOneOf projects: [URL], in folder: URL
  ) throws(ProjectError) -> [AppDescription] {
    var found: [(project: URL, bundles: [AppDescription])] = []
    for project in projects {
      var reader = try reader(project, in: nil)
      let bundles: [AppDescription]
      do throws(ProjectError) { bundles = try reader.tests() } catch {
        if case .unknownTarget = error.kind { continue }
        throw error
      }
      if !bundles.isEmpty { found.append((project, bundles)) }
    }
    guard found.count < 2 else {
      throw ProjectError(
        .severalProjects(found.map(\.project.lastPathComponent)),
        at: FileLocation(path: folder.path))
    }
    return found.first?.bundles ?? []
  }

  private func firstTests(of workspace: Workspace) throws(ProjectError) -> [AppDescription] {
    guard !workspace.projects.isEmpty else { throw workspace.noProject }
    var failure: ProjectError?
    for project in workspace.projects {
      do throws(ProjectError) {
        var reader = try reader(project, in: workspace)
        let bundles = try reader.tests()
        if !bundles.isEmpty { return bundles }
      } catch {
        guard case .unknownTarget = error.kind else { throw error }
        failure = failure ?? error
      }
    }
    if let failure { throw failure }
    return []
  }

  /// The tests of the first project with some in the folders below, the shallowest first; what
  /// tools check out or make there is passed over.
  private func nestedTests(below folder: URL) throws(ProjectError) -> [AppDescription] {
    for inner in folders(below: folder) {
      for project in projects(in: inner) {
        var reader = try reader(project, in: workspace(beside: project))
        let bundles = try? reader.tests()
        if let bundles, !bundles.isEmpty { return bundles }
      }
    }
    return []
  }

  /// The workspace in a project's folder that lists the project, as CocoaPods makes it.
  private func workspace(beside project: URL) -> Workspace? {
    let folder = project.deletingLastPathComponent()
    return names(in: folder).filter { $0.hasSuffix(".xcworkspace") }
      .compactMap { try? Workspace(at: folder.appendingPathComponent($0)) }
      .first { $0.projects.contains { $0.lastPathComponent == project.lastPathComponent } }
  }

  /// Folders down to two levels below one, those of the first level first.
  func folders(below folder: URL) -> [URL] {
    let first = plainFolders(in: folder)
    return first + first.flatMap { plainFolders(in: $0) }
  }

  private func plainFolders(in folder: URL) -> [URL] {
    names(in: folder).filter { name in
      !name.hasPrefix(".")
        && !["Pods", "Carthage", "DerivedData", "SourcePackages", "build"].contains(name)
    }.map(folder.appendingPathComponent).filter(isPlainFolder)
  }

  /// The Xcode projects of a folder; links, as that of CocoaPods' template to its pods, are none.
  func projects(in folder: URL) -> [URL] {
    names(in: folder).filter { $0.hasSuffix(".xcodeproj") }.map(folder.appendingPathComponent)
      .filter { (try? FileManager.default.destinationOfSymbolicLink(atPath: $0.path)) == nil }
  }

  private func isPackage(_ folder: URL) -> Bool { PackagePlaces.isPackage(folder) }

  private func isPlainFolder(_ url: URL) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
      && isFolder.boolValue && !["xcodeproj", "xcworkspace"].contains(url.pathExtension)
  }

  private func names(in folder: URL) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
  }
}
