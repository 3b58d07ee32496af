// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Geometry
import ListGeometry

/// The packing rule written the slow and obvious way: one item after the other, all lines anew.
enum NaiveFlow {
  /// The lines of items, as ranges.
  static func lines(_ sizes: [FlowSize], _ line: FlowLine) -> [Range<Int>] {
    var result: [Range<Int>] = []
    var start = 0
    while start < sizes.count {
      var end = start + 1
      var used = sizes[start].cross
      while end < sizes.count, line.fits(sizes[end].cross, behind: used) {
        used += line.interitemSpacing + sizes[end].cross
        end += 1
      }
      result.append(start..<end)
      start = end
    }
    return result
  }

  /// The frames of one section's items in a vertical list without insets.
  static func frames(
    _ sizes: [FlowSize], _ line: FlowLine, lineSpacing: CGFloat, grid: PixelGrid
  ) -> [CGRect] {
    var result: [CGRect] = []
    var top: CGFloat = 0
    for range in lines(sizes, line) {
      let items = Array(sizes[range])
      let height = items.map(\.main).max() ?? 0
      let offsets = line.offsets(of: items, isLast: range.upperBound == sizes.count)
      for (item, offset) in zip(items, offsets) {
        result.append(
          CGRect(
            x: grid.snapping(offset), y: grid.snapping(top + (height - item.main) / 2),
            width: item.cross, height: item.main))
      }
      top += height + lineSpacing
    }
    return result
  }
}
