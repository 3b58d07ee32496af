// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Carries results of text drawing back to the caller; lengths are points.
open class NSStringDrawingContext: NSObject {
  open var minimumScaleFactor: CGFloat = 0
  open internal(set) var actualScaleFactor: CGFloat = 1
  open internal(set) var totalBounds = CGRect.zero
}
