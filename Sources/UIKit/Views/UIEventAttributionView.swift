// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Lies over what leads to a website and vouches for a touch on it; it lets touches through.
open class UIEventAttributionView: UIView {
  open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { false }
}
