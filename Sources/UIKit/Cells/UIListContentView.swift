// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Geometry

/// Shows a ``UIListContentConfiguration``: an image, a text and a secondary text
/// (Documentation/TableView.md §8.2).
open class UIListContentView: UIView, UIContentView {
  private var stored: UIListContentConfiguration
  private let label = UILabel(frame: .zero)
  private let secondaryLabel = UILabel(frame: .zero)
  private let picture = UIImageView(frame: .zero)
  /// Points added to one line of text, so that a row of body text has its standard height.
  private static let lineAllowance: CGFloat = 1.2
  /// The width that symbols of rows stand in the middle of, so that texts line up; points at text
  /// size L.
  private static let symbolColumn: CGFloat = 24

  /// Guides that were asked for, with the constraints that hold them to their view.
  private var guides: [UIView: (guide: UILayoutGuide, ties: [NSLayoutConstraint])] = [:]

  /// Nil, like the other two, while what it stands for is not shown.
  open var textLayoutGuide: UILayoutGuide? { guide(around: label) }
  open var secondaryTextLayoutGuide: UILayoutGuide? { guide(around: secondaryLabel) }
  open var imageLayoutGuide: UILayoutGuide? { guide(around: picture) }

  public init(configuration: UIListContentConfiguration) {
    stored = configuration
    super.init(frame: .zero)
    takeUp()
  }

  public required init(frame: CGRect) {
    stored = .cell()
    super.init(frame: frame)
    takeUp()
  }

  public required init?(coder: NSCoder) {
    stored = .cell()
    super.init(coder: coder)
    takeUp()
  }

  open var configuration: any UIContentConfiguration {
    get { stored }
    set {
      guard let list = newValue as? UIListContentConfiguration else { return }
      stored = list
      takeUp()
    }
  }

  open func supports(_ configuration: any UIContentConfiguration) -> Bool {
    configuration is UIListContentConfiguration
  }

  private func guide(around view: UIView) -> UILayoutGuide? {
    guard view.superview != nil else { return nil }
    if let known = guides[view] { return known.guide }
    let guide = UILayoutGuide()
    addLayoutGuide(guide)
    let ties = [
      guide.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      guide.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      guide.topAnchor.constraint(equalTo: view.topAnchor),
      guide.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ]
    NSLayoutConstraint.activate(ties)
    guides[view] = (guide, ties)
    return guide
  }

  // MARK: Contents

