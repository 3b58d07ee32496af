// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Foundation

/// The objects of one `project.pbxproj`, by id.
struct ProjectFile: Sendable {
  /// The folder that holds the `.xcodeproj`.
  let folder: URL
  /// The `project.pbxproj` itself.
  let file: URL
  let objects: [String: PropertyNode]
  let project: PropertyNode

  /// - Parameter bundle: The `.xcodeproj` folder.
  init(bundle: URL) throws(ProjectError) {
    file = bundle.appendingPathComponent("project.pbxproj")
    let root = try PropertyListFile.read(file)
    guard let objects = root["objects"], let id = root["rootObject"]?.string else {
      throw ProjectError(.malformed("'objects' and 'rootObject'"), at: root.location)
    }
    self.objects = objects.entries
    guard let project = self.objects[id], project["isa"]?.string == "PBXProject" else {
      throw ProjectError(.brokenReference(id: id, role: "the project"), at: root.location)
    }
    self.project = project
    let base = bundle.deletingLastPathComponent()
    let shift = project["projectDirPath"]?.string ?? ""
    folder =
      base.resolving(shift)
  }

  /// The name of the project: of its bundle, without extension.
  var name: String {
    file.deletingLastPathComponent().deletingPathExtension().lastPathComponent
  }

  /// The object with an id.
  ///
  /// - Parameter role: What it is wanted for, for the error: `a build phase`.
  func object(_ id: PropertyNode, as role: String) throws(ProjectError) -> PropertyNode {
    guard let text = id.string, let object = objects[text] else {
      throw ProjectError(.brokenReference(id: id.string ?? "", role: role), at: id.location)
    }
    return object
  }

  /// The objects that a list of ids names.
  func objects(
    _ owner: PropertyNode, _ key: String, as role: String
  ) throws(ProjectError) -> [PropertyNode] {
    var result: [PropertyNode] = []
    for id in owner[key]?.elements ?? [] { result.append(try object(id, as: role)) }
    return result
  }
}

extension PropertyNode {
  /// The kind of a project's object: `PBXGroup`.
  var isa: String { self["isa"]?.string ?? "" }
}
