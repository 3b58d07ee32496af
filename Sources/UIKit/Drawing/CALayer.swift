// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import DisplayList
import Foundation

/// A rectangle of a picture: geometry, looks, and layers above it.
///
/// Storage and geometry only; the display pass turns a tree of layers into a display list
/// (Documentation/Drawing.md §5). `frame` is derived from `bounds`, `position`, `anchorPoint` and
/// `transform`, as on iOS. A property has its new value at once; what animations show in the meantime
/// is in `presentation()` and in pictures (Documentation/Animation.md §1).
open class CALayer: NSObject, CustomKeys {
  /// What apps set for keys of their own.
  var customValues: [String: Any] = [:]
  // Geometry.
  open var bounds = CGRect.zero {
    didSet {
      guard bounds != oldValue, !LayerPresentation.isExchanging else { return }
      noteChange("bounds", .rect(oldValue))
      boundsDidChange(from: oldValue)
      noteChange(of: "bounds", from: oldValue)
    }
  }
  open var position = CGPoint.zero {
    didSet {
      guard position != oldValue, !LayerPresentation.isExchanging else { return }
      noteChange("position", .point(oldValue))
      didMove()
      noteChange(of: "position", from: oldValue)
    }
  }
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5) {
    didSet { if anchorPoint != oldValue { didMove() } }
  }
  open var zPosition: CGFloat = 0 {
    didSet { if zPosition != oldValue { didMove() } }
  }
  open var anchorPointZ: CGFloat = 0
  open var transform = CATransform3D.identity {
    didSet {
      if transform != oldValue {
        affine = CATransform3DGetAffineTransform(transform)
        noteChange("transform", .transform(oldValue))
        didMove()
        if !LayerPresentation.isExchanging { noteChange(of: "transform", from: oldValue) }
      }
    }
  }
  open var sublayerTransform = CATransform3D.identity {
    didSet { if sublayerTransform != oldValue { didChangeLooks() } }
  }
  /// The flat part of `transform`, kept because geometry reads it often.
  private(set) var affine = CGAffineTransform.identity

  // Tree. The array is bottom to top before `zPosition` is looked at.
  private(set) var children: [CALayer] = []
  /// The superlayer, which is not retained; it clears this when it dies. Weak references cost an entry
  /// in a table beside the object, and make every other reference to it slower.
  private var superlayerReference: Unmanaged<CALayer>?
  public internal(set) var superlayer: CALayer? {
    get { superlayerReference?.living ?? original?.superlayer }
    set { superlayerReference = newValue.map(Unmanaged.passUnretained) }
  }
  /// The view that owns the layer and wants to hear of changes, which is not retained; it clears this
  /// when it dies.
  final var host: (any LayerHost)? {
    get { hostReference.flatMap { isDying($0) ? nil : $0 } }
    set { hostReference = newValue }
  }
  unowned(unsafe) private var hostReference: (any LayerHost)?
  /// Whether the delegate is the host, as it is for nearly all.
  private var hasHostAsDelegate = false
  private weak var ownDelegate: (any CALayerDelegate)?
  open weak var delegate: (any CALayerDelegate)? {
    get { hasHostAsDelegate ? host : ownDelegate }
    set {
      hasHostAsDelegate = newValue != nil && newValue === host
      ownDelegate = hasHostAsDelegate ? nil : newValue
    }
  }
  open var mask: CALayer? { didSet { didChangeLooks() } }

  // Looks.
  open var backgroundColor: CGColor? {
    didSet { looksChanged("backgroundColor", .color(oldValue)) }
  }
  open var borderWidth: CGFloat = 0 {
    didSet { looksChanged("borderWidth", .numbers([oldValue])) }
  }
  open var borderColor: CGColor? = .black {
    didSet { looksChanged("borderColor", .color(oldValue)) }
  }
  open var cornerRadius: CGFloat = 0 {
    didSet { looksChanged("cornerRadius", .numbers([oldValue])) }
  }
  /// Radii that differ from corner to corner, in place of the one of all.
  var cornerRadii: CornerRadii? { didSet { didChangeLooks() } }
  open var cornerCurve = CALayerCornerCurve.circular { didSet { didChangeLooks() } }
  open var maskedCorners = CACornerMask.all { didSet { didChangeLooks() } }
  open var masksToBounds = false { didSet { didChangeLooks() } }
  open var opacity: Float = 1 {
    didSet { looksChanged("opacity", .numbers([CGFloat(oldValue)])) }
  }
  open var isHidden = false { didSet { didChangeLooks() } }
  open var isOpaque = false
  open var isDoubleSided = true
  open var isGeometryFlipped = false
  open var allowsGroupOpacity = true { didSet { didChangeLooks() } }
  open var allowsEdgeAntialiasing = false
  open var edgeAntialiasingMask: CAEdgeAntialiasingMask = []
  open var shouldRasterize = false
  open var rasterizationScale: CGFloat = 1
  open var drawsAsynchronously = false

  // Shadow.
  open var shadowColor: CGColor? = .black {
    didSet { looksChanged("shadowColor", .color(oldValue)) }
  }
  open var shadowOpacity: Float = 0 {
    didSet { looksChanged("shadowOpacity", .numbers([CGFloat(oldValue)])) }
  }
  open var shadowOffset = CGSize(width: 0, height: -3) {
    didSet { looksChanged("shadowOffset", .size(oldValue)) }
  }
  open var shadowRadius: CGFloat = 3 {
    didSet { looksChanged("shadowRadius", .numbers([oldValue])) }
  }
  open var shadowPath: CGPath? { didSet { didChangeLooks() } }

  // Contents.
  open var contents: Any? { didSet { didChangeLooks() } }
  open var contentsScale: CGFloat = 1 { didSet { didChangeLooks() } }
  open var contentsGravity = CALayerContentsGravity.resize { didSet { didChangeLooks() } }
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1) { didSet { didChangeLooks() } }
  open var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1) {
    didSet { didChangeLooks() }
  }
  open var magnificationFilter = CALayerContentsFilter.linear
  open var minificationFilter = CALayerContentsFilter.linear
  open var needsDisplayOnBoundsChange = false

  // State.
  open var name: String?
  open var actions: [String: any CAAction]?
  /// The animations that go on, in the order they were added.
  final var running: [RunningAnimation] = []
  /// The layer whose presentation this is.
  final weak var original: CALayer?
  /// Whether a picture has shown the layer; kept for layers without views only.
  final var wasSeen = false
  /// The layer's own time; nil while it is its superlayer's.
  final var timing: LayerTiming?
  var isDisplayNeeded = false
  /// What the drawing code drew last.
  var recording: LayerRecording?
  /// What is drawn on, at the origin of the bounds, by views that are as large as ever whatever their
  /// bounds are (Documentation/Controls.md §4); nil for the bounds.
  var canvasSize: CGSize?
  var isLayoutNeeded = false

  public required override init() {
    super.init()
  }

  deinit { for child in children { child.superlayerReference = nil } }

  /// A copy of another layer's looks, as Core Animation makes for presentation.
  public init(layer: Any) {
    super.init()
    if let other = layer as? CALayer { copyLooks(of: other) }
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Whether a closure of `UIView.animate` runs, and changes become animations.
  private final var isCapturing: Bool { !AnimationBlock.open.isEmpty }

  final func looksChanged(_ name: String, _ old: LayerValue) {
    noteChange(name, old)
    didChangeLooks()
  }

  /// Layers of views are animated by closures, others by themselves once they were seen.
  private func noteChange(_ name: String, _ old: LayerValue) {
    if host != nil {
      if isCapturing { AnimationBlock.note(self, name, from: old) }
    } else if wasSeen {
      animateImplicitly(name, from: old)
    }
  }

  private func boundsDidChange(from old: CGRect) {
    if needsDisplayOnBoundsChange { setNeedsDisplay() }
    if old.size != bounds.size { setNeedsLayout() }
    guard let host else { return }
    callOnMainActor(self, host) { $1.layer($0, didChangeBoundsFrom: old) }
  }

  private func didMove() {
    guard let host, !LayerPresentation.isExchanging else { return }
    callOnMainActor(self, host) { $1.layerDidMove($0) }
  }

  func didChangeLooks() {
    guard let host, !LayerPresentation.isExchanging else { return }
    callOnMainActor(self, host) { $1.layerDidChangeAppearance($0) }
  }

  /// Replaces the list of sublayers without telling anybody; the tree methods keep both ends.
  func setChildren(_ layers: [CALayer]) {
    let old = children
    children = layers
    didChangeLooks()
    noteChange(of: "sublayers", from: old)
  }

  /// Takes over what a subclass adds to the looks.
  func copyOwnLooks(of other: CALayer) {}

  /// Whether instances paint more than contents: shapes and gradients do.
  class var hasOwnContent: Bool { false }

  /// Adds what the class paints between background and sublayers.
  func appendContent(to list: inout DisplayList) {}

  // What subclasses override; the rest of the interface is in extensions.

  open func display() {
    guard let delegate else { return }
    callOnMainActor(self, delegate) { $1.display($0) }
  }

  open func draw(in ctx: CGContext) {
    guard let delegate else { return }
    callOnMainActor((self, ctx), delegate) { $1.draw($0.0, in: $0.1) }
  }

  open func layoutSublayers() {
    guard let delegate else { return }
    callOnMainActor(self, delegate) { $1.layoutSublayers(of: $0) }
  }

  open func setNeedsDisplay() {
    isDisplayNeeded = true
    didChangeLooks()
  }

  open func setNeedsDisplay(_ rect: CGRect) { setNeedsDisplay() }

  open func setNeedsLayout() {
    isLayoutNeeded = true
    guard let host else { return }
    callOnMainActor(self, host) { $1.layerNeedsLayout($0) }
  }

  open func add(_ animation: CAAnimation, forKey key: String?) {
    let copy = animation.copy() as? CAAnimation ?? animation
    start(copy, key: key ?? "\(ObjectIdentifier(copy))")
  }

  open func removeAnimation(forKey key: String) { stop(key: key) }

  open func removeAllAnimations() { for one in running { remove(one) } }

  /// Draws the layer and all in it as they were set, not what animations show, its bounds' origin
  /// at the context's. A window's is laid out first (Documentation/Drawing.md §4.5).
  open func render(in ctx: CGContext) { drawTree(in: ctx) }

  /// The rectangle that holds the transformed bounds, in the superlayer's coordinates, points.
  ///
  /// Setting it keeps the transform: the size is taken back through the transform's linear part,
  /// and the position follows (Documentation/Drawing.md §5.1).
  open var frame: CGRect {
    get { transformedBounds }
    set { setTransformedBounds(newValue) }
  }

  open func preferredFrameSize() -> CGSize { bounds.size }

  open func contains(_ point: CGPoint) -> Bool { bounds.contains(point) }

  open func hitTest(_ point: CGPoint) -> CALayer? {
    let inside = convert(point, from: superlayer)
    guard !isHidden, opacity > 0 else { return nil }
    if masksToBounds, !contains(inside) { return nil }
    for child in orderedChildren.reversed() {
      if let hit = child.hitTest(inside) { return hit }
    }
    return contains(inside) ? self : nil
  }

  open func action(forKey event: String) -> (any CAAction)? {
    if let action = actions?[event] { return action }
    guard let delegate else { return nil }
    return callOnMainActor(self, delegate) { $1.action(for: $0, forKey: event) }
  }

  open func layoutIfNeeded() { layOutTree() }

  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }
  open class func needsDisplay(forKey key: String) -> Bool { false }
  open class func defaultValue(forKey key: String) -> Any? { nil }

  // MARK: Layers below

  /// The layers above this one, bottom to top; nil when there are none, as Core Animation has it.
  open var sublayers: [CALayer]? {
    get { children.isEmpty ? nil : children }
    set {
      for child in children { child.superlayer = nil }
      let layers = newValue ?? []
      for layer in layers { layer.detach() }
      for layer in layers { layer.superlayer = self }
      setChildren(layers)
    }
  }

  open func addSublayer(_ layer: CALayer) { insert(layer, at: nil) }

  open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }

  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    layer.detach()
    insert(layer, at: children.firstIndex { $0 === sibling } ?? 0)
  }

  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    layer.detach()
    insert(layer, at: children.firstIndex { $0 === sibling }.map { $0 + 1 })
  }

  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard let index = children.firstIndex(where: { $0 === oldLayer }) else { return }
    oldLayer.removeFromSuperlayer()
    insert(newLayer, at: index)
  }

  open func removeFromSuperlayer() {
    let parent = superlayer
    detach()
    parent?.setNeedsLayout()
  }
}
