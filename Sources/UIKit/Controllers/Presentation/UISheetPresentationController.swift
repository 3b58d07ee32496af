// Part of Snug, under the Apache License 2.0; see LICENSE.

/// A card from the bottom edge, or a box in the middle where there is width.
///
/// Geometry: ``SheetGeometry``. On phones the presenting card shrinks behind a full sheet.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
  open var detents: [Detent] = [.large()] { didSet { layoutMayHaveChanged() } }
  open var selectedDetentIdentifier: Detent.Identifier? {
    didSet { if selectedDetentIdentifier != oldValue { layoutMayHaveChanged() } }
  }
  open var largestUndimmedDetentIdentifier: Detent.Identifier? {
    didSet { layoutMayHaveChanged() }
  }
  open var prefersGrabberVisible = false { didSet { layoutMayHaveChanged() } }
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  open var prefersEdgeAttachedInCompactHeight = false { didSet { layoutMayHaveChanged() } }
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false {
    didSet { layoutMayHaveChanged() }
  }
  open var preferredCornerRadius: CGFloat? { didSet { layoutMayHaveChanged() } }
  open var prefersPageSizing = true { didSet { layoutMayHaveChanged() } }
  open var sourceView: UIView?

  let card = SheetCard(frame: .zero)
  private let dimming = UIControl(frame: .zero)
  /// The height of the sheet while a finger moves it, points.
  final var pulledHeight: CGFloat?
  /// Looks of the presenter's view to give back.
  private var saved: (radius: CGFloat, clips: Bool)?
  private var keyboardObserver: (any NSObjectProtocol)?

  open override var presentedView: UIView? { card }

  open override func adaptivePresentationStyle(
    for traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    traitCollection.verticalSizeClass == .compact ? .overFullScreen : .none
  }

  override var isElevated: Bool { true }
  override var placesInEveryLayout: Bool { true }

  /// Form sheets are narrow: what is in them lays out for compact width.
  open override var overrideTraitCollection: UITraitCollection? {
    get {
      super.overrideTraitCollection
        ?? (presentationStyle == .formSheet
          ? UITraitCollection(horizontalSizeClass: .compact) : nil)
    }
    set { super.overrideTraitCollection = newValue }
  }

  open func animateChanges(_ changes: () -> Void) {
    changes()
    guard let containerView else { return }
    UIView.animate(withDuration: 0.35) { containerView.layoutIfNeeded() }
  }

  open func invalidateDetents() { layoutMayHaveChanged() }

  private func layoutMayHaveChanged() { containerView?.setNeedsLayout() }

  // MARK: Geometry

  private func geometry(in container: UIView) -> SheetGeometry {
    let traits = presentingViewController.traitCollection
    return SheetGeometry(
      bounds: container.bounds, safeArea: container.window?.safeAreaInsets ?? .zero,
      isPad: traits.userInterfaceIdiom == .pad,
      isCompactWidth: traits.horizontalSizeClass == .compact
        || traits.verticalSizeClass == .compact,
      isCompactHeight: traits.verticalSizeClass == .compact && !prefersEdgeAttachedInCompactHeight,
      isForm: presentationStyle == .formSheet || !prefersPageSizing,
      preferredSize: presentedViewController.preferredContentSize,
      readableWidth: UIView.readableWidth(traits), keyboard: keyboardHeight(in: container))
  }

  /// Points of the container that the keyboard covers above the safe area below.
  private func keyboardHeight(in container: UIView) -> CGFloat {
    guard let keyboard = Runtime.current.keyboardFrame, let window = container.window else {
      return 0
    }
    let bottom = container.convert(container.bounds, to: window).maxY
    return max(0, bottom - keyboard.minY - window.safeAreaInsets.bottom)
  }

  /// Lays the sheet out again when the keyboard comes or goes.
  private func followKeyboard() {
    keyboardObserver = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillChangeFrameNotification, object: nil, queue: nil
    ) { [weak self] _ in
      MainActor.assumeIsolated { self?.layoutMayHaveChanged() }
    }
  }

  private func leaveKeyboard() {
    if let keyboardObserver { NotificationCenter.default.removeObserver(keyboardObserver) }
    keyboardObserver = nil
  }

  isolated deinit { leaveKeyboard() }

  /// The active detents, from the lowest to the highest.
  final var rests: [Rest] {
    guard let containerView else { return [] }
    let geometry = geometry(in: containerView)
    let context = DetentContext(
      traits: presentingViewController.traitCollection, maximum: geometry.maximumDetentValue)
    return detents.compactMap { detent in
      let isLarge = detent.identifier == .large
      let value = isLarge ? nil : detent.resolvedValue(in: context)
      guard isLarge || value != nil, value != Detent.inactive else { return nil }
      let height = geometry.frame(detent: value).height
      return Rest(identifier: detent.identifier, height: height)
    }.sorted { $0.height < $1.height }
  }

  /// The detent at which the sheet rests: the chosen one, else the smallest [Apple,
  /// `selectedDetentIdentifier`].
  final func currentRest(of rests: [Rest]) -> Rest? {
    rests.first { $0.identifier == selectedDetentIdentifier } ?? rests.first
  }

  open override var frameOfPresentedViewInContainerView: CGRect {
    guard let containerView else { return .zero }
    var frame = geometry(in: containerView).frame(detent: nil)
    if let height = pulledHeight ?? currentRest(of: rests)?.height {
      frame.origin.y += frame.height - height
      frame.size.height = height
    }
    return frame
  }

  override func layOutPresentedView() {
    guard let containerView else { return }
    dimming.frame = containerView.bounds
    super.layOutPresentedView()
    let geometry = geometry(in: containerView)
    let isFull = card.frame == containerView.bounds && geometry.isEdgeAttached
    card.radius = isFull ? 0 : preferredCornerRadius ?? 10
    card.roundsBottom = !geometry.isEdgeAttached
    card.showsGrabber = prefersGrabberVisible && geometry.isEdgeAttached
    card.setNeedsLayout()
    guard transition == nil, !isDismissing else { return }
    dimming.alpha = dimsTints ? 1 : 0
    updateOcclusion()
    pushBackPresenter(isBack: shrinksPresenter)
  }

  override var dimsTints: Bool {
    let rests = rests
    guard let limit = rests.first(where: { $0.identifier == largestUndimmedDetentIdentifier }),
      let current = currentRest(of: rests)
    else { return true }
    return current.height > limit.height
  }

  /// Whether the presenter is a card behind this one: on phones held upright, under a full sheet.
  var shrinksPresenter: Bool {
    guard let containerView else { return false }
    let geometry = geometry(in: containerView)
    let frame = frameOfPresentedViewInContainerView
    return geometry.isEdgeAttached && !geometry.isPad && frame != containerView.bounds
      && frame.minY <= geometry.safeArea.top + SheetGeometry.topGap + 0.5
  }

  /// Makes the presenter's view a card whose top peeks out above this one, or puts it back.
  private func pushBackPresenter(isBack: Bool) {
    let below = presentingViewController.surroundings.presentation as? UISheetPresentationController
    guard let view = below?.card ?? presentingViewController.viewIfLoaded,
      let containerView
    else { return }
    guard isBack else {
      view.transform = .identity
      if let saved, below == nil {
        view.layer.cornerRadius = saved.radius
        view.clipsToBounds = saved.clips
      }
      saved = nil
      return
    }
    guard view.transform.isIdentity else { return }
    let bounds = containerView.bounds
    let scale = (bounds.width - 32) / bounds.width
    let top = geometry(in: containerView).safeArea.top
    let height = view.bounds.height
    let current = view.center.y - height * scale / 2
    view.transform = CGAffineTransform(scaleX: scale, y: scale).concatenating(
      CGAffineTransform(translationX: 0, y: top - current))
    if below == nil {
      if saved == nil { saved = (view.layer.cornerRadius, view.clipsToBounds) }
      view.layer.cornerRadius = 10
      view.clipsToBounds = true
    }
  }

  // MARK: Course

  open override func presentationTransitionWillBegin() {
    guard let containerView else { return }
    followKeyboard()
    dimming.backgroundColor = .dimming
    dimming.frame = containerView.bounds
    dimming.alpha = 0
    dimming.addAction(UIAction { [weak self] _ in self?.touchedOutside() }, for: .touchUpInside)
    containerView.insertSubview(dimming, at: 0)
    card.adopt(presentedViewController.view)
    card.sheet = self
    let pan = UIPanGestureRecognizer(target: self, action: Selector("handleSheetPan:"))
    pan.delegate = card
    card.addGestureRecognizer(pan)
    UISheetPresentationController.describeGestures()
    presentedViewController.activeTransition?.animate { [weak self] _ in
      guard let self else { return }
      self.dimming.alpha = self.dimsTints ? 1 : 0
      self.pushBackPresenter(isBack: self.shrinksPresenter)
    }
  }

  open override func dismissalTransitionWillBegin() {
    presentedViewController.activeTransition?.animate { [weak self] _ in
      self?.dimming.alpha = 0
      self?.pushBackPresenter(isBack: false)
    }
  }

  open override func presentationTransitionDidEnd(_ completed: Bool) {
    guard !completed else { return }
    leaveKeyboard()
    pushBackPresenter(isBack: false)
  }

  open override func dismissalTransitionDidEnd(_ completed: Bool) {
    guard completed else { return }
    pulledHeight = nil
    leaveKeyboard()
    pushBackPresenter(isBack: false)
    dimming.removeFromSuperview()
  }

  override func standardAnimator(
    isPresenting: Bool
  ) -> any UIViewControllerAnimatedTransitioning {
    PresentationAnimator(
      style: presentedViewController.modalTransitionStyle == .crossDissolve
        ? .crossDissolve : .coverVertical, isPresenting: isPresenting)
  }

  /// A touch beside a sheet dismisses it.
  private func touchedOutside() { attemptDismissal() }
}

extension UIPresentationController {
  /// A person wants the presentation to go: the delegate and the controller may object.
  package func attemptDismissal() {
    let allows =
      delegate.flatMap { delegate in
        optionalCall(on: delegate, { delegate.presentationControllerShouldDismiss(self) })
      } ?? true
    guard allows, !presentedViewController.isModal else {
      optionalCall(on: delegate) {
        delegate?.presentationControllerDidAttemptToDismiss(self)
      }
      return
    }
    optionalCall(on: delegate) {
      delegate?.presentationControllerWillDismiss(self)
    }
    let listener = delegate
    presentingViewController.dismissPresented(animated: true) {
      optionalCall(on: listener) {
        listener?.presentationControllerDidDismiss(self)
      }
    }
  }
}

extension UIViewController {
  /// Whether this controller, or the one that it shows, does not want to be swiped away.
  fileprivate var isModal: Bool {
    isModalInPresentation || children.contains { $0.isModalInPresentation }
  }
}

extension UIColor {
  /// What lies between a presentation and what it is over.
  static let dimming = UIColor { traits in
    UIColor(white: 0, alpha: traits.userInterfaceStyle == .dark ? 0.48 : 0.2)
  }
}
