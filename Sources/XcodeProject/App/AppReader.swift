// Part of Snug, under the Apache License 2.0; see LICENSE.

package import Foundation

/// Reads an app from an Xcode project, a Swift package or a folder of sources.
///
/// Behaviour note: Documentation/XcodeProject.md.
package struct AppReader: Sendable {
  /// The target to read; nil chooses the only application.
  package var target: String?
  /// The build configuration; nil means `Debug` where it exists, else the first.
  package var configuration: String?

  package init(target: String? = nil, configuration: String? = nil) {
    self.target = target
    self.configuration = configuration
  }

  /// Reads the app at a path: `X.xcodeproj`, `X.xcodeproj/project.pbxproj`, `X.xcworkspace`, a
  /// folder that holds one of these, a Swift package's folder, or a folder of Swift files.
  ///
  /// The rules that choose are Documentation/XcodeProject.md §1.
  ///
  /// - Complexity: one pass over the project file and a listing of the folders it synchronises.
  package func app(at url: URL) throws(ProjectError) -> AppDescription {
    let app = try unchecked(at: url)
    try ProjectBoundary.check(app, readFrom: url)
    return app
  }

  private func unchecked(at url: URL) throws(ProjectError) -> AppDescription {
    let place = FileLocation(path: url.path)
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
      throw ProjectError(.noSuchPath, at: place)
    }
    if url.lastPathComponent == "project.pbxproj" {
      return try project(url.deletingLastPathComponent())
    }
    switch url.pathExtension {
    case "xcodeproj": return try project(url)
    case "xcworkspace": return try workspace(url)
    default: break
    }
    if url.lastPathComponent == "Package.swift" {
      return try PackageReader(folder: url.deletingLastPathComponent(), targetName: target).app()
    }
    guard isFolder.boolValue else { throw ProjectError(.notAProject, at: place) }
    return try folder(url)
  }

  /// Reads the bundles of unit tests at a path, all of them or the one called as ``target``.
  ///
  /// Documentation/XcodeProject.md §11. Tests of user interfaces are passed over.
  package func tests(at url: URL) throws(ProjectError) -> [AppDescription] {
    let bundles = try uncheckedTests(at: url)
    for bundle in bundles { try ProjectBoundary.check(bundle, readFrom: url) }
    return bundles
  }

  private func uncheckedTests(at url: URL) throws(ProjectError) -> [AppDescription] {
    let place = FileLocation(path: url.path)
    let (project, package, neighbours, packages) = try testPlace(url)
    if let project {
      var reader = try ProjectReader(
        bundle: project.standardizedFileURL, target: target, configuration: configuration)
      reader.neighbours = neighbours
      reader.neighbourPackages = packages
      let bundles = try reader.tests()
      // A library's project may leave its tests to its package, and the other way round.
      if !bundles.isEmpty || package == nil { return bundles }
    }
    guard let package else { throw ProjectError(.notAProject, at: place) }
    return try PackageReader(folder: package, targetName: target).tests()
  }

  /// The project and the package that a path means, each nil where there is none.
  private func testPlace(
    _ url: URL
  ) throws(ProjectError) -> (project: URL?, package: URL?, projects: [URL], packages: [URL]) {
    guard FileManager.default.fileExists(atPath: url.path) else {
      throw ProjectError(.noSuchPath, at: FileLocation(path: url.path))
    }
    switch url.pathExtension {
    case "pbxproj": return (url.deletingLastPathComponent(), nil, [], [])
    case "xcodeproj": return (url, nil, [], [])
    case "xcworkspace":
      let (projects, packages) = try Workspace.content(of: url)
      return (projects.first, nil, projects, packages)
    case "swift": return (nil, url.deletingLastPathComponent(), [], [])
    default: break
    }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
    if names.contains("Package.swift") { return (nil, url, [], []) }
    let projects = names.filter { $0.hasSuffix(".xcodeproj") }.sorted()
    if projects.count > 1 {
      throw ProjectError(.severalProjects(projects), at: FileLocation(path: url.path))
    }
    return (projects.first.map(url.appendingPathComponent), nil, [], [])
  }

  private func project(
    _ bundle: URL, neighbours: [URL] = [], packages: [URL] = []
  ) throws(ProjectError) -> AppDescription {
    var reader = try ProjectReader(
      bundle: bundle.standardizedFileURL, target: target, configuration: configuration)
    reader.neighbours = neighbours
    reader.neighbourPackages = packages
    return try reader.app()
  }

  private func folder(_ url: URL) throws(ProjectError) -> AppDescription {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
    let projects = names.filter { $0.hasSuffix(".xcodeproj") }.sorted()
    if projects.count == 1 { return try project(url.appendingPathComponent(projects[0])) }
    if projects.count > 1 {
      throw ProjectError(.severalProjects(projects), at: FileLocation(path: url.path))
    }
    if names.contains("Package.swift") {
      return try PackageReader(folder: url, targetName: target).app()
    }
    return try FolderReader.app(at: url.standardizedFileURL)
  }

  /// The first project of a workspace that has the wanted app.
  private func workspace(_ url: URL) throws(ProjectError) -> AppDescription {
    let (projects, packages) = try Workspace.content(of: url)
    guard !projects.isEmpty else {
      throw ProjectError(.notAProject, at: FileLocation(path: url.path))
    }
    var failure: ProjectError?
    for bundle in projects {
      do throws(ProjectError) {
        return try project(bundle, neighbours: projects, packages: packages)
      } catch {
        switch error.kind {
        case .noAppTarget, .unknownTarget: failure = failure ?? error
        default: throw error
        }
      }
    }
    throw failure ?? ProjectError(.notAProject, at: FileLocation(path: url.path))
  }
}
