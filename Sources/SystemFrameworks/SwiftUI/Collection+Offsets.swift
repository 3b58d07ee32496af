// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

extension MutableCollection {
  /// Moves what stands at some offsets, in its order, before what stands at another.
  ///
  /// - Complexity: O(n).
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let elements = Array(self)
    let rest = elements.indices.filter { !source.contains($0) }
    let before = rest.prefix { $0 < destination }
    var index = startIndex
    for offset in Array(before) + Array(source) + rest.dropFirst(before.count) {
      self[index] = elements[offset]
      formIndex(after: &index)
    }
  }
}

extension RangeReplaceableCollection where Self: MutableCollection {
  /// Takes away what stands at some offsets.
  ///
  /// - Complexity: O(n).
  public mutating func remove(atOffsets offsets: IndexSet) {
    self = Self(enumerated().lazy.filter { !offsets.contains($0.offset) }.map(\.element))
  }
}
