// Part of Snug, under the Apache License 2.0; see LICENSE.

import SwiftSyntax

/// How near view controllers are to the launch: those that the delegates' files name come first, then
/// those that the files of these name, and so on (Documentation/Gaps.md §6.6).
package struct ControllerOrder {
  private var levels: [String: Int] = [:]

  /// - Complexity: one look at each token of the files.
  package init(of names: Set<String>, in files: [GapFile]) {
    let mentions = files.map { $0.mentions(of: names) }
    var homes: [String: Int] = [:]
    for (index, file) in files.enumerated() {
      for name in file.classes.superclasses.keys where names.contains(name) {
        homes[name] = homes[name] ?? index
      }
    }
    var open = files.indices.filter { !files[$0].classes.delegates.isEmpty }
    var seen = Set(open)
    var level = 0
    while !open.isEmpty {
      let found = open.flatMap { mentions[$0] }.filter { levels[$0] == nil }
      for name in found { levels[name] = level }
      open = found.compactMap { homes[$0] }.filter { seen.insert($0).inserted }
      level += 1
    }
  }

  /// The nearest first; those that the launch does not lead to come last.
  package func sorted(_ names: Set<String>) -> [String] {
    names.sorted { (levels[$0] ?? .max, $0) < (levels[$1] ?? .max, $1) }
  }
}

extension GapFile {
  fileprivate func mentions(of names: Set<String>) -> Set<String> {
    var found: Set<String> = []
    for token in tree.tokens(viewMode: .sourceAccurate) where names.contains(token.text) {
      found.insert(token.text)
    }
    return found
  }
}
