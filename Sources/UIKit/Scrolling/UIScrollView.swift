// Part of Snug, under the Apache License 2.0; see LICENSE.

/// A view that shows a part of a content larger than itself.
///
/// The content offset is the origin of the bounds. Behaviour note: Documentation/CollectionView.md §1–2.
/// Dragging, slowing down, bouncing: Documentation/Touches.md §6–7.
open class UIScrollView: UIView, ScrollDelegating {
  open weak var snugScrollDelegate: (any UIScrollViewDelegate)? {
    didSet { noteChange(of: "delegate", from: oldValue as Any) }
  }

  /// The size of the content, in points.
  open var contentSize: CGSize {
    get { storedContentSize }
    set {
      let size = Runtime.scrollable(newValue, from: "contentSize")
      MethodExchange.run("setContentSize:", self, size) { $0.storedContentSize = $1 }
    }
  }
  private var storedContentSize = CGSize.zero {
    didSet {
      guard storedContentSize != oldValue else { return }
      Runtime.tellLarge(storedContentSize, from: "contentSize")
      updateAdjustedContentInset()
      moveOffsetIntoRange()
      noteChange(of: "contentSize", from: oldValue)
      bottomObserver?(self)
    }
  }
  /// Space around the content, in points, before the safe area is added.
  open var contentInset: UIEdgeInsets {
    get { storedContentInset }
    set {
      let inset = Runtime.scrollable(newValue, from: "contentInset")
      MethodExchange.run("setContentInset:", self, inset) { $0.storedContentInset = $1 }
    }
  }
  private var storedContentInset = UIEdgeInsets.zero {
    didSet {
      guard storedContentInset != oldValue else { return }
      Runtime.tellLarge(storedContentInset, from: "contentInset")
      updateAdjustedContentInset()
    }
  }
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet {
      if contentInsetAdjustmentBehavior != oldValue { updateAdjustedContentInset() }
    }
  }
  /// The content inset with the part of the safe area that applies, in points.
  open internal(set) var adjustedContentInset = UIEdgeInsets.zero
  open func adjustedContentInsetDidChange() {}
  /// Content keeps clear of bars by the adjusted inset, or scrolls below them as a whole; it does
  /// not also get margins for them (Documentation/Views.md §4).
  override var safeAreaInsetsForSubviews: UIEdgeInsets {
    var insets = safeAreaInsets
    if contentInsetAdjustmentBehavior != .never { (insets.top, insets.bottom) = (0, 0) }
    return insets
  }

  open var alwaysBounceVertical = false {
    didSet { if alwaysBounceVertical != oldValue { updateAdjustedContentInset() } }
  }
  open var alwaysBounceHorizontal = false {
    didSet { if alwaysBounceHorizontal != oldValue { updateAdjustedContentInset() } }
  }
  open var bounces = true
  open var bouncesVertically = true
  open var bouncesHorizontally = true
  open var bouncesZoom = true
  open var isDirectionalLockEnabled = false
  open var isPagingEnabled = false
  open var isScrollEnabled = true {
    didSet { if isScrollEnabled != oldValue { storedPan?.isEnabled = isScrollEnabled } }
  }
  open var scrollsToTop = true
  open var delaysContentTouches = true
  open var canCancelContentTouches = true
  open var decelerationRate = DecelerationRate.normal
  open var keyboardDismissMode = KeyboardDismissMode.none
  open var automaticallyAdjustsScrollIndicatorInsets = true
  open var allowsKeyboardScrolling = true

  open var showsVerticalScrollIndicator = true
  open var showsHorizontalScrollIndicator = true
  open var indicatorStyle = IndicatorStyle.default
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }
  open func flashScrollIndicators() {
    showIndicators()
    hideIndicators()
  }

  open var minimumZoomScale: CGFloat = 1 { didSet { zoomLimitsDidChange() } }
  open var maximumZoomScale: CGFloat = 1 { didSet { zoomLimitsDidChange() } }
  final var storedPinch: ScrollPinch?
  var storedZoomScale: CGFloat = 1
  open var zoomScale: CGFloat {
    get { storedZoomScale }
    set { applyZoomScale(newValue) }
  }
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    applyZoomScale(scale, animated: animated)
  }
  open func zoom(to rect: CGRect, animated: Bool) { applyZoom(to: rect, animated: animated) }
  open internal(set) var isZooming = false
  open internal(set) var isZoomBouncing = false

  open internal(set) var isTracking = false
  open internal(set) var isDragging = false
  open internal(set) var isDecelerating = false
  /// What a finger and animations do to the offset; nil until they do.
  final var storedMotion: ScrollMotion?
  final var storedPan: ScrollPanRecognizer?
  final var indicators: ScrollIndicators?
  open var panGestureRecognizer: UIPanGestureRecognizer {
    installRecognizers()
    return storedPan.unsafelyUnwrapped
  }
  open override var gestureRecognizers: [UIGestureRecognizer]? {
    get {
      installRecognizers()
      return super.gestureRecognizers
    }
    set { super.gestureRecognizers = newValue }
  }
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard let storedPan, gestureRecognizer === storedPan else {
      return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
    return mayBeginDrag(storedPan)
  }
  /// Where the content comes to rest, for subclasses with a say in it; velocity in points a
  /// millisecond.
  func adjustedTarget(_ target: CGPoint, velocity: CGPoint) -> CGPoint { target }

  /// A finger is about to move the content.
  func dragWillBegin() {}

  /// Adds what a subclass recognizes beside dragging.
  func installOwnRecognizers() {}

  /// An animated scroll is at its goal; the delegate hears of it next.
  func glideDidArrive() {}

  /// Two fingers that zoom; nil where the limits leave no room.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? {
    maximumZoomScale > minimumZoomScale ? storedPinch?.recognizer : nil
  }
  open var refreshControl: UIRefreshControl? {
    didSet { refreshControlDidChange(from: oldValue) }
  }

  /// The size for which insets and offset were last looked at.
  var lastLayoutSize = CGSize.zero

  public required init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func takeClassDefaults() {
    super.takeClassDefaults()
    clipsToBounds = true
  }

  // MARK: Offset

  open nonisolated override var description: String {
    guard MainActorCheck.isOnMainActor else { return describe() }
    return MainActor.assumeIsolated { scrollDescription + ">" }
  }

  /// The point of the content at the view's origin; the origin of the bounds, points.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { bounds = CGRect(origin: newValue, size: bounds.size) }
  }

  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let old = super.bounds
      guard newValue != old else { return }
      super.bounds = newValue
      guard newValue.origin != old.origin else { return }
      noteChange(of: "contentOffset", from: old.origin)
      contentOffsetDidChange()
      setNeedsLayout()
      offsetObserver?(self)
      bottomObserver?(self)
      didScroll()
      if indicators != nil { placeIndicators() }
    }
  }

  /// Told of every change of the offset, before the delegate: the bar that content passes under.
  var offsetObserver: ((UIScrollView) -> Void)?
  /// Whether the offset moves because the inset did.
  var isAdjustingInset = false
  /// The inset at whose start the offset may rest, while there is no window to follow a new one in.
  var insetAtRest: UIEdgeInsets?
  /// The same for the bar at the bottom, which content also comes under by growing.
  var bottomObserver: ((UIScrollView) -> Void)?

  /// Follows every change of the offset.
  func didScroll() {
    optionalCall(on: snugScrollDelegate) {
      snugScrollDelegate?.scrollViewDidScroll(self)
    }
  }

  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    MethodExchange.run("setContentOffset:animated:", self, contentOffset, animated) {
      $0.scroll(to: $1, animated: $2)
    }
  }

  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    scrollMinimally(to: rect, animated: animated)
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    if bounds.size != lastLayoutSize {
      lastLayoutSize = bounds.size
      updateAdjustedContentInset()
      moveOffsetIntoRange()
    }
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    updateAdjustedContentInset()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    updateAdjustedContentInset()
  }

  override var definesContentExtent: Bool { true }

  override func contentExtentDidSolve(width: CGFloat?, height: CGFloat?) {
    contentSize = CGSize(width: width ?? contentSize.width, height: height ?? contentSize.height)
  }

  open var contentLayoutGuide: UILayoutGuide { systemGuide(.scrollContent) }
  open var frameLayoutGuide: UILayoutGuide { systemGuide(.scrollFrame) }

  // Touches end here: what is around a scroll view does not hear of those inside.

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first { contentTouch(touch, .began) }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first { contentTouch(touch, .moved) }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first { contentTouch(touch, .ended) }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first { contentTouch(touch, .cancelled) }
  }

  /// A finger on the content that nothing in it handled; lists select by it.
  func contentTouch(_ touch: UITouch, _ phase: UITouch.Phase) {}

  open func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool {
    true
  }

  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }
}
