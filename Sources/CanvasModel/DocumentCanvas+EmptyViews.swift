// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import IBDocument
internal import UIKit

/// Arranged views that nothing sizes (Documentation/Fidelity.md §2.9).
extension DocumentCanvas {
  /// The size that Interface Builder gives a new view, points.
  private static let newViewSize = CGSize(width: 240, height: 128)

  /// The natural length of a label without text in a stack view with other items, points.
  private static let emptyLabelLength: CGFloat = 50

  /// Gives labels without text in stack views with other visible items a natural size on each axis
  /// on which no constraint sizes them. Called before layout.
  func sizeEmptyLabels(below root: Element) {
    root.forEachDescendant { element, _ in
      guard element.name == "stackView", let stack = views[element.location] as? UIStackView,
        stack.arrangedSubviews.count(where: { !$0.isHidden }) > 1
      else { return }
      for case let label as UILabel in stack.arrangedSubviews
      where !label.isHidden && (label.text ?? "").isEmpty && !label.hasAssignedNaturalSize {
        let isWide = isSized(label, .width)
        let isHigh = isSized(label, .height)
        guard !isWide || !isHigh else { continue }
        label.assignNaturalSize(
          CGSize(
            width: isWide ? 0 : Self.emptyLabelLength, height: isHigh ? 0 : Self.emptyLabelLength))
      }
    }
  }

  /// Gives plain views and image views without a picture in stack views the size of a new view, as
  /// if it were their intrinsic one, on each axis on which nothing else sizes them. Returns whether
  /// there are such views.
  func sizeEmptyViews(below root: Element) -> Bool {
    guard screen.era >= .xcode9 else { return false }
    var found = false
    root.forEachDescendant { element, _ in
      guard element.name == "stackView", let stack = views[element.location] as? UIStackView
      else { return }
      for view in stack.arrangedSubviews where !view.isHidden && isEmpty(view) {
        let sizes: [(NSLayoutConstraint.Attribute, CGFloat, CGFloat)] = [
          (.width, view.bounds.width, Self.newViewSize.width),
          (.height, view.bounds.height, Self.newViewSize.height),
        ]
        for (side, length, wanted) in sizes where length == 0 && !isSized(view, side) {
          NSLayoutConstraint.activate(naturalSize(of: view, side, wanted))
          found = true
        }
      }
    }
    return found
  }

  /// Whether a view has no content of its own and no intrinsic size.
  private func isEmpty(_ view: UIView) -> Bool {
    if let imageView = view as? UIImageView { return imageView.image == nil }
    return type(of: view) == UIView.self
      && view.intrinsicContentSize.width == UIView.noIntrinsicMetric
      && view.intrinsicContentSize.height == UIView.noIntrinsicMetric
  }

  /// Whether a constraint of the document states a view's side.
  private func isSized(_ view: UIView, _ side: NSLayoutConstraint.Attribute) -> Bool {
    view.constraints.contains { constraint in
      constraint.firstItem === view && constraint.firstAttribute == side
        && constraint.identifier?.hasPrefix("UISV") != true
    }
  }

  /// What an intrinsic length means: as long, with the view's hugging and resistance.
  private func naturalSize(
    of view: UIView, _ side: NSLayoutConstraint.Attribute, _ length: CGFloat
  ) -> [NSLayoutConstraint] {
    let axis: NSLayoutConstraint.Axis = side == .width ? .horizontal : .vertical
    let most = NSLayoutConstraint(
      item: view, attribute: side, relatedBy: .lessThanOrEqual, toItem: nil,
      attribute: .notAnAttribute, multiplier: 1, constant: length)
    most.priority = view.contentHuggingPriority(for: axis)
    let least = NSLayoutConstraint(
      item: view, attribute: side, relatedBy: .greaterThanOrEqual, toItem: nil,
      attribute: .notAnAttribute, multiplier: 1, constant: length)
    least.priority = view.contentCompressionResistancePriority(for: axis)
    return [most, least]
  }
}
