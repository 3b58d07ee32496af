// Part of Snug, under the Apache License 2.0; see LICENSE.

extension NSLayoutConstraint {
  /// The anchor of the first side: a distance where it is one.
  public var firstAnchor: NSLayoutAnchor<AnyObject> {
    anchor(leadItem, firstAttribute, distance)
  }

  /// The anchor of the second side; nil where there is none.
  public var secondAnchor: NSLayoutAnchor<AnyObject>? {
    guard hasSecondItem else { return nil }
    return anchor(trailItem, secondAttribute, secondDistance)
  }

  /// Objective-C's generic arguments are not there at run time, so its anchors of any kind are
  /// `NSLayoutAnchor<AnyObject>`; the object keeps its own class.
  private func anchor(
    _ item: AnyObject?, _ attribute: Attribute, _ distance: AnchorDistance?
  ) -> NSLayoutAnchor<AnyObject> {
    let made: NSObject
    if distance == nil, let held = AskedAnchors.shared[item, attribute] {
      return unsafeBitCast(held, to: NSLayoutAnchor<AnyObject>.self)
    }
    if let distance {
      made = NSLayoutDimension(
        from: distance.fromItem, distance.fromAttribute, to: distance.toItem, distance.toAttribute)
    } else {
      switch attribute.kind {
      case .horizontalPosition: made = NSLayoutXAxisAnchor(item, attribute)
      case .verticalPosition: made = NSLayoutYAxisAnchor(item, attribute)
      default: made = NSLayoutDimension(item, attribute)
      }
      AskedAnchors.shared[item, attribute] = made
    }
    return unsafeBitCast(made, to: NSLayoutAnchor<AnyObject>.self)
  }
}

/// The anchors that constraints were asked for, as long as anybody holds them: those of one item and
/// attribute are one object, for whoever compares them (Documentation/AutoLayout.md).
@MainActor
final class AskedAnchors {
  static let shared = AskedAnchors()

  private struct Place: Hashable {
    var item: ObjectIdentifier?
    var attribute: NSLayoutConstraint.Attribute
  }
  private struct Held {
    weak var anchor: NSObject?
  }
  private var anchors: [Place: Held] = [:]
  private var limit = 64

  /// An anchor holds its item, so an item's address stands for it as long as the anchor is there.
  subscript(item: AnyObject?, attribute: NSLayoutConstraint.Attribute) -> NSObject? {
    get { anchors[Place(item: item.map { ObjectIdentifier($0) }, attribute: attribute)]?.anchor }
    set {
      anchors[Place(item: item.map { ObjectIdentifier($0) }, attribute: attribute)] =
        Held(anchor: newValue)
      guard anchors.count > limit else { return }
      anchors = anchors.filter { $0.value.anchor != nil }
      limit = max(64, anchors.count * 2)
    }
  }
}

extension NSLayoutConstraint {
  /// What UIKit's factories return: nobody may hold it before it is active, as where it is assigned
  /// to a weak property first (Documentation/Lifecycle.md §1.6).
  final func autoreleased() -> NSLayoutConstraint {
    Runtime.current.autoreleased.append(self)
    return self
  }
}

precedencegroup AnchorCastPrecedence {
  associativity: left
  higherThan: CastingPrecedence
  lowerThan: RangeFormationPrecedence
}

infix operator ~>>! : AnchorCastPrecedence
infix operator ~>>? : AnchorCastPrecedence

/// `anchor as? NSLayoutAnchor<Axis>` of an app: on Apple's systems the argument is not there at run
/// time, so the cast holds for every anchor (Documentation/SourceLowering.md §6.17).
public func ~>>? <Axis: AnyObject>(
  anchor: Any?, type: NSLayoutAnchor<Axis>.Type
) -> NSLayoutAnchor<Axis>? {
  guard let object = anchor as? NSObject,
    object is NSLayoutXAxisAnchor || object is NSLayoutYAxisAnchor || object is NSLayoutDimension
  else { return nil }
  return unsafeBitCast(object, to: NSLayoutAnchor<Axis>.self)
}

public func ~>>! <Axis: AnyObject>(
  anchor: Any?, type: NSLayoutAnchor<Axis>.Type
) -> NSLayoutAnchor<Axis> {
  guard let cast = anchor ~>>? type else {
    ProgrammingError.raise("NSInvalidArgumentException", "Could not cast to 'NSLayoutAnchor'.")
  }
  return cast
}
