// Part of Snug, under the Apache License 2.0; see LICENSE.

/// A view that a collection view places, and uses again for another item.
///
/// Its frame comes from layout attributes, so it is the root of a layout island of its own.
open class UICollectionReusableView: UIView {
  open internal(set) var reuseIdentifier: String?
  /// The collection view that made the view.
  @Loose var hostView: UICollectionView?
  /// What it was last handed out for; attributes come later.
  final var dequeuedFor: (kind: String, path: IndexPath)?
  /// The attributes last applied.
  var appliedAttributes: UICollectionViewLayoutAttributes?
  /// How far a swipe has moved the view from its attributes' place, points, positive to the right.
  final private(set) var swipeShift: CGFloat = 0
  /// Whether the delegate heard that the view is displayed.
  var isAnnounced = false
  /// What was asked of this view while the list sizes itself; see `SelfSizing`.
  var needsPreferredSize = true
  var lastAskedSize: CGSize?

  public required init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override var isLayoutIslandRoot: Bool { true }
  override var isListElement: Bool { true }

  open func prepareForReuse() {}
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
  open func willTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}
  open func didTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}

  /// The attributes the view would like instead of the layout's guess; by default the guess itself
  /// where the layout does not say which lengths it guesses.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard let axes = layoutAttributes.estimatedAxes else { return layoutAttributes }
    return fitted(layoutAttributes, axes)
  }

  /// Measures along the lengths that a layout guesses, with the others as they are
  /// (Documentation/CompositionalLayout.md §5).
  final func fitted(
    _ attributes: UICollectionViewLayoutAttributes, _ axes: EstimatedAxes
  ) -> UICollectionViewLayoutAttributes {
    guard axes.width || axes.height,
      let result = attributes.copy() as? UICollectionViewLayoutAttributes
    else { return attributes }
    let size = systemLayoutSizeFitting(
      attributes.size, withHorizontalFittingPriority: axes.width ? .fittingSizeLevel : .required,
      verticalFittingPriority: axes.height ? .fittingSizeLevel : .required)
    if axes.width { result.size.width = size.width }
    if axes.height { result.size.height = size.height }
    return result
  }

  /// Takes over attributes unless they equal the ones applied last.
  ///
  /// A view that the app hid stays hidden until the layout says something else of it than before
  /// (Documentation/CollectionView.md §4).
  final func take(_ attributes: UICollectionViewLayoutAttributes) {
    if let applied = appliedAttributes, applied.isEqual(attributes) { return }
    let wasHidden = appliedAttributes?.isHidden ?? false
    appliedAttributes = attributes.copy() as? UICollectionViewLayoutAttributes
    if attributes.hasIdentityTransform {
      if !transform.isIdentity { transform = .identity }
      let place = attributes.frameInHost.offsetBy(dx: swipeShift, dy: 0)
      if frame != place { frame = place }
    } else {
      bounds = CGRect(origin: bounds.origin, size: attributes.size)
      center = attributes.centerInHost
      transform3D = attributes.transform3D
    }
    if alpha != attributes.alpha { alpha = attributes.alpha }
    if wasHidden != attributes.isHidden { isHidden = attributes.isHidden }
    layer.zPosition = CGFloat(attributes.zIndex)
    apply(attributes)
  }

  /// Stands beside the place of its attributes, as a row that uncovers its actions.
  final func moveAside(by shift: CGFloat) {
    let way = shift - swipeShift
    swipeShift = shift
    if appliedAttributes?.hasIdentityTransform == true { frame.origin.x += way }
    (self as? UICollectionViewCell)?.setNeedsUpdateConfiguration()
  }
}
