// Part of Snug, under the Apache License 2.0; see LICENSE.

/// A master controller and a detail controller.
///
/// Caveat: shows one column, the one a phone would show; see Documentation/Status.md.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
  public enum DisplayMode: Int, Sendable {
    case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary
  }

  open var viewControllers: [UIViewController] = [] {
    didSet { childrenDidChange(from: oldValue) }
  }
  open var preferredDisplayMode: DisplayMode = .automatic
  open var displayMode: DisplayMode { .secondaryOnly }
  open var isCollapsed: Bool { traitCollection.horizontalSizeClass == .compact }
  open var presentsWithGesture = true
  open var preferredPrimaryColumnWidthFraction: CGFloat = 0.33
  open weak var delegate: (any UISplitViewControllerDelegate)?

  open override func viewDidLoad() {
    super.viewDidLoad()
    childrenDidChange(from: [])
  }

  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if let navigation = viewControllers.first as? UINavigationController {
      navigation.pushViewController(vc, animated: true)
    } else {
      viewControllers = Array(viewControllers.prefix(1)) + [vc]
    }
  }

  private func childrenDidChange(from old: [UIViewController]) {
    for gone in old where !viewControllers.contains(gone) { unembed(gone) }
    guard let view = viewIfLoaded, let shown = viewControllers.first, shown.parent !== self else {
      return
    }
    embed(shown, in: view, frame: view.bounds)
  }
}

@preconcurrency @MainActor
public protocol UISplitViewControllerDelegate: NSObjectProtocol {
  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool
}

extension UISplitViewControllerDelegate {
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool { unimplemented(false) }
}
