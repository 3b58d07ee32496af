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
  /// Where packages may come from.
  package var packages = PackageOptions()

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
    try ProjectBoundary.check(app, readFrom: url, checkouts: packages.folders)
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
      return try package(url.deletingLastPathComponent()).app()
    }
    guard isFolder.boolValue else { throw ProjectError(.notAProject, at: place) }
    return try folder(url)
  }

  /// Reads the bundles of unit tests at a path, all of them or the one called as ``target``.
  ///
  /// Documentation/XcodeProject.md §11. Tests of user interfaces are passed over.
  package func tests(at url: URL) throws(ProjectError) -> [AppDescription] {
    let bundles = try uncheckedTests(at: url)
    for bundle in bundles {
      try ProjectBoundary.check(bundle, readFrom: url, checkouts: packages.folders)
    }
    return bundles
  }

  /// The project and the package that a path means, each nil where there is none.
  func testPlace(
    _ url: URL
  ) throws(ProjectError) -> (project: URL?, package: URL?, workspace: Workspace?) {
    guard FileManager.default.fileExists(atPath: url.path) else {
      throw ProjectError(.noSuchPath, at: FileLocation(path: url.path))
    }
    switch url.pathExtension {
    case "pbxproj": return (url.deletingLastPathComponent(), nil, nil)
    case "xcodeproj": return (url, nil, nil)
    case "xcworkspace":
      let workspace = try Workspace(at: url)
      return (workspace.projects.first, nil, workspace)
    case "swift" where !url.hasDirectoryPath: return (nil, url.deletingLastPathComponent(), nil)
    default: break
    }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
    if names.contains("Package.swift") { return (nil, url, nil) }
    return (try onlyProject(in: url, names), nil, nil)
  }

  /// The one project of a folder; of several the one that is no link (as `_Pods.xcodeproj`, which
  /// templates of CocoaPods make), and none of a folder without any.
  private func onlyProject(
    in folder: URL, _ names: [String]
  ) throws(ProjectError) -> URL? {
    let all = names.filter { $0.hasSuffix(".xcodeproj") }.sorted()
    let own = projects(in: folder)
    guard all.count > 1 else { return all.first.map(folder.appendingPathComponent) }
    guard own.count == 1 else {
      throw ProjectError(.severalProjects(all), at: FileLocation(path: folder.path))
    }
    return own[0]
  }

  func reader(
    _ bundle: URL, in workspace: Workspace?
  ) throws(ProjectError) -> ProjectReader {
    var reader = try ProjectReader(
      bundle: bundle.standardizedFileURL, target: target, configuration: configuration)
    reader.workspace = workspace
    reader.packageOptions = packages
    return reader
  }

  func package(_ folder: URL) -> PackageReader {
    PackageReader(folder: folder.standardizedFileURL, targetName: target, options: packages)
  }

  private func project(
    _ bundle: URL, in workspace: Workspace? = nil
  ) throws(ProjectError) -> AppDescription {
    var reader = try reader(bundle, in: workspace)
    return try reader.app()
  }

  private func folder(_ url: URL) throws(ProjectError) -> AppDescription {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
    if let only = try onlyProject(in: url, names) { return try project(only) }
    if names.contains("Package.swift") {
      return try package(url).app()
    }
    if let error = GeneratedProject.error(in: url) { throw error }
    try refuseFolderOfProjects(url, names)
    return try FolderReader.app(at: url.standardizedFileURL)
  }

  /// Swift files of several projects, or of one and its tests, are no app of one module.
  private func refuseFolderOfProjects(
    _ url: URL, _ names: [String]
  ) throws(ProjectError) {
    guard !names.contains(where: { $0.hasSuffix(".swift") }) else { return }
    let root = url.standardizedFileURL.path
    let below = folders(below: url).flatMap(projects).map {
      String($0.standardizedFileURL.path.dropFirst(root.count).drop { $0 == "/" })
    }
    guard below.isEmpty else {
      throw ProjectError(.projectsBelow(below), at: FileLocation(path: url.path))
    }
  }

  /// The first project of a workspace that has the wanted app.
  private func workspace(_ url: URL) throws(ProjectError) -> AppDescription {
    let content = try Workspace(at: url)
    guard !content.projects.isEmpty else { throw content.noProject }
    var failure: ProjectError?
    for bundle in content.projects {
      do throws(ProjectError) {
        var app = try project(bundle, in: content)
        app.issues += content.issues
        return app
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
