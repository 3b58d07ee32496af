// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Foundation

/// Tools whose files stand for a project that is not there (Documentation/Packages.md §7).
enum GeneratedProject {
  private static let tools: [(file: String, tool: String, command: String)] = [
    ("Project.swift", "Tuist", "tuist generate"), ("Workspace.swift", "Tuist", "tuist generate"),
    ("project.yml", "XcodeGen", "xcodegen"), ("project.yaml", "XcodeGen", "xcodegen"),
    ("project.json", "XcodeGen", "xcodegen"),
  ]

  /// The error that names the tool, where a folder has its file.
  static func error(in folder: URL) -> ProjectError? {
    for entry in tools {
      let file = folder.appendingPathComponent(entry.file)
      guard FileManager.default.fileExists(atPath: file.path) else { continue }
      return ProjectError(
        .generatedProject(tool: entry.tool, command: entry.command),
        at: FileLocation(path: file.path))
    }
    return nil
  }
}
