// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// Which file of the symbol set stands for which of Apple's names.
///
/// Names are Apple's, as apps write them; no drawing of Apple's is used. Where the set has no
/// drawing of the same thing, the nearest kin stands in (Documentation/Symbols.md §3).
enum SymbolNames {
  private static let files: [Substring: Substring] = {
    var files: [Substring: Substring] = [:]
    for entry in (list + " " + kin).split(whereSeparator: \.isWhitespace) {
      let parts = entry.split(separator: "=")
      files[parts[0]] = parts.count > 1 ? parts[1] : ""
    }
    return files
  }()

  static var names: [Substring] { Array(files.keys) }

  static func file(for name: String) -> String? {
    guard let file = files[name[...]] else { return nil }
    return file.isEmpty ? name.replacingOccurrences(of: ".", with: "-") : String(file)
  }
}
