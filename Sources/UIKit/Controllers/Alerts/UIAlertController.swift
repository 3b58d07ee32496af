// Part of Snug, under the Apache License 2.0; see LICENSE.

/// A title, a message and buttons over what is on screen.
///
/// An alert is a box in the middle; an action sheet stands at the bottom of a phone and is a popover
/// on a tablet. Documentation/Containers.md §7.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
  public enum Style: Int, Sendable {
    case actionSheet, alert
  }

  open var message: String? { didSet { contentDidChange() } }
  open override var title: String? { didSet { contentDidChange() } }
  open private(set) var actions: [UIAlertAction] = []
  open private(set) var textFields: [UITextField]?
  open var preferredAction: UIAlertAction? { didSet { contentDidChange() } }
  open var severity: UIAlertControllerSeverity = .default
  open private(set) var preferredStyle = Style.alert
  private var alertView: AlertView? { viewIfLoaded as? AlertView }

  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    take(title, message, preferredStyle)
  }

  open class func snugMake(title: String?, message: String?, preferredStyle: Style) -> Self {
    let made = snugMake(nibName: nil, bundle: nil)
    made.take(title, message, preferredStyle)
    return made
  }

  private func take(_ title: String?, _ message: String?, _ style: Style) {
    preferredStyle = style
    if style == .actionSheet { modalPresentationStyle = .popover }
    self.title = title
    self.message = message
  }

  /// What the other initialisers begin with, and what a subclass overrides: an alert without texts.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    modalPresentationStyle = .custom
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    modalPresentationStyle = .custom
  }

  open func addAction(_ action: UIAlertAction) {
    if action.style == .cancel, actions.contains(where: { $0.style == .cancel }) {
      Runtime.raise(
        .internalInconsistency,
        "UIAlertController can only have one action with a style of UIAlertActionStyleCancel")
    }
    actions.append(action)
    action.changed = { [weak self] in self?.contentDidChange() }
    contentDidChange()
  }

  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    guard preferredStyle == .alert else {
      Runtime.raise(
        .internalInconsistency,
        "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert")
    }
    let field = UITextField()
    addTextField(field)
    configurationHandler?(field)
  }

  final func addTextField(_ field: UITextField) {
    field.font = .systemFont(ofSize: 13)
    textFields = (textFields ?? []) + [field]
    contentDidChange()
  }

  // What apps set by key (InterfaceBuilder.md §6.5).
  final var attributedTitle: NSAttributedString? { didSet { contentDidChange() } }
  final var attributedMessage: NSAttributedString? { didSet { contentDidChange() } }
  /// Its view stands below the texts, as wide as the alert and as high as it prefers.
  final var contentViewController: UIViewController? {
    didSet {
      oldValue?.view.removeFromSuperview()
      oldValue?.removeFromParent()
      if let contentViewController { addChild(contentViewController) }
      contentDidChange()
    }
  }

  private func contentDidChange() { alertView?.needsRebuilding() }

  open override func loadView() {
    let made = AlertView(frame: .zero)
    made.controller = self
    view = made
  }

  /// The actions as they stand from first to last: of two beside each other the cancelling one is
  /// first, elsewhere it is last.
  var shownActions: [UIAlertAction] {
    let others = actions.filter { $0.style != .cancel }
    let cancel = actions.filter { $0.style == .cancel }
    if preferredStyle == .alert, actions.count == 2 { return cancel + others }
    return others + cancel
  }

  /// The action with the bold title: the preferred one, else the cancelling one.
  var boldAction: UIAlertAction? {
    if preferredStyle == .actionSheet { return actions.first { $0.style == .cancel } }
    return preferredAction ?? actions.first { $0.style == .cancel }
  }

  /// Ends the alert and runs an action.
  func choose(_ action: UIAlertAction) {
    guard action.isEnabled else { return }
    guard ownPresenter != nil else {
      action.handler?(action)
      return
    }
    dismissPresented(animated: true) { action.handler?(action) }
  }

  /// How the alert is shown over a presenter.
  func presentation(
    over presenter: UIViewController, from source: UIViewController
  ) -> UIPresentationController {
    let isPad = presenter.traitCollection.userInterfaceIdiom == .pad
    guard preferredStyle == .actionSheet, isPad else {
      return AlertPresentation(presentedViewController: self, presenting: presenter)
    }
    let popover = popoverPresentationController
    popover?.presentingViewControllerReference = presenter
    popover?.prepare()
    guard let popover, popover.sourceView != nil || popover.barButtonItem != nil else {
      Runtime.raise(
        .generic,
        "Your application has presented a UIAlertController (\(ProgrammingError.name(of: self))) of "
          + "style UIAlertControllerStyleActionSheet from "
          + "\(ProgrammingError.name(of: source)). The modalPresentationStyle of a "
          + "UIAlertController with this style is UIModalPresentationPopover. You must provide "
          + "location information for this popover through the alert controller's "
          + "popoverPresentationController. You must provide either a sourceView and sourceRect or a "
          + "barButtonItem.  If this information is not known when you present the alert "
          + "controller, you may provide it in the UIPopoverPresentationControllerDelegate method "
          + "-prepareForPopoverPresentation.")
    }
    loadViewIfNeeded()
    preferredContentSize = alertView?.fittingSize(width: 304) ?? .zero
    return popover
  }
}

