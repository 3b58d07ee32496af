// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Two parts of the documents: rules are made from the misses of the one and judged by the other
/// (Documentation/Fidelity.md §4.1).
///
/// A document's part depends on its name and a seed alone, so it stays where it is when others come
/// and go.
package enum DocumentPart: String, CaseIterable, Sendable {
  /// About two thirds.
  case studied
  /// About a third. Its misses are never listed.
  case unseen

  private static let seed = "2026-11-21"

  /// - Parameter name: Path of the document inside its folder.
  package init(of name: String) {
    // FNV-1a, 64 bits, then its high bits mixed down, since its low bits follow the last letters.
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in (DocumentPart.seed + name).utf8 {
      hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
    }
    hash ^= hash >> 32
    self = hash % 3 == 0 ? .unseen : .studied
  }
}
