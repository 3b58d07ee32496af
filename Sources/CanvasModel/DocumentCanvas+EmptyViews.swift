// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import IBDocument
internal import UIKit

/// Arranged views that nothing sizes (Documentation/Fidelity.md §2.9).
extension DocumentCanvas {
  /// The natural width of a plain view: that of a new one, points.
  private static let plainWidth: CGFloat = 240

  /// The natural length of what has nothing to show in a stack view: of labels without text beside
  /// other items, of image views without a picture on both axes, the height of plain views, points.
  private static let emptyLength: CGFloat = 50

  /// Gives labels without text in stack views with other visible items a natural size on each axis
  /// on which no constraint sizes them. Called before layout.
  func sizeEmptyLabels(below root: Element) {
    root.forEachDescendant { element, _ in
      guard element.name == "stackView", let stack = views[element.location] as? UIStackView,
        stack.arrangedSubviews.count(where: { !$0.isHidden }) > 1
      else { return }
      for case let label as UILabel in stack.arrangedSubviews
      where (label.text ?? "").isEmpty && !label.hasAssignedNaturalSize {
        let isWide = isSized(label, .width)
        let isHigh = isSized(label, .height)
        guard !isWide || !isHigh else { continue }
        label.assignNaturalSize(
          CGSize(
            width: isWide ? 0 : Self.emptyLength, height: isHigh ? 0 : Self.emptyLength))
      }
    }
  }

  /// Gives plain views and image views without a picture in stack views a natural size on each axis
  /// on which nothing else sizes them, and plain views around text over several lines a least
  /// height. Returns whether there are such views.
  func sizeEmptyViews(below root: Element) -> Bool {
    guard screen.era >= .xcode9 else { return false }
    var found = false
    root.forEachDescendant { element, _ in
      guard element.name == "stackView", let stack = views[element.location] as? UIStackView
      else { return }
      for view in stack.arrangedSubviews where !view.isHidden {
        let missing = missingSizes(of: view, in: stack)
        NSLayoutConstraint.activate(missing)
        if !missing.isEmpty { found = true }
      }
    }
    return found
  }

  /// The constraints that stand for sizes which an arranged view lacks.
  private func missingSizes(of view: UIView, in stack: UIStackView) -> [NSLayoutConstraint] {
    guard isEmpty(view) else { return [] }
    let width = view is UIImageView ? Self.emptyLength : Self.plainWidth
    var made: [NSLayoutConstraint] = []
    if view.bounds.width == 0, !isSized(view, .width) {
      made += naturalSize(of: view, .width, width)
    }
    guard !isSized(view, .height) else { return made }
    if view.bounds.height == 0 {
      made += naturalSize(of: view, .height, Self.emptyLength)
    } else if view.bounds.height < Self.emptyLength, holdsLines(view),
      stack.axis == .vertical || stack.alignment != .fill
    {
      made.append(leastSize(of: view, .height, Self.emptyLength))
    }
    return made
  }

  /// Whether there is text over several lines, or text to type, in what a plain view shows.
  private func holdsLines(_ view: UIView) -> Bool {
    view.subviews.contains { child in
      if let label = child as? UILabel { return label.numberOfLines != 1 }
      return child is UITextView || holdsLines(child)
    }
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
    return [most, leastSize(of: view, side, length)]
  }

  /// At least as long, with the view's resistance.
  private func leastSize(
    of view: UIView, _ side: NSLayoutConstraint.Attribute, _ length: CGFloat
  ) -> NSLayoutConstraint {
    let least = NSLayoutConstraint(
      item: view, attribute: side, relatedBy: .greaterThanOrEqual, toItem: nil,
      attribute: .notAnAttribute, multiplier: 1, constant: length)
    least.priority = view.contentCompressionResistancePriority(
      for: side == .width ? .horizontal : .vertical)
    return least
  }
}
