// Part of Snug, under the Apache License 2.0; see LICENSE.

/// The button of a swipe action: an image over its title, or alone where the row is low
/// (Documentation/TableView.md §10).
final class SwipeActionButton: UIButton {
  /// The least height of a row that has room for both, points.
  private static let leastHeightForBoth: CGFloat = 91
  /// Between image and title, points.
  private static let gap: CGFloat = 4

  private var isImageAlone: Bool {
    shownImage != nil && bounds.height < Self.leastHeightForBoth
  }

  override func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    guard let size = shownImage?.size else { return .zero }
    return CGRect(
      x: contentRect.midX - size.width / 2, y: blockTop(in: contentRect),
      width: size.width, height: size.height)
  }

  override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    guard let image = shownImage?.size else { return super.titleRect(forContentRect: contentRect) }
    let title = titleSize ?? .zero
    let width = min(title.width, contentRect.width)
    return CGRect(
      x: contentRect.midX - width / 2,
      y: blockTop(in: contentRect) + image.height + Self.gap, width: width, height: title.height)
  }

  private func blockTop(in content: CGRect) -> CGFloat {
    let image = shownImage?.size.height ?? 0
    let text = isImageAlone ? 0 : titleSize.map { $0.height + Self.gap } ?? 0
    return content.midY - (image + text) / 2
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if isImageAlone { label?.isHidden = true }
  }
}
