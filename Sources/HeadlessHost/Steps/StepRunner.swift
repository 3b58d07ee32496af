// Part of Snug, under the Apache License 2.0; see LICENSE.

package import DeviceMatrix
import Foundation
internal import UIKit

/// Does what steps say, with fingers and settings, in the app that is running.
///
/// Behaviour note: Documentation/Steps.md. How time passes is the host's affair: a run without a
/// screen turns the process's clocks too, a test only UIKit's.
@MainActor
package struct StepRunner {
  /// Lets the app finish what a step has set in motion.
  let settle: () -> Void
  /// Lets seconds of virtual time pass.
  let wait: (Double) -> Void

  package init(settle: @escaping () -> Void, wait: @escaping (Double) -> Void) {
    self.settle = settle
    self.wait = wait
  }

  /// Does one step and lets the app settle.
  package func run(_ step: Step) throws(StepFailure) {
    do {
      try perform(step.action)
    } catch {
      throw StepFailure(place: step.place, problem: error)
    }
  }

  /// Does one action and lets the app settle.
  package func perform(_ action: StepAction) throws(StepProblem) {
    switch action {
    case .tap, .longPress, .drag, .dragBy, .swipe, .swipeFromEdge, .select, .set:
      try touch(action)
    case .scroll(let direction, let points, let query):
      try scroll(direction, points: points, in: query)
    case .scrollTo(let query): try scroll(to: query)
    case .scrollToEdge(let edge, let query): try scroll(toEdge: edge, in: query)
    case .type(let text, let query): try enterText(text, into: query)
    case .clear(let query): try clear(query)
    case .rotate, .textSize, .changeTextSize, .appearance, .direction, .locale, .boldText, .window:
      try change(action)
    case .back: try goBack()
    case .dismiss: try dismiss()
    case .open(let address): try open(address)
    case .shortcut(let name): try takeShortcut(name)
    case .pin(let name, let isCallout): try tapPin(name, isCallout: isCallout)
    case .shake: UIApplication.shared.shake(ScreenContents().innermostController)
    case .wait(let seconds): wait(seconds)
    case .waitFor(let query, let seconds): try wait(for: query, seconds: seconds)
    case .expect(let query, let isThere): try expect(query, isThere: isThere)
    case .picture: break
    }
    settle()
  }

  // MARK: Waiting and looking

  private func wait(for query: ElementQuery, seconds: Double) throws(StepProblem) {
    let end = Runtime.current.now + seconds
    while !ElementFinder().isVisible(query) {
      guard Runtime.current.now < end else { throw ElementFinder().notFound(query) }
      wait(0.1)
    }
  }

  private func expect(_ query: ElementQuery, isThere: Bool) throws(StepProblem) {
    let finder = ElementFinder()
    guard finder.isVisible(query) != isThere else { return }
    if isThere { throw finder.notFound(query) }
    throw .impossible("\(query) is on the screen, and was expected not to be")
  }

  // MARK: Navigation

  private func goBack() throws(StepProblem) {
    guard let controller = navigationController, let item = controller.navigationBar.backItem,
      !controller.isNavigationBarHidden
    else { throw .impossible("there is no back button on the screen; nothing was pushed there") }
    let bar = controller.navigationBar
    let isMirrored = bar.effectiveUserInterfaceLayoutDirection == .rightToLeft
    guard let window = bar.window,
      let button = ScreenContents().elements(in: bar)
        .filter({ $0.view is UIControl && $0.touchPoint(in: window) != nil })
        .min(by: { left, right in
          let (a, b) = (left.frame(in: window), right.frame(in: window))
          return isMirrored ? a.maxX > b.maxX : a.minX < b.minX
        }),
      bar.topItem?.hidesBackButton != true,
      bar.topItem?.leftBarButtonItems?.isEmpty != false
        || bar.topItem?.leftItemsSupplementBackButton == true
    else {
      throw .impossible(
        "the bar shows no way back to '\(item.title ?? "")'; tap what the app offers instead")
    }
    try tap(button, "the back button", times: 1)
  }

  /// The navigation controller whose bar is in front.
  private var navigationController: UINavigationController? {
    var found: UINavigationController?
    var controller = ScreenContents().frontController
    while let current = controller {
      if let navigation = current as? UINavigationController, navigation.viewControllers.count > 1 {
        found = navigation
      }
      switch current {
      case let tabs as UITabBarController: controller = tabs.selectedViewController
      case let navigation as UINavigationController: controller = navigation.topViewController
      default:
        controller = current.children.last { $0.viewIfLoaded?.window != nil }
      }
    }
    return found
  }

  private func dismiss() throws(StepProblem) {
    guard let controller = ScreenContents().frontController,
      let presenter = controller.presentingViewController
    else { throw .impossible("nothing is presented that could be dismissed") }
    guard !controller.isModalInPresentation else {
      throw .impossible(
        "\(Swift.type(of: controller)) does not let itself be dismissed (isModalInPresentation)")
    }
    // A person swipes a sheet away and taps beside a popover: its delegate is asked and told.
    let styles: [UIModalPresentationStyle] = [.automatic, .pageSheet, .formSheet, .popover]
    if !(controller is UIAlertController), styles.contains(controller.modalPresentationStyle),
      let presentation = controller.activePresentationController
    {
      presentation.attemptDismissal()
    } else {
      presenter.dismiss(animated: true)
    }
  }
}
