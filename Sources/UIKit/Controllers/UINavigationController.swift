// Part of Snug, under the Apache License 2.0; see LICENSE.

/// A stack of controllers under a bar that names the topmost.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  public static let hideShowBarDuration: CGFloat = 0.2

  /// The controllers of the stack, root first.
  open var viewControllers: [UIViewController] = [] {
    didSet { stackDidChange(from: oldValue) }
  }
  public let navigationBar: UINavigationBar
  public let toolbar: UIToolbar
  open weak var delegate: (any UINavigationControllerDelegate)?
  open var isNavigationBarHidden = false { didSet { viewIfLoaded?.setNeedsLayout() } }
  open var isToolbarHidden = true { didSet { viewIfLoaded?.setNeedsLayout() } }
  open var hidesBarsOnSwipe = false
  open var hidesBarsOnTap = false
  open var hidesBarsWhenVerticallyCompact = false
  public let interactivePopGestureRecognizer: UIGestureRecognizer? = nil

  public init(rootViewController: UIViewController) {
    navigationBar = UINavigationBar()
    toolbar = UIToolbar()
    super.init(nibName: nil, bundle: nil)
    setViewControllers([rootViewController], animated: false)
  }

  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    navigationBar = ((navigationBarClass as? UINavigationBar.Type) ?? UINavigationBar.self).init(
      frame: .zero)
    toolbar = ((toolbarClass as? UIToolbar.Type) ?? UIToolbar.self).init(frame: .zero)
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName: String?, bundle: Bundle?) {
    navigationBar = UINavigationBar()
    toolbar = UIToolbar()
    super.init(nibName: nibName, bundle: bundle)
  }

  public required init?(coder: NSCoder) {
    navigationBar = UINavigationBar()
    toolbar = UIToolbar()
    super.init(coder: coder)
  }

  open var topViewController: UIViewController? { viewControllers.last }
  open var visibleViewController: UIViewController? {
    presentedViewController ?? topViewController
  }

  open override func loadView() {
    let root = NavigationView(frame: UIScreen.main.bounds)
    root.controller = self
    root.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view = root
    root.addSubview(navigationBar)
    root.addSubview(toolbar)
    showTop()
  }

  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    self.viewControllers = viewControllers
  }

  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    viewControllers.append(viewController)
  }

  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard viewControllers.count > 1 else { return nil }
    return viewControllers.popLast()
  }

  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    let popped = Array(viewControllers.dropFirst())
    guard let root = viewControllers.first else { return nil }
    viewControllers = [root]
    return popped
  }

  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let index = viewControllers.firstIndex(of: viewController) else { return nil }
    let popped = Array(viewControllers[(index + 1)...])
    viewControllers = Array(viewControllers[...index])
    return popped
  }

  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }

  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }

  open override func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: true)
  }

  open override var childForStatusBarStyle: UIViewController? { topViewController }

  open override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  private func stackDidChange(from old: [UIViewController]) {
    for gone in old where !viewControllers.contains(gone) {
      gone.willMove(toParent: nil)
      if gone.viewIfLoaded?.superview != nil {
        gone.beginAppearance(false)
        gone.viewIfLoaded?.removeFromSuperview()
        gone.endAppearance()
      }
      gone.removeFromParent()
    }
    for new in viewControllers where !old.contains(new) {
      addChild(new)
      new.didMove(toParent: self)
    }
    if isViewLoaded { showTop() }
  }

  /// Puts the top controller's view under the bars and its item into the bar.
  private func showTop() {
    guard let top = topViewController, let root = viewIfLoaded else { return }
    navigationBar.setItems(viewControllers.map(\.navigationItem), animated: false)
    guard top.viewIfLoaded?.superview !== root else { return }
    for other in children where other !== top && other.viewIfLoaded?.superview === root {
      other.beginAppearance(false)
      other.viewIfLoaded?.removeFromSuperview()
      other.endAppearance()
    }
    delegate?.navigationController(self, willShow: top, animated: false)
    top.view.frame = root.bounds
    top.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    top.view.translatesAutoresizingMaskIntoConstraints = true
    let isOnScreen = appearance == .appeared || appearance == .appearing
    if isOnScreen { top.beginAppearance(true) }
    root.insertSubview(top.view, at: 0)
    if isOnScreen {
      top.isAppearing()
      Runtime.current.afterNextLayout { top.endAppearance() }
    }
    delegate?.navigationController(self, didShow: top, animated: false)
    root.setNeedsLayout()
  }

  /// Places the bars and gives the top controller the room between them.
  fileprivate func layOutBars(in root: UIView) {
    let bounds = root.bounds
    let device = root.safeAreaInsets
    let barHeight =
      isNavigationBarHidden ? 0 : navigationBar.sizeThatFits(bounds.size).height
    navigationBar.isHidden = isNavigationBarHidden
    navigationBar.frame = CGRect(x: 0, y: device.top, width: bounds.width, height: barHeight)
    toolbar.isHidden = isToolbarHidden
    let toolbarHeight: CGFloat = isToolbarHidden ? 0 : 44
    toolbar.frame = CGRect(
      x: 0, y: bounds.height - device.bottom - toolbarHeight, width: bounds.width,
      height: toolbarHeight)
    guard let top = topViewController else { return }
    top.containerSafeAreaInsets = UIEdgeInsets(
      top: barHeight, left: 0, bottom: toolbarHeight, right: 0)
    top.view.frame = bounds
    toolbar.setItems(top.toolbarItems, animated: false)
  }
}

/// The root view of a navigation controller.
final class NavigationView: UIView {
  weak var controller: UINavigationController?

  override func layoutSubviews() {
    super.layoutSubviews()
    controller?.layOutBars(in: self)
  }
}

@preconcurrency @MainActor
public protocol UINavigationControllerDelegate: NSObjectProtocol {
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool)
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool)
}

extension UINavigationControllerDelegate {
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) { unimplemented(()) }
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) { unimplemented(()) }
}
