// Part of Snug, under the Apache License 2.0; see LICENSE.

package import Foundation

/// Where one group puts its items, in the group's own coordinates.
package struct ComposedPlan: Sendable {
  package struct Cell: Sendable {
    package var frame: CGRect
    package var zIndex = 0
    package var widthIsEstimated = false
    package var heightIsEstimated = false
    package var supplementaries: [ComposedSupplementary] = []
  }

  /// A supplementary view of a group; it goes with the group's first item.
  package struct Extra: Sendable {
    package var supplementary: ComposedSupplementary
    package var box: CGRect
  }

  package var size = CGSize.zero
  package var cells: [Cell] = []
  package var extras: [Extra] = []

  mutating func add(_ other: ComposedPlan, at origin: CGPoint) {
    for var cell in other.cells {
      cell.frame = cell.frame.offsetBy(dx: origin.x, dy: origin.y)
      cells.append(cell)
    }
    for var extra in other.extras {
      extra.box = extra.box.offsetBy(dx: origin.x, dy: origin.y)
      extras.append(extra)
    }
  }
}
