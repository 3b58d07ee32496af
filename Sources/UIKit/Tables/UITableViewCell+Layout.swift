// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Geometry

/// Where the parts of a row are (Documentation/TableView.md §4, §5).
///
/// Distances are computed from the leading edge and mirrored at the end, so right-to-left rows are
/// the reflection of others.
extension UITableViewCell {
  /// The text inset of a row of a list that is `width` points wide.
  static func sideMargin(for width: CGFloat) -> CGFloat {
    if let margin = Runtime.current.canvas?.rowMargin { return margin }
    if Runtime.current.release < .iOS12 { return 15 }
    return width >= 414 ? 20 : 16
  }

  /// The text inset; in a table it follows the table's width, which inset rows do not have.
  var sideMargin: CGFloat { Self.sideMargin(for: hostTable?.bounds.width ?? bounds.width) }

  var grid: PixelGrid { traitCollection.pixelGrid(orScale: 1) }

  /// The safe area that content keeps clear of, points.
  private var keptSafeArea: UIEdgeInsets {
    hostTable?.insetsContentViewsToSafeArea ?? true ? safeAreaInsets : .zero
  }

  /// Points that accessory, editing controls and safe area take from the content view.
  var contentInsets: UIEdgeInsets {
    let safe = keptSafeArea
    let leading = isIndented ? RowEditControl.width : 0
    var trailing: CGFloat = 0
    if let view = currentAccessoryView {
      trailing = view.frame.width + sideMargin
    } else if currentAccessoryType != .none {
      trailing = sideMargin + Self.width(of: currentAccessoryType)
    }
    if showsGrip { trailing += RowReorderControl.width }
    if hostTable?.indexView != nil { trailing += TableIndexView.width }
    return UIEdgeInsets(
      top: 0, left: safe.left + (isRightToLeft ? trailing : leading), bottom: 0,
      right: safe.right + (isRightToLeft ? leading : trailing))
  }

  /// Plain rows always make room for the circle; grouped ones where they are told to.
  private var isIndented: Bool {
    showsEditControl && (shouldIndentWhileEditing || hostTable?.style == .plain)
  }

  /// Points of an accessory with the gap to the content, without the margin at its end.
  static func width(of accessory: AccessoryType) -> CGFloat {
    switch accessory {
    case .none: 0
    case .disclosureIndicator: 11
    case .checkmark: 24
    case .detailDisclosureButton: 52
    case .detailButton: 32
    }
  }

  /// Gives the content view a size of its own, whatever stands beside it.
  package final func assignContentSize(_ size: CGSize?) {
    parts.contentSize = size
    setNeedsLayout()
  }

  func layOutParts() {
    if contentView.translatesAutoresizingMaskIntoConstraints {
      var frame = bounds.inset(by: contentInsets)
      if let size = parts.contentSize { frame.size = size }
      if contentView.frame != frame { contentView.frame = frame }
      adoptSystemMargins(width: bounds.width)
    }
    for view in [backgroundView, selectedBackgroundView, parts.selectionFill, parts.backgroundFill]
    {
      if let view, view.frame != bounds { view.frame = bounds }
    }
    let safe = keptSafeArea
    let start = isRightToLeft ? safe.right : safe.left
    var end = bounds.width - (isRightToLeft ? safe.left : safe.right)
    if hostTable?.indexView != nil { end -= TableIndexView.width }
    if let control = parts.editControl {
      set(control, x: start, y: 0, width: RowEditControl.width, height: bounds.height)
    }
    if let grip = parts.reorderControl {
      end -= RowReorderControl.width
      set(grip, x: end, y: 0, width: RowReorderControl.width, height: bounds.height)
    }
    if let accessory = currentAccessoryView ?? parts.accessorySymbol {
      let size = accessory.frame.size
      set(
        accessory, x: end - sideMargin - size.width,
        y: grid.snapping((bounds.height - size.height) / 2), width: size.width,
        height: size.height)
    }
    layOutBuiltInContent()
    layOutSeparators()
  }

  /// Gives a part of the cell a frame stated from the leading edge.
  private func set(_ view: UIView, x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
    let left = isRightToLeft ? bounds.width - x - width : x
    let frame = CGRect(x: grid.snapping(left), y: y, width: width, height: height)
    if view.frame != frame { view.frame = frame }
  }

