// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Findings
import Foundation
internal import UIKit

/// Content that other things cut, cover or hide (Documentation/Check.md §6.3–6.5).
extension Inspector {
  /// Something that people read or touch, with what it really takes of the screen.
  struct Content {
    let index: Int
    /// The lines of a text, the picture of an image, a control's bounds; in the window.
    let rect: CGRect
    let isText: Bool
    let isControl: Bool
    /// The control or view that people think of.
    let person: UIView
  }

  mutating func inspectPlaces() {
    let contents = contents()
    for content in contents {
      inspectClipping(of: content)
      inspectSafeArea(of: content)
      inspectBox(around: content)
    }
    inspectOverlaps(contents)
    inspectNeighbours(contents)
    inspectClearBars(contents)
  }

  private func contents() -> [Content] {
    var found: [Content] = []
    for (index, node) in tree.nodes.enumerated() where !node.isInBar {
      switch node.view {
      case is UILabel:
        guard let rect = linesRect(index), !rect.isEmpty else { continue }
        found.append(
          Content(
            index: index, rect: rect, isText: true, isControl: false, person: person(index)))
      case let image as UIImageView:
        guard image.image != nil, !node.isPart else { continue }
        found.append(
          Content(
            index: index, rect: pictureRect(of: image, in: node.frame), isText: false,
            isControl: false, person: image))
      case is UIControl:
        guard !node.isPart, node.frame.width > 0, node.frame.height > 0 else { continue }
        found.append(
          Content(
            index: index, rect: node.frame, isText: false, isControl: true,
            person: node.view))
      default: continue
      }
    }
    return found
  }

  // MARK: Clipping

  private mutating func inspectClipping(of content: Content) {
    let node = tree.nodes[content.index]
    guard content.isText || content.isControl || isToBeWhole(node.view) else { return }
    guard !node.isPart || content.isText else { return }
    // A button's own part is told by the button.
    if node.isPart, content.isText, node.parent >= 0, tree.nodes[node.parent].view is UIButton {
      return
    }
    var rect = content.isControl ? lettersOfControl(content.index) : content.rect
    var isScrolled = false
    for ancestor in tree.ancestors(of: content.index) {
      let above = tree.nodes[ancestor]
      // A preview of its own size has no screen around it.
      if above.view.ownedByController is PreviewCanvas { return }
      if above.view is UIWindow {
        return inspectEdges(of: content, rect, above.frame, .screen, isScrolled: isScrolled)
      }
      if let scroll = above.view as? UIScrollView {
        // What scrolls comes into sight; lists do so in one direction.
        if scroll.contentSize.width > scroll.bounds.width + 1 { return }
        isScrolled = true
      }
      guard above.view.clipsToBounds, !isScrolled else { continue }
      // A cell without a chain to its bottom cuts what is in it: that is told by the chain.
      if node.cell >= 0, brokenCells.contains(node.cell), ancestor <= node.cell + 1 { return }
      let lost = rect.lost(in: above.frame)
      // Around a whole controller UIKit's own views clip: a sheet, whose edges are those of a screen.
      if lost.points > 1.5, ClassNames.isOfUIKit(type(of: above.view)), node.controlled >= 0,
        tree.contains(ancestor, node.controlled)
      {
        return inspectEdges(of: content, rect, above.frame, .sheet, isScrolled: isScrolled)
      }
      let least = content.isText || content.isControl ? 1.5 : max(1.5, rect.height / 10)
      if lost.points > least {
        if !isMeant(content.person, to: lost, above.view) {
          report(content, clippedBy: above.view, lost)
        }
        return
      }
      rect = rect.intersection(above.frame)
      if rect.isEmpty { return }
    }
  }

  /// Whether a picture is drawn to be seen to its edges; others are often meant to fill more than
  /// what is seen of them.
  private func isToBeWhole(_ view: UIView) -> Bool {
    guard let image = view as? UIImageView else { return false }
    return image.contentMode == .scaleAspectFit || image.contentMode == .scaleToFill
  }

