// Part of Snug, under the Apache License 2.0; see LICENSE.

/// A rectangle of the screen that holds other rectangles.
///
/// Everything that a subclass may override is declared here; the work is done in the extensions,
/// one file a topic. Geometry is stored in ``layer``. Behaviour notes: Documentation/Views.md,
/// Documentation/AutoLayout.md.
@preconcurrency @MainActor
open class UIView: UIResponder, UITraitEnvironment, UIFocusItem {
  open class var layerClass: AnyClass { CALayer.self }
  open class var requiresConstraintBasedLayout: Bool { false }

  /// Set once by the initialisers, before anything can ask for it; read when the view dies.
  nonisolated(unsafe) private var storedLayer: CALayer?
  /// The layer that stores the geometry and the looks; made by ``layerClass``.
  open var layer: CALayer { storedLayer.unsafelyUnwrapped }

  nonisolated(unsafe) final var children: [UIView] = []
  /// The superview, which is not retained; it clears this when it dies.
  nonisolated(unsafe) private final var parentReference: Unmanaged<UIView>?
  final var parent: UIView? {
    get { parentReference?.takeUnretainedValue() }
    set { parentReference = newValue.map { Unmanaged.passUnretained($0) } }
  }
  final var marks = LayoutMarks.initial
  nonisolated(unsafe) final var constraintStorage = ConstraintStorage()
  final var marginStorage = MarginStorage()
  final var traitStorage = TraitStorage()
  final var rareStorage: RareViewStorage?
  /// Where the view was made; known while an app is being checked.
  package final var origin = CreationOrigin.unknown

