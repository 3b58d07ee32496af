// Part of Snug, under the Apache License 2.0; see LICENSE.

import Testing

@testable import UIKit

/// Documentation/Lifecycle.md §1.4.
@MainActor
@Suite("Scenes that the delegate configures") struct SceneLaunchTests {
  private final class Scenes: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) {
      window = (scene as? UIWindowScene).map(UIWindow.init(windowScene:))
      window?.rootViewController = UIViewController()
      window?.makeKeyAndVisible()
    }
  }

  /// A delegate that configures scenes: with a delegate of their own, or as Xcode's template does.
  private final class Delegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    var scenes: AnyClass?
    var showsWindow = false
    private(set) var questions = 0

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      guard showsWindow else { return true }
      window = UIWindow()
      window?.makeKeyAndVisible()
      return true
    }

    func application(
      _ application: UIApplication, configurationForConnecting session: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
      questions += 1
      let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
      configuration.delegateClass = scenes
      return configuration
    }
  }

  /// The windows after a launch, and whether a scene with a delegate of this suite's has the first.
  private func launch(
    _ delegate: Delegate, scenes: AnyClass?
  ) -> (windows: [UIWindow], isOfScene: Bool) {
    delegate.scenes = scenes
    RuntimeRegistry.register("SceneLaunchTests.Scenes", Scenes.self).maker { Scenes() }
    var result: (windows: [UIWindow], isOfScene: Bool) = ([], false)
    onDevice("iPhone X") { app in
      app.launch(makeDelegate: { delegate }, info: [:])
      result = (app.windows, app.windows.first?.windowScene?.delegate is Scenes)
    }
    return result
  }

  @Test("an app without a manifest whose delegate names a scene's delegate is one of scenes")
  func named() {
    let delegate = Delegate()
    let result = launch(delegate, scenes: Scenes.self)
    #expect(result.windows.count == 1)
    #expect(result.isOfScene)
    #expect(delegate.questions == 1)
  }

  @Test("a delegate that names none, as it is left over from a template, has no scenes")
  func leftOver() {
    #expect(launch(Delegate(), scenes: nil).windows.isEmpty)
  }

  @Test("a delegate that shows a window of its own is not asked")
  func ownWindow() {
    let delegate = Delegate()
    delegate.showsWindow = true
    #expect(launch(delegate, scenes: Scenes.self).windows.first === delegate.window)
    #expect(delegate.questions == 0)
  }
}