  private mutating func report(
    _ content: Content, clippedBy ancestor: UIView, _ lost: (points: CGFloat, side: String)
  ) {
    faults.append(
      Fault(
        .clippedContent, content.person, severity: severity(of: content, lost),
        detail: Inspector.end(lost.side, of: content.person),
        measure: Double(lost.points),
        region: content.rect
      ) {
        let name = ViewNames.path(of: ancestor)
        var words = Fault.Words(
          message: "\(short(lost.points)) pt are cut off at the \(lost.side) by \(name)",
          reason: "\(name) clips to its bounds and is too small for what is in it.",
          remedy: "Let \(name) grow with its content, or constrain the content to its edges.")
        words.numbers = [.init("cut", Double(lost.points))]
        words.cause = name
        words.related = [
          RelatedPlace(label: "the view that clips", place: OriginPlace.place(ancestor.origin))
        ]
        return words
      })
  }

  /// An error where a text cannot be read or a control not be hit: a third of it is gone.
  func severity(
    of content: Content, _ lost: (points: CGFloat, side: String)
  ) -> Severity {
    guard content.isText || content.isControl else { return .warning }
    let isAcross = lost.side == "left" || lost.side == "right"
    let label = tree.nodes[content.index].view as? UILabel
    // Of several lines one that is cut cannot be read.
    let whole =
      isAcross
      ? content.rect.width : min(content.rect.height, label?.font.lineHeight ?? .infinity)
    return lost.points > whole / 3 ? .error : .warning
  }

  /// The side by the direction of reading, so that a fault is one in either.
  static func end(_ side: String, of view: UIView) -> String {
    switch (side, view.isRightToLeftNow) {
    case ("left", false), ("right", true): "leading"
    case ("right", false), ("left", true): "trailing"
    default: side
    }
  }

  // MARK: Safe area

  private mutating func inspectSafeArea(of content: Content) {
    let node = tree.nodes[content.index]
    guard content.isText || content.isControl, !node.isPart, node.controlled >= 0,
      !content.isControl || isSeen(content.index)
    else { return }
    let root = tree.nodes[node.controlled]
    let insets = root.view.safeAreaInsets
    let owner = root.view.ownedByController
    guard insets != .zero, owner?.isPreviewedView != true, owner?.isPartShownAlone != true else {
      return
    }
    guard let safe = safeFrame(of: root, insets) else { return }
    let drawn = content.isControl ? drawnRect(content.index) : content.rect
    let rect = drawn.intersection(node.clip)
    guard !rect.isEmpty, rect.intersects(root.frame) else { return }
    var sides: [(name: String, points: CGFloat)] = [
      ("left", safe.minX - rect.minX), ("right", rect.maxX - safe.maxX),
      ("top", safe.minY - rect.minY), ("bottom", rect.maxY - safe.maxY),
    ]
    if node.scroller >= 0, let scroll = tree.nodes[node.scroller].view as? UIScrollView {
      // What scrolls comes out from under the bars, unless it cannot be scrolled that far.
      let isHorizontal = scroll.contentSize.width > scroll.bounds.width + 1
      if isHorizontal { sides.removeAll { $0.name == "left" || $0.name == "right" } }
      sides.removeAll { side in
        side.name == "bottom" || (side.name == "top" && reaches(scroll))
      }
    }
    if rect.minY + blankAbove(content) >= safe.minY { sides.removeAll { $0.name == "top" } }
    if isClearOfIndicator(rect, in: root) { sides.removeAll { $0.name == "bottom" } }
    guard let worst = sides.max(by: { $0.points < $1.points }), worst.points > 1.5 else { return }
    // Bars lie along the top and the bottom, and what scrolls comes out from under them.
    let isUnderBar =
      (worst.name == "top" || worst.name == "bottom") && node.scroller < 0 && isHidden(content)
    faults.append(
      Fault(
        .outsideSafeArea, content.person, severity: isUnderBar ? .error : nil,
        detail: Inspector.end(worst.name, of: content.person), measure: Double(worst.points),
        region: content.rect
      ) {
        var words = Fault.Words(
          message: "\(short(worst.points)) pt lie outside the safe area at the \(worst.name)",
          reason: worst.name == "top" || worst.name == "bottom"
            ? "A bar, the sensor housing or the home indicator covers that part."
            : "The sensor housing or the screen's round corners cover that part.",
          remedy: "Constrain the view to safeAreaLayoutGuide, or a list's cells to their margins.")
        words.numbers = [.init("outside", Double(worst.points))]
        let isAcross = worst.name == "left" || worst.name == "right"
        words.cause =
          "\(ViewNames.owner(of: content.person)) \(isAcross ? "sides" : worst.name)"
        return words
      })
  }

