// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import UIKit

/// Screens of missing libraries that a launch presents over the app's own (Documentation/Gaps.md §6.11).
@MainActor
enum MissingScreens {
  /// Takes away what shows nothing and lies over a window's own screen.
  ///
  /// Making it was noted, so what lies below is not clean.
  static func uncover(_ windows: [UIWindow], settle: () -> Void) {
    for window in windows {
      while let top = top(of: window), let below = top.presentingViewController, isEmpty(top) {
        below.dismiss(animated: false)
        settle()
        guard top.presentingViewController == nil else { return }
      }
    }
  }

  private static func top(of window: UIWindow) -> UIViewController? {
    var top = window.rootViewController
    while let next = top?.presentedViewController { top = next }
    return top
  }

  /// Whether a controller, or all that a stack has, is of a class that a build left out, and has nothing
  /// of the app's in it.
  private static func isEmpty(_ controller: UIViewController) -> Bool {
    if let stack = controller as? UINavigationController, !stack.viewControllers.isEmpty {
      return stack.viewControllers.allSatisfy(isEmpty)
    }
    return isMissing(controller) && controller.children.isEmpty
      && controller.viewIfLoaded?.subviews.isEmpty != false
  }

  private static func isMissing(_ controller: UIViewController) -> Bool {
    sequence(first: type(of: controller) as AnyClass) { _getSuperclass($0) }
      .contains { String(reflecting: $0).hasPrefix("SnugGaps.") }
  }
}
