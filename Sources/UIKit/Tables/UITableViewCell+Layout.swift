// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Geometry

/// Where the parts of a row are (Documentation/TableView.md §4).
extension UITableViewCell {
  /// The text inset of a row that is `width` points wide.
  static func sideMargin(for width: CGFloat) -> CGFloat { width >= 414 ? 20 : 16 }

  var sideMargin: CGFloat { Self.sideMargin(for: bounds.width) }

  private var grid: PixelGrid {
    let scale = traitCollection.displayScale
    return PixelGrid(scale: scale > 0 ? scale : 1)
  }

  /// Points that accessory and safe area take from the content view.
  var contentInsets: UIEdgeInsets {
    var insets = UIEdgeInsets.zero
    if hostTable?.insetsContentViewsToSafeArea ?? true {
      insets.left = safeAreaInsets.left
      insets.right = safeAreaInsets.right
    }
    if let accessoryView {
      insets.right += accessoryView.frame.width + sideMargin
    } else if accessoryType != .none {
      insets.right += sideMargin + Self.width(of: accessoryType)
    }
    return insets
  }

  /// Points of an accessory with the gap to the content, without the margin at its right.
  static func width(of accessory: AccessoryType) -> CGFloat {
    switch accessory {
    case .none: 0
    case .disclosureIndicator: 11
    case .checkmark: 24
    case .detailDisclosureButton: 52
    case .detailButton: 32
    }
  }

  func layOutParts() {
    let insets = contentInsets
    if contentView.translatesAutoresizingMaskIntoConstraints {
      let frame = bounds.inset(by: insets)
      if contentView.frame != frame { contentView.frame = frame }
      adoptSystemMargins(width: bounds.width)
    }
    for view in [backgroundView, selectedBackgroundView] {
      if let view, view.frame != bounds { view.frame = bounds }
    }
    let right = bounds.width - sideMargin - (safeAreaInsets.right)
    if let accessory = accessoryView ?? accessorySymbol {
      let size = accessory.frame.size
      accessory.frame = CGRect(
        x: grid.snapping(right - size.width), y: grid.snapping((bounds.height - size.height) / 2),
        width: size.width, height: size.height)
    }
    layOutBuiltInContent()
    layOutSeparator()
  }

  /// Gives the content view the margins of rows, unless the app gave it others.
  func adoptSystemMargins(width: CGFloat) {
    guard let content = contentView as? TableCellContentView else { return }
    let side = Self.sideMargin(for: width)
    let margins = UIEdgeInsets(top: 11, left: side, bottom: 11, right: side)
    let base = content.marginStorage.base
    guard base == .standard || base == content.systemMargins, base != .sides(margins) else {
      return
    }
    content.systemMargins = .sides(margins)
    content.layoutMargins = margins
  }

  // MARK: Built-in styles

  func label(_ index: Int) -> UILabel? {
    guard let style = builtInStyle else { return labels[index] }
    if let label = labels[index] { return label }
    let label = UILabel(frame: .zero)
    label.font = .systemFont(ofSize: index == 1 && style == .subtitle ? 12 : 17)
    if index == 1, style == .value1 { label.textColor = .secondaryLabel }
    labels[index] = label
    contentView.addSubview(label)
    setNeedsLayout()
    return label
  }

  func madeImageView() -> UIImageView? {
    guard builtInStyle != nil else { return builtInImageView }
    if let builtInImageView { return builtInImageView }
    let view = UIImageView(frame: .zero)
    builtInImageView = view
    contentView.addSubview(view)
    return view
  }

  /// The height of a row that no constraints describe, points.
  func standardHeight(width: CGFloat) -> CGFloat {
    let title = labels[0].map { $0.sizeThatFits(Self.unbounded).height } ?? 0
    guard builtInStyle == .subtitle, let detail = labels[1], detail.text?.isEmpty == false else {
      return max(44, grid.ceiling(title + 2 * 11.5))
    }
    // 10 above the title, 1 between the lines, 9.5 below the detail.
    return max(44, title + detail.sizeThatFits(Self.unbounded).height + 20.5)
  }

  private static var unbounded: CGSize {
    CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
  }

  private func layOutBuiltInContent() {
    guard let style = builtInStyle else { return }
    let size = contentView.bounds.size
    var left = sideMargin + CGFloat(indentationLevel) * indentationWidth
    if let image = builtInImageView, let picture = image.image {
      image.frame = CGRect(
        x: left, y: grid.snapping((size.height - picture.size.height) / 2),
        width: picture.size.width, height: picture.size.height)
      left += picture.size.width + 16
    }
    let hasAccessory = accessoryView != nil || accessoryType != .none
    let end = size.width - (hasAccessory ? 8 : sideMargin)
    let width = max(0, end - left)
    guard let title = labels[0] else { return }
    guard style != .default, let detail = labels[1] else {
      title.frame = CGRect(x: left, y: 0, width: width, height: size.height)
      return
    }
    let titleSize = title.sizeThatFits(Self.unbounded)
    let detailSize = detail.sizeThatFits(Self.unbounded)
    switch style {
    case .default: break
    case .subtitle:
      let isFree = size.height >= titleSize.height + detailSize.height + 20.5
      let top =
        isFree ? 10 : ((size.height - titleSize.height - detailSize.height) / 2).rounded()
      title.frame = CGRect(
        x: left, y: top, width: min(width, titleSize.width), height: titleSize.height)
      detail.frame = CGRect(
        x: left, y: title.frame.maxY + (isFree ? 1 : 0), width: min(width, detailSize.width),
        height: detailSize.height)
    case .value1:
      let detailWidth = min(width, detailSize.width)
      title.frame = centred(left, min(titleSize.width, max(0, width - detailWidth)), titleSize)
      detail.frame = centred(end - detailWidth, detailWidth, detailSize)
    case .value2:
      title.textAlignment = .right
      title.frame = centred(left, 91, titleSize)
      detail.frame = centred(left + 97, min(detailSize.width, max(0, width - 97)), detailSize)
    }
  }

  private func centred(_ x: CGFloat, _ width: CGFloat, _ size: CGSize) -> CGRect {
    let y = grid.snapping((contentView.bounds.height - size.height) / 2)
    return CGRect(x: x, y: y, width: width, height: size.height)
  }

  // MARK: Accessory and separator

  func showAccessory() {
    accessorySymbol?.removeFromSuperview()
    accessorySymbol = nil
    guard accessoryView == nil, accessoryType != .none else { return }
    let view = TableAccessoryView(accessoryType)
    accessorySymbol = view
    addSubview(view)
  }

  /// Shows or hides the line below the row as the table wants it.
  func separator(isLast: Bool, of table: UITableView) {
    let isHidden = table.separatorStyle == .none || (isLast && table.style != .plain)
    if separatorView == nil, !isHidden {
      let line = UIView(frame: .zero)
      line.isUserInteractionEnabled = false
      separatorView = line
      addSubview(line)
    }
    separatorView?.isHidden = isHidden
    separatorView?.backgroundColor = table.separatorColor
    layOutSeparator()
  }

  private func layOutSeparator() {
    guard let line = separatorView, !line.isHidden else { return }
    let own = separatorInset.left >= 0 ? separatorInset : hostTable?.separatorInset ?? .zero
    let start = own.left >= 0 ? own.left : sideMargin + safeAreaInsets.left
    let end = max(0, own.right)
    let frame = CGRect(
      x: start, y: bounds.height - grid.pixel, width: max(0, bounds.width - start - end),
      height: grid.pixel)
    if line.frame != frame { line.frame = frame }
  }
}