  /// What no bar and no housing covers. A scene that the app presents as a sheet has no status bar above
  /// it, and on a tablet lies in the middle, though it fills the window where it is shown alone.
  ///
  /// - Returns: nil where nothing is covered.
  private func safeFrame(of root: Node, _ insets: UIEdgeInsets) -> CGRect? {
    guard let window = root.view.window, window.rootViewController?.standsForSheet == true else {
      return root.frame.inset(by: insets)
    }
    let traits = window.traitCollection
    if traits.horizontalSizeClass == .regular, traits.verticalSizeClass == .regular { return nil }
    var insets = insets
    insets.top = max(0, insets.top - window.safeAreaInsets.top)
    return root.frame.inset(by: insets)
  }

  /// Whether bars that paint something hide more than half of it.
  private func isHidden(_ content: Content) -> Bool {
    let rect = content.rect
    return tree.nodes.indices.dropFirst(content.index).contains { index in
      let bar = tree.nodes[index]
      guard ScreenTree.isBar(bar.view), !bar.view.isClearBar else { return false }
      let shared = rect.intersection(bar.frame)
      return shared.width * shared.height > rect.width * rect.height / 2
    }
  }

  /// Whether the scroll view keeps its content clear of the bars above it when it is at its top.
  private func reaches(_ scroll: UIScrollView) -> Bool {
    scroll.contentOffset.y > -scroll.adjustedContentInset.top + 1
      || scroll.adjustedContentInset.top >= scroll.safeAreaInsets.top - 1
  }

  // MARK: Overlaps

  private mutating func inspectOverlaps(_ contents: [Content]) {
    // A sweep from top to bottom: only contents that share a height are compared.
    let readable = contents.filter { $0.isText || $0.isControl || isToBeWhole($0.person) }
      .filter { !tree.nodes[$0.index].isPart }
      .sorted { ($0.rect.minY, $0.index) < ($1.rect.minY, $1.index) }
    var open: [Content] = []
    for content in readable {
      open.removeAll { $0.rect.maxY <= content.rect.minY + 1 }
      for other in open {
        let (below, above) = other.index < content.index ? (other, content) : (content, other)
        if overlaps(below, above) { report(below, above) }
      }
      open.append(content)
    }
  }

  private func overlaps(_ below: Content, _ above: Content) -> Bool {
    let (first, second) = (tree.nodes[below.index], tree.nodes[above.index])
    let visible = [below.rect.intersection(first.clip), above.rect.intersection(second.clip)]
    let shared = seen(below, beside: above).intersection(seen(above, beside: below))
    // Line boxes may touch: letters do not fill them to the edge.
    guard shared.width > 2, shared.height > 4 else { return false }
    // Pictures are looked at where they cover a part of a text, and not as backgrounds.
    if !isReadable(below) || (!isReadable(above) && !below.isText) { return false }
    if !isReadable(above), visible[1].insetBy(dx: -1, dy: -1).contains(visible[0]) { return false }
    guard first.controlled == second.controlled, first.scroller == second.scroller,
      first.cell == second.cell, !tree.contains(below.index, above.index)
    else { return false }
    if isSurface(below, around: above, visible)
      || isSurface(above, around: below, visible.reversed())
    {
      return false
    }
    return !isDrawnTwice(below, above) && !isCovered(below.index, above.index)
  }

