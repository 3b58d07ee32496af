// Part of Snug, under the Apache License 2.0; see LICENSE.

/// A guide that constraints name by id.
package struct LayoutGuideValue: Equatable, Sendable {
  package enum Kind: String, Equatable, Sendable {
    /// Guides of a view.
    case safeArea, keyboard, contentLayoutGuide, frameLayoutGuide, layoutMargins, readableContent
    /// Guides of a view controller (`top`, `bottom`).
    case top, bottom
  }

  package var kind: Kind
  package var id: String

  /// Nil when the element is no guide or has no id.
  init?(_ element: Element) {
    guard let id = element.id else { return nil }
    let word = element.name == "viewControllerLayoutGuide" ? element["type"] : element.key
    guard let kind = word.flatMap(Kind.init) else { return nil }
    self.kind = kind
    self.id = id
  }
}

extension Element {
  /// The guides that this view, or this controller, declares.
  package var layoutGuides: [LayoutGuideValue] {
    let own = children.filter { $0.name == "viewLayoutGuide" || $0.name == "keyboardLayoutGuide" }
    let old = items(of: "layoutGuides").filter { $0.name == "viewControllerLayoutGuide" }
    return (own + old).compactMap { LayoutGuideValue($0) }
  }
}
