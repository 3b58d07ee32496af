// Part of Snug, under the Apache License 2.0; see LICENSE.

/// A layout between two others. Differs from UIKit: it shows the nearer of the two, not a mixture.
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
  open private(set) var currentLayout: UICollectionViewLayout
  open private(set) var nextLayout: UICollectionViewLayout
  open var transitionProgress: CGFloat = 0
  private var values: [String: CGFloat] = [:]

  public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
    self.currentLayout = currentLayout
    nextLayout = newLayout
    super.init()
  }

  public required init?(coder: NSCoder) {
    currentLayout = UICollectionViewLayout()
    nextLayout = UICollectionViewLayout()
    super.init(coder: coder)
  }

  private var nearer: UICollectionViewLayout {
    transitionProgress < 0.5 ? currentLayout : nextLayout
  }

  open func updateValue(_ value: CGFloat, forAnimatedKey key: String) { values[key] = value }
  open func value(forAnimatedKey key: String) -> CGFloat { values[key] ?? 0 }

  open override var collectionViewContentSize: CGSize { nearer.collectionViewContentSize }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    nearer.layoutAttributesForElements(in: rect)
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    nearer.layoutAttributesForItem(at: indexPath)
  }
}
