// Part of Snug, under the Apache License 2.0; see LICENSE.

/// An accessory in its place beside a cell's content (Documentation/CompositionalLayout.md §7).
@MainActor
struct PlacedAccessory {
  let view: UIView
  private let reservedWidth: UICellAccessory.LayoutDimension
  /// The size of a view that keeps it, points; nil where the view says what it needs.
  private let fixedSize: CGSize?

  init(_ accessory: UICellAccessory, in view: UIView) {
    self.view = view
    reservedWidth = accessory.reservedWidth
    fixedSize = accessory.keepsSize ? view.bounds.size : nil
  }

  /// The size that the view needs, points. One that says nothing, and has no size of its own, has
  /// that of its constraints.
  func size(in available: CGSize) -> CGSize {
    if let fixedSize { return fixedSize }
    let size = view.sizeThatFits(available)
    guard size.width <= 0 || size.height <= 0 else { return size }
    return view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
  }

  /// The width that is kept free for a view of a size, points; the standard width is not published,
  /// so there the view's own counts.
  func room(_ size: CGSize) -> CGFloat {
    if case .custom(let width) = reservedWidth { return width }
    return size.width
  }
}
