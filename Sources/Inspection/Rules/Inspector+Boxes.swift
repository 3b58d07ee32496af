// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Findings
import Foundation
internal import UIKit

/// Texts without room, and texts that leave the box drawn for them (Documentation/Check.md §6.3, §6.12).
extension Inspector {
  // MARK: Labels of no width or height

  /// A label that constraints leave nothing, in a view that has room.
  mutating func inspectEmptiness(of label: UILabel, _ index: Int) {
    let node = tree.nodes[index]
    guard !node.isPart, !node.isInBar, node.parent >= 0, label.isPlacedByConstraints,
      label.text?.contains(where: { !$0.isWhitespace }) == true
    else { return }
    let around = tree.nodes[node.parent]
    guard around.visible.width > 8, around.visible.height > 8 else { return }
    let size = label.bounds.size
    guard size.width < 1 || size.height < 1, !isCollapsed(label) else { return }
    let side = size.width < 1 ? "wide" : "high"
    let text = label.text ?? ""
    faults.append(
      Fault(.textWithoutRoom, label, region: around.visible) {
        var words = Fault.Words(
          message: "“\(excerpt(text))” is in a label 0 pt \(side)",
          reason: "What is beside it, or its constraints, leave the label nothing.",
          remedy: size.width < 1
            ? "Raise its compression resistance along the horizontal axis, or let it begin a line "
              + "of its own."
            : "Raise its compression resistance along the vertical axis, or free the height around "
              + "it.")
        words.numbers = [
          .init("width", Double(size.width)), .init("height", Double(size.height)),
        ]
        return words
      })
  }

  /// Whether the app says itself that a view takes no room.
  func isCollapsed(_ view: UIView) -> Bool {
    var view: UIView? = view
    while let current = view, !ScreenTree.isCell(current), current.ownedByController == nil {
      let isClosed = current.heldConstraints.contains {
        $0.firstItem === current && $0.secondItem == nil && $0.constant < 1
          && ($0.firstAttribute == .width || $0.firstAttribute == .height)
          && $0.relation != .greaterThanOrEqual && $0.priority.rawValue > 750
      }
      if isClosed { return true }
      view = current.superview
    }
    return false
  }

  // MARK: Boxes

  /// A text in a box of its own that needs more than the box has.
  mutating func inspectBox(around content: Content) {
    let node = tree.nodes[content.index]
    guard content.isText, !node.isPart, let label = node.view as? UILabel,
      !hasSurface(label), let box = box(around: content.index)
    else { return }
    let frame = tree.nodes[box].frame
    let line = label.font.lineHeight
    let rect = content.rect
    // It begins in the box: a badge on an edge or a caption under it is meant.
    guard frame.insetBy(dx: -1, dy: -1).contains(CGPoint(x: rect.midX, y: rect.minY + line / 2)),
      rect.minY >= frame.minY - 1, rect.minX >= frame.minX - 1
    else { return }
    let below = rect.maxY - frame.maxY
    let beside = rect.maxX - frame.maxX
    guard below > line / 2 || beside > line else { return }
    let lost = max(below, beside)
    let view = tree.nodes[box].view
    faults.append(
      Fault(.overflowingContent, view, measure: Double(lost), region: frame.union(rect)) {
        let name = ViewNames.path(of: content.person)
        var words = Fault.Words(
          message: "\(name) leaves it by \(short(lost)) pt at the "
            + (below >= beside ? "bottom" : "side"),
          reason: "Its size is fixed, and the text in it needs more.",
          remedy:
            "Let it grow with its text: drop the fixed size, and tie all edges of the text to "
            + "it.")
        words.numbers = [.init("outside", Double(lost))]
        words.related = [
          RelatedPlace(label: "the text", place: OriginPlace.place(of: content.person))
        ]
        return words
      })
  }

  /// The nearest view around a text that paints a box, within the cell or screen; nil where that is
  /// the whole cell or screen, or a control, or one that clips or scrolls.
  private func box(around index: Int) -> Int? {
    for ancestor in tree.ancestors(of: index) {
      let view = tree.nodes[ancestor].view
      if ScreenTree.isCell(view) || view.ownedByController != nil || view is UIScrollView
        || view is UIWindow || view.clipsToBounds || ClassNames.isPrivate(view)
      {
        return nil
      }
      if hasSurface(view) { return ancestor }
    }
    return nil
  }
}
