// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

/// Documentation/Lifecycle.md §1.2 and §1.4.
@Suite("Windows of a launch")
struct LaunchWindowTests {
  private static let own = """
    window = UIWindow(frame: UIScreen.main.bounds)
    let controller = UIViewController()
    controller.title = "own"
    window?.rootViewController = UINavigationController(rootViewController: controller)
    window?.makeKeyAndVisible()
    """

  private static let label = """
    <label text="storyboard" fixedFrame="YES" id="l1">
        <rect key="frame" x="10" y="120" width="200" height="30"/>
    </label>
    """

  private func dump(_ app: String, info: String) throws -> String {
    let folder = try TemporaryFolder()
    try folder.write(app, to: "App.swift")
    try folder.write(info, to: "Info.plist")
    try folder.write(SmallApp.storyboard(subviews: Self.label), to: "Base.lproj/Main.storyboard")
    let result = try Snug.run("render", ".", "--format", "text", in: folder.url)
    #expect(result.exitCode == 0, "\(result.errors)")
    return try folder.read("snug-output/iPhone-X_portrait_L.txt")
  }

  @Test("a delegate's own window takes the place of the main storyboard's")
  func mainStoryboard() throws {
    let dump = try dump(
      """
      import UIKit

      @main
      class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?

        func application(
          _ application: UIApplication,
          didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
          \(Self.own)
          return true
        }
      }
      """, info: SmallApp.info)
    #expect(dump.contains("\"own\""), "\(dump)")
    #expect(!dump.contains("\"storyboard\""))
  }

  @Test("a scene delegate's own window takes the place of its storyboard's")
  func sceneStoryboard() throws {
    let dump = try dump(
      """
      import UIKit

      @main
      class AppDelegate: UIResponder, UIApplicationDelegate {}

      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?

        func scene(
          _ scene: UIScene, willConnectTo session: UISceneSession,
          options: UIScene.ConnectionOptions
        ) {
          guard let scene = scene as? UIWindowScene else { return }
          \(Self.own.replacingOccurrences(of: "frame: UIScreen.main.bounds", with: "windowScene: scene"))
        }
      }
      """,
      info: """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict>
          <key>UIApplicationSceneManifest</key>
          <dict><key>UISceneConfigurations</key><dict>
            <key>UIWindowSceneSessionRoleApplication</key>
            <array><dict>
              <key>UISceneDelegateClassName</key>
              <string>$(PRODUCT_MODULE_NAME).SceneDelegate</string>
              <key>UISceneStoryboardFile</key><string>Main</string>
            </dict></array>
          </dict></dict>
        </dict></plist>
        """)
    #expect(dump.contains("\"own\""), "\(dump)")
    #expect(!dump.contains("\"storyboard\""))
  }
}
