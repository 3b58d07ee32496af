// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
internal import UIKit

/// What a control really takes of the screen (Documentation/Check.md §6.4).
extension Inspector {
  /// The dots of a page control, the track of a switch, title and picture of a button without a surface of its own; else the
  /// whole control, in the window.
  func drawnRect(_ index: Int) -> CGRect {
    let node = tree.nodes[index]
    let whole = node.frame
    if let pages = node.view as? UIPageControl {
      let size = pages.size(forNumberOfPages: pages.numberOfPages)
      let isTall = size.height > size.width
      let length = pages.dotsLength
      let dots = CGRect(
        x: whole.midX - (isTall ? 7 : length) / 2, y: whole.midY - (isTall ? length : 7) / 2,
        width: isTall ? 7 : length, height: isTall ? length : 7)
      return dots.intersection(whole)
    }
    if let toggle = node.view as? UISwitch {
      // One that is stretched is drawn as large as ever, at the start of its bounds.
      let size = toggle.sizeThatFits(.zero)
      return CGRect(origin: whole.origin, size: size).intersection(whole)
    }
    guard let button = node.view as? UIButton, !hasSurface(button) else { return whole }
    var drawn = CGRect.null
    for inner in (index + 1)..<max(node.end, index + 1) {
      let part = tree.nodes[inner]
      if let lines = linesRect(inner) {
        drawn = drawn.union(lines)
      } else if (part.view as? UIImageView)?.image != nil {
        drawn = drawn.union(part.frame)
      }
    }
    return drawn.isEmpty ? whole : drawn
  }

  /// Where a label's lines are, in the window; nil for other views and for a label without text. A label
  /// draws nothing beyond its bounds; spaces at the end of a line may lie there.
  func linesRect(_ index: Int) -> CGRect? {
    let node = tree.nodes[index]
    guard let label = node.view as? UILabel, let text = label.shownText else { return nil }
    return text.rect.intersection(label.bounds).offsetBy(
      dx: node.frame.minX - label.bounds.minX, dy: node.frame.minY - label.bounds.minY)
  }

  /// What a control takes, without what is blank of a button's title: room above capitals, and a tenth of a line below,
  /// as of labels (§6.2).
  func lettersOfControl(_ index: Int) -> CGRect {
    let drawn = drawnRect(index)
    let node = tree.nodes[index]
    guard let button = node.view as? UIButton, drawn != node.frame, button.currentImage == nil
    else { return drawn }
    let font = button.titleFontNow
    return drawn.inset(
      by: UIEdgeInsets(
        top: max(0, font.ascender - font.capHeight), left: 0, bottom: 1 + font.lineHeight / 10,
        right: 0))
  }

  /// Whether a constant puts a picture that far beyond the edge, or gives one that stands in the middle
  /// more than there is on all sides.
  func isMeant(
    _ view: UIView, to lost: (points: CGFloat, side: String), _ ancestor: UIView
  ) -> Bool {
    guard view is UIImageView else { return false }
    let isAcross = lost.side == "left" || lost.side == "right"
    let sides: [NSLayoutConstraint.Attribute] =
      isAcross ? [.left, .right, .leading, .trailing] : [.top, .bottom]
    let ties = ancestor.heldConstraints.filter { tie in
      !tie.isOfSystem && [tie.firstView, tie.secondView].contains(view)
        && [tie.firstView, tie.secondView].contains(ancestor)
        && tie.firstAttribute == tie.secondAttribute
    }
    if ties.contains(where: { $0.firstAttribute == (isAcross ? .centerX : .centerY) }) {
      // Only what covers all of it is a backdrop.
      let (size, room) = (view.bounds.size, ancestor.bounds.size)
      return size.width >= room.width && size.height >= room.height
        && hasConstantLength(view, isAcross ? .width : .height)
    }
    return ties.contains {
      sides.contains($0.firstAttribute) && abs(abs($0.constant) - lost.points) < 1
    }
  }

  /// Whether a constant says how long a view is, or how long the side is that it is as long as.
  private func hasConstantLength(
    _ view: UIView, _ side: NSLayoutConstraint.Attribute
  ) -> Bool {
    let own = view.heldConstraints.filter { $0.firstItem === view }
    func isConstant(_ side: NSLayoutConstraint.Attribute) -> Bool {
      own.contains { $0.firstAttribute == side && $0.secondItem == nil && $0.relation == .equal }
    }
    let isSquare = own.contains { tie in
      tie.secondItem === view && tie.relation == .equal
        && Set([tie.firstAttribute, tie.secondAttribute]) == [.width, .height]
    }
    return isConstant(side) || isSquare && isConstant(side == .width ? .height : .width)
  }

  /// What a picture takes of its view's frame; one that is fitted leaves bars beside it.
  func pictureRect(of view: UIImageView, in frame: CGRect) -> CGRect {
    guard view.contentMode == .scaleAspectFit, let size = view.image?.size, size.width > 0,
      size.height > 0
    else { return frame }
    let factor = min(frame.width / size.width, frame.height / size.height)
    return CGRect(x: frame.midX, y: frame.midY, width: 0, height: 0)
      .insetBy(dx: -size.width * factor / 2, dy: -size.height * factor / 2)
  }

  /// The points of a text's first line that are above its capitals; 0 for what is no text.
  func blankAbove(_ content: Content) -> CGFloat {
    guard let font = (tree.nodes[content.index].view as? UILabel)?.font else { return 0 }
    return max(0, font.ascender - font.capHeight)
  }

  /// Whether what lies at the bottom of a phone without a home button is above the home indicator and
  /// as much again as lies below it: 8 points, 5 of the indicator, 8 (Documentation/Check.md §6.4).
  func isClearOfIndicator(_ rect: CGRect, in root: Node) -> Bool {
    guard let window = root.view.window,
      root.view.safeAreaInsets.bottom <= window.safeAreaInsets.bottom
    else { return false }
    return rect.maxY <= window.bounds.maxY - 21
  }

  /// Whether a view paints to its edges: a colour, a picture, a border.
  func hasSurface(_ view: UIView) -> Bool {
    if (view.backgroundColor?.cgColor.alpha ?? 0) > 0.05 || view.layer.contents != nil {
      return true
    }
    if view.layer.borderWidth > 0 || !view.looseLayers.isEmpty { return true }
    guard let button = view as? UIButton else { return false }
    return button.currentBackgroundImage != nil || button.hasFill
  }
}
