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
    let frames = recordedAlignmentRects(in: root)
    var (tops, bottoms): ([CGFloat], [CGFloat]) = ([], [])
    for child in root.items(of: "constraints") {
      guard let value = ConstraintValue(child), value.relation == .equal, value.priority == 1000,
        value.multiplier == 1, let first = value.firstItem,
        let second = value.secondItem, let secondAttribute = value.secondAttribute
      else { continue }
      let isGuideFirst = guides[first] != nil
      guard let spacing = spacing(of: value, to: guides[isGuideFirst ? first : second])
      else { continue }
      let constant = isGuideFirst ? -spacing : spacing
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

  /// The constant of a constraint to a guide; nil where there is none, and where standard spacing
  /// does not tell it. To an old controller's guides that is 8 (Documentation/InterfaceBuilder.md
  /// §5.4).
  private func spacing(of value: ConstraintValue, to guide: LayoutGuideValue.Kind?) -> CGFloat? {
    switch guide {
    case nil: nil
    case .top, .bottom: value.isSymbolic ? 8 : value.constant
    default: value.usesStandardSpacing ? nil : value.constant
    }
  }

  /// What constraints see of a root's recorded subviews, by id.
  private func recordedAlignmentRects(in root: Element) -> [String: CGRect] {
    Dictionary(
      root.items(of: "subviews").compactMap { child in
        guard !child.boolean("misplaced", default: false), let id = child.id,
          let frame = child.rect("frame")
        else { return nil }
        return (id, frame.inset(by: views[child.location]?.alignmentRectInsets ?? .zero))
      }, uniquingKeysWith: { first, _ in first })
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
