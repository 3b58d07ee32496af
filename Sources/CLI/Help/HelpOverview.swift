// Part of Snug, under the Apache License 2.0; see LICENSE.

/// What `snug --help` prints.
enum HelpOverview {
  static let about = "Lays out the screens of UIKit apps on Linux."

  /// What holds for every command and is no option of its own.
  static let environment = [
    ("NO_COLOR", "where it is set, and not empty, words on a terminal have no colours"),
    ("XDG_CACHE_HOME", "the folder that has snug's cache (default: ~/.cache)"),
    ("SNUG_SWIFTC", "the compiler for apps (default: swiftc in PATH)"),
    ("TMPDIR", "the folder for temporary files"),
  ]

  static func text(_ pages: [HelpPage]) -> String {
    let commands =
      pages.map { ($0.name, $0.summary) }
      + [("help", "explain a command: snug help render")]
    let options =
      HelpOption.common.map { (($0.names.reversed()).joined(separator: ", "), $0.text) }
      + [("--version", "the same as 'snug version'")]
    return """
      \(about)

      Usage: snug <command> [options]

      Commands:
      \(HelpPage.table(commands))

      Options of every command:
      \(HelpPage.table(options))

      Environment:
      \(HelpPage.table(environment))
      """
  }
}
