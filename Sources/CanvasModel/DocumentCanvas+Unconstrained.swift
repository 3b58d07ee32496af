// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import IBDocument
internal import UIKit

/// Views that no constraint of the document names (Documentation/Fidelity.md §2.15).
extension DocumentCanvas {
  /// Keeps the recorded frames of views that neither constraints nor a stack view place, and that have
  /// a mask for it.
  func keepUnconstrainedFrames(below element: Element, parent: Element? = nil) {
    let view = views[element.location]
    if let view, let parent, let frame = element.rect("frame"), parent.name != "stackView",
      isUnconstrained(element)
    {
      view.translatesAutoresizingMaskIntoConstraints = true
      view.frame = frame
      unconstrained.insert(element.location)
    }
    let holder = view == nil ? parent : element
    for child in element.children { keepUnconstrainedFrames(below: child, parent: holder) }
  }

  private func isUnconstrained(_ element: Element) -> Bool {
    guard !element.boolean("translatesAutoresizingMaskIntoConstraints", default: true),
      element.child("autoresizingMask") != nil, let id = element.id
    else { return false }
    return !constrainedItems.contains(id)
      && element.layoutGuides.allSatisfy { !constrainedItems.contains($0.id) }
  }

  /// Items that constraints of the document name, and views that hold constraints on themselves.
  static func constrainedItems(of document: Document) -> Set<String> {
    var result: Set<String> = []
    document.root.forEachDescendant { element, _ in
      for child in element.items(of: "constraints") {
        guard let value = ConstraintValue(child) else { continue }
        if let item = value.firstItem ?? element.id { result.insert(item) }
        if let item = value.secondItem { result.insert(item) }
      }
    }
    return result
  }
}
