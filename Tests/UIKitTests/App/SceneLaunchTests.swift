// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import IBDocument
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

  /// A delegate that makes its window with itself.
  private final class Kept: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow? = UIWindow()
    var connectedWithRoot = false
    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) { connectedWithRoot = window?.rootViewController != nil }
  }

  /// A delegate that configures scenes: with a delegate of their own, or as Xcode's template does.
  private final class Delegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    var scenes: AnyClass?
    var storyboard: UIStoryboard?
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
      configuration.storyboard = storyboard
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

  @Test("a storyboard's scene comes into the window that its delegate already has")
  func ownWindowOfScene() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"
        initialViewController="c"><scenes><scene sceneID="s"><objects><viewController id="c"
        sceneMemberID="viewController"/></objects></scene></scenes></document>
      """
    let document = try Document(data: Data(text.utf8), file: "Main.storyboard")
    let board = UIStoryboard(source: NibSource(document: document, bundle: .main))
    let delegate = Delegate()
    delegate.storyboard = board
    RuntimeRegistry.register("SceneLaunchTests.Kept", Kept.self).maker { Kept() }
    delegate.scenes = Kept.self
    onDevice("iPhone X") { app in
      app.launch(makeDelegate: { delegate }, info: [:])
      let kept = app.windows.first?.windowScene?.delegate as? Kept
      #expect(app.windows.count == 1)
      #expect(kept?.window != nil && app.windows.first === kept?.window)
      #expect(kept?.connectedWithRoot == true)
      #expect(kept?.window?.isHidden == false)
    }
  }

  @Test("a delegate that shows a window of its own is not asked")
  func ownWindow() {
    let delegate = Delegate()
    delegate.showsWindow = true
    #expect(launch(delegate, scenes: Scenes.self).windows.first === delegate.window)
    #expect(delegate.questions == 0)
  }
}
