// Part of Snug, under the Apache License 2.0; see LICENSE.

import SwiftSyntax

/// How near view controllers are to the launch: those that the delegates' files name come first, then
/// those that the files of these name, and so on (Documentation/Gaps.md §6.6).
package struct ControllerOrder {
  /// Those that the launch leads to, the nearest first, each file's in the order of its text.
  package private(set) var reached: [String] = []
  private let ranks: [String: Int]

  /// - Parameter texts: Of the delegates' files in other languages.
  /// - Complexity: one look at each token of the files.
  package init(of names: Set<String>, in files: [GapFile], texts: [String] = []) {
    var homes: [String: Int] = [:]
    for (index, file) in files.enumerated() {
      for name in file.classes.superclasses.keys where names.contains(name) {
        homes[name] = homes[name] ?? index
      }
    }
    var known: Set<String> = []
    var reached: [String] = []
    for text in texts {
      reached += Self.words(of: text).filter { names.contains($0) && known.insert($0).inserted }
    }
    var open = files.indices.filter { !files[$0].classes.delegates.isEmpty }
    var seen = Set(open)
    var next = 0
    while !open.isEmpty || next < reached.count {
      for index in open {
        reached += files[index].mentions(of: names).filter { known.insert($0).inserted }
      }
      open = reached[next...].compactMap { homes[$0] }.filter { seen.insert($0).inserted }
      next = reached.count
    }
    self.reached = reached
    ranks = Dictionary(uniqueKeysWithValues: reached.enumerated().map { ($1, $0) })
  }

  /// The names in a file of Objective-C, but for those of files that it includes.
  private static func words(of text: String) -> [String] {
    text.split(whereSeparator: \.isNewline).filter { !$0.hasPrefix("#") }
      .flatMap { line in line.split { !$0.isLetter && !$0.isNumber && $0 != "_" } }
      .map(String.init)
  }

  /// The nearest first; those that the launch does not lead to come last.
  package func sorted(_ names: Set<String>) -> [String] {
    names.sorted { (ranks[$0] ?? .max, $0) < (ranks[$1] ?? .max, $1) }
  }
}

extension GapFile {
  fileprivate func mentions(of names: Set<String>) -> [String] {
    tree.tokens(viewMode: .sourceAccurate).map(\.text).filter { names.contains($0) }
  }
}
