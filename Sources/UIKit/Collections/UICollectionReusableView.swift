// Part of Snug, under the Apache License 2.0; see LICENSE.

/// A view that a collection view places, and uses again for another item.
///
/// Its frame comes from layout attributes, so it is the root of a layout island of its own.
open class UICollectionReusableView: UIView {
  open internal(set) var reuseIdentifier: String?
  /// The collection view that made the view.
  weak var hostView: UICollectionView?
  /// The attributes last applied.
  var appliedAttributes: UICollectionViewLayoutAttributes?
  /// Whether the delegate heard that the view is displayed.
  var isAnnounced = false

  public required init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override var isLayoutIslandRoot: Bool { true }

  open func prepareForReuse() {}
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
  open func willTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}
  open func didTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}

  /// The attributes the view would like instead of the layout's guess; the guess itself by default.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes
  }

  /// Takes over attributes unless they equal the ones applied last.
  final func take(_ attributes: UICollectionViewLayoutAttributes) {
    if let applied = appliedAttributes, applied.isEqual(attributes) { return }
    appliedAttributes = attributes.copy() as? UICollectionViewLayoutAttributes
    if attributes.hasIdentityTransform {
      if !transform.isIdentity { transform = .identity }
      if frame != attributes.frame { frame = attributes.frame }
    } else {
      bounds = CGRect(origin: bounds.origin, size: attributes.size)
      center = attributes.center
      transform3D = attributes.transform3D
    }
    if alpha != attributes.alpha { alpha = attributes.alpha }
    if isHidden != attributes.isHidden { isHidden = attributes.isHidden }
    layer.zPosition = CGFloat(attributes.zIndex)
    apply(attributes)
  }
}
