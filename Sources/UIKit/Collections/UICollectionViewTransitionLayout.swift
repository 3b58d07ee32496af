// Part of Snug, under the Apache License 2.0; see LICENSE.

/// A layout between two others: every element lies on the straight way from its place in the one to
/// its place in the other.
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
  open private(set) var currentLayout: UICollectionViewLayout
  open private(set) var nextLayout: UICollectionViewLayout
  /// 0 at the current layout, 1 at the next.
  open var transitionProgress: CGFloat = 0 {
    didSet { if transitionProgress != oldValue { invalidateLayout() } }
  }
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

  open func updateValue(_ value: CGFloat, forAnimatedKey key: String) { values[key] = value }
  open func value(forAnimatedKey key: String) -> CGFloat { values[key] ?? 0 }

  open override func prepare() {
    super.prepare()
    currentLayout.prepare()
    nextLayout.prepare()
  }

  open override var collectionViewContentSize: CGSize {
    let (old, new) = (
      currentLayout.collectionViewContentSize, nextLayout.collectionViewContentSize
    )
    return CGSize(width: mix(old.width, new.width), height: mix(old.height, new.height))
  }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    var seen: Set<ElementKey> = []
    let old = currentLayout.layoutAttributesForElements(in: rect) ?? []
    let new = nextLayout.layoutAttributesForElements(in: rect) ?? []
    return (old + new).compactMap {
      seen.insert($0.key).inserted ? between($0) : nil
    }
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    between(UICollectionViewLayoutAttributes(forCellWith: indexPath))
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    between(
      UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: elementKind, with: indexPath))
  }

  private func mix(_ old: CGFloat, _ new: CGFloat) -> CGFloat {
    old + (new - old) * transitionProgress
  }

  /// What an element has on its way; the one side where the other does not know it.
  private func between(
    _ element: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes? {
    let old = attributes(of: element, in: currentLayout)
    let new = attributes(of: element, in: nextLayout)
    guard let old, let new, let result = old.copy() as? UICollectionViewLayoutAttributes else {
      return old ?? new
    }
    result.center = CGPoint(x: mix(old.center.x, new.center.x), y: mix(old.center.y, new.center.y))
    result.size = CGSize(
      width: mix(old.size.width, new.size.width), height: mix(old.size.height, new.size.height))
    result.alpha = mix(old.alpha, new.alpha)
    result.zIndex = transitionProgress < 0.5 ? old.zIndex : new.zIndex
    return result
  }

  private func attributes(
    of element: UICollectionViewLayoutAttributes, in layout: UICollectionViewLayout
  ) -> UICollectionViewLayoutAttributes? {
    let kind = element.representedElementKind ?? ""
    switch element.representedElementCategory {
    case .cell: return layout.layoutAttributesForItem(at: element.indexPath)
    case .supplementaryView:
      return layout.layoutAttributesForSupplementaryView(ofKind: kind, at: element.indexPath)
    case .decorationView:
      return layout.layoutAttributesForDecorationView(ofKind: kind, at: element.indexPath)
    }
  }

  override var estimatesItemSizes: Bool { false }
}
