// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Why no app could be read from a path.
package struct ProjectError: Error, Equatable, Sendable, CustomStringConvertible {
  package enum Kind: Equatable, Sendable {
    case noSuchPath
    /// What is there is neither a project, a package, nor a folder with Swift files.
    case notAProject
    /// Not a property list; what was expected there.
    case malformed(String)
    /// The named object of the project file is absent, or of another kind.
    case brokenReference(id: String, role: String)
    case noAppTarget(others: [String])
    case severalAppTargets([String])
    case unknownTarget(String, known: [String])
    case unknownConfiguration(String, known: [String])
    case severalProjects([String])
    case missingFiles([MissingFile])
    case noSources(target: String)
    /// The target's sources are all in other languages; their names.
    case onlyForeignSources(target: String, files: [String])
    case dependencyCycle([String])
    /// A tool that had to be asked failed; its message.
    case toolFailed(tool: String, message: String)
    case unreadable(String)
    /// A path that leaves the project, or a link that does.
    case outside(String)
    /// Something in a file's place that cannot be read to its end.
    case noPlainFile(String, kind: String)
  }

  /// A file that a build phase names and that is not on disk.
  package struct MissingFile: Equatable, Sendable {
    package var path: String
    package var location: FileLocation

    package init(path: String, location: FileLocation) {
      self.path = path
      self.location = location
    }
  }

  package let kind: Kind
  package let location: FileLocation

  package init(_ kind: Kind, at location: FileLocation) {
    self.kind = kind
    self.location = location
  }

  package var description: String {
    if case .missingFiles(let files) = kind {
      return files.map {
        "\($0.location): error: the file \($0.path) does not exist; "
          + "restore it or remove it from the target"
      }.joined(separator: "\n")
    }
    return "\(location): error: \(sentence)"
  }

  private var sentence: String {
    switch kind {
    case .noSuchPath: "nothing is there; give a project, a package folder or a folder of sources"
    case .notAProject:
      "this is no Xcode project, no Swift package and no folder with Swift files; give one of these"
    case .malformed(let expectation): "the file is broken: expected \(expectation)"
    case .brokenReference(let id, let role):
      "the project has no object '\(id)' that can be \(role); restore it or remove the reference"
    case .noAppTarget(let others):
      "the project has no application target"
        + (others.isEmpty ? "" : ", only \(others.joined(separator: ", "))")
        + "; name a project that has one"
    case .severalAppTargets(let names):
      "the project has several apps (\(names.joined(separator: ", "))); choose one with --target"
    case .unknownTarget(let name, let known):
      "there is no app target '\(name)'; the project has \(known.joined(separator: ", "))"
    case .unknownConfiguration(let name, let known):
      "there is no configuration '\(name)'; the project has \(known.joined(separator: ", "))"
    case .severalProjects(let names):
      "the folder has several projects (\(names.joined(separator: ", "))); name one of them"
    case .missingFiles: ""
    case .noSources(let target):
      "the target '\(target)' compiles no Swift file; add one to its sources"
    case .onlyForeignSources(let target, let files):
      "the target '\(target)' has no Swift, only \(files.prefix(3).joined(separator: ", "))"
        + (files.count > 3 ? " and \(files.count - 3) more" : "")
        + "; Objective-C and C are not compiled here, write it in Swift"
    case .dependencyCycle(let names):
      "the targets \(names.joined(separator: " → ")) need each other; break the cycle"
    case .toolFailed(let tool, let message): "\(tool) failed: \(message)"
    case .outside(let path):
      "\(path) lies outside of the project; copy it into the project's folder"
    case .noPlainFile(let path, let kind):
      "\(path) is \(kind) and no file; remove it from the project"
    case .unreadable(let reason):
      "the file cannot be read: \(reason); restore it or name another project"
    }
  }
}
