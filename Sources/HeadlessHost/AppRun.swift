// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import DeviceMatrix
import Foundation
internal import UIKit

/// One life of an app on one device: launched, shown, settled.
@MainActor
struct AppRun {
  let configuration: Configuration
  /// The storyboard identifier or preview to show in place of the first screen.
  let scene: String?

  /// Launches the app and lets it settle.
  ///
  /// - Throws: when the device or the scene does not exist, or nothing was shown.
  func launch(_ makeDelegate: (@MainActor () -> any UIApplicationDelegate)?) throws(HostError) {
    guard let device = DeviceDescription(configuration) else {
      throw HostError("error: unknown device '\(configuration.device)'")
    }
    let app = UIApplication.replaceShared(device)
    RunClock.start()
    Runtime.current.issueSink = { issue in
      FileHandle.standardError.write(Data("\(issue.consoleText)\n".utf8))
    }
    app.launch(makeDelegate: makeDelegate, info: Bundle.main.infoDictionary ?? [:])
    if let scene { try show(scene, in: app) }
    RunLoopDriver.settle()
    guard !app.windows.isEmpty else {
      throw HostError(
        "error: the app showed no window; give it a main storyboard, make a window key and "
          + "visible, or name a scene")
    }
  }

  /// Puts the named scene or preview in place of what the app shows.
  private func show(_ name: String, in app: UIApplication) throws(HostError) {
    guard let controller = UIStoryboard.controller(named: name) ?? PreviewRegistry.controller(name)
    else {
      let known = (UIStoryboard.allIdentifiers + PreviewRegistry.names).sorted()
      let list = known.isEmpty ? "the app has none" : "there are \(known.joined(separator: ", "))"
      throw HostError("error: no scene has the storyboard ID '\(name)'; \(list)")
    }
    let window = app.windows.first ?? UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = controller
    window.makeKeyAndVisible()
  }
}
