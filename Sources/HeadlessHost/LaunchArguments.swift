// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// The setter of `CommandLine.arguments`, which the standard library has and lets nobody name since Swift 6.2.
@_silgen_name("$ss11CommandLineO9argumentsSaySSGvsZ")
private func setArguments(_ arguments: __owned [String])

/// What an app is launched with: the arguments of the process, and those of a state that `snug.json` names
/// (Documentation/Exploration.md §8.3).
@MainActor
enum LaunchArguments {
  /// Those that the process was started with.
  private static let ofProcess = CommandLine.arguments

  /// Has the app find these behind those of all launches, and pairs as `-isNew YES` in its `UserDefaults`.
  static func set(_ arguments: [String]) {
    let all = ofProcess + arguments
    // Defaults are new in every launch.
    guard !arguments.isEmpty || CommandLine.arguments != all else { return }
    setArguments(all)
    let standard = UserDefaults.standard
    standard.removeVolatileDomain(forName: UserDefaults.argumentDomain)
    standard.setVolatileDomain(pairs(all.dropFirst()), forName: UserDefaults.argumentDomain)
  }

  /// The argument domain as Foundation makes it once, when a process begins: the last of a key counts, and what
  /// begins with a hyphen is a key (swift-corelibs-foundation, observed).
  private static func pairs(_ arguments: some Sequence<String>) -> [String: Any] {
    var pairs: [String: Any] = [:]
    var key: String?
    for word in arguments {
      if word.hasPrefix("-") {
        key = String(word.dropFirst())
      } else if let known = key {
        pairs[known] = value(of: word)
        key = nil
      }
    }
    return pairs
  }

  /// A property list where the word is one, as `(a, b)`, else the word.
  private static func value(of word: String) -> Any {
    guard let first = word.first, "({<\"".contains(first) else { return word }
    let data = Data(word.utf8)
    return (try? PropertyListSerialization.propertyList(from: data, format: nil)) ?? word
  }
}
