// Part of Snug, under the Apache License 2.0; see LICENSE.

extension NSValue {
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }

  public convenience init(cgSize size: CGSize) { self.init(size: size) }

  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }

  public var cgPointValue: CGPoint { pointValue }

  public var cgSizeValue: CGSize { sizeValue }

  public var cgRectValue: CGRect { rectValue }
}
