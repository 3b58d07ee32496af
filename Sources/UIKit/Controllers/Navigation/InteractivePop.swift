// Part of Snug, under the Apache License 2.0; see LICENSE.

/// A pop that follows a finger from the leading edge.
@MainActor
final class InteractivePop: NSObject, UIViewControllerInteractiveTransitioning {
  private var context: (any UIViewControllerContextTransitioning)?
  private var width: CGFloat = 0

  func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning) {
    self.context = context
    let container = context.containerView
    width = container.bounds.width
    if container.effectiveUserInterfaceLayoutDirection == .rightToLeft { width = -width }
    for key in [UITransitionContextViewKey.from, .to] {
      guard let view = context.view(forKey: key) else { continue }
      view.holdSafeArea(
        at: CGRect(origin: CGPoint(x: 0, y: view.frame.minY), size: view.frame.size))
    }
    move(to: 0)
  }

  /// Puts the views where they belong when `progress`, from 0 to 1, of the way is done.
  func move(to progress: CGFloat) {
    guard let context else { return }
    place(progress)
    context.updateInteractiveTransition(progress)
  }

  private func place(_ progress: CGFloat) {
    guard let context, let from = context.view(forKey: .from), let to = context.view(forKey: .to)
    else { return }
    from.frame = CGRect(
      origin: CGPoint(x: width * progress, y: from.frame.minY), size: from.frame.size)
    to.frame = CGRect(
      origin: CGPoint(x: -0.3 * width * (1 - progress), y: to.frame.minY), size: to.frame.size)
  }

  /// Finishes, or goes back where the finger let go too early.
  func end(finishing: Bool) {
    guard let context else { return }
    if finishing {
      context.finishInteractiveTransition()
    } else {
      context.cancelInteractiveTransition()
    }
    UIView.animate(
      withDuration: 0.25, animations: { self.place(finishing ? 1 : 0) },
      completion: { _ in
        self.context = nil
        for key in [UITransitionContextViewKey.from, .to] {
          guard let view = context.view(forKey: key) else { continue }
          view.frame.origin.x = 0
          view.holdSafeArea(at: nil)
        }
        context.completeTransition(finishing)
      })
  }
}

/// The drag that pops: from the left edge, in a right-to-left interface from the right one.
final class BackEdgeGestureRecognizer: UIScreenEdgePanGestureRecognizer {
  override var edges: UIRectEdge {
    get { view?.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left }
    set {}
  }
}

extension UINavigationController {
  /// Lets the gestures of the controller's view call it by name.
  static func describeGestures() {
    let entry = RuntimeRegistry.describe(UINavigationController.self)
    entry.method("handleInteractivePop:") { (controller: UINavigationController, arguments) in
      if let pan = arguments.values.first as? UIPanGestureRecognizer {
        controller.handleInteractivePop(pan)
      }
    }
  }

  private func handleInteractivePop(_ pan: UIPanGestureRecognizer) {
    let root: UIView = view
    let sign: CGFloat = root.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1
    let progress = sign * pan.translation(in: root).x / max(root.bounds.width, 1)
    switch pan.state {
    case .began:
      guard stack.count > 1, transition == nil else { return }
      popGesture = InteractivePop()
      popViewController(animated: true)
      root.layoutIfNeeded()
    case .changed: popGesture?.move(to: max(0, min(progress, 1)))
    case .ended:
      let speed = sign * pan.velocity(in: root).x
      let gesture = popGesture
      popGesture = nil
      gesture?.end(finishing: speed > 300 || (progress > 0.5 && speed > -300))
    case .cancelled, .failed:
      let gesture = popGesture
      popGesture = nil
      gesture?.end(finishing: false)
    default: break
    }
  }
}
