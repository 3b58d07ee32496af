// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Where an unwind began and what it looks for.
@preconcurrency @MainActor
open class UIStoryboardUnwindSegueSource: NSObject {
  public let source: UIViewController
  public let unwindAction: Selector
  public let sender: Any?

  init(source: UIViewController, unwindAction: Selector, sender: Any?) {
    self.source = source
    self.unwindAction = unwindAction
    self.sender = sender
    super.init()
  }
}

/// Finding the way back (Documentation/Containers.md §10).
extension UIViewController {
  /// Walks towards the root of the app; at each container the allowed children are searched first.
  func unwindDestination(for search: UIStoryboardUnwindSegueSource) -> UIViewController? {
    var current: UIViewController? = self
    while let controller = current {
      let next = controller.parent ?? controller.ownPresenter
      if let next, let found = next.firstUnwindTarget(for: search, besides: controller) {
        return found
      }
      current = next
    }
    return nil
  }

  private func firstUnwindTarget(
    for search: UIStoryboardUnwindSegueSource, besides from: UIViewController
  ) -> UIViewController? {
    for child in allowedChildrenForUnwinding(from: search) where child !== from {
      if let found = child.firstUnwindTarget(for: search, besides: from) { return found }
    }
    return canPerformUnwindSegueAction(
      search.unwindAction, from: search.source, sender: search.sender) ? self : nil
  }

  /// Takes away what stands over `target`: presented controllers, then those above it in stacks.
  func unwind(to target: UIViewController, animated: Bool) {
    // The lowest presentation between the two takes everything above it along.
    var presenter: UIViewController?
    var current: UIViewController? = self
    while let controller = current, controller !== target {
      if let below = controller.ownPresenter { presenter = below }
      let next = controller.parent ?? controller.ownPresenter
      if let next, target.isInside(next), controller.ownPresenter == nil { break }
      current = next
    }
    presenter?.dismissPresented(animated: animated, completion: nil)
    var container = target.parent
    var child: UIViewController = target
    while let parent = container {
      if let navigation = parent as? UINavigationController,
        navigation.viewControllers.contains(where: { $0 === child }),
        navigation.topViewController !== child
      {
        navigation.popToViewController(child, animated: animated)
      } else if let tabs = parent as? UITabBarController,
        tabs.viewControllers?.contains(where: { $0 === child }) == true
      {
        tabs.selectedViewController = child
      }
      child = parent
      container = parent.parent
    }
  }

  private func isInside(_ container: UIViewController) -> Bool {
    sequence(first: self) { $0.parent }.contains { $0 === container }
  }
}
