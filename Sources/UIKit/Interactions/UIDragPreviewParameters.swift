// Part of Snug, under the Apache License 2.0; see LICENSE.

/// How what is dragged looks.
open class UIDragPreviewParameters: UIPreviewParameters {}

/// Where what is dropped comes to lie.
open class UIDragPreviewTarget: UIPreviewTarget {}

/// Lets things move beside what is lifted or dropped.
@preconcurrency @MainActor
public protocol UIDragAnimating: NSObjectProtocol {
  func addAnimations(_ animations: @escaping () -> Void)
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}
