// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

/// Screens that no element of an app leads to (Documentation/Exploration.md §3.1.3).
@Suite("Links into an app")
struct LinkedScreensTests {
  private static let source =
    """
    import UIKit

    @main
    class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        let navigation = UINavigationController(rootViewController: StartController())

        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            window = UIWindow(frame: UIScreen.main.bounds)
            window?.rootViewController = navigation
            window?.makeKeyAndVisible()
            return true
        }

        func application(
            _ app: UIApplication, open url: URL,
            options: [UIApplication.OpenURLOptionsKey: Any] = [:]
        ) -> Bool {
            guard url.absoluteString == "tea://menu/today" else { return false }
            navigation.pushViewController(MenuController(), animated: true)
            return true
        }

        func application(
            _ application: UIApplication, performActionFor item: UIApplicationShortcutItem,
            completionHandler: @escaping (Bool) -> Void
        ) {
            if item.type == "brew" {
                navigation.pushViewController(BrewController(), animated: true)
            }
            completionHandler(true)
        }
    }
    class StartController: UIViewController {
        /// Nobody writes it on a screen.
        static let menu = "tea://menu/today"
    }
    class MenuController: UIViewController {}
    class BrewController: UIViewController {
        override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
            if motion == .motionShake { present(SurpriseController(), animated: true) }
        }
    }
    class SurpriseController: UIViewController {}

    """

  private static let information = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0">
    <dict>
      <key>CFBundleURLTypes</key>
      <array><dict><key>CFBundleURLSchemes</key><array><string>tea</string></array></dict></array>
      <key>UIApplicationShortcutItems</key>
      <array>
        <dict>
          <key>UIApplicationShortcutItemType</key><string>brew</string>
          <key>UIApplicationShortcutItemTitle</key><string>Brew tea</string>
        </dict>
      </array>
    </dict>
    </plist>
    """

  @Test("links, quick actions and shaking are tried, and their ways can be walked again")
  func found() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.source, to: "App/App.swift")
    try folder.write(Self.information, to: "App/Info.plist")
    let result = try Snug.run(["screens", "App", "--json"], in: folder.url)
    #expect(result.exitCode == 0, "\(result.errors)")
    for words in [
      "MenuController", #"open \"tea://menu/today\""#, "BrewController", #"shortcut \"brew\""#,
      "SurpriseController", "shake",
    ] {
      #expect(result.output.contains(words), "\(words): \(result.output)")
    }
    // The way of a page's steps is the same for who writes them, with the title of the action.
    let drawn = try Snug.run(
      [
        "render", "App", "--device", "iPhone SE", "--output", "out", "--steps",
        "open tea://menu/today; shortcut \"Brew tea\"; shake",
      ], in: folder.url)
    #expect(drawn.exitCode == 0, "\(drawn.errors)")
    let wrong = try Snug.run(
      ["render", "App", "--device", "iPhone SE", "--output", "out", "--steps", "shortcut Coffee"],
      in: folder.url)
    #expect(wrong.exitCode == 3)
    #expect(
      wrong.errors.contains("the app has no quick action 'Coffee'; there are 'Brew tea'"),
      "\(wrong.errors)")
  }
}
