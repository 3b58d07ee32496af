// Part of Snug, under the Apache License 2.0; see LICENSE.

/// A navigation controller's own push and pop: the upper view slides by the width of the container,
/// the lower one by three tenths of it, mirrored from right to left.
final class SlideAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  static let duration: TimeInterval = 0.35
  let isPush: Bool

  init(isPush: Bool) {
    self.isPush = isPush
    super.init()
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { SlideAnimator.duration }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let to = context.view(forKey: .to), let from = context.view(forKey: .from) else {
      return context.completeTransition(true)
    }
    let container = context.containerView
    let isRightToLeft = container.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let width = container.bounds.width * (isRightToLeft ? -1 : 1)
    let (near, far) = (-0.3 * width, width)
    let end = to.frame
    let start = from.frame
    to.holdSafeArea(at: end)
    from.holdSafeArea(at: start)
    to.frame = end.offsetBy(dx: isPush ? far : near, dy: 0)
    UIView.animate(
      withDuration: SlideAnimator.duration, delay: 0, options: .curveEaseInOut,
      animations: {
        to.frame = end
        from.frame = start.offsetBy(dx: self.isPush ? near : far, dy: 0)
      },
      completion: { _ in
        from.frame = start
        for view in [to, from] { view.holdSafeArea(at: nil) }
        context.completeTransition(!context.transitionWasCancelled)
      })
  }
}

/// Two controllers that show one collection view: only its items move.
final class StillAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { UICollectionView.updateDuration }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    Runtime.current.perform(after: UICollectionView.updateDuration) {
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

/// The ways in which presented views come and go.
final class PresentationAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  static let duration: TimeInterval = 0.4
  let style: UIModalTransitionStyle
  let isPresenting: Bool
  private let seconds: TimeInterval

  init(style: UIModalTransitionStyle, isPresenting: Bool, duration: TimeInterval = 0.4) {
    self.style = style
    self.isPresenting = isPresenting
    seconds = duration
    super.init()
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { seconds }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let view = context.view(forKey: isPresenting ? .to : .from) else {
      return context.completeTransition(true)
    }
    let shown = view.frame
    let hidden = shown.offsetBy(dx: 0, dy: context.containerView.bounds.height - shown.minY)
    let covers = style == .coverVertical
    if covers { view.holdSafeArea(at: shown) }
    if isPresenting {
      if covers { view.frame = hidden } else { view.alpha = 0 }
    }
    UIView.animate(
      withDuration: seconds, delay: 0, options: .curveEaseInOut,
      animations: {
        if covers {
          view.frame = self.isPresenting ? shown : hidden
        } else {
          view.alpha = self.isPresenting ? 1 : 0
        }
      },
      completion: { _ in
        if !self.isPresenting {
          if covers { view.frame = shown } else { view.alpha = 1 }
        }
        view.holdSafeArea(at: nil)
        context.completeTransition(!context.transitionWasCancelled)
      })
  }
}
