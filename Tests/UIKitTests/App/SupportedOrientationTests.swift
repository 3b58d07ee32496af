// Part of Snug, under the Apache License 2.0; see LICENSE.

import Testing

@testable import UIKit

/// Documentation/Lifecycle.md §6.5.
@MainActor
@Suite struct SupportedOrientationTests {
  private final class Choosy: UIViewController {
    var mask: UIInterfaceOrientationMask = .portrait
    var mayRotate = true
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { mask }
    override var shouldAutorotate: Bool { mayRotate }
  }

  @Test("phones leave upside down alone, tablets do not")
  func defaults() {
    onDevice("iPhone 8") { app in
      _ = show(UIViewController())
      #expect(!app.rotate(to: .portraitUpsideDown))
      #expect(app.statusBarOrientation == .portrait)
      #expect(UIDevice.current.orientation == .portraitUpsideDown)
    }
    onDevice("iPad 9.7") { app in
      _ = show(UIViewController())
      #expect(app.rotate(to: .portraitUpsideDown))
    }
  }

  @Test("the controller, its refusal and the Info.plist each hold the interface")
  func refusals() {
    onDevice("iPhone 8") { app in
      let choosy = Choosy()
      _ = show(choosy)
      #expect(!app.rotate(to: .landscapeLeft))
      choosy.mask = .all
      choosy.mayRotate = false
      #expect(!app.rotate(to: .landscapeRight))
      choosy.mayRotate = true
      #expect(app.rotate(to: .landscapeRight))
    }
    let list = ["UIInterfaceOrientationPortrait", "UIInterfaceOrientationLandscapeLeft"]
    onDevice("iPhone 8", info: ["UISupportedInterfaceOrientations": list]) { app in
      _ = show(UIViewController())
      #expect(!app.rotate(to: .landscapeRight))
      #expect(app.rotate(to: .landscapeLeft))
    }
  }

  @Test("what is presented over everything decides, and rotates too")
  func presented() {
    onDevice("iPhone 8") { app in
      let (root, modal) = (UIViewController(), Choosy())
      _ = show(root)
      modal.modalPresentationStyle = .fullScreen
      root.present(modal, animated: false)
      settle()
      #expect(!app.rotate(to: .landscapeLeft))
      modal.mask = .landscape
      #expect(app.rotate(to: .landscapeLeft))
      settle()
      #expect(modal.view.frame.size == CGSize(width: 667, height: 375))
    }
  }

  @Test("a changed mind takes effect when it is announced")
  func update() {
    onDevice("iPhone 8") { app in
      let choosy = Choosy()
      _ = show(choosy)
      app.rotate(to: .landscapeLeft)
      #expect(app.statusBarOrientation == .portrait)
      choosy.mask = .allButUpsideDown
      choosy.setNeedsUpdateOfSupportedInterfaceOrientations()
      #expect(app.statusBarOrientation == .landscapeLeft)
      choosy.mask = .portrait
      choosy.setNeedsUpdateOfSupportedInterfaceOrientations()
      #expect(app.statusBarOrientation == .portrait)
    }
  }

  @Test("device and status bar notifications come once, with the orientations")
  func notifications() {
    onDevice("iPhone 8") { app in
      _ = show(UIViewController())
      nonisolated(unsafe) var heard: [String] = []
      let names: [Notification.Name] = [
        UIDevice.orientationDidChangeNotification,
        UIApplication.willChangeStatusBarOrientationNotification,
        UIApplication.didChangeStatusBarOrientationNotification,
      ]
      let tokens = names.map { name in
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
          let value = note.userInfo?[UIApplication.statusBarOrientationUserInfoKey] as? Int
          heard.append("\(name.rawValue) \(value ?? 0)")
        }
      }
      defer { tokens.forEach(NotificationCenter.default.removeObserver) }

      app.rotate(to: .landscapeLeft)
      app.rotate(to: .landscapeLeft)

      #expect(
        heard == [
          "UIDeviceOrientationDidChangeNotification 0",
          "UIApplicationWillChangeStatusBarOrientationNotification 4",
          "UIApplicationDidChangeStatusBarOrientationNotification 1",
        ])
    }
  }
}
