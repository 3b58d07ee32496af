// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

extension UIViewController {
  /// Posted by a split view controller whose columns went on top of one another, or apart.
  public nonisolated static let showDetailTargetDidChangeNotification = Notification.Name(
    "UIViewControllerShowDetailTargetDidChangeNotification")
}

/// Columns on top of one another in compact width, and apart again (Documentation/Containers.md
/// §11.5–11.7).
extension UISplitViewController {
  /// Collapses or expands when the width's class has changed.
  func followWidth() {
    let narrow = isNarrow
    guard collapsed != narrow else { return }
    let isFirst = collapsed == nil
    collapsed = narrow
    modeButton.isHidden = narrow
    if narrow { collapse() } else if !isFirst { expand() }
    guard !isFirst else { return }
    NotificationCenter.default.post(
      name: UIViewController.showDetailTargetDidChangeNotification, object: self)
  }

  // MARK: Collapsing

  private func collapse() {
    shownMode = nil
    if columns[.compact] == nil {
      if style == .unspecified { collapseList() } else { collapseColumns() }
    }
    guard let delegate else { return }
    optionalCall(on: delegate) {
      delegate.splitViewControllerDidCollapse(self)
    }
  }

  private func collapseList() {
    if let delegate,
      let own = optionalCall(on: delegate, { delegate.primaryViewController(forCollapsing: self) }),
      let own
    {
      columns[.primary] = own
    }
    guard let primary = columns[.primary], let secondary = columns[.secondary] else { return }
    if let delegate,
      optionalCall(
        on: delegate,
        {
          delegate.splitViewController(self, collapseSecondary: secondary, onto: primary)
        }) == true
    {
      return
    }
    primary.collapseSecondaryViewController(secondary, for: self)
  }

  /// Up to the detail, unless the delegate wants less.
  private func collapseColumns() {
    var top = Column.secondary
    if let delegate {
      top =
        optionalCall(
          on: delegate,
          {
            delegate.splitViewController(self, topColumnForCollapsingToProposedTopColumn: top)
          }) ?? top
    }
    guard let host = columns[.primary] as? UINavigationController else { return }
    if top != .primary, let middle = columns[.supplementary] {
      push(middle, from: .supplementary, onto: host, animated: false)
    }
    if top == .secondary, let detail = columns[.secondary] {
      push(detail, from: .secondary, onto: host, animated: false)
    }
  }

  /// Controllers travel, their navigation controllers do not.
  func push(
    _ controller: UIViewController, from column: Column, onto host: UINavigationController,
    animated: Bool
  ) {
    guard let navigation = controller as? UINavigationController else {
      if controller.parent === self { unembed(controller) }
      return host.setViewControllers(host.viewControllers + [controller], animated: animated)
    }
    if navigation.parent === self { unembed(navigation) }
    let moved = navigation.releaseControllers(from: 0)
    borrowed.removeAll { $0.column == column }
    borrowed.append(Borrowed(column: column, navigation: navigation, controllers: moved))
    host.setViewControllers(host.viewControllers + moved, animated: animated)
  }

  // MARK: Expanding

  private func expand() {
    guard columns[.compact] == nil || columns[.primary] != nil else { return }
    if style == .unspecified { expandList() } else { giveBack() }
    guard let delegate else { return }
    optionalCall(on: delegate) {
      delegate.splitViewControllerDidExpand(self)
    }
  }

  private func expandList() {
    if let delegate,
      let own = optionalCall(on: delegate, { delegate.primaryViewController(forExpanding: self) }),
      let own
    {
      columns[.primary] = own
    }
    guard let primary = columns[.primary] else { return }
    if let delegate,
      let own = optionalCall(
        on: delegate, { delegate.splitViewController(self, separateSecondaryFrom: primary) }),
      let own
    {
      borrowed = []
      columns[.secondary] = own
      return
    }
    if let own = primary.separateSecondaryViewController(for: self) { columns[.secondary] = own }
  }

  /// Each column has its controllers back; what was pushed after them goes with them.
  func giveBack() {
    guard let host = columns[.primary] as? UINavigationController else { return }
    for loan in borrowed.reversed() {
      guard let first = loan.controllers.first(where: { host.viewControllers.contains($0) }),
        let index = host.viewControllers.firstIndex(of: first)
      else {
        // It was popped; the column shows it again.
        loan.navigation.setViewControllers(loan.controllers, animated: false)
        continue
      }
      let moved = host.releaseControllers(from: index)
      loan.navigation.setViewControllers(moved, animated: false)
    }
    borrowed = []
  }

  // MARK: While collapsed

  func showCollapsed(_ column: Column) {
    guard let host = columns[.primary] as? UINavigationController, columns[.compact] == nil else {
      return
    }
    if column == .primary {
      host.popToRootViewController(animated: true)
    } else if let loan = borrowed.first(where: { $0.column == column }),
      let top = loan.controllers.last
    {
      if host.viewControllers.contains(top) {
        host.popToViewController(top, animated: true)
      } else {
        host.setViewControllers(host.viewControllers + loan.controllers, animated: true)
      }
    } else if let controller = columns[column] {
      push(controller, from: column, onto: host, animated: true)
    }
  }

  func hideCollapsed(_ column: Column) {
    guard let host = columns[.primary] as? UINavigationController,
      let first = borrowed.first(where: { $0.column == column })?.controllers.first,
      let index = host.viewControllers.firstIndex(of: first), index > 0
    else { return }
    host.popToViewController(host.viewControllers[index - 1], animated: true)
  }

  /// A column has another controller while it stands on the list's stack.
  func replaceCollapsed(_ old: UIViewController, in column: Column) {
    guard let host = columns[.primary] as? UINavigationController,
      let loan = borrowed.first(where: { $0.column == column })
    else { return }
    borrowed.removeAll { $0.column == column }
    // A person went back to the list before: then the new one waits until it is shown.
    guard let index = host.viewControllers.firstIndex(where: { loan.controllers.contains($0) })
    else { return }
    _ = host.releaseControllers(from: index)
    if let new = columns[column] { push(new, from: column, onto: host, animated: false) }
  }
}

extension UINavigationController {
  /// Takes controllers out of the stack without a transition, to stand elsewhere.
  func releaseControllers(from index: Int) -> [UIViewController] {
    let gone = Array(stack[index...])
    stack.removeSubrange(index...)
    if let shown, gone.contains(shown) { self.shown = nil }
    for controller in gone {
      controller.willMove(toParent: nil)
      controller.viewIfLoaded?.removeFromSuperview()
      controller.removeFromParent()
    }
    pending = PendingChange(operation: .pop, isAnimated: false)
    guard isViewLoaded else { return gone }
    if isOnScreen { view.setNeedsLayout() } else { showPendingChange() }
    return gone
  }
}
