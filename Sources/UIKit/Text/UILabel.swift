// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Geometry

/// Shows text of one or more lines.
///
/// Measuring and drawing follow Documentation/Label.md; the text is translated and shaped once and
/// kept until it changes.
open class UILabel: UIView, WidthDependentIntrinsicSize, UIContentSizeCategoryAdjusting {
  /// The width that automatic wrapping measures at while layout asks; nil outside.
  final var automaticWidth: CGFloat?
  /// What ``preparedText`` made; nil when the text or its looks changed.
  final var prepared: PreparedText?
  final var storedText: String?
  final var storedAttributedText: NSAttributedString?
  final var storedFont = UILabel.standardFont
  final var storedTextColor: UIColor?
  final var storedAlignment = NSTextAlignment.natural
  final var storedLineBreakMode = NSLineBreakMode.byTruncatingTail

  static let standardFont = UIFont.systemFont(ofSize: 17)

  override var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(
      isElement: true, label: text, traits: isEnabled ? .staticText : [.staticText, .notEnabled])
  }

  public required init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func takeClassDefaults() {
    isUserInteractionEnabled = false
    isOpaque = false
    layer.needsDisplayOnBoundsChange = true
    contentMode = .redraw
    constraintStorage.hugging[NSLayoutConstraint.Axis.vertical.rawValue] = UILayoutPriority(251)
  }

  open var text: String? {
    get { storedText ?? storedAttributedText?.string }
    set {
      MethodExchange.run("setText:", self, newValue) { $0.takeText($1) }
    }
  }
  private func takeText(_ text: String?) {
    let (plain, styled) = (storedText, storedAttributedText)
    setText(text)
    noteChange(of: "text", from: plain.map { $0 as Any } ?? styled?.string as Any)
  }

  open var attributedText: NSAttributedString? {
    get { storedAttributedText ?? plainAttributedText }
    set {
      let (plain, styled) = (storedText, storedAttributedText)
      setAttributedText(newValue)
      noteChange(
        of: "attributedText",
        from: styled.map { $0 as Any } ?? plain.map(NSAttributedString.init(string:)) as Any)
    }
  }

  open var font: UIFont! {
    get { storedFont }
    set { setFont(newValue ?? UILabel.standardFont) }
  }

  open var textColor: UIColor! {
    get { storedTextColor ?? .label }
    set { setTextColor(newValue) }
  }

  open var textAlignment: NSTextAlignment {
    get { storedAlignment }
    set {
      guard newValue != storedAlignment else { return }
      storedAlignment = newValue
      rewriteParagraphs { $0.alignment = newValue }
      textLooksDidChange()
    }
  }

  open var lineBreakMode: NSLineBreakMode {
    get { storedLineBreakMode }
    set {
      guard newValue != storedLineBreakMode else { return }
      storedLineBreakMode = newValue
      rewriteParagraphs { $0.lineBreakMode = newValue }
      textSizeMayHaveChanged()
    }
  }

  open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = .standard {
    didSet { if lineBreakStrategy != oldValue { textSizeMayHaveChanged() } }
  }

  /// Zero for any number.
  open var numberOfLines = 1 {
    didSet { if numberOfLines != oldValue { textSizeMayHaveChanged() } }
  }

  /// The width lines are cut at for the intrinsic size, in points; zero takes the width that layout
  /// gives the label.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
  }

  open var adjustsFontSizeToFitWidth = false { didSet { setNeedsDisplay() } }
  open var minimumScaleFactor: CGFloat = 0 { didSet { setNeedsDisplay() } }
  open var allowsDefaultTighteningForTruncation = false { didSet { setNeedsDisplay() } }
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines { didSet { setNeedsDisplay() } }
  open var shadowColor: UIColor? { didSet { setNeedsDisplay() } }
  open var shadowOffset = CGSize(width: 0, height: -1) { didSet { setNeedsDisplay() } }
  open var highlightedTextColor: UIColor? { didSet { setNeedsDisplay() } }
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { setNeedsDisplay() } }
  }
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { setNeedsDisplay() } }
  }
  open var showsExpansionTextWhenTruncated = false

  open var adjustsFontForContentSizeCategory = false {
    didSet { if adjustsFontForContentSizeCategory { adjustFonts(for: traitCollection) } }
  }

  override func systemTraitsDidChange(from previous: UITraitCollection) {
    super.systemTraitsDidChange(from: previous)
    let traits = traitCollection
    if adjustsFontForContentSizeCategory,
      traits.preferredContentSizeCategory != previous.preferredContentSizeCategory
    {
      adjustFonts(for: traits)
    }
    if traits.legibilityWeight != previous.legibilityWeight { embolden(for: traits) }
    if traits.layoutDirection != previous.layoutDirection { textLooksDidChange() }
    if traits.displayScale != previous.displayScale { invalidateIntrinsicContentSize() }
  }

  open override var semanticContentAttribute: UISemanticContentAttribute {
    didSet { if semanticContentAttribute != oldValue { textLooksDidChange() } }
  }

  // Measuring; the rules are in UILabel+Measuring.

  open override var intrinsicContentSize: CGSize { naturalSize }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(for: size) }

  /// The rectangle that the text takes within `bounds`, in points, rounded up to pixels.
  ///
  /// - Parameter numberOfLines: Zero for any number; the height of `bounds` limits them too.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect
  {
    measuredRect(in: bounds, lines: numberOfLines)
  }

  open override func draw(_ rect: CGRect) { drawText(in: bounds) }

  open func drawText(in rect: CGRect) { paintText(in: rect) }

  open override var firstBaselineOffsetFromTop: CGFloat { baselines(for: bounds.size).first }

  open override var lastBaselineOffsetFromBottom: CGFloat { baselines(for: bounds.size).last }

  open override func baselineOffsets(for size: CGSize) -> (first: CGFloat, last: CGFloat)? {
    baselines(for: size)
  }

  // Automatic wrapping, Documentation/AutoLayout.md §8.

  var wrapsAutomatically: Bool { numberOfLines != 1 && preferredMaxLayoutWidth <= 0 }

  func intrinsicContentSize(forWidth width: CGFloat) -> CGSize {
    let outer = automaticWidth
    automaticWidth = width
    defer { automaticWidth = outer }
    return intrinsicContentSize
  }
}
