// Part of Snug, under the Apache License 2.0; see LICENSE.

import Testing

@testable import UIKit

/// Documentation/Lifecycle.md §6, with Apple's order of the big steps.
@MainActor
@Suite struct RotationOrderTests {
  private final class Log {
    var lines: [String] = []
  }

  private final class Recorder: UIViewController {
    let name: String
    let log: Log

    init(_ name: String, _ log: Log) {
      self.name = name
      self.log = log
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    private func note(_ what: String) { log.lines.append("\(name) \(what)") }
    private var size: String { "\(Int(view.bounds.width))x\(Int(view.bounds.height))" }

    override func willTransition(
      to newCollection: UITraitCollection,
      with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      note("willTransition \(newCollection.verticalSizeClass.rawValue) in \(size)")
      super.willTransition(to: newCollection, with: coordinator)
    }

    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      note("viewWillTransition \(Int(size.width))x\(Int(size.height)) in \(self.size)")
      super.viewWillTransition(to: size, with: coordinator)
      coordinator.animate { [self] _ in
        note("alongside in \(self.size)")
      } completion: { [self] _ in
        note("completion")
      }
    }

    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
      note("traits \(traitCollection.verticalSizeClass.rawValue)")
      #expect(UITraitCollection.current == traitCollection)
    }

    override func viewWillLayoutSubviews() { note("willLayout \(size)") }
    override func viewDidLayoutSubviews() { note("didLayout \(size)") }
  }

  @Test("root, navigation and child hear of a rotation in UIKit's order")
  func order() {
    onDevice("iPhone X") { app in
      let log = Log()
      let (root, child) = (Recorder("root", log), Recorder("child", log))
      let navigation = UINavigationController(rootViewController: child)
      root.embed(navigation, in: root.view, frame: root.view.bounds)
      _ = show(root)
      Runtime.current.advance(to: 1)
      log.lines = []

      #expect(app.rotate(to: .landscapeRight))

      #expect(
        log.lines == [
          "root willTransition 1 in 375x812",
          "child willTransition 1 in 375x812",
          "root viewWillTransition 812x375 in 375x812",
          "child viewWillTransition 812x375 in 375x812",
          "root traits 1",
          "child traits 1",
          "root willLayout 812x375",
          "root didLayout 812x375",
          "child willLayout 812x375",
          "child didLayout 812x375",
          "child alongside in 812x375",
          "root alongside in 812x375",
        ])
      log.lines = []
      Runtime.current.advance(to: 1.29)
      #expect(log.lines.isEmpty)
      Runtime.current.advance(to: 1.3)
      #expect(log.lines == ["child completion", "root completion"])
    }
  }

  @Test("without a change of size class there is no willTransition")
  func sameSizeClasses() {
    onDevice("iPad 9.7") { app in
      let log = Log()
      let root = Recorder("root", log)
      _ = show(root)
      log.lines = []

      app.rotate(to: .landscapeLeft)

      #expect(
        log.lines == [
          "root viewWillTransition 1024x768 in 768x1024", "root willLayout 1024x768",
          "root didLayout 1024x768", "root alongside in 1024x768",
        ])
    }
  }

  @Test("the coordinator says how the interface turns, and is there until the end")
  func coordinator() throws {
    onDevice("iPhone X") { app in
      final class Watching: UIViewController {
        var duration: TimeInterval?
        var transform: CGAffineTransform?
        var orientationBefore: UIInterfaceOrientation?
        var screenBefore: CGSize?
        override func viewWillTransition(
          to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
        ) {
          super.viewWillTransition(to: size, with: coordinator)
          duration = coordinator.transitionDuration
          transform = coordinator.targetTransform
          orientationBefore = UIApplication.shared.statusBarOrientation
          screenBefore = UIScreen.main.bounds.size
        }
      }
      let root = Watching()
      let window = show(root)

      app.rotate(to: .landscapeLeft)

      #expect(root.duration == 0.3)
      #expect(root.transform == CGAffineTransform(rotationAngle: -.pi / 2))
      #expect(root.orientationBefore == .portrait)
      #expect(root.screenBefore == CGSize(width: 375, height: 812))
      #expect(root.transitionCoordinator?.containerView === window)
      #expect(UIScreen.main.bounds.size == CGSize(width: 812, height: 375))
      #expect(UIDevice.current.orientation == .landscapeRight)
      #expect(app.statusBarOrientation == .landscapeLeft && app.isStatusBarHidden)
      Runtime.current.advance(to: Runtime.current.now + 0.3)
      #expect(root.transitionCoordinator == nil)
    }
  }
}
