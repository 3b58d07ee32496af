// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import CProcess
internal import DeviceMatrix
internal import Findings
import Foundation
internal import UIKit

/// One life of an app on one device: launched, shown, settled.
@MainActor
struct AppRun {
  let configuration: Configuration
  /// The storyboard identifier or preview to show in place of the first screen.
  var scene: String?
  /// The screen to show in place of the first one.
  var screen: ScreenRequest?
  /// Whether the app's and the scenes' delegates are left out (Documentation/Gaps.md §6.6).
  var skipsDelegates = false
  /// Shown where there is no scene, no screen and no delegate.
  var loneScreen: LoneScreen?
  /// Takes what UIKit says in place of standard error.
  var collector: ConsoleCollector?

  /// A screen that can stand alone (Documentation/Gaps.md §6.6).
  struct LoneScreen {
    var number: Int
    /// The classes of controllers among these screens, with their modules.
    var controllers: [String]
    /// The classes of controllers that the launch leads to, the nearest first.
    var order: [String]
  }

  /// What the bundle says of itself; reading it anew for every launch takes a hundredth of a check.
  private static let info = Bundle.main.infoDictionary ?? [:]

  /// Launches the app and lets it settle.
  ///
  /// - Throws: when the device or the scene does not exist, or nothing was shown.
  func launch(_ makeDelegate: (@MainActor () -> any UIApplicationDelegate)?) throws(HostError) {
    var info = Self.info
    if skipsDelegates {
      info["UIApplicationSceneManifest"] = nil
      info["UIMainStoryboardFile"] = nil
    }
    guard start(skipsDelegates ? nil : makeDelegate, info: info) else {
      throw HostError("error: unknown device '\(configuration.device)'")
    }
    let app = UIApplication.shared
    if let scene { try show(scene, in: app) }
    if let screen { try show(screen, in: app) }
    if let loneScreen { try showLoneScreen(loneScreen, in: app) }
    RunLoopDriver.settle()
    guard app.windows.contains(where: \.isInSight) else {
      throw HostError(
        app.windows.isEmpty
          ? "error: the app showed no window; give it a main storyboard, make a window key and "
            + "visible, or name a scene"
          : "error: the app shows no window: each is hidden, transparent or beside the screen")
    }
  }

  /// Launches the app on its device at the beginning of virtual time.
  ///
  /// - Returns: false when there is no such device.
  func start(
    _ makeDelegate: (@MainActor () -> any UIApplicationDelegate)?, info: [String: Any]
  ) -> Bool {
    guard var device = DeviceDescription(configuration) else { return false }
    device.isForApp = true
    LookState.begin { Self.letGo(for: device) }
    LaunchArguments.set(screen?.arguments ?? [])
    let app = UIApplication.replaceShared(device)
    RunClock.start()
    snug_random_restart()
    Self.collect(in: collector)
    app.launch(makeDelegate: makeDelegate, info: info)
    return true
  }

  /// Lets the app go: what its objects do at their end belongs to it.
  static func letGo(in configuration: Configuration) {
    if let device = DeviceDescription(configuration) { letGo(for: device) }
  }

  private static func letGo(for device: DeviceDescription) {
    _ = UIApplication.replaceShared(device)
  }

  /// Has a collector take what UIKit says from now on; without one it goes to standard error. What is
  /// collected is looked at: so is what comes after a number that would end the app.
  static func collect(in collector: ConsoleCollector?) {
    Runtime.current.outlivesRefusedNumbers = collector != nil
    Runtime.current.issueSink = { issue in
      if let collector { return collector.take(issue) }
      // What a document is to blame for is told with its place.
      var text = issue.consoleText
      if case .document = issue.problem { text = issue.description }
      FileHandle.standardError.write(Data("\(text)\n".utf8))
    }
  }

  /// Puts the named scene or preview in place of what the app shows.
  private func show(_ name: String, in app: UIApplication) throws(HostError) {
    guard let controller = UIStoryboard.controller(named: name) ?? PreviewRegistry.controller(name)
    else {
      let previews = PreviewRegistry.names.filter { !$0.hasPrefix(ScreenRequest.alonePrefix) }
      let known = (UIStoryboard.allIdentifiers + previews).sorted()
      let list = known.isEmpty ? "the app has none" : "there are \(known.joined(separator: ", "))"
      throw HostError("error: no scene has the storyboard ID '\(name)'; \(list)")
    }
    show(controller, in: app)
  }

  /// Shows a screen that stands without delegates: the main storyboard's first scene, then the others,
  /// those first that the launch leads to.
  private func showLoneScreen(_ lone: LoneScreen, in app: UIApplication) throws(HostError) {
    var number = lone.number
    if let main = UIStoryboard.mainName(in: Bundle.main.infoDictionary ?? [:]),
      let first = UIStoryboard(name: main, bundle: nil).instantiateInitialViewController()
    {
      if number == 0 {
        show(first, in: app)
        return tellLoneScreen(main)
      }
      number -= 1
    }
    let screens = ScreenFinder.loneScreens(controllers: lone.controllers, order: lone.order)
    guard screens.indices.contains(number) else {
      throw HostError("error: \(LeftOutVisit.noScreenWords)")
    }
    try show(screens[number], in: app)
    tellLoneScreen(screens[number].name)
  }

  private func tellLoneScreen(_ name: String) {
    let words =
      "warning: the launch shows no screen; '\(name)' is drawn without the app's delegates\n"
    FileHandle.standardError.write(Data(words.utf8))
  }

  private func show(_ screen: ScreenRequest, in app: UIApplication) throws(HostError) {
    switch screen.base {
    case .initial, .launch, .steps, .explored: return
    case .scene, .controller, .preview, .cell: break
    }
    // What was said until now is about the screen that this one takes the place of.
    collector?.forget()
    guard let controller = Self.controller(of: screen) else {
      throw HostError("error: the screen '\(screen.name)' is not there any more")
    }
    show(controller, in: app)
  }

  /// - Returns: nil for a screen that no controller makes.
  private static func controller(of screen: ScreenRequest) -> UIViewController? {
    switch screen.base {
    case .initial, .launch, .steps, .explored, .cell: return nil
    case .scene:
      return UIStoryboard.controllerAsShown(
        storyboard: screen.storyboard ?? "", identifier: screen.identifier ?? "")
    case .controller:
      let type: AnyClass? = RuntimeRegistry.type(named: screen.identifier ?? "")
      let made = (type as? UIViewController.Type)?.snugMake()
      made?.isMadeByCheck = true
      return made
    case .preview: return PreviewRegistry.controller(screen.identifier ?? "")
    }
  }

  private func show(_ controller: UIViewController, in app: UIApplication) {
    let window = app.windows.first ?? UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = controller
    window.makeKeyAndVisible()
  }
}
