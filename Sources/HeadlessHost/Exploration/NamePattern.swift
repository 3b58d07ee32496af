// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// A name in which `*` stands for any text; case does not count.
struct NamePattern {
  private let parts: [String]

  init(_ text: String) {
    parts = text.lowercased().split(separator: "*", omittingEmptySubsequences: false)
      .map(String.init)
  }

  func matches(_ name: String) -> Bool {
    let name = name.lowercased()
    guard parts.count > 1 else { return name == parts[0] }
    guard name.hasPrefix(parts[0]) else { return false }
    var rest = name.dropFirst(parts[0].count)
    for part in parts.dropFirst().dropLast() where !part.isEmpty {
      guard let range = rest.range(of: part) else { return false }
      rest = rest[range.upperBound...]
    }
    return rest.hasSuffix(parts[parts.count - 1])
  }
}