public enum UIAlertControllerSeverity: Int, Sendable {
  case `default`, critical
}

/// Shows an alert in the middle, an action sheet at the bottom.
final class AlertPresentation: UIPresentationController {
  private let dimming = UIControl(frame: .zero)

  override var placesInEveryLayout: Bool { true }
  override var dimsTints: Bool { true }
  override var frameOfPresentedViewInContainerView: CGRect {
    guard let containerView, let alert = presentedViewController as? UIAlertController,
      let view = alert.view as? AlertView
    else { return .zero }
    let bounds = containerView.bounds
    let safe = containerView.window?.safeAreaInsets ?? .zero
    if alert.preferredStyle == .alert {
      let size = view.fittingSize(width: 270)
      return CGRect(
        x: (bounds.width - size.width) / 2, y: ((bounds.height - size.height) / 2).rounded(),
        width: size.width, height: min(size.height, bounds.height - safe.top - safe.bottom - 16))
    }
    // As wide as the phone held upright, 8 points from the edges and from the home indicator's room.
    let width = min(bounds.width, bounds.height) - 16
    let bottom = safe.bottom > 0 ? safe.bottom : 8
    let size = view.fittingSize(width: width)
    let height = min(size.height, bounds.height - safe.top - bottom - 8)
    return CGRect(
      x: (bounds.width - width) / 2, y: bounds.height - bottom - height, width: width,
      height: height)
  }

  override func layOutPresentedView() {
    dimming.frame = containerView?.bounds ?? .zero
    super.layOutPresentedView()
  }

  override func presentationTransitionWillBegin() {
    dimming.backgroundColor = .dimming
    dimming.alpha = 0
    dimming.frame = containerView?.bounds ?? .zero
    dimming.addAction(UIAction { [weak self] _ in self?.touchedOutside() }, for: .touchUpInside)
    containerView?.insertSubview(dimming, at: 0)
    presentedViewController.activeTransition?.animate { [weak self] _ in self?.dimming.alpha = 1 }
    if let tint = source?.viewIfLoaded?.tintColor, tint != .systemBlue {
      presentedViewController.view.tintColor = tint
    }
  }

  override func dismissalTransitionWillBegin() {
    presentedViewController.activeTransition?.animate { [weak self] _ in self?.dimming.alpha = 0 }
  }

  /// A touch beside an action sheet cancels it; an alert stays.
  private func touchedOutside() {
    guard let alert = presentedViewController as? UIAlertController,
      alert.preferredStyle == .actionSheet,
      let cancel = alert.actions.first(where: { $0.style == .cancel })
    else { return }
    alert.choose(cancel)
  }

  override func standardAnimator(
    isPresenting: Bool
  ) -> any UIViewControllerAnimatedTransitioning {
    let isSheet =
      (presentedViewController as? UIAlertController)?.preferredStyle == .actionSheet
    return PresentationAnimator(
      style: isSheet ? .coverVertical : .crossDissolve, isPresenting: isPresenting,
      duration: isSheet ? 0.4 : 0.25)
  }
}
