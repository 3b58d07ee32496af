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
    if let distance {
      made = NSLayoutDimension(
        from: distance.fromItem, distance.fromAttribute, to: distance.toItem, distance.toAttribute)
    } else {
      switch attribute.kind {
      case .horizontalPosition: made = NSLayoutXAxisAnchor(item, attribute)
      case .verticalPosition: made = NSLayoutYAxisAnchor(item, attribute)
      default: made = NSLayoutDimension(item, attribute)
      }
    }
    return unsafeBitCast(made, to: NSLayoutAnchor<AnyObject>.self)
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