  /// Gives the content view the margins of rows, unless the app gave it others.
  ///
  /// Before an accessory the margin is 8 points; readable rows keep as much free at both sides as
  /// leaves the readable width.
  func adoptSystemMargins(width: CGFloat) {
    let content = contentView
    // Up to iOS 10 built-in styles did not use margins, and content views had the plain 8 points.
    if Runtime.current.release < .iOS12, builtInStyle == nil { return }
    let side = Self.sideMargin(for: hostTable?.bounds.width ?? width)
    var leading = side
    var trailing = hasAccessory || showsGrip ? 8 : side
    if hostTable?.cellLayoutMarginsFollowReadableWidth == true {
      let insets = keptSafeArea
      let free = width - insets.left - insets.right - 2 * side
      let excess = max(0, free - UIView.readableWidth(traitCollection)) / 2
      leading += excess
      trailing += hasAccessory ? 0 : excess
    }
    let vertical = Runtime.current.measures.rowMargin
    let margins = UIEdgeInsets(
      top: vertical, left: isRightToLeft ? trailing : leading, bottom: vertical,
      right: isRightToLeft ? leading : trailing)
    let base = content.marginStorage.base
    guard base == .standard || base == parts.systemMargins, base != .sides(margins) else { return }
    parts.systemMargins = .sides(margins)
    content.layoutMargins = margins
  }

  // MARK: Separators

  /// Shows the lines the table wants around the row (Documentation/TableView.md §5.3).
  func showSeparators(of table: UITableView) {
    let isLined = table.separatorStyle != .none
    let isGrouped = table.style == .grouped
    let isLastOfCard = place.isLast && table.style == .insetGrouped
    let bottom = isLined && !isLastOfCard
    let top = isLined && isGrouped && place.isFirst
    show(bottom, \.bottomLine, table)
    show(top, \.topLine, table)
    layOutSeparators()
  }

  private func show(
    _ isShown: Bool, _ path: WritableKeyPath<RowParts, RowSeparatorView?>, _ table: UITableView
  ) {
    if parts[keyPath: path] == nil, isShown {
      let line = RowSeparatorView(frame: .zero)
      parts[keyPath: path] = line
      addSubview(line)
    }
    guard let line = parts[keyPath: path] else { return }
    if line.isHidden == isShown { line.isHidden = !isShown }
    if isShown, line.backgroundColor != table.separatorColor {
      line.backgroundColor = table.separatorColor
    }
  }

  private func layOutSeparators() {
    if let line = parts.topLine, !line.isHidden {
      set(line, x: 0, y: 0, width: bounds.width, height: grid.pixel)
    }
    guard let line = parts.bottomLine, !line.isHidden else { return }
    let (start, end) = separatorEnds
    set(
      line, x: start, y: bounds.height - grid.pixel, width: max(0, bounds.width - start - end),
      height: grid.pixel)
  }

  /// Points that the line below the row keeps from the leading and trailing edges.
  private var separatorEnds: (CGFloat, CGFloat) {
    if place.isLast, hostTable?.style == .grouped { return (0, 0) }
    let safe = keptSafeArea
    let edge = isRightToLeft ? safe.right : safe.left
    let automatic = edge + (isIndented ? RowEditControl.width : 0) + textStart
    let own = storedSeparatorInset
    if own.left >= 0 { return (own.left, own.right) }
    guard let table = hostTable, table.storedSeparatorInset.left >= 0 else {
      return (automatic, max(0, hostTable?.storedSeparatorInset.right ?? 0))
    }
    let inset = table.storedSeparatorInset
    guard table.separatorInsetReference == .fromAutomaticInsets else {
      return (inset.left, inset.right)
    }
    return (automatic + inset.left, inset.right)
  }

  /// Points from the content view's leading edge to its text.
  private var textStart: CGFloat {
    if let list = configurations.contentView as? UIListContentView { return list.textStart }
    guard builtInStyle != nil else { return max(leadingMargin, sideMargin) }
    guard let picture = builtInImageView?.image else { return leadingMargin }
    return leadingMargin + indentation + picture.size.width + Self.imageToText
  }

  var leadingMargin: CGFloat {
    let margins = contentView.layoutMargins
    return isRightToLeft ? margins.right : margins.left
  }

  var indentation: CGFloat { CGFloat(indentationLevel) * indentationWidth }
}

extension UIEdgeInsets {
  /// Where lines end that nobody has set: as far as the text.
  static let automaticSeparator = UIEdgeInsets(top: 0, left: -1, bottom: 0, right: 0)

  /// What an app reads: the side margin in place of what is automatic.
  func resolved(_ margin: CGFloat) -> UIEdgeInsets {
    left < 0 ? UIEdgeInsets(top: top, left: margin, bottom: bottom, right: right) : self
  }
}

/// The content view of a row; its margins follow the cell's, 11 points above and below.
final class TableCellContentView: UIView {
  @Loose var cell: UITableViewCell?

  /// The cell's size follows its content view's, whatever the mask says.
  override var spanMask: AutoresizingMask { [.flexibleWidth, .flexibleHeight] }

  override func islandDidChange() {
    super.islandDidChange()
    cell?.constraintsInsideDidChange()
  }

  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    cell?.invalidateIntrinsicContentSize()
  }
}
