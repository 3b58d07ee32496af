// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Foundation

/// Where the file references and groups of a project lie on disk.
///
/// Follows Documentation/XcodeProject.md §3.
struct FileTree: Sendable {
  private let project: ProjectFile
  /// Absolute places of groups and files by object id; built products and SDK files have none.
  private(set) var urls: [String: URL] = [:]

  init(_ project: ProjectFile) throws(ProjectError) {
    self.project = project
    guard let main = project.project["mainGroup"] else {
      throw ProjectError(.malformed("'mainGroup'"), at: project.project.location)
    }
    _ = try project.object(main, as: "the file tree")
    place(main, under: project.folder, depth: 0)
  }

  /// Merged projects keep references to objects that are gone; Xcode passes over them.
  private mutating func place(_ id: PropertyNode, under parent: URL?, depth: Int) {
    guard let key = id.string, urls[key] == nil, depth < 100, let object = project.objects[key]
    else { return }
    let url = location(of: object, under: parent)
    urls[key] = url
    for child in object["children"]?.elements ?? [] {
      place(child, under: url, depth: depth + 1)
    }
  }

  private func location(of object: PropertyNode, under parent: URL?) -> URL? {
    let path = object["path"]?.string ?? ""
    let base: URL?
    switch object["sourceTree"]?.string ?? "<group>" {
    case "<group>": base = parent
    case "SOURCE_ROOT", "PROJECT_DIR": base = project.folder
    case "<absolute>": base = URL(fileURLWithPath: "/")
    default: base = nil
    }
    guard let base else { return nil }
    return base.resolving(path)
  }
}
