// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Geometry

/// Labels and image of the built-in styles (Documentation/TableView.md §6).
extension UITableViewCell {
  /// Points between an image and the text after it.
  static let imageToText: CGFloat = 16
  /// Points of the column that a value 2 title ends in, and the gap behind it.
  private static let titleColumn: CGFloat = 91
  private static let columnGap: CGFloat = 6
  /// Points around one title, and around a title above a detail with 1 between them.
  private static let aroundTitle: CGFloat = 23.2
  private static let aroundSubtitle: CGFloat = 20.5
  private static let subtitleTop: CGFloat = 10

  /// Has a custom prototype's cell, which is one of the default style, show what it is asked for.
  func takeDefaultStyle() {
    if builtInStyle == nil { builtInStyle = .default }
  }

  /// The labels and the image view of the style that were made.
  package final var builtInViews: [UIView] {
    labels.compactMap(\.self) + [builtInImageView].compactMap(\.self)
  }

  func label(_ index: Int) -> UILabel? {
    guard let style = builtInStyle else { return labels[index] }
    if let label = labels[index] { return label }
    let label = UILabel(frame: .zero)
    label.adjustsFontForContentSizeCategory = true
    let isSmall = (index == 1 && style == .subtitle) || (index == 0 && style == .value2)
    label.font = .preferredFont(
      forTextStyle: isSmall ? .caption1 : style == .value2 ? .subheadline : .body,
      compatibleWith: traitCollection)
    adoptLines(of: label)
    if index == 1, style == .value1 { label.textColor = .secondaryLabel }
    if index == 0, style == .value2 { label.textColor = tintColor }
    labels[index] = label
    contentView.addSubview(label)
    setNeedsLayout()
    return label
  }

  /// How many lines a label of a style has that the app gives no number: at accessibility sizes texts break.
  private static func lines(in traits: UITraitCollection) -> Int {
    traits.preferredContentSizeCategory.isAccessibilityCategory ? 0 : 1
  }

  func adoptLines(of label: UILabel) {
    if label.numberOfLines == 1 { label.numberOfLines = Self.lines(in: traitCollection) }
  }

  /// Follows the text size with the number of lines, where it is not the app's.
  func adoptLines(from previous: UITraitCollection) {
    let (before, now) = (Self.lines(in: previous), Self.lines(in: traitCollection))
    guard builtInStyle != nil, before != now else { return }
    for label in labels.compactMap(\.self) where label.numberOfLines == before {
      label.numberOfLines = now
    }
  }

  func madeImageView() -> UIImageView? {
    guard builtInStyle != nil else { return builtInImageView }
    if let builtInImageView { return builtInImageView }
    let view = UIImageView(frame: .zero)
    builtInImageView = view
    contentView.addSubview(view)
    setNeedsLayout()
    return view
  }

  /// A label that takes part in the layout: there, and with text in it.
  private func used(_ index: Int) -> UILabel? {
    guard let label = labels[index], label.text?.isEmpty == false else { return nil }
    return label
  }

  /// The height of a row that no constraints describe, points.
  func standardHeight(width: CGFloat) -> CGFloat {
    adoptSystemMargins(width: width)
    let insets = contentInsets
    let text = textWidth(in: max(0, width - insets.left - insets.right))
    let picture = builtInImageView?.image.map { $0.size.height } ?? 0
    guard let style = builtInStyle, let title = used(0) ?? used(1) else {
      return max(UITableView.standardRowHeight, grid.ceiling(picture))
    }
    var height = Self.exactHeight(of: title, width: text) + Self.aroundTitle
    if style != .default, let detail = used(1), detail !== title {
      switch style {
      case .value1 where !isStacked(title, detail, width: text): break
      case .value2 where !isStacked(title, detail, width: text):
        let rest = max(0, text - Self.titleColumn - Self.columnGap)
        height =
          max(
            Self.exactHeight(of: title, width: Self.titleColumn),
            Self.exactHeight(of: detail, width: rest)) + Self.aroundTitle
      default:
        height =
          size(of: title, text).height + size(of: detail, text).height + Self.aroundSubtitle
      }
    }
    if style != .subtitle {
      height = max(height, UITableView.standardRowHeight - grid.pixel)
    }
    return grid.ceiling(max(height, picture))
  }

  /// Whether a row of values has its detail below the title: at accessibility sizes, and in value 1 where
  /// they do not fit beside each other and one of them may have several lines.
  private func isStacked(_ title: UILabel, _ detail: UILabel, width: CGFloat) -> Bool {
    if traitCollection.preferredContentSizeCategory.isAccessibilityCategory { return true }
    guard builtInStyle == .value1 else { return false }
    guard title.numberOfLines != 1 || detail.numberOfLines != 1 else { return false }
    let free = CGFloat.greatestFiniteMagnitude
    return size(of: title, free).width + 8 + size(of: detail, free).width > width
  }

