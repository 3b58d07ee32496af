// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import SourceLowering
import Supervision
import XcodeProject

/// What git knows of an app's files at an earlier revision.
struct RevisionState {
  let revision: String
  /// The project's folder.
  let folder: URL

  /// Why git does not answer, with a remedy.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// The app's state with every file as it was at the revision; others as they are now.
  func state(before now: AppState) throws(Failure) -> AppState {
    _ = try git(["rev-parse", "--verify", "--quiet", "\(revision)^{commit}"]) {
      "git knows no revision '\(revision)'; name a branch, a tag or a commit, and in CI fetch it first"
    }
    let changed = try git([
      "diff", "--no-ext-diff", "--no-textconv", "--name-only", "--no-renames", "-z", "--relative",
      revision, "--", ".",
    ])
    let added = try git(["ls-files", "--others", "--exclude-standard", "-z"])
    var state = now
    for path in Self.paths(changed) + Self.paths(added) {
      let old = try? git(["cat-file", "blob", "\(revision):./\(path)"])
      if now.common[path] != nil { state.common[path] = old.map(AppState.hash) }
      if path.hasSuffix(".swift"), now.sources[path] != nil || old != nil && isOwn(path, now) {
        state.sources[path] = old.map {
          AppState.Source(
            hash: AppState.hash($0), digest: SourceDigest(String(decoding: $0, as: UTF8.self)))
        }
      }
      // What lay in a catalog or a language's folder belonged to the app.
      if now.resources[path] != nil || path.contains(".xcassets/") || path.contains(".lproj/") {
        state.resources[path] = old.map { ResourceState($0, path: path) }
      }
    }
    return state
  }

  /// Whether a source that is gone lay among the app's.
  private func isOwn(_ path: String, _ now: AppState) -> Bool {
    let folder = (path as NSString).deletingLastPathComponent
    return now.sources.keys.contains { ($0 as NSString).deletingLastPathComponent == folder }
  }

  private static func paths(_ data: Data) -> [String] {
    data.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
  }

  private func git(
    _ words: [String],
    else sentence: () -> String = { "git does not answer; check a project in a git repository" }
  ) throws(Failure) -> Data {
    guard let answer = try? Git.run(words, in: folder), answer.hasSucceeded else {
      throw Failure(description: "--changed: error: \(sentence())")
    }
    return answer.output
  }
}
