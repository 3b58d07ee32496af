// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Shows an image, or the frames of an animation.
///
/// Placement by content mode: Documentation/Controls.md §2.
open class UIImageView: UIView {
  override var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(traits: .image)
  }

  public required init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open class func snugMake(image: UIImage?) -> Self {
    let made = self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    made.image = image
    return made
  }

  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
    // Observers do not run in initialisers of the class itself.
    showImage()
  }

  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
    self.highlightedImage = highlightedImage
    showImage()
  }

  override func takeClassDefaults() {
    isUserInteractionEnabled = false
    isOpaque = false
  }

  open var image: UIImage? {
    didSet { if image !== oldValue { imageDidChange(from: oldValue) } }
  }
  open var highlightedImage: UIImage? {
    didSet { if highlightedImage !== oldValue, isHighlighted { showImage() } }
  }
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { imageDidChange(from: nil) } }
  }
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet { imageDidChange(from: nil) }
  }
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false

  // Animations are stored; the first frame is shown.
  open var animationImages: [UIImage]? { didSet { showImage() } }
  open var highlightedAnimationImages: [UIImage]?
  /// Seconds for one round; zero is 1/30 s a frame.
  open var animationDuration: TimeInterval = 0
  /// Zero for ever.
  open var animationRepeatCount = 0
  open private(set) var isAnimating = false

  open func startAnimating() {
    isAnimating = true
    showImage()
  }

  open func stopAnimating() {
    isAnimating = false
    showImage()
  }

  private func imageDidChange(from old: UIImage?) {
    if old == nil || old?.size != image?.size { invalidateIntrinsicContentSize() }
    showImage()
  }

  /// The layer places the picture by content mode and takes the tint for stencils.
  private func showImage() { layer.contents = shownImage }

  /// The picture on show, with the view's symbol configuration and for its traits.
  final var shownImage: UIImage? {
    var shown = image
    if isHighlighted, let highlightedImage { shown = highlightedImage }
    if isAnimating, let first = animationImages?.first { shown = first }
    if let preferredSymbolConfiguration, let symbol = shown, symbol.isSymbolImage {
      shown = symbol.applyingSymbolConfiguration(preferredSymbolConfiguration) ?? symbol
    }
    return shown.map { facingDirection($0.sized(for: traitCollection)) }
  }

  /// Pictures that say so look the other way in a right-to-left interface.
  private func facingDirection(_ image: UIImage) -> UIImage {
    guard image.flipsForRightToLeftLayoutDirection,
      effectiveUserInterfaceLayoutDirection == .rightToLeft
    else { return image }
    return image.withHorizontallyFlippedOrientation()
  }

  override func systemTraitsDidChange(from previous: UITraitCollection) {
    super.systemTraitsDidChange(from: previous)
    if traitCollection.layoutDirection != previous.layoutDirection { showImage() }
    if traitCollection.preferredContentSizeCategory != previous.preferredContentSizeCategory,
      shownImage?.storage.symbol?.textStyle != nil
    {
      imageDidChange(from: nil)
    }
  }

  open override var semanticContentAttribute: UISemanticContentAttribute {
    didSet { if semanticContentAttribute != oldValue { showImage() } }
  }

  open override var intrinsicContentSize: CGSize {
    if let shown = shownImage {
      return shown.alignmentSize(scale: traitCollection.displayScale)
    }
    return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { shownImage?.size ?? bounds.size }

  open override var alignmentRectInsets: UIEdgeInsets {
    guard let image else { return .zero }
    guard image.isSymbolImage else { return image.alignmentRectInsets }
    return shownImage?.alignmentInsets(scale: traitCollection.displayScale) ?? .zero
  }

  open override func baselineOffsets(for size: CGSize) -> (first: CGFloat, last: CGFloat)? {
    guard let offset = shownImage?.baselineOffsetFromBottom, let image = shownImage else {
      return nil
    }
    let box = contentMode.rect(for: image.size, in: CGRect(origin: .zero, size: size))
    let baseline = box.maxY - offset * (image.size.height > 0 ? box.height / image.size.height : 1)
    return (baseline, size.height - baseline)
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    Runtime.current.appearanceDidChange()
  }
}
