// Part of Snug, under the Apache License 2.0; see LICENSE.

/// A control that picks a number between two others.
open class UISlider: UIControl {
  override var accessibilityDefaults: AccessibilityDefaults {
    let share =
      maximumValue > minimumValue ? (value - minimumValue) / (maximumValue - minimumValue) : 0
    return AccessibilityDefaults(
      isElement: true, value: "\(Int(whole: (share * 100).rounded()))%",
      traits: enabledTraits(.adjustable)
    )
  }

  public required init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func takeClassDefaults() {
    isOpaque = false
    layer.needsDisplayOnBoundsChange = true
  }

  open var value: Float {
    get { storedValue }
    set { setValue(newValue, animated: false) }
  }
  open var minimumValue: Float = 0 { didSet { limitsDidChange() } }
  open var maximumValue: Float = 1 { didSet { limitsDidChange() } }
  open var isContinuous = true
  open var minimumTrackTintColor: UIColor? { didSet { setNeedsDisplay() } }
  open var maximumTrackTintColor: UIColor? { didSet { setNeedsDisplay() } }
  open var thumbTintColor: UIColor? { didSet { setNeedsDisplay() } }
  open var minimumValueImage: UIImage? { didSet { setNeedsDisplay() } }
  open var maximumValueImage: UIImage? { didSet { setNeedsDisplay() } }
  /// Without a thumb the whole slider takes hold of a finger.
  open var sliderStyle = Style.default { didSet { setNeedsDisplay() } }
  open var trackConfiguration: TrackConfiguration? { didSet { setNeedsDisplay() } }
  private var storedValue: Float = 0
  private var thumbImages = StateValues<UIImage>()

  open func setValue(_ value: Float, animated: Bool) {
    storedValue = min(max(value, minimumValue), max(minimumValue, maximumValue))
    setNeedsDisplay()
  }

  open func setThumbImage(_ image: UIImage?, for state: State) {
    thumbImages[state] = image
    setNeedsDisplay()
  }

  open func thumbImage(for state: State) -> UIImage? { thumbImages.value(in: state) }

  /// Kept; tracks are not drawn with pictures.
  open func setMinimumTrackImage(_ image: UIImage?, for state: State) {
    rare.kept["minimumTrackImage \(state.rawValue)"] = image
  }

  /// Kept, as for the minimum.
  open func setMaximumTrackImage(_ image: UIImage?, for state: State) {
    rare.kept["maximumTrackImage \(state.rawValue)"] = image
  }

  open func minimumTrackImage(for state: State) -> UIImage? { trackImage("minimum", state) }
  open func maximumTrackImage(for state: State) -> UIImage? { trackImage("maximum", state) }

  private func trackImage(_ end: String, _ state: State) -> UIImage? {
    kept("\(end)TrackImage \(state.rawValue)")
      ?? kept("\(end)TrackImage \(State.normal.rawValue)")
  }

  private func limitsDidChange() { setValue(storedValue, animated: false) }

  open override var intrinsicContentSize: CGSize {
    CGSize(
      width: UIView.noIntrinsicMetric,
      height: Runtime.current.measures.sliderHeight - alignmentRectInsets.bottom)
  }

  /// None since iOS 26 (Documentation/Controls.md §4).
  open override var alignmentRectInsets: UIEdgeInsets {
    Runtime.current.release >= .iOS26
      ? .zero : UIEdgeInsets(top: 0, left: 2, bottom: 1, right: 2)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Runtime.current.measures.sliderHeight)
  }

  // Geometry, points; overridden to draw the parts otherwise.

  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    guard let size = minimumValueImage?.size else { return .zero }
    let leading = CGRect(
      x: bounds.minX, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    return mirrored(leading, in: bounds)
  }

  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    guard let size = maximumValueImage?.size else { return .zero }
    let trailing = CGRect(
      x: bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width,
      height: size.height)
    return mirrored(trailing, in: bounds)
  }

  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    let left = minimumValueImage == nil ? 2 : minimumValueImageRect(forBounds: bounds).width + 8
    let right = maximumValueImage == nil ? 2 : maximumValueImageRect(forBounds: bounds).width + 8
    let track = CGRect(
      x: bounds.minX + left, y: bounds.midY - 2, width: max(bounds.width - left - right, 0),
      height: 4)
    return mirrored(track, in: bounds)
  }

  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let size = thumbImages.value(in: state)?.size ?? CGSize(width: 27, height: 27)
    let range = maximumValue - minimumValue
    let share = range > 0 ? CGFloat((value - minimumValue) / range) : 0
    let thumb = CGRect(
      x: rect.minX + share * (rect.width - size.width), y: bounds.midY - size.height / 2,
      width: size.width, height: size.height)
    return mirrored(thumb, in: rect)
  }

  /// Points around the thumb that take hold of it.
  static let thumbSlack: CGFloat = 10
  /// Points from the thumb's middle to the finger.
  private var grip: CGFloat = 0

  override func claims(_ recognizer: UIGestureRecognizer) -> Bool {
    (recognizer as? UISwipeGestureRecognizer)
      .map { !$0.direction.isDisjoint(with: [.left, .right]) } ?? false
  }

  /// Only the thumb can be taken hold of.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let track = trackRect(forBounds: bounds)
    let thumb = thumbRect(forBounds: bounds, trackRect: track, value: value)
    let place = touch.location(in: self)
    grip = place.x - thumb.midX
    return sliderStyle == .thumbless
      || thumb.insetBy(dx: -UISlider.thumbSlack, dy: -UISlider.thumbSlack).contains(place)
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let track = trackRect(forBounds: bounds)
    let thumb = thumbRect(forBounds: bounds, trackRect: track, value: minimumValue)
    let room = track.width - thumb.width
    guard room > 0 else { return true }
    var share = (touch.location(in: self).x - grip - thumb.midX) / room
    share = min(max(share, 0), 1)
    let old = value
    let wanted = minimumValue + Float(share) * (maximumValue - minimumValue)
    value =
      trackConfiguration?.allowed(wanted, from: minimumValue, to: maximumValue) ?? wanted
    if isContinuous, value != old { sendActions(for: .valueChanged, event) }
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if !isContinuous { sendActions(for: .valueChanged, event) }
  }

  open override func draw(_ rect: CGRect) {
    let track = trackRect(forBounds: bounds)
    let thumb = thumbRect(forBounds: bounds, trackRect: track, value: value)
    (maximumTrackTintColor ?? .systemFill).setFill()
    UIBezierPath(roundedRect: track, cornerRadius: 2).fill()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var filled = track
    filled.size.width = max(isMirrored ? track.maxX - thumb.midX : thumb.midX - track.minX, 0)
    filled = mirrored(filled, in: track)
    (minimumTrackTintColor ?? tintColor).setFill()
    UIBezierPath(roundedRect: filled, cornerRadius: 2).fill()
    minimumValueImage?.draw(in: minimumValueImageRect(forBounds: bounds), tint: tintColor)
    maximumValueImage?.draw(in: maximumValueImageRect(forBounds: bounds), tint: tintColor)
    guard sliderStyle == .default else { return }
    if let image = thumbImages.value(in: state) { return image.draw(in: thumb) }
    drawThumb(in: thumb)
  }

  private func drawThumb(in thumb: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setShadow(
      offset: CGSize(width: 0, height: 2), blur: 4,
      color: UIColor.black.withAlphaComponent(0.2).cgColor)
    (thumbTintColor ?? .white).setFill()
    UIBezierPath(ovalIn: thumb).fill()
    context.restoreGState()
  }
}
