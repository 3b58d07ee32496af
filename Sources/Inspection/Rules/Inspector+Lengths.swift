// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Findings
import Foundation
internal import UIKit

/// Views of sizes that no layout holds (Documentation/HostileFiles.md §3.3).
extension Inspector {
  /// Looks at every view that is not hidden: one without end has no place, so the tree of what is
  /// visible lacks it.
  mutating func inspectLengths(_ windows: [UIWindow]) {
    var views = windows.reversed() as [UIView]
    while let view = views.popLast() {
      guard !view.isHidden else { continue }
      guard let length = length(beyondLayoutsOf: view) else {
        views += view.subviews.reversed()
        continue
      }
      faults.append(
        Fault(.largeNumber, view, detail: "frame", measure: Double(length)) {
          Fault.Words(
            message: "the view is \(length) points long or away",
            reason: "A layout holds 1e9 points at most; nothing in the view has a place.",
            remedy: "Give it a size that a screen has, or one that fits its content.")
        })
    }
  }

  private func length(beyondLayoutsOf view: UIView) -> CGFloat? {
    let (size, center) = (view.bounds.size, view.center)
    return [size.width, size.height, center.x, center.y].first {
      abs($0) > .largestLayoutNumber
    }
  }
}
