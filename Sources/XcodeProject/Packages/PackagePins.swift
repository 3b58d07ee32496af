// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Foundation

/// The versions that a `Package.resolved` names, of any of its formats.
struct PackagePins: Equatable, Sendable {
  struct Pin: Equatable, Sendable {
    var identity: String
    var url: String
    var version: String?
    var branch: String?
    var revision: String?

    /// As a person says it: a version, a branch or the start of a revision.
    var words: String {
      version ?? branch.map { "branch \($0)" } ?? revision.map { String($0.prefix(12)) } ?? ""
    }
  }

  /// The file; nil where there is none.
  var file: URL?
  var pins: [String: Pin] = [:]

  /// The first of the files that is there.
  init(_ candidates: [URL]) throws(ProjectError) {
    guard let file = candidates.first(where: { FileManager.default.fileExists(atPath: $0.path) })
    else { return }
    self.file = file
    guard let data = PlainFile.data(file),
      let content = try? JSONDecoder().decode(Content.self, from: data)
    else {
      throw ProjectError(
        .malformed("the pins of a Package.resolved, of version 1, 2 or 3"),
        at: FileLocation(path: file.path))
    }
    for entry in content.pins ?? content.object?.pins ?? [] {
      let url = entry.location ?? entry.repositoryURL ?? ""
      let identity = entry.identity ?? PackageIdentity.of(url)
      pins[identity] = Pin(
        identity: identity, url: url, version: entry.state.version, branch: entry.state.branch,
        revision: entry.state.revision)
    }
  }

  private struct Content: Decodable {
    struct Object: Decodable { let pins: [Entry] }
    struct Entry: Decodable {
      struct State: Decodable {
        let version: String?
        let branch: String?
        let revision: String?
      }
      let identity: String?
      let location: String?
      let repositoryURL: String?
      let state: State
    }
    let pins: [Entry]?
    let object: Object?
  }
}
