// Part of Snug, under the Apache License 2.0; see LICENSE.

public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
  public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
  public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
  public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  public static let unknown = UIPopoverArrowDirection(rawValue: UInt.max)
}

/// Something that a popover may point at.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {}

extension UIView: UIPopoverPresentationControllerSourceItem {}
extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {}

/// A box with an arrow that points at where it comes from.
///
/// Geometry: ``PopoverGeometry``; Documentation/Containers.md §6.5.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
  open var permittedArrowDirections: UIPopoverArrowDirection = .any
  open var sourceView: UIView?
  open var sourceRect: CGRect = .null
  open var barButtonItem: UIBarButtonItem?
  open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
    didSet {
      sourceView = sourceItem as? UIView
      barButtonItem = sourceItem as? UIBarButtonItem
    }
  }
  open var canOverlapSourceViewRect = false
  open var passthroughViews: [UIView]?
  open var backgroundColor: UIColor?
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
  open var popoverBackgroundViewClass: AnyClass?
  open private(set) var arrowDirection: UIPopoverArrowDirection = .unknown
  private let box = PopoverBox(frame: .zero)
  private let outside = UIControl(frame: .zero)

  open override var presentationStyle: UIModalPresentationStyle { .popover }
  open override var presentedView: UIView? { box }

  open override func adaptivePresentationStyle(
    for traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    traitCollection.horizontalSizeClass == .compact ? .formSheet : .none
  }

  override var isElevated: Bool { true }
  override var placesInEveryLayout: Bool { true }
  override var dimsTints: Bool { true }

  open override var overrideTraitCollection: UITraitCollection? {
    get {
      super.overrideTraitCollection ?? UITraitCollection(horizontalSizeClass: .compact)
    }
    set { super.overrideTraitCollection = newValue }
  }

  /// What the arrow points at, in the container; nil when the app did not say.
  private var target: CGRect? {
    guard let containerView else { return nil }
    if let sourceView {
      let rect = sourceRect.isNull ? sourceView.bounds : sourceRect
      return sourceView.convert(rect, to: containerView)
    }
    guard let barButtonItem, let window = containerView.window,
      let view = window.firstBarButton(of: barButtonItem)
    else { return nil }
    return view.convert(view.bounds, to: containerView)
  }

  /// Ends the program with UIKit's text where the app did not say what the popover belongs to.
  func requireSource() {
    guard sourceView == nil, barButtonItem == nil else { return }
    Runtime.raise(
      .generic,
      "UIPopoverPresentationController (\(ProgrammingError.name(of: self))) should have a non-nil "
        + "sourceView or barButtonItem set before the presentation occurs.")
  }

  private var placement: PopoverGeometry.Placement {
    guard let containerView else { return PopoverGeometry.Placement() }
    let keyboardFree = containerView.bounds.inset(by: containerView.window?.safeAreaInsets ?? .zero)
    return PopoverGeometry(
      room: keyboardFree.inset(by: popoverLayoutMargins), target: target ?? .zero,
      content: contentSize, permitted: permittedArrowDirections
    ).placement
  }

  /// What the app asks for, else 320 points of width and all the height there is.
  private var contentSize: CGSize {
    let preferred = presentedViewController.preferredContentSize
    return CGSize(
      width: preferred.width > 0 ? preferred.width : 320,
      height: preferred.height > 0 ? preferred.height : 1100)
  }

  open override var frameOfPresentedViewInContainerView: CGRect { placement.frame }

  override func layOutPresentedView() {
    guard let containerView else { return }
    outside.frame = containerView.bounds
    let placement = placement
    arrowDirection = placement.direction
    box.show(placement, color: backgroundColor)
    super.layOutPresentedView()
  }

  private var isPrepared = false

  /// Lets the delegate say where the popover comes from, once for a presentation.
  func prepare() {
    guard !isPrepared else { return }
    isPrepared = true
    optionalCall(on: delegate) {
      (delegate as? any UIPopoverPresentationControllerDelegate)?
        .prepareForPopoverPresentation(self)
    }
  }

  open override func presentationTransitionWillBegin() {
    prepare()
    isPrepared = false
    requireSource()
    guard let containerView else { return }
    outside.frame = containerView.bounds
    outside.addAction(UIAction { [weak self] _ in self?.attemptDismissal() }, for: .touchUpInside)
    containerView.insertSubview(outside, at: 0)
    box.adopt(presentedViewController.view)
    arrowDirection = placement.direction
    box.show(placement, color: backgroundColor)
  }

  open override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { outside.removeFromSuperview() }
  }

  override func standardAnimator(
    isPresenting: Bool
  ) -> any UIViewControllerAnimatedTransitioning {
    PresentationAnimator(style: .crossDissolve, isPresenting: isPresenting, duration: 0.25)
  }
}

extension UIView {
  /// The button that shows an item somewhere below this view.
  func firstBarButton(of item: UIBarButtonItem) -> UIView? {
    firstButton { ($0 as? BarButton)?.item === item }
  }

  /// The first view below, or itself, that a bar made for an item.
  func firstButton(where isMeant: (UIView) -> Bool) -> UIView? {
    if isMeant(self) { return self }
    for child in subviews {
      if let found = child.firstButton(where: isMeant) { return found }
    }
    return nil
  }
}

@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  // @objc optional
  func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController)
  // @objc optional = true
  func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool
  // @objc optional
  func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController)
}
