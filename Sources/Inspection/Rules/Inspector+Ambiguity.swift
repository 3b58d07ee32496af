// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Findings
import Foundation
internal import UIKit

/// What constraints leave open (Documentation/Check.md §6.1.2).
extension Inspector {
  mutating func inspectAmbiguity() {
    // What hangs on a list's background has the place that the list gives that.
    for cause in LooseGroups(tree).causes where !cause.view.isBackgroundOfList { report(cause) }
    for (index, node) in tree.nodes.enumerated() where !node.isPart && !node.isInBar {
      if let scroll = node.view as? UIScrollView { inspectContentSize(of: scroll, index) }
    }
  }

  private mutating func report(_ cause: LooseGroups.Cause) {
    let open = cause.values
    let names = open.map(\.rawValue)
    let isVertical = open.contains(where: \.isVertical)
    let isBoth = isVertical && !open.allSatisfy(\.isVertical)
    let axis = isBoth ? "both axes" : isVertical ? "the vertical axis" : "the horizontal axis"
    faults.append(
      Fault(
        .ambiguousLayout, cause.view, detail: axis, measure: Double(open.count),
        region: tree.nodes[cause.index].frame
      ) {
        let others = cause.others.map { ViewNames.path(of: $0) }
        var words = Fault.Words(
          message: "\(list(names)) \(names.count == 1 ? "is" : "are") open along \(axis)"
            + (others.isEmpty
              ? ""
              : ", and with \(names.count == 1 ? "it" : "them") the place or "
                + "size of \(list(Array(others.prefix(4))))"
                + (others.count > 4 ? " and \(others.count - 4) more" : "")),
          reason:
            "Other frames satisfy the constraints equally well; nothing decides between them.",
          remedy: Inspector.cure(open))
        words.numbers = [.init("open values", Double(open.count), "")]
        words.related = zip(cause.others, others).map { view, name in
          RelatedPlace(label: "hangs on it: \(name)", place: OriginPlace.place(of: view))
        }
        return words
      })
  }

  static func cure(_ open: [OpenValue]) -> String {
    open.map { value in
      switch value {
      case .width:
        "Tie its trailing edge or its width, or give its neighbour another content hugging or "
          + "compression resistance priority along the horizontal axis."
      case .height:
        "Tie its bottom edge or its height, or give its neighbour another content hugging or "
          + "compression resistance priority along the vertical axis."
      case .horizontalPosition: "Tie its leading edge or its centre along the horizontal axis."
      case .verticalPosition: "Tie its top edge or its centre along the vertical axis."
      }
    }.joined(separator: " ")
  }

  /// Content that is tied to one end of what a view scrolls, and not to the other.
  private mutating func inspectContentSize(of scroll: UIScrollView, _ index: Int) {
    let open = scroll.openContentAxes
    for (axis, isVertical) in [(UIAxis.horizontal, false), (.vertical, true)]
    where open.contains(axis) {
      let word = isVertical ? "height" : "width"
      let end = isVertical ? "bottom" : "trailing edge"
      faults.append(
        Fault(
          .ambiguousLayout, scroll, detail: "content \(word)", measure: 1,
          region: tree.nodes[index].frame
        ) {
          var words = Fault.Words(
            message: "the \(word) of its content is open along the "
              + "\(isVertical ? "vertical" : "horizontal") axis",
            reason: "No chain of constraints leads through the content to its \(end), so that it "
              + "may not scroll far enough.",
            remedy:
              "Tie the \(end) of the last view inside to contentLayoutGuide, or to the scroll "
              + "view's own.")
          words.numbers = [.init("open values", 1, "")]
          return words
        })
    }
  }
}
