// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import CheckedInput
internal import Foundation

/// The projects and packages that a workspace lists.
struct Workspace {
  let url: URL
  /// The projects that are there.
  let projects: [URL]
  /// What says that a listed project is not there, as of a submodule that was not fetched.
  let issues: [ProjectIssue]
  /// The folders in it that are Swift packages.
  let packages: [URL]

  /// - Parameter url: The `.xcworkspace` folder.
  init(at url: URL) throws(ProjectError) {
    let file = url.appendingPathComponent("contents.xcworkspacedata")
    guard let data = PlainFile.data(file) else {
      throw ProjectError(.notAProject, at: FileLocation(path: url.path))
    }
    let collector = Collector(folder: url.deletingLastPathComponent(), workspace: url)
    do throws(TextProblem) {
      try XMLText.read(data, into: collector)
    } catch {
      throw ProjectError(error, in: file.path)
    }
    self.url = url
    projects = collector.projects
    packages = collector.packages
    issues = collector.absent.map { project, place in
      ProjectIssue(
        problem: .missingProject(project.path),
        location: FileLocation(path: file.path, line: place.line, column: place.column))
    }
  }

  /// Why no app or test can be read where none of its projects is there.
  var noProject: ProjectError {
    guard let issue = issues.first, case .missingProject(let path) = issue.problem else {
      return ProjectError(.notAProject, at: FileLocation(path: url.path))
    }
    return ProjectError(.unreadable("\(path) does not exist"), at: issue.location)
  }

  private final class Collector: XMLHandler {
    private let folder: URL
    private let workspace: URL
    private var groups: [URL] = []
    private(set) var projects: [URL] = []
    private(set) var absent: [(project: URL, place: TextPlace)] = []
    private(set) var packages: [URL] = []
    /// Where written places lie on disk: a workspace can name the same one thousands of times.
    private var known: [String: URL] = [:]
    private var named: Set<URL> = []

    init(folder: URL, workspace: URL) {
      self.folder = folder
      self.workspace = workspace
    }

    func start(_ elementName: String, _ attributes: [String: String], at position: TextPlace) {
      let location = attributes["location"] ?? "group:"
      let key = "\(groups.last?.path ?? "")\n\(location)"
      let place = known[key] ?? resolve(location)
      known[key] = place
      if elementName == "Group" { groups.append(place) }
      guard elementName == "FileRef", named.insert(place).inserted else { return }
      if place.pathExtension == "xcodeproj" {
        // A submodule that was not fetched keeps no other project from being built, as in Xcode.
        if isThere(place.appendingPathComponent("project.pbxproj")) {
          projects.append(place)
        } else {
          absent.append((place, position))
        }
      }
      if isThere(place.appendingPathComponent("Package.swift")) { packages.append(place) }
    }

    private func isThere(_ place: URL) -> Bool {
      FileManager.default.fileExists(atPath: place.path)
    }

    func end(_ elementName: String) {
      if elementName == "Group" { groups.removeLast() }
    }

    /// `group:` is relative to the group around, `container:` to the workspace's folder, `self:` is
    /// the project that the workspace is part of.
    private func resolve(_ location: String) -> URL {
      let parts = location.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      let path = parts.count == 2 ? String(parts[1]) : location
      let base: URL
      switch parts[0] {
      case "self": return workspace.deletingLastPathComponent()
      case "absolute": return URL(fileURLWithPath: path)
      case "container": base = folder
      default: base = groups.last ?? folder
      }
      let place = base.resolving(path)
      return place.onDisk ?? place
    }
  }
}
