// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Foundation
internal import Supervision

/// The user's home as what fetches packages sees it: empty but for the settings of git, ssh and SwiftPM, the
/// programs, and what variables of the environment and `--netrc` name (Documentation/Containment.md §4.3).
struct FetchingHome {
  private let launch: Launch

  /// Settings that reach servers; no keys and no passwords, which an agent or an option of SwiftPM hands over.
  private static let settings = [
    ".gitconfig", ".config/git/config", ".config/git/ignore", ".ssh/config", ".ssh/known_hosts",
    ".swiftpm/configuration",
  ]

  init(_ launch: Launch) { self.launch = launch }

  func hide(in enclosure: inout Enclosure) {
    let files = FileManager.default
    var homes = [files.homeDirectoryForCurrentUser]
    if let named = launch.environment["HOME"], named.hasPrefix("/") {
      homes.append(URL(fileURLWithPath: named))
    }
    for home in homes where files.fileExists(atPath: home.path) { enclosure.hide(home) }
    for path in seen(homes) where files.fileExists(atPath: path) { enclosure.show(path) }
  }

  private func seen(_ homes: [URL]) -> [String] {
    let environment = launch.environment
    // Beside `usr/bin` lies the rest of a toolchain.
    let program = URL(fileURLWithPath: launch.executable).resolvingSymlinksInPath()
    var paths = [
      program.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .path
    ]
    for (name, value) in environment where !["HOME", "XDG_CONFIG_HOME", "TMPDIR"].contains(name) {
      paths += value.split(separator: ":").map(String.init).filter { $0.hasPrefix("/") }
    }
    for home in homes {
      paths += Self.settings.map { home.appendingPathComponent($0).path }
      if launch.arguments.contains("--netrc") {
        paths.append(home.appendingPathComponent(".netrc").path)
      }
    }
    if let settings = environment["XDG_CONFIG_HOME"] { paths.append(settings + "/git/config") }
    return paths.filter { path in
      homes.contains { home in
        path != home.path
          && [home.path, home.resolvingSymlinksInPath().path]
            .contains { path.hasPrefix($0 + "/") }
      }
    }.sorted()
  }

  /// What helps where a server asked for a key or a password that lies in the home; empty for other words.
  static func remedy(for words: String) -> String {
    let signs = [
      "Authentication failed", "could not read Username", "Permission denied (publickey",
      "terminal prompts disabled",
    ]
    guard signs.contains(where: words.contains), !Containment.current.isTrusted else { return "" }
    return
      "\nPackages see no key and no password of your home: hand them over with an agent of ssh, "
      + "--netrc or --netrc-file, or say --trust."
  }
}
