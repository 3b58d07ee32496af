// Part of Snug, under the Apache License 2.0; see LICENSE.

/// One controller's view taking the place of another's, or coming over it, with its animation.
///
/// Used by navigation controllers, tab bar controllers and presentations. The appearance callbacks
/// are the owner's business; this runs animator, coordinator and interaction
/// (Documentation/Containers.md §4).
@MainActor
final class ControllerTransition: NSObject, UIViewControllerContextTransitioning {
  let containerView: UIView
  let coordinator: TransitionCoordinator
  let animator: (any UIViewControllerAnimatedTransitioning)?
  let interaction: (any UIViewControllerInteractiveTransitioning)?
  var presentationStyle: UIModalPresentationStyle = .none
  var controllers: [UITransitionContextViewControllerKey: UIViewController] = [:] {
    didSet { coordinator.controllers = controllers }
  }
  var views: [UITransitionContextViewKey: UIView] = [:] { didSet { coordinator.views = views } }
  var initialFrames: [ObjectIdentifier: CGRect] = [:]
  var finalFrames: [ObjectIdentifier: CGRect] = [:]
  /// Called once, with whether the transition was completed.
  private var completion: ((Bool) -> Void)?
  private(set) var transitionWasCancelled = false
  private var hasRunAlongside = false

  init(
    container: UIView, coordinator: TransitionCoordinator,
    animator: (any UIViewControllerAnimatedTransitioning)?,
    interaction: (any UIViewControllerInteractiveTransitioning)? = nil,
    completion: @escaping (Bool) -> Void
  ) {
    containerView = container
    self.coordinator = coordinator
    self.animator = animator
    self.interaction = interaction
    self.completion = completion
    super.init()
  }

  var isAnimated: Bool { animator != nil }
  var isInteractive: Bool { coordinator.isInteractive }
  var targetTransform: CGAffineTransform { .identity }

  /// Starts animator or interaction; without either the end is there at once.
  func start() {
    guard let animator else {
      runAlongside()
      return completeTransition(true)
    }
    if let interaction {
      coordinator.initiallyInteractive = true
      coordinator.isInteractive = true
      interaction.startInteractiveTransition(self)
      return
    }
    animator.animateTransition(using: self)
    runAlongsideAnimated()
  }

  private func runAlongsideAnimated() {
    UIView.animate(withDuration: coordinator.transitionDuration) { self.runAlongside() }
  }

  private func runAlongside() {
    guard !hasRunAlongside else { return }
    hasRunAlongside = true
    coordinator.runAnimations()
  }

  // MARK: Time held by an interaction (Documentation/Containers.md §4.2)

  private var heldStart: TimeInterval = 0

  /// Starts the animator in time that stands; the container's layer is its clock.
  func startHeld() {
    heldStart = CACurrentMediaTime()
    let layer = containerView.layer
    (layer.beginTime, layer.timeOffset, layer.speed) = (0, heldStart, 0)
    animator?.animateTransition(using: self)
    runAlongsideAnimated()
  }

  /// Shows the animation at a share of its way.
  func hold(at share: CGFloat) {
    containerView.layer.timeOffset =
      heldStart + TimeInterval(share) * coordinator.transitionDuration
  }

  /// Lets time go on from where it stands, to the end or back to the start.
  func release(at share: CGFloat, speed: CGFloat, finishing: Bool) {
    let layer = containerView.layer
    layer.beginTime = CACurrentMediaTime()
    layer.speed = Float(finishing ? speed : -speed)
    guard !finishing else { return }
    let way = TimeInterval(share / max(speed, 0.01)) * coordinator.transitionDuration
    Runtime.current.perform(after: way) { [self] in
      resetTime()
      layer.finishBlocks()
      // An animator without animations of closures is over as well.
      completeTransition(false)
    }
  }

  private func resetTime() {
    let layer = containerView.layer
    guard layer.hasOwnTime else { return }
    (layer.speed, layer.timeOffset, layer.beginTime) = (1, 0, 0)
  }

  // MARK: UIViewControllerContextTransitioning

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    controllers[key]
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? { views[key] }

  func initialFrame(for vc: UIViewController) -> CGRect {
    initialFrames[ObjectIdentifier(vc)] ?? .zero
  }

  func finalFrame(for vc: UIViewController) -> CGRect {
    finalFrames[ObjectIdentifier(vc)] ?? .zero
  }

  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    coordinator.percentComplete = percentComplete
    if heldStart == 0 { runAlongside() }
  }

  func finishInteractiveTransition() { coordinator.isInteractive = false }

  func cancelInteractiveTransition() {
    transitionWasCancelled = true
    coordinator.isCancelled = true
    coordinator.isInteractive = false
  }

  func pauseInteractiveTransition() {}

  func completeTransition(_ didComplete: Bool) {
    guard let completion else { return }
    self.completion = nil
    runAlongside()
    if heldStart != 0 { resetTime() }
    if !didComplete { coordinator.isCancelled = true }
    completion(didComplete)
    animator?.animationEnded(didComplete)
    coordinator.runCompletions()
  }
}
