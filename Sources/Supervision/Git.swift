// Part of Snug, under the Apache License 2.0; see LICENSE.

package import Foundation

/// Asks git about a repository that somebody else made: its own settings may name programs, so it has no
/// network, no secret of the environment, and writes nothing (Documentation/Containment.md §4).
package enum Git {
  /// Seconds that an answer may take.
  private static let limit = 60.0

  /// The folder of a repository's files around a folder, or itself; without one the folder that a
  /// service for code has checked out, where it names one; nil where there is neither.
  package static func root(around folder: URL) -> String? {
    var path = folder.standardizedFileURL.path
    let named = ["GITHUB_WORKSPACE", "CI_PROJECT_DIR"]
      .compactMap { ProcessInfo.processInfo.environment[$0] }
    while true {
      if FileManager.default.fileExists(atPath: path + "/.git") || named.contains(path) {
        return path
      }
      guard path.count > 1 else { return nil }
      path = URL(fileURLWithPath: path).deletingLastPathComponent().path
    }
  }

  /// - Parameter folder: In the repository.
  package static func run(_ words: [String], in folder: URL) throws(LaunchError) -> Tool.Answer {
    let own = try RunFolder.make("git")
    defer { RunFolder.removeTree(own.path) }
    var launch = Launch(executable: "/usr/bin/env")
    launch.arguments =
      [
        "git", "--no-optional-locks", "-c", "core.fsmonitor=false", "-c",
        "core.hooksPath=/dev/null",
      ]
      + words
    launch.environment = BuildEnvironment.variables(home: own)
    // Its settings say which repositories of others are safe.
    launch.environment["HOME"] = FileManager.default.homeDirectoryForCurrentUser.path
    for name in ["XDG_CONFIG_HOME", "GIT_CONFIG_GLOBAL", "GIT_CONFIG_SYSTEM"] {
      launch.environment[name] = ProcessInfo.processInfo.environment[name]
    }
    launch.folder = folder.path
    var enclosure = Enclosure()
    enclosure.show(own.path, isWritable: true)
    return try Tool.run(enclosure.tool(launch), within: limit)
  }
}
