// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

extension NSValue {
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }

  public convenience init(cgSize size: CGSize) { self.init(size: size) }

  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }

  public var cgPointValue: CGPoint { pointValue }

  public var cgSizeValue: CGSize { sizeValue }

  public var cgRectValue: CGRect { rectValue }
}

// Corelibs' NSValue boxes rectangles and points. Insets, offsets and vectors are boxed as those
// with the same numbers, so two equal values are equal objects; transforms hang on an empty box.
extension NSValue {
  public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
    self.init(
      rect: CGRect(
        origin: CGPoint(x: insets.top, y: insets.left),
        size: CGSize(width: insets.bottom, height: insets.right)))
    boxedName = "UIEdgeInsets"
  }

  public convenience init(directionalEdgeInsets insets: NSDirectionalEdgeInsets) {
    self.init(
      rect: CGRect(
        origin: CGPoint(x: insets.top, y: insets.leading),
        size: CGSize(width: insets.bottom, height: insets.trailing)))
    boxedName = "NSDirectionalEdgeInsets"
  }

  public convenience init(uiOffset offset: UIOffset) {
    self.init(point: CGPoint(x: offset.horizontal, y: offset.vertical))
    boxedName = "UIOffset"
  }

  public convenience init(cgVector vector: CGVector) {
    self.init(point: CGPoint(x: vector.dx, y: vector.dy))
    boxedName = "CGVector"
  }

  public convenience init(cgAffineTransform transform: CGAffineTransform) {
    self.init(rect: .zero)
    boxedName = "CGAffineTransform"
    objc_setAssociatedObject(
      self, &BoxedTransform.affine, transform, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
  }

  public var uiEdgeInsetsValue: UIEdgeInsets {
    let rect = rectValue
    return UIEdgeInsets(
      top: rect.origin.x, left: rect.origin.y, bottom: rect.size.width, right: rect.size.height)
  }

  public var directionalEdgeInsetsValue: NSDirectionalEdgeInsets {
    let rect = rectValue
    return NSDirectionalEdgeInsets(
      top: rect.origin.x, leading: rect.origin.y, bottom: rect.size.width,
      trailing: rect.size.height)
  }

  public var uiOffsetValue: UIOffset {
    UIOffset(horizontal: pointValue.x, vertical: pointValue.y)
  }

  public var cgVectorValue: CGVector { CGVector(dx: pointValue.x, dy: pointValue.y) }

  public var cgAffineTransformValue: CGAffineTransform {
    objc_getAssociatedObject(self, &BoxedTransform.affine) as? CGAffineTransform ?? .identity
  }
}

/// Addresses under which transforms hang on their boxes.
enum BoxedTransform {
  nonisolated(unsafe) static var affine: UInt8 = 0
  nonisolated(unsafe) static var spatial: UInt8 = 0
  /// Where the name of a type hangs that is boxed as another one.
  nonisolated(unsafe) static var name: UInt8 = 0
}
