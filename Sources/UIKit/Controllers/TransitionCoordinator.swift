// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Collects what runs with and after a transition, and says what the transition is like.
///
/// Blocks that arrive before ``runAnimations()`` wait for it; later ones run at once. Completions
/// run in ``runCompletions()``, in order of arrival; one that arrives after that runs in the next
/// turn.
@MainActor
final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

  private enum Stage {
    case waiting, animating, finished
  }

  let containerView: UIView
  /// The turn of the interface by a rotation, identity otherwise.
  let targetTransform: CGAffineTransform
  let transitionDuration: TimeInterval
  let isAnimated: Bool
  /// The orientation that a rotation comes from; nil for other transitions.
  let oldOrientation: UIInterfaceOrientation?
  /// The orientation that a rotation leads to; nil for other transitions.
  let newOrientation: UIInterfaceOrientation?
  var presentationStyle: UIModalPresentationStyle = .none
  var controllers: [UITransitionContextViewControllerKey: UIViewController] = [:]
  var views: [UITransitionContextViewKey: UIView] = [:]
  var initiallyInteractive = false
  var isInteractive = false { didSet { if oldValue != isInteractive { interactionChanged() } } }
  var isCancelled = false
  var percentComplete: CGFloat = 0
  var isInterruptible: Bool { false }
  var completionVelocity: CGFloat { 1 }
  var completionCurve: UIView.AnimationCurve { .easeInOut }

  private var stage = Stage.waiting
  private var animations: [Block] = []
  private var completions: [Block] = []
  private var interactionHandlers: [Block] = []

  init(
    containerView: UIView, duration: TimeInterval = 0.4, isAnimated: Bool = true,
    targetTransform: CGAffineTransform = .identity,
    rotation: (from: UIInterfaceOrientation, to: UIInterfaceOrientation)? = nil
  ) {
    self.containerView = containerView
    self.targetTransform = targetTransform
    self.isAnimated = isAnimated
    transitionDuration = isAnimated ? duration : 0
    oldOrientation = rotation?.from
    newOrientation = rotation?.to
    super.init()
  }

  func viewController(
    forKey key: UITransitionContextViewControllerKey
  ) -> UIViewController? { controllers[key] }

  func view(forKey key: UITransitionContextViewKey) -> UIView? { views[key] }

  func animate(alongsideTransition animation: Block?, completion: Block?) -> Bool {
    if let animation {
      if stage == .waiting { animations.append(animation) } else { animation(self) }
    }
    if let completion {
      completions.append(completion)
      if stage == .finished { Runtime.current.perform(after: 0) { self.runCompletions() } }
    }
    return true
  }

  func animateAlongsideTransition(
    in view: UIView?, animation: Block?, completion: Block?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: completion)
  }

  func notifyWhenInteractionEnds(_ handler: @escaping Block) {
    interactionHandlers.append(handler)
  }

  func notifyWhenInteractionChanges(_ handler: @escaping Block) {
    interactionHandlers.append(handler)
  }

  private func interactionChanged() {
    for handler in interactionHandlers { handler(self) }
  }

  /// Runs the blocks that were added so far; call inside the transition's animation.
  func runAnimations() {
    stage = .animating
    let pending = animations
    animations = []
    for animation in pending { animation(self) }
  }

  func runCompletions() {
    stage = .finished
    let pending = completions
    completions = []
    for completion in pending { completion(self) }
  }
}
