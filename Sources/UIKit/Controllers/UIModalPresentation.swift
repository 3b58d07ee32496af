// Part of Snug, under the Apache License 2.0; see LICENSE.

public enum UIModalPresentationStyle: Int, Sendable {
  case fullScreen = 0
  case pageSheet = 1
  case formSheet = 2
  case currentContext = 3
  case custom = 4
  case overFullScreen = 5
  case overCurrentContext = 6
  case popover = 7
  case none = -1
  case automatic = -2
}

public enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}

extension UIViewController {
  /// Shows a controller over the window (Documentation/Lifecycle.md §4).
  ///
  /// Differs from UIKit: every style covers the whole window.
  func presentModally(_ presented: UIViewController, completion: (() -> Void)?) {
    guard let window = viewIfLoaded?.window else {
      Runtime.current.report(
        LayoutIssue(
          .console(
            "Attempt to present \(presented) on \(self) whose view is not in the window "
              + "hierarchy!"), view: viewIfLoaded))
      return
    }
    presentedViewController = presented
    presented.presentingViewController = self
    presented.window = window
    presented.view.frame = window.bounds
    presented.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    presented.beginAppearance(true)
    window.addSubview(presented.view)
    presented.isAppearing()
    Runtime.current.afterNextLayout {
      presented.endAppearance()
      completion?()
    }
  }

  /// Dismisses what this controller presents, or this controller if it presents nothing.
  func dismissPresented(completion: (() -> Void)?) {
    guard let presented = presentedViewController else {
      presentingViewController?.dismissPresented(completion: completion)
      return
    }
    presented.beginAppearance(false)
    presented.viewIfLoaded?.removeFromSuperview()
    presented.endAppearance()
    presented.presentingViewController = nil
    presented.window = nil
    presentedViewController = nil
    Runtime.current.perform(after: 0) { completion?() }
  }
}

extension Runtime {
  /// Runs `action` in the turn after the next one, when the views have been laid out once more.
  func afterNextLayout(_ action: @escaping @MainActor () -> Void) {
    perform(after: 0) { Runtime.current.perform(after: 0, action) }
  }
}
