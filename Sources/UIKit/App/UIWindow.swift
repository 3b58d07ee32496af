// Part of Snug, under the Apache License 2.0; see LICENSE.

/// The topmost view of a screen.
@preconcurrency @MainActor
open class UIWindow: UIView {
  open override var window: UIWindow? { self }
}
