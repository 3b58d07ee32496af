// Part of Snug, under the Apache License 2.0; see LICENSE.

/// What a dynamic animator can move: a view, the attributes of a cell, or an app's own object.
@preconcurrency @MainActor
public protocol UIDynamicItem: NSObjectProtocol {
  var center: CGPoint { get set }
  var bounds: CGRect { get }
  var transform: CGAffineTransform { get set }
  // @objc optional = .rectangle
  var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
  // @objc optional = UIBezierPath(rect: bounds)
  var collisionBoundingPath: UIBezierPath { get }
}

public enum UIDynamicItemCollisionBoundsType: UInt, Sendable {
  case rectangle
  case ellipse
  case path
}

extension UIView: UIDynamicItem {}
extension UICollectionViewLayoutAttributes: UIDynamicItem {}

/// Several items that move as one.
@preconcurrency @MainActor
open class UIDynamicItemGroup: NSObject, UIDynamicItem {
  public let items: [any UIDynamicItem]
  open var transform = CGAffineTransform.identity

  public init(items: [any UIDynamicItem]) {
    self.items = items
    super.init()
  }

  private var frame: CGRect {
    items.map { item in
      CGRect(
        x: item.center.x - item.bounds.width / 2, y: item.center.y - item.bounds.height / 2,
        width: item.bounds.width, height: item.bounds.height)
    }.reduce(CGRect.null) { $0.union($1) }
  }

  open var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }

  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      let old = center
      for item in items {
        item.center = CGPoint(
          x: item.center.x + newValue.x - old.x, y: item.center.y + newValue.y - old.y)
      }
    }
  }
}
