// Part of Snug, under the Apache License 2.0; see LICENSE.

import Testing

@testable import UIKit

/// Documentation/Lifecycle.md §2, §3, §7 and §8.
@MainActor
@Suite struct AppearanceTests {
  private final class Log {
    var lines: [String] = []
  }

  private final class Recorder: UIViewController {
    let name: String
    let log: Log
    var forwards = true
    var hidesBar = false

    init(_ name: String, _ log: Log) {
      self.name = name
      self.log = log
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    private func note(_ what: String) { log.lines.append("\(name) \(what)") }

    override var shouldAutomaticallyForwardAppearanceMethods: Bool { forwards }
    override var prefersStatusBarHidden: Bool { hidesBar }
    override func viewWillAppear(_ animated: Bool) {
      note("willAppear\(isMovingToParent ? " entering" : "")")
    }
    override func viewIsAppearing(_ animated: Bool) { note("isAppearing") }
    override func viewDidAppear(_ animated: Bool) { note("didAppear") }
    override func viewWillDisappear(_ animated: Bool) {
      note("willDisappear\(isMovingFromParent ? " leaving" : "")")
    }
    override func viewDidDisappear(_ animated: Bool) { note("didDisappear") }
  }

  @Test("a child that an app adds on screen appears, and disappears when it is removed")
  func addedByHand() {
    onDevice("iPhone X") { _ in
      let log = Log()
      let (parent, child) = (Recorder("parent", log), Recorder("child", log))
      _ = show(parent)
      #expect(log.lines == ["parent willAppear", "parent isAppearing", "parent didAppear"])
      log.lines = []

      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
      settle()
      #expect(log.lines == ["child willAppear entering", "child isAppearing", "child didAppear"])
      #expect(!child.isMovingToParent)
      log.lines = []

      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
      settle()
      #expect(log.lines == ["child willDisappear leaving", "child didDisappear"])
    }
  }

  @Test("a parent that forwards by itself decides alone")
  func manualForwarding() {
    onDevice("iPhone X") { _ in
      let log = Log()
      let (parent, child) = (Recorder("parent", log), Recorder("child", log))
      parent.forwards = false
      _ = show(parent)
      log.lines = []
      parent.addChild(child)
      parent.view.addSubview(child.view)
      settle()
      #expect(log.lines.isEmpty)

      child.beginAppearanceTransition(true, animated: true)
      child.endAppearanceTransition()
      #expect(log.lines == ["child willAppear entering", "child isAppearing", "child didAppear"])
    }
  }

  @Test("unbalanced transitions are reported in UIKit's words")
  func unbalanced() {
    onDevice("iPhone X") { _ in
      let controller = Recorder("one", Log())
      controller.endAppearanceTransition()
      controller.beginAppearanceTransition(true, animated: false)
      controller.beginAppearanceTransition(false, animated: false)

      let texts = Runtime.current.issues.map(\.consoleText)
      #expect(texts.count == 2)
      #expect(
        texts.allSatisfy {
          $0.hasPrefix("Unbalanced calls to begin/end appearance transitions for <")
        })
    }
  }

  @Test("a transition between children shows one, animates, and takes the other away at its end")
  func transition() {
    onDevice("iPhone X") { _ in
      let log = Log()
      let parent = Recorder("parent", log)
      let (old, new) = (Recorder("old", log), Recorder("new", log))
      parent.embed(old, in: parent.view, frame: parent.view.bounds)
      _ = show(parent)
      parent.addChild(new)
      log.lines = []

      parent.transition(from: old, to: new, duration: 0.5, animations: nil) { _ in
        log.lines.append("completion")
      }
      settle()
      #expect(log.lines == ["new willAppear entering", "old willDisappear", "new isAppearing"])
      #expect(old.view.superview != nil && new.view.superview != nil)
      Runtime.current.advance(to: Runtime.current.now + 0.5)
      #expect(log.lines.suffix(3) == ["old didDisappear", "new didAppear", "completion"])
      #expect(old.view.superview == nil)
    }
  }

  @Test("a controller that wants no status bar gets its room, but not the sensor housing's")
  func statusBar() {
    for (device, top) in [("iPhone 8", CGFloat(0)), ("iPhone X", 44)] {
      onDevice(device) { app in
        let controller = Recorder("one", Log())
        controller.hidesBar = true
        let window = show(controller)
        #expect(app.isStatusBarHidden && window.safeAreaInsets.top == top)
        controller.hidesBar = false
        controller.setNeedsStatusBarAppearanceUpdate()
        #expect(!app.isStatusBarHidden)
        #expect(window.safeAreaInsets.top == (top == 0 ? 20 : 44))
      }
    }
  }

  @Test("properties are updated before layout, once, and again on request")
  func properties() {
    final class Updating: UIView {
      var calls: [String] = []
      override func updateProperties() { calls.append("properties") }
      override func layoutSubviews() { calls.append("layout") }
    }
    onDevice("iPhone X") { _ in
      let controller = UIViewController()
      _ = show(controller)
      let view = Updating()
      controller.view.addSubview(view)
      settle()
      #expect(view.calls == ["properties", "layout"])
      view.calls = []
      view.setNeedsUpdateProperties()
      view.setNeedsUpdateProperties()
      settle()
      #expect(view.calls == ["properties"])
    }
  }

  @Test("background and foreground are told to the delegate in order")
  func background() {
    final class Delegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      var calls: [String] = []
      func applicationWillResignActive(_ application: UIApplication) { calls.append("resign") }
      func applicationDidEnterBackground(_ application: UIApplication) {
        calls.append("background \(application.applicationState == .background)")
      }
      func applicationWillEnterForeground(_ application: UIApplication) {
        calls.append("foreground \(application.applicationState == .background)")
      }
      func applicationDidBecomeActive(_ application: UIApplication) { calls.append("active") }
    }
    onDevice("iPhone X") { app in
      let delegate = Delegate()
      app.launch(makeDelegate: { delegate }, info: [:])
      #expect(delegate.calls == ["active"])
      delegate.calls = []
      app.enterBackground()
      app.enterForeground()
      app.becomeActive()
      #expect(delegate.calls == ["resign", "background true", "foreground true", "active"])
      #expect(app.applicationState == .active)
    }
  }
}
