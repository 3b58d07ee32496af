// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import UIKit

/// What is in sight that stands for content of a framework which is not there
/// (Documentation/Gaps.md §6.12).
@MainActor
enum StandInSight {
  /// Notes what shows as left out. Behind what the app itself presents nothing is looked for.
  ///
  /// - Parameter view: A view to look in; nil for all windows.
  static func note(within view: UIView? = nil) {
    if let view { return search(view) }
    for window in ScreenContents().windows { search(front(of: window)) }
  }

  /// The view of what is presented last, alerts apart, else the window.
  private static func front(of window: UIWindow) -> UIView {
    var front: UIView = window
    var next = window.rootViewController?.presentedViewController
    while let controller = next, !controller.isBeingDismissed {
      if !(controller is UIAlertController), let view = controller.viewIfLoaded { front = view }
      next = controller.presentedViewController
    }
    return front
  }

  private static func search(_ view: UIView) {
    guard !view.isHidden, view.alpha >= 0.01 else { return }
    if let standIn = (view as? any StandInView)?.standIn, let window = view.window {
      let frame = ScreenElement(view).visibleFrame(in: window)
      if !frame.isNull, frame.width > 1, frame.height > 1 { return LeftOutRecord.note(standIn) }
    }
    for child in view.subviews { search(child) }
  }
}
