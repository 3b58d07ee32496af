// Part of Snug, under the Apache License 2.0; see LICENSE.

package import Foundation

/// What one section of a flow holds, before anything is measured.
package struct FlowContents: Sendable {
  /// Where the items' first sizes come from.
  package enum Sizes: Sendable {
    /// Every item has this size.
    case uniform(CGSize)
    /// One size for each item.
    case each([CGSize])
    /// The flow's estimate, until an item is measured.
    case estimated
  }

  package var count: Int
  package var metrics: FlowMetrics
  package var sizes: Sizes

  /// - Precondition: `count` is at least zero, and the number of sizes when each item has its own.
  package init(count: Int, metrics: FlowMetrics, sizes: Sizes) {
    precondition(count >= 0, "a section cannot hold \(count) items")
    if case .each(let list) = sizes {
      precondition(list.count == count, "\(list.count) sizes for \(count) items")
    }
    self.count = count
    self.metrics = metrics
    self.sizes = sizes
  }
}