  public required init(frame: CGRect) {
    super.init()
    setUp(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init()
    setUp(frame: .zero)
    decode(from: coder)
  }

  @_disfavoredOverload
  public convenience override init() { self.init(frame: Self.frameByDefault) }

  /// The frame of a view that is made without one, points.
  class var frameByDefault: CGRect { .zero }
  /// Makes a view of the class that this is called on, as `T()` does where only a metatype is known
  /// (Documentation/SourceLowering.md §4.5).
  open class func snugMake() -> Self { self.init(frame: .zero) }

  deinit {
    for child in children { child.parentReference = nil }
    storedLayer?.host = nil
    constraintStorage.reference?.empty()
  }

  private func setUp(frame: CGRect) {
    if CreationOrigin.callSite != nil { origin = .current }
    storedLayer = (type(of: self).layerClass as? CALayer.Type ?? CALayer.self).init()
    adoptLayer(frame: frame)
    takeClassDefaults()
  }

  /// Sets what classes of this module start with; comes before an archive's values are read.
  func takeClassDefaults() {}
  open func encode(with coder: NSCoder) { archive(into: coder) }

  // Geometry, points. Stored in the layer.
  open var frame: CGRect {
    get { layer.frame }
    set {
      // The direct call is hot, and its place is told (Documentation/Explain.md).
      guard MethodExchange.isInUse else { return setFrame(newValue) }
      MethodExchange.run("setFrame:", self, newValue) { $0.setFrame($1) }
    }
  }
  open var bounds: CGRect {
    get { layer.bounds }
    set {
      guard MethodExchange.isInUse else { return setBounds(newValue) }
      MethodExchange.run("setBounds:", self, newValue) { $0.setBounds($1) }
    }
  }
  open var center: CGPoint {
    get { layer.position }
    set { setCenter(newValue) }
  }
  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set { setTransform(newValue) }
  }
  open var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }
  open var anchorPoint: CGPoint {
    get { layer.anchorPoint }
    set { layer.anchorPoint = newValue }
  }
  open var autoresizingMask: AutoresizingMask = [] {
    didSet { if autoresizingMask != oldValue { autoresizingRulesDidChange() } }
  }
  open var autoresizesSubviews = true

  // Looks.
  open var backgroundColor: UIColor? { didSet { backgroundColorDidChange() } }
  open var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    set {
      let old = alpha
      layer.opacity = Float(newValue)
      noteChange(of: "alpha", from: old)
    }
  }
  open var isHidden: Bool {
    get { layer.isHidden }
    set { setHidden(newValue) }
  }
  open var isOpaque = true { didSet { layer.isOpaque = isOpaque } }
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }
  open var clearsContextBeforeDrawing = true
  open var contentMode = ContentMode.scaleToFill {
    didSet { if contentMode != oldValue { contentModeDidChange() } }
  }
  open var contentScaleFactor: CGFloat {
    get { layer.contentsScale }
    set { layer.contentsScale = newValue }
  }
  open var mask: UIView? { didSet { layer.mask = mask?.layer } }
  open var tintColor: UIColor! {
    get { resolvedTintColor }
    set { setTintColor(newValue) }
  }
  open var tintAdjustmentMode: TintAdjustmentMode {
    get { resolvedTintAdjustmentMode }
    set { setTintAdjustmentMode(newValue) }
  }
  open func tintColorDidChange() {}
  open func draw(_ rect: CGRect) {}
  open func setNeedsDisplay() { markDisplay() }
  open func setNeedsDisplay(_ rect: CGRect) { markDisplay() }

  // Interaction.
  open var tag = 0
  open var isUserInteractionEnabled = true
  open var isMultipleTouchEnabled = false
  open var isExclusiveTouch = false
  open var restorationIdentifier: String?
  open var accessibilityIdentifier: String?
  override var accessibilityDefaultFrame: CGRect { convert(bounds, to: nil) }
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { rareStorage?.gestureRecognizers }
    set { setGestureRecognizers(newValue) }
  }
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    attach(gestureRecognizer)
  }
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    detach(gestureRecognizer)
  }
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
  open override var next: UIResponder? { owningController ?? parent }
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    MethodExchange.run("hitTest:withEvent:", self, point, event) {
      $0.frontmostView(at: $1, with: $2)
    }
  }
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    MethodExchange.run("pointInside:withEvent:", self, point, event) { view, point, _ in
      view.bounds.contains(point)
    }
  }

  // Hierarchy.
  open var superview: UIView? { parent }
  open var subviews: [UIView] { children }
  open var window: UIWindow? { parent?.window }
  open func addSubview(_ view: UIView) { addExchangeably(view) }
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insert(view, beside: sibling, offset: 0)
  }
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insert(view, beside: sibling, offset: 1)
  }
  open func bringSubviewToFront(_ view: UIView) { reorder(view, to: children.count - 1) }
  open func sendSubviewToBack(_ view: UIView) { reorder(view, to: 0) }
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { swap(index1, index2) }
  open func removeFromSuperview() {
    MethodExchange.run("removeFromSuperview", self) { $0.leaveSuperview() }
  }
  open func viewWithTag(_ tag: Int) -> UIView? { firstView(taggedWith: tag) }
  open func didAddSubview(_ subview: UIView) {
    MethodExchange.run("didAddSubview:", self, subview) { _, _ in }
  }
  open func willRemoveSubview(_ subview: UIView) { willRemoveExchangeably(subview) }
  open func willMove(toSuperview newSuperview: UIView?) {
    MethodExchange.run("willMoveToSuperview:", self, newSuperview) { _, _ in }
  }
  open func didMoveToSuperview() { MethodExchange.run("didMoveToSuperview", self) { _ in } }
  open func willMove(toWindow newWindow: UIWindow?) {
    MethodExchange.run("willMoveToWindow:", self, newWindow) { _, _ in }
  }
  open func didMoveToWindow() { MethodExchange.run("didMoveToWindow", self) { _ in } }
  /// Sent where looks by class were set after the view took its own, before its first layout.
  func looksMayHaveChanged() {}
  open func awakeFromNib() { MethodExchange.run("awakeFromNib", self) { _ in } }
  open func prepareForInterfaceBuilder() {}
  open var canBecomeFocused: Bool { false }
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
  open var parentFocusEnvironment: (any UIFocusEnvironment)? { superview }
  open var focusItemContainer: (any UIFocusItemContainer)? { self }
  open func focusItems(in rect: CGRect) -> [any UIFocusItem] { [] }
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  open func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {}
  open func setNeedsFocusUpdate() {}
  open func updateFocusIfNeeded() {}

  // Layout.
  open func layoutSubviews() { MethodExchange.run("layoutSubviews", self) { $0.applyLayout() } }
  /// Called by layout passes; lays out by ``layoutSubviews()`` and the controller's callbacks.
  open func layoutSublayers(of layer: CALayer) {
    if layer === self.layer { layOutWithController() }
  }
  open func draw(_ layer: CALayer, in context: CGContext) { drawContent(of: layer, in: context) }
  open func display(_ layer: CALayer) {}
  /// Draws the view and all in it into a rectangle of the current context; whether it could.
  @discardableResult
  open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    drawTree(in: rect, updatesFirst: afterUpdates)
  }
  /// A view that shows how this one looks now.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    snapshot(of: bounds, updatesFirst: afterUpdates)
  }
  open func layerWillDraw(_ layer: CALayer) {}
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
  open func setNeedsLayout() { MethodExchange.run("setNeedsLayout", self) { $0.markLayout() } }
  open func layoutIfNeeded() { MethodExchange.run("layoutIfNeeded", self) { $0.layOutNow() } }
  /// Sets what depends on data and traits, before layout; sent once after each request.
  open func updateProperties() {}
  open func setNeedsUpdateProperties() { markProperties() }
  open func updatePropertiesIfNeeded() { updatePropertiesNow() }
  open func setNeedsUpdateConstraints() { markConstraints() }
  open func needsUpdateConstraints() -> Bool { marks.contains(.needsConstraints) }
  open func updateConstraints() { marks.insert(.calledSuper) }
  open func updateConstraintsIfNeeded() { updateConstraintsNow() }
  open func sizeThatFits(_ size: CGSize) -> CGSize {
    MethodExchange.run("sizeThatFits:", self, size) { $0.defaultSizeThatFits($1) }
  }
  open func sizeToFit() { takeFittingSize() }
  open var intrinsicContentSize: CGSize {
    MethodExchange.run("intrinsicContentSize", self) { _ in
      CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }
  }
  open func invalidateIntrinsicContentSize() {
    MethodExchange.run("invalidateIntrinsicContentSize", self) {
      $0.intrinsicContentSizeDidChange()
    }
  }
  open var alignmentRectInsets: UIEdgeInsets { .zero }
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    alignmentRect.inset(by: -alignmentRectInsets)
  }
  open var forFirstBaselineLayout: UIView { forLastBaselineLayout }
  open var forLastBaselineLayout: UIView { self }
  open func forBaselineLayout() -> UIView { forLastBaselineLayout }
  /// Points from the top of the alignment rect to the first line's baseline.
  open var firstBaselineOffsetFromTop: CGFloat { bounds.height }
  /// Points from the last line's baseline to the bottom of the alignment rect.
  open var lastBaselineOffsetFromBottom: CGFloat { 0 }
  /// The two baseline distances a view of `size` would have; asked while sizes are being solved.
  open func baselineOffsets(for size: CGSize) -> (first: CGFloat, last: CGFloat)? { nil }

  /// How far below its centre the baselines of a view are whose content stands in its middle, however high
  /// it is (Documentation/AutoLayout.md §8.5); nil for others.
  var baselinesFromCentre: (first: CGFloat, last: CGFloat)? { nil }
  open var translatesAutoresizingMaskIntoConstraints = true {
    didSet {
      if translatesAutoresizingMaskIntoConstraints != oldValue { autoresizingRulesDidChange() }
    }
  }
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    fittingSize(targetSize, horizontal: horizontal, vertical: vertical)
  }
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    constraintStorage.hugging[axis.rawValue]
  }
  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    setContentPriority(priority, at: \.hugging, for: axis)
  }
  open func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    constraintStorage.compressionResistance[axis.rawValue]
  }
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    setContentPriority(priority, at: \.compressionResistance, for: axis)
  }
  /// What Auto Layout takes for the mask of a view with a given frame.
  var spanMask: AutoresizingMask { autoresizingMask }
  /// Whether the frame comes from outside Auto Layout: cells, reusable views, window roots.
  var isLayoutIslandRoot: Bool { false }
  /// Whether constraints from descendants to this view's edges describe a scrollable content.
  var definesContentExtent: Bool { false }
  /// Called when the solver found a content extent; nil for an axis without such constraints.
  func contentExtentDidSolve(width: CGFloat?, height: CGFloat?) {}
  // Margins and safe area, points.
  open var layoutMargins: UIEdgeInsets {
    get { effectiveLayoutMargins }
    set { setLayoutMargins(newValue) }
  }
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { effectiveLayoutMargins.directional(isRightToLeft: isRightToLeft) }
    set { setDirectionalLayoutMargins(newValue) }
  }
  open var preservesSuperviewLayoutMargins = false { didSet { marginsMayHaveChanged() } }
  open var insetsLayoutMarginsFromSafeArea = true { didSet { marginsMayHaveChanged() } }
  open func layoutMarginsDidChange() {}
  open var safeAreaInsets: UIEdgeInsets { currentSafeAreaInsets() }
  open func safeAreaInsetsDidChange() {
    MethodExchange.run("safeAreaInsetsDidChange", self) { _ in }
  }
  /// What subviews inherit from; a scroll view keeps what it makes room for by its insets.
  var safeAreaInsetsForSubviews: UIEdgeInsets { safeAreaInsets }

  /// Points between the view's edges and those a subview will have after the next layout, where they
  /// are known before; margins are wanted for measuring, too.
  func plannedDistances(to subview: UIView) -> UIEdgeInsets? { nil }
  open var layoutMarginsGuide: UILayoutGuide { systemGuide(.layoutMargins) }
  open var safeAreaLayoutGuide: UILayoutGuide { systemGuide(.safeArea) }
  /// Whether laying out something inside leaves this view alone while only its own frame changed,
  /// as cells do (Documentation/TableView.md §1.8).
  var shieldsLayoutFromContent: Bool { false }
  /// Whether the view is a row, an item, a header or a footer that a list places
  /// (Documentation/Views.md §4.3).
  var isListElement: Bool { false }
  /// Follows a change of a constraint or of a natural size inside this root of an island.
  func islandDidChange() {}
  open var readableContentGuide: UILayoutGuide { systemGuide(.readableContent) }

  // Traits.
  open var traitCollection: UITraitCollection {
    MethodExchange.run("traitCollection", self) { $0.currentTraits }
  }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    MethodExchange.run("traitCollectionDidChange:", self, previousTraitCollection) { _, _ in }
  }
  /// Comes before ``traitCollectionDidChange(_:)``, for classes of this module.
  func systemTraitsDidChange(from previous: UITraitCollection) {}
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { if overrideUserInterfaceStyle != oldValue { traitsMayHaveChanged() } }
  }
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
    didSet { if semanticContentAttribute != oldValue { directionMayHaveChanged() } }
  }
  open var minimumContentSizeCategory: UIContentSizeCategory? {
    get { rareStorage?.minimumContentSizeCategory }
    set { limitContentSize(\.minimumContentSizeCategory, newValue) }
  }
  open var maximumContentSizeCategory: UIContentSizeCategory? {
    get { rareStorage?.maximumContentSizeCategory }
    set { limitContentSize(\.maximumContentSizeCategory, newValue) }
  }
  open var appliedContentSizeCategoryLimitsDescription: String { contentSizeLimits }
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { ownDirection }

  // Editing and interactions.
  /// Makes the first responder resign when it is this view or inside it; also against its will.
  ///
  /// - Returns: Whether nothing inside is first responder afterwards.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool { resignEditor(force) }
  open func addInteraction(_ interaction: any UIInteraction) { attach(interaction) }
  open func removeInteraction(_ interaction: any UIInteraction) { detach(interaction) }

  open nonisolated override var description: String { describe() }
}
