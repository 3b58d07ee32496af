// Part of Snug, under the Apache License 2.0; see LICENSE.

/// How what is dragged looks.
open class UIDragPreviewParameters: UIPreviewParameters {}

/// The view that stands for what is dragged while it is lifted or dropped.
@preconcurrency @MainActor
open class UITargetedDragPreview: UITargetedPreview {}

/// Where what is dropped comes to lie.
open class UIDragPreviewTarget: UIPreviewTarget {}

/// Lets things move beside what is lifted or dropped.
@preconcurrency @MainActor
public protocol UIDragAnimating: NSObjectProtocol {
  func addAnimations(_ animations: @escaping () -> Void)
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}
