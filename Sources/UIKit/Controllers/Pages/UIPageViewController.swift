// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Pages that a finger turns, one controller a page.
///
/// Both styles scroll here; UIKit's page curl is not drawn. Documentation/Containers.md §8.
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
  public enum NavigationOrientation: Int, Sendable {
    case horizontal, vertical
  }
  public enum SpineLocation: Int, Sendable {
    case none, min, mid, max
  }
  public enum NavigationDirection: Int, Sendable {
    case forward, reverse
  }
  public enum TransitionStyle: Int, Sendable {
    case pageCurl, scroll
  }
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let spineLocation = OptionsKey(
      rawValue: "UIPageViewControllerOptionSpineLocationKey")
    public static let interPageSpacing = OptionsKey(
      rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }

  public internal(set) var transitionStyle: TransitionStyle
  public internal(set) var navigationOrientation: NavigationOrientation
  public internal(set) var spineLocation: SpineLocation = .none
  open var isDoubleSided = false
  open weak var delegate: (any UIPageViewControllerDelegate)?
  open weak var dataSource: (any UIPageViewControllerDataSource)? {
    didSet { neighboursMayHaveChanged() }
  }
  open private(set) var viewControllers: [UIViewController]?
  open var gestureRecognizers: [UIGestureRecognizer] { [scroller.panGestureRecognizer] }

  var spacing: CGFloat = 0
  let scroller = PageScroller(frame: .zero)
  private let control = UIPageControl()
  private var showsControl = false
  /// Set while the scroller is moved by this controller.
  private var isMoving = false

  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    super.init(nibName: nil, bundle: nil)
    take(options)
  }

  open class func snugMake(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) -> Self {
    let made = snugMake(nibName: nil, bundle: nil)
    made.transitionStyle = style
    made.navigationOrientation = navigationOrientation
    made.take(options)
    return made
  }

  private func take(_ options: [OptionsKey: Any]?) {
    spacing = (options?[.interPageSpacing] as? NSNumber).map { CGFloat($0.doubleValue) } ?? 0
    if let spacing = options?[.interPageSpacing] as? CGFloat { self.spacing = spacing }
    if transitionStyle == .pageCurl { spineLocation = .min }
  }

  /// Pages that curl sideways, as a document without attributes has them.
  public convenience init() {
    self.init(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
  }

  public required init?(coder: NSCoder) {
    transitionStyle = .pageCurl
    navigationOrientation = .horizontal
    super.init(coder: coder)
  }

  open override func loadView() {
    let root = PageContainerView(frame: UIScreen.main.bounds)
    root.controller = self
    root.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view = root
    scroller.controller = self
    scroller.isPagingEnabled = true
    scroller.showsHorizontalScrollIndicator = false
    scroller.showsVerticalScrollIndicator = false
    scroller.contentInsetAdjustmentBehavior = .never
    root.addSubview(scroller)
    control.addAction(
      UIAction { [weak self] _ in self?.pageControlChanged() }, for: .valueChanged)
    if let shown = viewControllers?.first { place(shown) }
  }

  // MARK: Pages

  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    let old = self.viewControllers?.first
    self.viewControllers = viewControllers
    let new = viewControllers?.first
    guard old !== new else {
      if animated {
        Runtime.current.perform(after: 0) { completion?(true) }
      } else {
        completion?(true)
      }
      return
    }
    let isOnScreen = appearance == .appeared || appearance == .appearing
    if let new {
      addChild(new)
      if isViewLoaded {
        if isOnScreen { new.beginAppearance(true, animated: animated) }
        place(new)
        if isOnScreen { new.isAppearing() }
      }
      new.didMove(toParent: self)
    }
    if isOnScreen { old?.beginAppearance(false, animated: animated) }
    let isAnimated = animated && isOnScreen && UIView.areAnimationsEnabled && old != nil
    let finish: @MainActor () -> Void = { [weak self] in
      if isOnScreen { new?.endAppearance() }
      if let self, let old, self.viewControllers?.first !== old {
        old.viewIfLoaded?.removeFromSuperview()
        if isOnScreen { old.endAppearance() }
        old.willMove(toParent: nil)
        old.removeFromParent()
      }
      self?.neighboursMayHaveChanged()
      if isAnimated { completion?(true) }
    }
    if isAnimated, let new, let old {
      return slide(from: old, to: new, direction: direction, completion: finish)
    }
    // What is not animated has ended when the call returns.
    isOnScreen ? Runtime.current.afterNextLayout(finish) : finish()
    completion?(true)
  }

  private func place(_ controller: UIViewController) {
    let view: UIView = controller.view
    view.translatesAutoresizingMaskIntoConstraints = true
    view.autoresizingMask = []
    scroller.addSubview(view)
    scroller.setNeedsLayout()
    neighboursMayHaveChanged()
  }

  private func slide(
    from old: UIViewController, to new: UIViewController, direction: NavigationDirection,
    completion: @escaping @MainActor () -> Void
  ) {
    scroller.layoutIfNeeded()
    let end = scroller.pageFrame(at: scroller.middle)
    let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let isBackward =
      (direction == .reverse) != (isRightToLeft && navigationOrientation == .horizontal)
    let step = isBackward ? -1.0 : 1.0
    let length = scroller.pageLength * step
    let isHorizontal = navigationOrientation == .horizontal
    func moved(_ by: CGFloat) -> CGRect {
      end.offsetBy(dx: isHorizontal ? by : 0, dy: isHorizontal ? 0 : by)
    }
    old.view.frame = end
    new.view.frame = moved(length)
    new.view.layoutIfNeeded()
    UIView.animate(
      withDuration: 0.3,
      animations: {
        old.view.frame = moved(-length)
        new.view.frame = end
      }, completion: { _ in completion() })
  }

  // MARK: Turning by a finger

  /// Looks again whether there are pages before and after.
  func neighboursMayHaveChanged() {
    guard isViewLoaded, !isMoving else { return }
    scroller.setNeedsLayout()
    view.setNeedsLayout()
    updateControl()
  }

  var pageBefore: UIViewController? {
    guard let current = viewControllers?.first, let dataSource else { return nil }
    return dataSource.pageViewController(self, viewControllerBefore: current)
  }

  var pageAfter: UIViewController? {
    guard let current = viewControllers?.first, let dataSource else { return nil }
    return dataSource.pageViewController(self, viewControllerAfter: current)
  }

  /// The finger began to show a neighbour.
  func willTurn(to page: UIViewController) {
    optionalCall(on: delegate) { delegate?.pageViewController(self, willTransitionTo: [page]) }
    addChild(page)
    page.beginAppearance(true, animated: true)
    scroller.addSubview(page.view)
    page.isAppearing()
    page.didMove(toParent: self)
    viewControllers?.first?.beginAppearance(false, animated: true)
  }

  /// The pages rest again; `page` is the neighbour that was shown on the way.
  func didTurn(to page: UIViewController, completed: Bool) {
    guard let current = viewControllers?.first else { return }
    isMoving = true
    let gone = completed ? current : page
    let stays = completed ? page : current
    if !completed {
      page.beginAppearance(false, animated: true)
      current.beginAppearance(true, animated: true)
    }
    stays.endAppearance()
    gone.viewIfLoaded?.removeFromSuperview()
    gone.endAppearance()
    gone.willMove(toParent: nil)
    gone.removeFromParent()
    viewControllers = [stays]
    isMoving = false
    neighboursMayHaveChanged()
    optionalCall(on: delegate) {
      delegate?.pageViewController(
        self, didFinishAnimating: true, previousViewControllers: [current],
        transitionCompleted: completed)
    }
  }

  // MARK: The dots

  /// A page control is there for scrolling pages whose data source counts them
  /// (Documentation/Containers.md §8.1).
  private func updateControl() {
    guard transitionStyle == .scroll, navigationOrientation == .horizontal, let dataSource,
      let count = optionalCall(on: dataSource, { dataSource.presentationCount(for: self) })
    else {
      showsControl = false
      control.removeFromSuperview()
      return
    }
    showsControl = true
    if control.superview == nil { view.addSubview(control) }
    control.numberOfPages = count
    control.currentPage =
      optionalCall(on: dataSource, { dataSource.presentationIndex(for: self) }) ?? 0
    view.setNeedsLayout()
  }

  private func pageControlChanged() {
    guard let current = viewControllers?.first else { return }
    let page = pageAfter ?? current
    setViewControllers([page], direction: .forward, animated: true)
  }

  /// The dots' 37 points are taken from the pages' room.
  func layOut(in root: UIView) {
    let dots: CGFloat = showsControl ? 37 : 0
    let bottom = showsControl ? root.safeAreaInsets.bottom : 0
    control.frame = CGRect(
      x: 0, y: root.bounds.height - bottom - dots, width: root.bounds.width, height: dots)
    let room = CGRect(
      x: 0, y: 0, width: root.bounds.width, height: root.bounds.height - dots - bottom)
    let half = spacing / 2
    scroller.frame =
      navigationOrientation == .horizontal
      ? room.insetBy(dx: -half, dy: 0) : room.insetBy(dx: 0, dy: -half)
  }
}

/// The root view of a page view controller.
final class PageContainerView: UIView {
  weak var controller: UIPageViewController?

  override func layoutSubviews() {
    super.layoutSubviews()
    controller?.layOut(in: self)
  }
}
