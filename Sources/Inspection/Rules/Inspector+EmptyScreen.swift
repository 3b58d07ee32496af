// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Findings
import Foundation
internal import UIKit

/// Screens on which nothing is seen (Documentation/Check.md §6.13).
extension Inspector {
  mutating func inspectEmptyScreens(_ windows: [UIWindow]) {
    let shown = windows.filter(\.isInSight)
    if let window = windows.first, shown.isEmpty { faults.append(fault(ofUnseen: window)) }
    // Another window may show what this one does not.
    let showsSomething = shown.contains {
      !$0.bounds.isEmpty && ($0.rootViewController != nil || !$0.subviews.isEmpty)
    }
    if let window = shown.first, !showsSomething { faults.append(fault(of: window)) }
    if shown.count == 1, let root = shown[0].rootViewController, isEmptyContainer(root) {
      faults.append(fault(ofContainer: root))
    }
    for (index, node) in tree.nodes.enumerated() where node.view.ownedByController != nil {
      inspectContent(ofControllerAt: index)
    }
  }

  /// Why a window that is alone shows nothing.
  private func fault(of window: UIWindow) -> Fault {
    let size = window.bounds.size
    let hasRoot = window.rootViewController != nil
    return Fault(.emptyScreen, window, detail: hasRoot ? "size" : "root") {
      if hasRoot {
        var words = Fault.Words(
          message: "the window is \(short(size.width)) × \(short(size.height)) pt; nothing is seen",
          reason: "It was made with an empty frame and never got another.",
          remedy: "Make it with UIWindow() or UIWindow(frame: UIScreen.main.bounds).")
        words.numbers = [
          .init("width", Double(size.width), "pt"), .init("height", Double(size.height), "pt"),
        ]
        return words
      }
      return Fault.Words(
        message: "the window has no root view controller; nothing is seen",
        reason: "rootViewController is nil when the window becomes visible.",
        remedy: "Set rootViewController before makeKeyAndVisible().")
    }
  }

  /// Windows that went out of sight after the launch.
  private func fault(ofUnseen window: UIWindow) -> Fault {
    Fault(.emptyScreen, window, detail: "sight") {
      Fault.Words(
        message: "no window is in sight; nothing is seen",
        reason: "Each is hidden, transparent or beside the screen.",
        remedy: "Show the window with makeKeyAndVisible() and leave it where it is.")
    }
  }

  /// Whether a container has nothing to show, and the app put nothing over it.
  private func isEmptyContainer(_ root: UIViewController) -> Bool {
    guard root.presentedViewController == nil, !root.isMadeByCheck, let view = root.viewIfLoaded
    else { return false }
    switch root {
    case let stack as UINavigationController:
      return stack.viewControllers.isEmpty
        && view.subviews.allSatisfy { $0 === stack.navigationBar || $0 === stack.toolbar }
    case let tabs as UITabBarController:
      return tabs.viewControllers?.isEmpty != false
        && view.subviews.allSatisfy { $0 === tabs.tabBar }
    default: return false
    }
  }

  /// A warning, since the controllers may wait for data.
  private func fault(ofContainer root: UIViewController) -> Fault {
    let name = ClassNames.name(of: type(of: root))
    return Fault(.emptyScreen, root.view, severity: .warning, detail: "container") {
      Fault.Words(
        message: "the window's \(name) has no view controllers; nothing is seen",
        reason: "It is the root view controller, and nothing was pushed, set or presented.",
        remedy: "Give it its first controller before makeKeyAndVisible().")
    }
  }

  /// A controller all of whose views have no width or no height, not all of them closed by the app;
  /// what its children show counts for them.
  private mutating func inspectContent(ofControllerAt index: Int) {
    let node = tree.nodes[index]
    guard !node.frame.isEmpty, node.view.looseLayers.isEmpty else { return }
    let inside = tree.nodes[(index + 1)..<node.end]
    guard let first = inside.first,
      inside.allSatisfy({ $0.view.ownedByController == nil && !isSeen($0) }),
      !inside.allSatisfy({ isCollapsed($0.view) })
    else { return }
    let count = inside.count
    // Views that wait for data may be empty; texts, pictures and controls are meant to be seen.
    let isMeant = inside.contains { isContent($0.view) }
    // A list without rows shows itself.
    guard isMeant || !(node.view is UIScrollView) else { return }
    let owner = node.view.ownedByController.map { ClassNames.name(of: type(of: $0)) } ?? ""
    faults.append(
      Fault(
        .emptyScreen, first.view, severity: isMeant ? nil : .warning, detail: "views",
        measure: Double(count), region: node.frame
      ) {
        var words = Fault.Words(
          message: count == 1
            ? "the only view of \(owner) has no size; nothing is seen"
            : "all \(count) views of \(owner) have no size; nothing is seen",
          reason: "Each is 0 points wide or high: it has neither a frame nor constraints that give "
            + "it one, or what it shows has no size itself.",
          remedy: "Constrain the views to their superview's edges, or give them frames.")
        words.numbers = [.init("views", Double(count), "")]
        return words
      })
  }

  private func isContent(_ view: UIView) -> Bool {
    switch view {
    case let label as UILabel: label.text?.isEmpty == false
    case let picture as UIImageView: picture.image != nil
    default: view is UIControl || view is UITextView
    }
  }

  /// Whether a view could show anything: it has an area, or draws beyond its bounds.
  private func isSeen(_ node: Node) -> Bool {
    !node.frame.isEmpty || !node.view.looseLayers.isEmpty
  }
}