  private func takeUp() {
    alpha = stored.alpha
    preservesSuperviewLayoutMargins =
      stored.axesPreservingSuperviewLayoutMargins.contains(.horizontal)
    fill(label, stored.textProperties, stored.text, stored.attributedText)
    fill(
      secondaryLabel, stored.secondaryTextProperties, stored.secondaryText,
      stored.secondaryAttributedText)
    let properties = stored.imageProperties
    sizeSymbol()
    picture.image = stored.image
    picture.tintColor = properties.resolvedTintColor(for: tintColor)
    picture.layer.cornerRadius = properties.cornerRadius
    picture.clipsToBounds = properties.cornerRadius > 0
    picture.contentMode = .scaleAspectFit
    set(picture, isShown: stored.image != nil)
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// A symbol is as large as the text beside it, at every text size.
  private func sizeSymbol() {
    let text = stored.textProperties
    let font =
      text.adjustsFontForContentSizeCategory ? text.font.adjusted(for: traitCollection) : text.font
    picture.preferredSymbolConfiguration =
      stored.imageProperties.preferredSymbolConfiguration ?? .init(font: font)
  }

  override func systemTraitsDidChange(from previous: UITraitCollection) {
    super.systemTraitsDidChange(from: previous)
    guard
      traitCollection.preferredContentSizeCategory != previous.preferredContentSizeCategory
        || traitCollection.legibilityWeight != previous.legibilityWeight
    else { return }
    if picture.superview != nil { sizeSymbol() }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func fill(
    _ label: UILabel, _ look: UIListContentConfiguration.TextProperties, _ text: String?,
    _ attributed: NSAttributedString?
  ) {
    label.font = look.font
    label.textColor = look.isDimmed ? .tertiaryLabel : look.resolvedColor()
    label.numberOfLines = look.numberOfLines
    label.lineBreakMode = look.lineBreakMode
    label.adjustsFontSizeToFitWidth = look.adjustsFontSizeToFitWidth
    label.minimumScaleFactor = look.minimumScaleFactor
    label.adjustsFontForContentSizeCategory = look.adjustsFontForContentSizeCategory
    switch look.alignment {
    case .natural: label.textAlignment = .natural
    case .center: label.textAlignment = .center
    case .justified: label.textAlignment = .justified
    }
    if let attributed {
      label.attributedText = attributed
    } else {
      label.text = look.transformed(text)
    }
    set(label, isShown: attributed != nil || text?.isEmpty == false)
  }

  private func set(_ view: UIView, isShown: Bool) {
    if isShown, view.superview == nil {
      addSubview(view)
      NSLayoutConstraint.activate(guides[view]?.ties ?? [])
    }
    if !isShown { view.removeFromSuperview() }
  }

  // MARK: Geometry

  private var grid: PixelGrid { traitCollection.pixelGrid(orScale: 1) }

  open override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// The configuration's margins, and at least the cell's on the axes that keep them.
  private var margins: NSDirectionalEdgeInsets {
    var own = stored.directionalLayoutMargins
    let outer = directionalLayoutMargins
    if stored.axesPreservingSuperviewLayoutMargins.contains(.horizontal) {
      own.leading = max(own.leading, outer.leading)
      // Where constraints place the view, its end depends on its margins, and so must not decide them.
      if hasGivenFrame { own.trailing = max(own.trailing, outer.trailing) }
    }
    return own
  }

  /// The place an image takes, points.
  private var pictureSize: CGSize {
    guard stored.image != nil else { return .zero }
    var size = picture.sizeThatFits(CGSize(width: 1e6, height: 1e6))
    let limit = stored.imageProperties.maximumSize
    let scale = min(
      1, limit.width > 0 ? limit.width / max(1, size.width) : 1,
      limit.height > 0 ? limit.height / max(1, size.height) : 1)
    size = CGSize(width: size.width * scale, height: size.height * scale)
    return size
  }

  private func reserved(_ size: CGSize) -> CGSize {
    let wish = stored.imageProperties.reservedLayoutSize
    let standard = UIListContentConfiguration.ImageProperties.standardDimension
    var result = size
    let isSymbol = stored.image?.isSymbolImage == true && wish.width == 0
    if isSymbol || wish.width == standard {
      let width = UIFontMetrics.default.scaledValue(
        for: Self.symbolColumn, compatibleWith: traitCollection)
      // Symbols of a size that the app chose take the room they need.
      let isOwnSize = stored.imageProperties.preferredSymbolConfiguration != nil
      result.width = isSymbol && !isOwnSize ? width : max(result.width, width)
    } else if wish.width > 0 {
      result.width = wish.width
    }
    if wish.height > 0, wish.height != standard { result.height = wish.height }
    return result
  }

  /// Points from the leading edge to the text.
  var textStart: CGFloat {
    let image = reserved(pictureSize)
    return margins.leading + (stored.image == nil ? 0 : image.width + stored.imageToTextPadding)
  }

  private struct Plan {
    var height: CGFloat = 0
    var text = CGRect.zero
    var secondary = CGRect.zero
  }

  /// Where texts go in a width, from the top of the text block.
  private func plan(width: CGFloat) -> Plan {
    var plan = Plan()
    let available = max(0, width - textStart - margins.trailing)
    let endless = CGSize(width: available, height: .greatestFiniteMagnitude)
    let hasText = label.superview != nil
    let hasSecondary = secondaryLabel.superview != nil
    let first = hasText ? label.sizeThatFits(endless) : .zero
    let second = hasSecondary ? secondaryLabel.sizeThatFits(endless) : .zero
    let gap = stored.textToSecondaryTextHorizontalPadding
    let isBeside =
      stored.prefersSideBySideTextAndSecondaryText && hasText && hasSecondary
      && first.width + gap + second.width <= available
      && !traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    if isBeside {
      let height = max(first.height, second.height)
      plan.text = CGRect(
        x: 0, y: grid.snapping((height - first.height) / 2), width: first.width,
        height: first.height)
      plan.secondary = CGRect(
        x: available - second.width, y: grid.snapping((height - second.height) / 2),
        width: second.width, height: second.height)
      plan.height = height + Self.lineAllowance
    } else {
      plan.text = CGRect(x: 0, y: 0, width: available, height: first.height)
      let below = hasText && hasSecondary ? stored.textToSecondaryTextVerticalPadding : 0
      plan.secondary = CGRect(
        x: 0, y: first.height + below, width: available, height: second.height)
      plan.height = first.height + below + second.height
      if hasText != hasSecondary { plan.height += Self.lineAllowance }
    }
    return plan
  }

  /// The height of the content at a width, points.
  final func contentHeight(width: CGFloat) -> CGFloat {
    let block = max(plan(width: width).height, reserved(pictureSize).height)
    return grid.ceiling(block - 0.5 * grid.pixel + margins.top + margins.bottom)
  }

  /// The width at which no text has to break, points.
  private var naturalWidth: CGFloat {
    let endless = CGSize(width: 1e6, height: CGFloat.greatestFiniteMagnitude)
    let widths = [label, secondaryLabel].map {
      $0.superview == nil ? 0 : $0.sizeThatFits(endless).width
    }
    let isBeside =
      stored.prefersSideBySideTextAndSecondaryText && widths.allSatisfy { $0 > 0 }
      && !traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    let texts =
      isBeside
      ? widths[0] + stored.textToSecondaryTextHorizontalPadding + widths[1]
      : max(widths[0], widths[1])
    return grid.ceiling(textStart + texts + margins.trailing)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: contentHeight(width: size.width))
  }

  open override var intrinsicContentSize: CGSize {
    let width = naturalWidth
    return CGSize(width: width, height: contentHeight(width: width))
  }

  /// What constraints would give: a target width counts by its priority beside those of the natural
  /// width.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    var width = targetSize.width
    if horizontal < contentCompressionResistancePriority(for: .horizontal) {
      width = max(width, naturalWidth)
    }
    if horizontal < contentHuggingPriority(for: .horizontal) { width = min(width, naturalWidth) }
    return CGSize(width: width, height: contentHeight(width: width))
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let plan = plan(width: bounds.width)
    let area = bounds.height - margins.top - margins.bottom
    let texts = max(plan.text.maxY, plan.secondary.maxY)
    let top = grid.snapping(margins.top + (area - texts) / 2)
    put(label, plan.text.offsetBy(dx: textStart, dy: top))
    put(secondaryLabel, plan.secondary.offsetBy(dx: textStart, dy: top))
    let size = pictureSize
    let place = reserved(size)
    put(
      picture,
      CGRect(
        x: margins.leading + (place.width - size.width) / 2,
        y: margins.top + (area - size.height) / 2, width: size.width, height: size.height))
  }

  /// Places a subview given from the leading edge.
  private func put(_ view: UIView, _ frame: CGRect) {
    var frame = grid.snapping(frame)
    if isRightToLeft { frame.origin.x = bounds.width - frame.maxX }
    if view.frame != frame { view.frame = frame }
  }
}

/// Texts go over as many lines as the width takes, and the content grows with them
/// (Documentation/TableView.md §8.2).
extension UIListContentView: WidthDependentIntrinsicSize {
  final var wrapsAutomatically: Bool { true }

  final func intrinsicContentSize(forWidth width: CGFloat) -> CGSize {
    let natural = intrinsicContentSize
    guard width < natural.width else { return natural }
    return CGSize(width: width, height: contentHeight(width: width))
  }
}