  /// Whether two labels have the same letters at the same place: nobody sees that there are two.
  private func isDrawnTwice(_ below: Content, _ above: Content) -> Bool {
    guard let first = below.person as? UILabel, let second = above.person as? UILabel,
      first.text == second.text, first.font == second.font
    else { return false }
    return above.rect.insetBy(dx: -0.5, dy: -0.5).contains(below.rect)
      && below.rect.insetBy(dx: -0.5, dy: -0.5).contains(above.rect)
  }

  /// What two contents share the room of: beside a text a control is what is drawn of it, beside another
  /// control the place that it takes fingers in.
  private func seen(_ content: Content, beside other: Content) -> CGRect {
    let rect = content.isControl && other.isText ? drawnRect(content.index) : content.rect
    return rect.intersection(tree.nodes[content.index].clip)
  }

  private func isReadable(_ content: Content) -> Bool { content.isText || content.isControl }

  /// Whether a control is a place to tap and not something to read: it shows nothing of its own, or
  /// all of the other lies within it, as a text on a tile does and a button in a field.
  private func isSurface(_ control: Content, around other: Content, _ rects: [CGRect]) -> Bool {
    guard control.isControl else { return false }
    if showsNothing(control.index) { return true }
    guard rects[0].insetBy(dx: -1, dy: -1).contains(rects[1]) else { return false }
    let area = rects[0].width * rects[0].height
    return !other.isControl || rects[1].width * rects[1].height <= area / 2
  }

  /// Whether a control has neither text nor picture nor colour.
  private func showsNothing(_ index: Int) -> Bool {
    let node = tree.nodes[index]
    guard node.view is UIButton || !ClassNames.isOfUIKit(type(of: node.view)) else { return false }
    return !paintsAnything(index)
  }

  /// Whether there is anything of a control to see: a bare `UIControl` may be a place to tap.
  private func isSeen(_ index: Int) -> Bool {
    type(of: tree.nodes[index].view) != UIControl.self || paintsAnything(index)
  }

  private func paintsAnything(_ index: Int) -> Bool {
    let node = tree.nodes[index]
    return (index..<node.end).contains { inner in
      let view = tree.nodes[inner].view
      if (view.backgroundColor?.cgColor.alpha ?? 0) > 0.01 || view.layer.contents != nil {
        return true
      }
      if let label = view as? UILabel { return label.text?.isEmpty == false }
      return (view as? UIImageView)?.image != nil
    }
  }

  /// Whether a surface between the two hides the lower one: a panel in front of it.
  private func isCovered(_ below: Int, _ above: Int) -> Bool {
    for ancestor in tree.ancestors(of: above) {
      if tree.contains(ancestor, below) { return false }
      let view = tree.nodes[ancestor].view
      if view is UIVisualEffectView || (view.backgroundColor?.cgColor.alpha ?? 0) > 0.5 {
        return true
      }
    }
    return false
  }

  private mutating func report(_ below: Content, _ above: Content) {
    let shared = seen(below, beside: above).intersection(seen(above, beside: below))
    let extent = min(shared.width, shared.height)
    faults.append(
      Fault(
        .overlappingViews, above.person,
        detail: ClassNames.name(of: type(of: below.person)), measure: Double(extent),
        region: shared
      ) {
        let name = ViewNames.path(of: below.person)
        var words = Fault.Words(
          message: "it covers \(short(shared.width)) × \(short(shared.height)) pt of \(name)",
          reason: "No constraint keeps the two apart at this size.",
          remedy: "Tie the one to where the other ends, or put both into a stack view.")
        words.numbers = [
          .init("overlap", Double(extent)), .init("width", Double(shared.width)),
          .init("height", Double(shared.height)),
        ]
        words.related = [
          RelatedPlace(
            label: "the view below", place: OriginPlace.place(below.person.origin))
        ]
        return words
      })
  }
}

extension CGRect {
  /// The most that lies outside of `other` on one side.
  fileprivate func lost(in other: CGRect) -> (points: CGFloat, side: String) {
    let sides = [
      (other.minX - minX, "left"), (maxX - other.maxX, "right"), (other.minY - minY, "top"),
      (maxY - other.maxY, "bottom"),
    ]
    return sides.max { $0.0 < $1.0 } ?? (0, "left")
  }
}
