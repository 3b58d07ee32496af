// Part of Snug, under the Apache License 2.0; see LICENSE.

package import IBDocument
package import UIKit

extension DocumentCanvas {
  /// The frames of views in containers that have their recorded frames, by the place of the
  /// element (Documentation/Fidelity.md §1.4). Called instead of ``placed()``.
  package func localFrames() -> [Location: CGRect] {
    makeRoots()
    var elements: [(view: UIView, element: Element)] = []
    document.root.forEachDescendant { element, _ in
      if let view = views[element.location] { elements.append((view, element)) }
    }
    var layout = LocalLayout(views: elements)
    for root in roots {
      useTextScale(of: root.element)
      takeShownSafeArea(of: root.view, root.element)
      layout.measure(root.view)
    }
    return layout.frames
  }

  /// Gives a root the safe area that the frames of views which are tied to it show, where they
  /// agree; what they do not show stays.
  private func takeShownSafeArea(of view: UIView, _ element: Element) {
    guard let host = view.superview else { return }
    let shown = shownInsets(of: element)
    var insets = view.safeAreaInsets
    if let top = shown.top { insets.top = top }
    if let bottom = shown.bottom { insets.bottom = bottom }
    guard insets != view.safeAreaInsets else { return }
    (view.next as? UIViewController)?.containerSafeAreaInsets = .zero
    host.assignSafeAreaInsets(insets)
    Runtime.current.settle(host)
  }

  /// Top and bottom of the safe area, by the frames of subviews with an edge at it.
  private func shownInsets(of root: Element) -> (top: CGFloat?, bottom: CGFloat?) {
    guard let height = root.rect("frame")?.height else { return (nil, nil) }
    let guides = Dictionary(
      (root.layoutGuides + guidesOfController(of: root)).map { ($0.id, $0.kind) },
      uniquingKeysWith: { first, _ in first })
    let frames = Dictionary(
      root.items(of: "subviews").compactMap { child in
        child.boolean("misplaced", default: false)
          ? nil : child.id.flatMap { id in child.rect("frame").map { (id, $0) } }
      }, uniquingKeysWith: { first, _ in first })
    var (tops, bottoms): ([CGFloat], [CGFloat]) = ([], [])
    for child in root.items(of: "constraints") {
      guard let value = ConstraintValue(child), value.relation == .equal, value.priority == 1000,
        value.multiplier == 1, !value.usesStandardSpacing, let first = value.firstItem,
        let second = value.secondItem, let secondAttribute = value.secondAttribute
      else { continue }
      let isGuideFirst = guides[first] != nil
      let constant = isGuideFirst ? -value.constant : value.constant
      let (guide, guideAttribute, view, attribute) =
        isGuideFirst
        ? (first, value.firstAttribute, second, secondAttribute)
        : (second, secondAttribute, first, value.firstAttribute)
      guard let kind = guides[guide], let frame = frames[view] else { continue }
      switch (kind, guideAttribute, attribute) {
      case (.safeArea, .top, .top), (.top, .bottom, .top): tops.append(frame.minY - constant)
      case (.safeArea, .bottom, .bottom), (.bottom, .top, .bottom):
        bottoms.append(height - frame.maxY + constant)
      default: continue
      }
    }
    return (agreed(tops), agreed(bottoms))
  }

  private func guidesOfController(of root: Element) -> [LayoutGuideValue] {
    document.scenes.compactMap(\.controller).first { controller in
      controller.children.contains { $0.location == root.location }
    }?.layoutGuides ?? []
  }

  /// The value that most have, the first of them on a tie; nil where it is no inset of bars.
  private func agreed(_ values: [CGFloat]) -> CGFloat? {
    let counts = values.map { value in values.count { abs($0 - value) < 0.01 } }
    guard let most = counts.max(), let index = counts.firstIndex(of: most),
      (0...200).contains(values[index])
    else { return nil }
    return values[index]
  }
}
