// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

/// Documentation/Lifecycle.md §1.2.
@Suite("Windows of an app's own")
struct OwnWindowTests {
  @Test("the main storyboard is shown in the window that the delegate's getter makes")
  func getter() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      import UIKit

      final class Pane: UIWindow {}

      @main
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        private lazy var pane = Pane(frame: UIScreen.main.bounds)
        var window: UIWindow? {
          get { pane }
          set {}
        }
      }
      """, to: "App.swift")
    try folder.write(SmallApp.info, to: "Info.plist")
    try folder.write(
      SmallApp.storyboard(
        subviews: """
          <label text="Hello" fixedFrame="YES" id="l1">
              <rect key="frame" x="10" y="20" width="200" height="30"/>
          </label>
          """), to: "Main.storyboard")

    let result = try Snug.run("render", ".", "--format", "text", in: folder.url)

    #expect(result.exitCode == 0, "\(result.errors)")
    let dump = try folder.read("snug-output/iPhone-X_portrait_L.txt")
    #expect(dump.hasPrefix("Pane 0 0 375 812"), "\(dump)")
    #expect(dump.contains("\"Hello\""))
  }
}
