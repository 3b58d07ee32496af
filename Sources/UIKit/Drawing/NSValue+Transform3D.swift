// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

extension NSValue {
  public convenience init(caTransform3D transform: CATransform3D) {
    self.init(rect: .zero)
    boxedName = "CATransform3D"
    objc_setAssociatedObject(
      self, &BoxedTransform.spatial, transform, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
  }

  public var caTransform3DValue: CATransform3D {
    objc_getAssociatedObject(self, &BoxedTransform.spatial) as? CATransform3D
      ?? CATransform3DIdentity
  }
}

extension CATransform3D: ValueBridged {
  public static var boxedName: String { "CATransform3D" }
  public var boxed: NSValue { NSValue(caTransform3D: self) }
  public init(boxed: NSValue) { self = boxed.caTransform3DValue }
}
