// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Presses on a screen that feels how hard they are. None here does, so the delegate hears nothing.
@preconcurrency @MainActor
open class UIPreviewInteraction: NSObject {
  open private(set) weak var view: UIView?
  open weak var delegate: (any UIPreviewInteractionDelegate)?

  public init(view: UIView) {
    self.view = view
    super.init()
  }

  open func location(in coordinateSpace: (any UICoordinateSpace)?) -> CGPoint { .zero }

  open func cancel() {}
}

/// What follows a press that grows harder.
@preconcurrency @MainActor
public protocol UIPreviewInteractionDelegate: NSObjectProtocol {
  func previewInteraction(
    _ previewInteraction: UIPreviewInteraction,
    didUpdatePreviewTransition transitionProgress: CGFloat,
    ended: Bool)
  func previewInteractionDidCancel(_ previewInteraction: UIPreviewInteraction)
  // @objc optional = true
  func previewInteractionShouldBegin(_ previewInteraction: UIPreviewInteraction) -> Bool
  // @objc(previewInteraction:didUpdateCommitTransition:ended:) optional
  func previewInteraction(
    _ previewInteraction: UIPreviewInteraction,
    didUpdateCommitTransition transitionProgress: CGFloat,
    ended: Bool)
}
