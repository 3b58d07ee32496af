// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Where a layout puts one item, supplementary or decoration view.
///
/// Bound to no actor, so that subclasses can override `copy(with:)` and `isEqual(_:)`.
open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
  open var indexPath = IndexPath(item: 0, section: 0)
  /// Points, content coordinates.
  open var center = CGPoint.zero
  open var size = CGSize.zero
  open var alpha: CGFloat = 1
  open var zIndex = 0
  open var isHidden = false
  open internal(set) var representedElementCategory = UICollectionView.ElementCategory.cell
  open internal(set) var representedElementKind: String?
  private var fullTransform: CATransform3D?
  /// The scroller of an orthogonal section that shows the element; nil for the list itself.
  var scroller: ScrollerPlace?
  /// Which lengths the layout guesses; nil when it does not say.
  var estimatedAxes: EstimatedAxes?

  public required override init() {
    super.init()
  }

  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath)
  {
    self.init()
    self.indexPath = indexPath
    representedElementCategory = .supplementaryView
    representedElementKind = elementKind
  }

  public convenience init(
    forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath
  ) {
    self.init()
    self.indexPath = indexPath
    representedElementCategory = .decorationView
    representedElementKind = decorationViewKind
  }

  open class func snugMake(forCellWith indexPath: IndexPath) -> Self {
    let made = self.init()
    made.indexPath = indexPath
    return made
  }

  open class func snugMake(
    forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath
  ) -> Self {
    let made = snugMake(forCellWith: indexPath)
    made.representedElementCategory = .supplementaryView
    made.representedElementKind = elementKind
    return made
  }

  open class func snugMake(
    forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath
  ) -> Self {
    let made = snugMake(forCellWith: indexPath)
    made.representedElementCategory = .decorationView
    made.representedElementKind = decorationViewKind
    return made
  }

  open var frame: CGRect {
    get {
      let plain = CGRect(
        x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
        height: size.height)
      guard let fullTransform else { return plain }
      let transform = CATransform3DGetAffineTransform(fullTransform)
      let box = CGRect(
        x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height
      ).applying(transform)
      return box.offsetBy(dx: center.x, dy: center.y)
    }
    set {
      center = CGPoint(x: newValue.midX, y: newValue.midY)
      size = newValue.size
    }
  }

  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }

  open var transform3D: CATransform3D {
    get { fullTransform ?? CATransform3DIdentity }
    set { fullTransform = CATransform3DIsIdentity(newValue) ? nil : newValue }
  }

  open var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(transform3D) }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }

  var hasIdentityTransform: Bool { fullTransform == nil }

  /// Identifies the view the attributes are for.
  var key: ElementKey {
    ElementKey(
      category: representedElementCategory, kind: representedElementKind ?? "",
      indexPath: indexPath)
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init()
    copy.indexPath = indexPath
    copy.center = center
    copy.size = size
    copy.alpha = alpha
    copy.zIndex = zIndex
    copy.isHidden = isHidden
    copy.representedElementCategory = representedElementCategory
    copy.representedElementKind = representedElementKind
    copy.fullTransform = fullTransform
    copy.scroller = scroller
    copy.estimatedAxes = estimatedAxes
    return copy
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes, type(of: other) == type(of: self)
    else { return false }
    if other === self { return true }
    return indexPath == other.indexPath && center == other.center && size == other.size
      && alpha == other.alpha && zIndex == other.zIndex && isHidden == other.isHidden
      && representedElementCategory == other.representedElementCategory
      && representedElementKind == other.representedElementKind
      && scroller == other.scroller && CATransform3DEqualToTransform(transform3D, other.transform3D)
  }

  open override var hash: Int { indexPath.hashValue }

  open override var description: String {
    "<\(type(of: self)): index path: (\(indexPath.section) - \(indexPath.item)); "
      + "frame = (\(shortNumber(frame.minX)) \(shortNumber(frame.minY)); "
      + "\(shortNumber(frame.width)) \(shortNumber(frame.height)))>"
  }
}

/// Tells apart everything a collection view shows.
struct ElementKey: Hashable {
  var category: UICollectionView.ElementCategory
  var kind: String
  var indexPath: IndexPath
}
