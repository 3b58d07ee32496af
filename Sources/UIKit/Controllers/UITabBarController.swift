// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Controllers side by side, one shown at a time, chosen in a bar at the bottom.
@preconcurrency @MainActor
open class UITabBarController: UIViewController {
  open var viewControllers: [UIViewController]? {
    didSet { childrenDidChange(from: oldValue ?? []) }
  }
  public let tabBar: UITabBar
  open weak var delegate: (any UITabBarControllerDelegate)?
  open var selectedIndex = 0 {
    didSet { if oldValue != selectedIndex { showSelected() } }
  }

  public override init(nibName: String?, bundle: Bundle?) {
    tabBar = UITabBar()
    super.init(nibName: nibName, bundle: bundle)
  }

  public required init?(coder: NSCoder) {
    tabBar = UITabBar()
    super.init(coder: coder)
  }

  open var selectedViewController: UIViewController? {
    get {
      guard let viewControllers, viewControllers.indices.contains(selectedIndex) else {
        return nil
      }
      return viewControllers[selectedIndex]
    }
    set {
      guard let newValue, let index = viewControllers?.firstIndex(of: newValue) else { return }
      selectedIndex = index
    }
  }

  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    self.viewControllers = viewControllers
  }

  open override func loadView() {
    let root = TabBarContainerView(frame: UIScreen.main.bounds)
    root.controller = self
    root.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view = root
    root.addSubview(tabBar)
    showSelected()
  }

  open override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  private func childrenDidChange(from old: [UIViewController]) {
    let new = viewControllers ?? []
    for gone in old where !new.contains(gone) { unembed(gone) }
    for child in new where !old.contains(child) {
      addChild(child)
      child.didMove(toParent: self)
    }
    if !new.indices.contains(selectedIndex) { selectedIndex = 0 }
    showSelected()
  }

  private func showSelected() {
    guard let root = viewIfLoaded, let selected = selectedViewController else { return }
    tabBar.setItems(viewControllers?.map(\.tabBarItem), animated: false)
    tabBar.selectedItem = selected.tabBarItem
    let isOnScreen = appearance == .appeared || appearance == .appearing
    for other in children where other !== selected && other.viewIfLoaded?.superview === root {
      other.beginAppearance(false)
      other.viewIfLoaded?.removeFromSuperview()
      other.endAppearance()
    }
    guard selected.view.superview !== root else { return }
    selected.view.frame = root.bounds
    selected.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    selected.view.translatesAutoresizingMaskIntoConstraints = true
    if isOnScreen { selected.beginAppearance(true) }
    root.insertSubview(selected.view, at: 0)
    if isOnScreen {
      selected.isAppearing()
      Runtime.current.afterNextLayout { selected.endAppearance() }
    }
    root.setNeedsLayout()
  }

  fileprivate func layOutBar(in root: UIView) {
    let height = tabBar.isHidden ? 0 : tabBar.sizeThatFits(root.bounds.size).height
    let safeBottom = root.safeAreaInsets.bottom
    tabBar.frame = CGRect(
      x: 0, y: root.bounds.height - height - safeBottom, width: root.bounds.width,
      height: height + safeBottom)
    selectedViewController?.containerSafeAreaInsets = UIEdgeInsets(
      top: 0, left: 0, bottom: height, right: 0)
    selectedViewController?.view.frame = root.bounds
  }
}

/// The root view of a tab bar controller.
final class TabBarContainerView: UIView {
  weak var controller: UITabBarController?

  override func layoutSubviews() {
    super.layoutSubviews()
    controller?.layOutBar(in: self)
  }
}

@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: NSObjectProtocol {
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { unimplemented(true) }
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) { unimplemented(()) }
}
