// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

@testable import UIKit

/// Documentation/Lifecycle.md §1.1 and §1.2.
@MainActor
@Suite("The main storyboard's window") struct MainStoryboardTests {
  private final class Delegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    /// What the window shows once the launch begins.
    var first: UIViewController?
    var makesWindow = false
    private(set) var seen: UIViewController?

    func application(
      _ application: UIApplication,
      willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      seen = window?.rootViewController
      if makesWindow { window = UIWindow(frame: UIScreen.main.bounds) }
      if let first { window?.rootViewController = first }
      if makesWindow { window?.makeKeyAndVisible() }
      return true
    }
  }

  private func launch(_ delegate: Delegate) throws -> [UIWindow] {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("MainStoryboardTests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"
        initialViewController="c"><scenes><scene sceneID="s"><objects><viewController id="c"
        title="Drawn" sceneMemberID="viewController"/></objects></scene></scenes></document>
      """
    try Data(text.utf8).write(to: folder.appendingPathComponent("Main.storyboard"))
    let bundle = try #require(Bundle(url: folder))
    var windows: [UIWindow] = []
    onDevice("iPhone X") { app in
      Runtime.current.resourceBundle = bundle
      app.launch(makeDelegate: { delegate }, info: ["UIMainStoryboardFile": "Main"])
      windows = app.windows
    }
    return windows
  }

  @Test("is there when the launch begins, and shows the storyboard's controller")
  func isThere() throws {
    let delegate = Delegate()
    let windows = try launch(delegate)
    #expect(delegate.seen?.title == "Drawn")
    #expect(windows.count == 1 && windows.first === delegate.window)
    #expect(windows.first?.isHidden == false)
  }

  @Test("shows what the delegate gives it as the launch begins")
  func isGiven() throws {
    let delegate = Delegate()
    delegate.first = UIViewController()
    let windows = try launch(delegate)
    #expect(windows.count == 1)
    #expect(windows.first?.rootViewController === delegate.first)
  }

  @Test("is let go of where the delegate makes another as the launch begins")
  func isReplaced() throws {
    let delegate = Delegate()
    delegate.makesWindow = true
    delegate.first = UIViewController()
    let windows = try launch(delegate)
    #expect(windows.count == 1 && windows.first === delegate.window)
    #expect(windows.first?.rootViewController === delegate.first)
    #expect(windows.first?.isHidden == false)
  }
}
