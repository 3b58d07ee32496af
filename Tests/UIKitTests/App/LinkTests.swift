// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

@testable import UIKit

/// Documentation/Lifecycle.md §9.
@MainActor
@Suite("Links into an app") struct LinkTests {
  /// What delegates have in common, which write down what they are told.
  private class Told: UIResponder {
    var window: UIWindow?
    var told: [String] = []
    required override init() { super.init() }
    func applicationWillEnterForeground(_ application: UIApplication) { told.append("foreground") }
    func applicationDidBecomeActive(_ application: UIApplication) { told.append("active") }
  }

  private final class Deaf: Told, UIApplicationDelegate {}

  private final class OfScenes: Told, UIApplicationDelegate {
    func application(
      _ application: UIApplication, configurationForConnecting session: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
      let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
      configuration.delegateClass = Scenes.self
      return configuration
    }
  }

  private final class Newest: Told, UIApplicationDelegate {
    func application(
      _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool {
      told.append("open \(url)")
      return true
    }
    func application(
      _ application: UIApplication, continue userActivity: NSUserActivity,
      restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool {
      told.append("page \(userActivity.webpageURL?.absoluteString ?? "")")
      return true
    }
    func application(
      _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
      completionHandler: @escaping (Bool) -> Void
    ) {
      told.append("action \(shortcutItem.type)")
      completionHandler(true)
    }
  }

  private final class Oldest: Told, UIApplicationDelegate {
    func application(_ application: UIApplication, handleOpen url: URL) -> Bool {
      told.append("handle \(url)")
      return true
    }
  }

  private final class Scenes: UIResponder, UIWindowSceneDelegate {
    static var told: [String] = []
    var window: UIWindow?
    func sceneWillEnterForeground(_ scene: UIScene) { Self.told.append("foreground") }
    func sceneDidBecomeActive(_ scene: UIScene) { Self.told.append("active") }
    func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
      Self.told += contexts.map { "open \($0.url)" }
    }
    func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
      Self.told.append("page \(userActivity.webpageURL?.absoluteString ?? "")")
    }
    func windowScene(
      _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
      completionHandler: @escaping (Bool) -> Void
    ) { Self.told.append("action \(shortcutItem.type)") }
  }

  private let info: [String: Any] = [
    "CFBundleURLTypes": [["CFBundleURLSchemes": ["Notes", "memo"]]],
    "UIApplicationShortcutItems": [
      [
        "UIApplicationShortcutItemType": "new", "UIApplicationShortcutItemTitle": "New note",
        "UIApplicationShortcutItemUserInfo": ["folder": "Ideas"],
      ]
    ],
  ]

  private func url(_ text: String) throws -> URL { try #require(URL(string: text)) }

  @Test("the newest method of a delegate without scenes takes a link, before the app is active")
  func newest() throws {
    let delegate = Newest()
    let (link, page) = (try url("notes://new"), try url("https://example.com/a"))
    onDevice("iPhone X") { app in
      app.launch(makeDelegate: { delegate }, info: info)
      delegate.told = []
      #expect(app.receive(link))
      #expect(delegate.told == ["foreground", "open notes://new", "active"])
      delegate.told = []
      #expect(app.receive(page))
      #expect(delegate.told == ["foreground", "page https://example.com/a", "active"])
    }
  }

  @Test("the oldest method counts where there is no other, and no method takes nothing")
  func oldest() throws {
    let (delegate, deaf) = (Oldest(), Deaf())
    let link = try url("memo:1")
    onDevice("iPhone X") { app in
      app.launch(makeDelegate: { delegate }, info: info)
      delegate.told = []
      #expect(app.receive(link))
      #expect(delegate.told == ["foreground", "handle memo:1", "active"])
    }
    onDevice("iPhone X") { app in
      app.launch(makeDelegate: { deaf }, info: info)
      #expect(!app.receive(link))
      #expect(app.quickActions.allSatisfy { !app.receive($0) })
    }
  }

  @Test("a scene's delegate takes links, pages and quick actions")
  func scenes() throws {
    let (link, page) = (try url("notes://new"), try url("https://example.com/a"))
    RuntimeRegistry.register("LinkTests.Scenes", Scenes.self).maker { Scenes() }
    onDevice("iPhone X") { app in
      app.launch(makeDelegate: { OfScenes() }, info: info)
      Scenes.told = []
      #expect(app.receive(link))
      #expect(app.receive(page))
      let action = app.quickActions.first
      #expect(action?.localizedTitle == "New note")
      #expect((action?.userInfo?["folder"] as? NSString) == "Ideas")
      if let action { #expect(app.receive(action)) }
      #expect(
        Scenes.told
          == ["open notes://new", "page https://example.com/a", "action new"].flatMap {
            ["foreground", $0, "active"]
          })
    }
  }

  @Test("an app may open its own addresses, and no others")
  func own() throws {
    let delegate = Newest()
    let (own, other) = (try url("NOTES:2"), try url("mailto:a@example.com"))
    var answers: [Bool] = []
    onDevice("iPhone X") { app in
      app.launch(makeDelegate: { delegate }, info: info)
      #expect(app.ownSchemes == ["notes", "memo"])
      #expect(app.canOpenURL(own))
      #expect(!app.canOpenURL(other))
      delegate.told = []
      app.open(own) { answers.append($0) }
      app.open(other) { answers.append($0) }
      settle()
      #expect(answers == [true, false])
      #expect(delegate.told == ["open NOTES:2"])
    }
  }

  @Test("an address that must be a universal link is opened by no app")
  func universalLinksOnly() throws {
    let delegate = Newest()
    let own = try url("notes:2")
    var answers: [Bool] = []
    onDevice("iPhone X") { app in
      app.launch(makeDelegate: { delegate }, info: info)
      delegate.told = []
      let role = UISceneSession.Role.windowApplication
      let scene = UIScene(
        session: UISceneSession(
          role: role, configuration: UISceneConfiguration(name: nil, sessionRole: role)),
        connectionOptions: UIScene.ConnectionOptions())
      let options = UIScene.OpenExternalURLOptions()
      options.universalLinksOnly = true
      scene.open(own, options: options) { answers.append($0) }
      app.open(own, options: [.universalLinksOnly: true]) { answers.append($0) }
      scene.open(own, options: nil) { answers.append($0) }
      settle()
      #expect(answers == [false, false, true])
      #expect(delegate.told == ["open notes:2"])
    }
  }

  @Test("shaking is told to the controller in front, and goes up from there")
  func shaking() {
    final class Shaken: UIViewController {
      var told: [String] = []
      override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        told.append("began \(motion == .motionShake)")
      }
      override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        told.append("ended \(event?.type == .motion)")
      }
    }
    let (outer, inner) = (Shaken(), UIViewController())
    onDevice("iPhone X") { app in
      outer.addChild(inner)
      outer.view.addSubview(inner.view)
      inner.didMove(toParent: outer)
      show(outer)
      app.shake(inner)
      #expect(outer.told == ["began true", "ended true"])
    }
  }
}
