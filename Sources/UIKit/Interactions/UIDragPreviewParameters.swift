// Part of Snug, under the Apache License 2.0; see LICENSE.

/// How what is dragged looks.
open class UIDragPreviewParameters: UIPreviewParameters {}

/// Where what is dropped comes to lie.
@preconcurrency @MainActor
open class UIDragPreviewTarget: NSObject {
  public let container: UIView
  public let center: CGPoint
  public let transform: CGAffineTransform

  public init(container: UIView, center: CGPoint, transform: CGAffineTransform = .identity) {
    self.container = container
    self.center = center
    self.transform = transform
    super.init()
  }
}

/// Lets things move beside what is lifted or dropped.
@preconcurrency @MainActor
public protocol UIDragAnimating: NSObjectProtocol {
  func addAnimations(_ animations: @escaping () -> Void)
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}
