// Part of Snug, under the Apache License 2.0; see LICENSE.

import DeviceMatrix
import Foundation
import Localization

@testable import UIKit

/// Runs a test on a device of its own, with its own app, clock and issues.
@MainActor
func onDevice(
  _ name: String, _ orientation: Orientation = .portrait, window: WindowShape = .full,
  locale: String = "en_US", info: [String: Any] = [:], _ body: (UIApplication) throws -> Void
) rethrows {
  let (runtime, app, language) = (Runtime.current, UIApplication.shared, TextLocale.current)
  let localeBefore = RunLanguage.shared.locale
  defer {
    Runtime.current = runtime
    UIApplication.shared = app
    TextLocale.current = language
    RunLanguage.shared.locale = localeBefore
    UITraitCollection.current = runtime.screenTraits
  }
  guard
    let device = DeviceDescription(
      Configuration(device: name, orientation: orientation, locale: locale, window: window))
  else { preconditionFailure("no device is called \(name)") }
  let fresh = UIApplication.replaceShared(device)
  fresh.launchInfo = info
  try body(fresh)
}

/// Shows a controller in a window that fills the app's part of the screen, and lays it out.
@MainActor
@discardableResult
func show(_ controller: UIViewController) -> UIWindow {
  let window = UIWindow(frame: UIScreen.main.bounds)
  window.rootViewController = controller
  window.makeKeyAndVisible()
  settle()
  return window
}

/// Turns until nothing is left to do at this time.
@MainActor
func settle() {
  while Runtime.current.turn() {}
}