  /// The unrounded height of a label's lines: heights of rows are rounded once, as a whole.
  private static func exactHeight(of label: UILabel, width: CGFloat) -> CGFloat {
    let fitted = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
    let line = label.font.lineHeight
    // Lines of one font: what rounding added is less than a point.
    let exact = label.numberOfLines == 1 ? line : (fitted / line).rounded(.down) * line
    return fitted - exact < 1 ? min(fitted, exact) : fitted
  }

  private func size(of label: UILabel, _ width: CGFloat) -> CGSize {
    label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
  }

  /// Points between image and trailing margin, for a content view of a width.
  private func textWidth(in width: CGFloat) -> CGFloat {
    let margins = contentView.layoutMargins
    let taken = builtInImageView?.image.map { $0.size.width + Self.imageToText } ?? 0
    return max(0, width - margins.left - margins.right - indentation - taken)
  }

  // MARK: Frames

  func layOutBuiltInContent() {
    guard let style = builtInStyle else { return }
    let size = contentView.bounds.size
    var start = leadingMargin + indentation
    if let image = builtInImageView, let picture = image.image {
      let scale = min(1, size.height / max(1, picture.size.height))
      let width = picture.size.width * scale
      let height = picture.size.height * scale
      put(
        image, x: start, y: grid.snapping((size.height - height) / 2), width: width, height: height)
      start += width + Self.imageToText
    }
    let margins = contentView.layoutMargins
    let end = size.width - (isRightToLeft ? margins.left : margins.right)
    let width = max(0, end - start)
    guard let title = labels[0] else {
      if let detail = labels[1] {
        put(detail, x: start, y: 0, width: width, height: size.height)
      }
      return
    }
    guard style != .default, let detail = used(1) else {
      return put(title, x: start, y: 0, width: width, height: size.height)
    }
    switch style {
    case .default: break
    case .subtitle: stack(title, detail, x: start, width: width, height: size.height)
    case .value1 where isStacked(title, detail, width: width):
      stack(title, detail, x: start, width: width, height: size.height)
    case .value2 where isStacked(title, detail, width: width):
      title.textAlignment = .natural
      stack(title, detail, x: start, width: width, height: size.height)
    case .value1: placeValue(title, detail, x: start, width: width, height: size.height)
    case .value2: placeColumns(title, detail, x: start, width: width, height: size.height)
    }
  }

  private func stack(
    _ title: UILabel, _ detail: UILabel, x: CGFloat, width: CGFloat, height: CGFloat
  ) {
    let (upper, lower) = (size(of: title, width), size(of: detail, width))
    let isFree = height >= upper.height + lower.height + Self.aroundSubtitle
    // In rows of a fixed height both are centred, half points going below.
    let top = isFree ? Self.subtitleTop : ((height - upper.height - lower.height) / 2).rounded(.up)
    put(title, x: x, y: top, width: min(width, upper.width), height: upper.height)
    put(
      detail, x: x, y: top + upper.height + (isFree ? 1 : 0), width: min(width, lower.width),
      height: lower.height)
  }

  private func placeValue(
    _ title: UILabel, _ detail: UILabel, x: CGFloat, width: CGFloat, height: CGFloat
  ) {
    let free = CGFloat.greatestFiniteMagnitude
    let (first, second) = (size(of: title, free), size(of: detail, free))
    let value = min(width, second.width)
    centre(title, x: x, width: min(first.width, max(0, width - value)), first.height, height)
    centre(detail, x: x + width - value, width: value, second.height, height)
  }

  private func placeColumns(
    _ title: UILabel, _ detail: UILabel, x: CGFloat, width: CGFloat, height: CGFloat
  ) {
    let rest = max(0, width - Self.titleColumn - Self.columnGap)
    title.textAlignment = isRightToLeft ? .left : .right
    centre(title, x: x, width: Self.titleColumn, size(of: title, Self.titleColumn).height, height)
    centre(
      detail, x: x + Self.titleColumn + Self.columnGap, width: rest,
      size(of: detail, rest).height, height)
  }

  private func centre(
    _ label: UILabel, x: CGFloat, width: CGFloat, _ height: CGFloat, _ available: CGFloat
  ) {
    put(label, x: x, y: grid.snapping((available - height) / 2), width: width, height: height)
  }

  /// Gives a part of the content view a frame stated from the leading edge.
  private func put(_ view: UIView, x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
    let left = isRightToLeft ? contentView.bounds.width - x - width : x
    let frame = CGRect(x: grid.snapping(left), y: y, width: width, height: height)
    if view.frame != frame { view.frame = frame }
  }
}
