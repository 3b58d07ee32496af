// Part of Snug, under the Apache License 2.0; see LICENSE.

import DeviceMatrix
import Testing

@testable import UIKit

/// Documentation/Containers.md §6.
@MainActor
@Suite("Presentation")
struct PresentationTests {
  private func frame(
    _ style: UIModalPresentationStyle, on device: String, _ orientation: Orientation = .portrait,
    _ change: (UIViewController) -> Void = { _ in }
  ) -> CGRect {
    var result = CGRect.zero
    onDevice(device, orientation) { _ in
      let root = UIViewController()
      let window = show(root)
      let presented = UIViewController()
      presented.modalPresentationStyle = style
      change(presented)
      root.present(presented, animated: false)
      settle()
      result = presented.view.convert(presented.view.bounds, to: window)
    }
    return result
  }

  @Test("a sheet on a phone starts 10 points below the status bar and has no safe area above")
  func phoneSheet() {
    #expect(frame(.automatic, on: "iPhone X") == CGRect(x: 0, y: 54, width: 375, height: 758))
    #expect(frame(.pageSheet, on: "iPhone 8") == CGRect(x: 0, y: 30, width: 375, height: 637))
    #expect(frame(.formSheet, on: "iPhone X") == CGRect(x: 0, y: 54, width: 375, height: 758))
  }

  @Test("a sheet's view comes into its card with the shares that its parts have of its size")
  func sharesInSheet() {
    onDevice("iPhone X") { _ in
      let (root, presented) = (UIViewController(), UIViewController())
      _ = show(root)
      let part = UIView(frame: CGRect(origin: .zero, size: presented.view.bounds.size))
      part.autoresizingMask = [
        .flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin, .flexibleTopMargin,
        .flexibleHeight, .flexibleBottomMargin,
      ]
      presented.view.addSubview(part)
      root.present(presented, animated: false)
      settle()

      #expect(part.frame == presented.view.bounds)
    }
  }

  @Test("the presenter below a sheet keeps its size however often the window is laid out")
  func presenterBelowSheet() {
    onDevice("iPhone X") { _ in
      let root = UIViewController()
      let window = show(root)
      root.present(UIViewController(), animated: false)
      settle()
      let card = root.view.frame
      window.setNeedsLayout()
      settle()

      #expect(root.view.bounds.size == CGSize(width: 375, height: 812))
      #expect(root.view.frame == card)
      #expect(abs(card.width - 343) < 0.001)
    }
  }

  @Test("in a sheet a large title folds by what is scrolled, without the status bar's height")
  func largeTitleInSheet() {
    onDevice("iPhone X") { _ in
      let (root, list) = (UIViewController(), UITableViewController())
      list.title = "List"
      list.tableView.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 2000))
      _ = show(root)
      let navigation = UINavigationController(rootViewController: list)
      navigation.navigationBar.prefersLargeTitles = true
      root.present(navigation, animated: false)
      settle()
      #expect(navigation.navigationBar.frame.height == 96)
      list.tableView.contentOffset.y += 20
      settle()
      #expect(navigation.navigationBar.frame.height == 76)
    }
  }

  @Test("a page below the top of a navigation stack presents from its container")
  func presentsFromBelow() {
    onDevice("iPhone X") { _ in
      let (first, second, presented) = (UIViewController(), UIViewController(), UIViewController())
      let navigation = UINavigationController(rootViewController: first)
      let window = show(navigation)
      navigation.pushViewController(second, animated: false)
      settle()
      #expect(first.viewIfLoaded?.window == nil)
      first.present(presented, animated: false)
      #expect(navigation.presentedViewController === presented)
      #expect(presented.view.window === window)
    }
  }

  @Test("a sheet is elevated, what fills the screen is not")
  func elevation() {
    for (style, level) in [
      (UIModalPresentationStyle.pageSheet, UIUserInterfaceLevel.elevated), (.fullScreen, .base),
    ] {
      onDevice("iPhone X") { _ in
        let (root, presented) = (UIViewController(), UIViewController())
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = root
        window.makeKeyAndVisible()
        presented.modalPresentationStyle = style
        root.present(presented, animated: false)
        settle()
        #expect(presented.view.traitCollection.userInterfaceLevel == level)
        #expect(root.view.traitCollection.userInterfaceLevel == .base)
      }
    }
  }

  @Test("a detent's height counts from the keyboard's upper edge")
  func sheetAboveKeyboard() {
    var geometry = SheetGeometry(
      bounds: CGRect(x: 0, y: 0, width: 390, height: 844),
      safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0), isPad: false,
      isCompactWidth: true, isCompactHeight: false, isForm: false, preferredSize: .zero,
      readableWidth: 390)
    #expect(geometry.frame(detent: 300).minY == CGFloat(844 - 34 - 300))
    geometry.keyboard = 200
    #expect(geometry.frame(detent: 300).minY == CGFloat(844 - 34 - 500))
    // Not above the tallest: 10 below the status bar.
    geometry.keyboard = 600
    #expect(geometry.frame(detent: 300).minY == CGFloat(57))
  }

  @Test("a sheet covers a phone on its side; full screen covers everything")
  func covering() {
    #expect(
      frame(.pageSheet, on: "iPhone X", .landscape) == CGRect(x: 0, y: 0, width: 812, height: 375))
    #expect(frame(.fullScreen, on: "iPhone X") == CGRect(x: 0, y: 0, width: 375, height: 812))
    #expect(frame(.overFullScreen, on: "iPhone X") == CGRect(x: 0, y: 0, width: 375, height: 812))
  }

  @Test("a form sheet on a tablet is 540 by 620 in the middle, or as large as asked")
  func formSheet() {
    #expect(
      frame(.formSheet, on: "iPad Pro 11", .landscape)
        == CGRect(x: 327, y: 107, width: 540, height: 620))
    #expect(
      frame(.formSheet, on: "iPad Pro 11", .landscape) {
        $0.preferredContentSize = CGSize(width: 300, height: 200)
      } == CGRect(x: 447, y: 317, width: 300, height: 200))
  }

  @Test("detents decide a sheet's height: half of what there is, or the app's own value")
  func detents() {
    // The tallest is 812 - 44 - 10 - 34 without the safe area below.
    #expect(
      frame(.pageSheet, on: "iPhone X") { $0.sheetPresentationController?.detents = [.medium()] }
        == CGRect(x: 0, y: 812 - 362 - 34, width: 375, height: 396))
    #expect(
      frame(.pageSheet, on: "iPhone X") {
        $0.sheetPresentationController?.detents = [.custom { _ in 200 }]
      } == CGRect(x: 0, y: 812 - 234, width: 375, height: 234))
  }

  @Test("a popover stands below its source, is as large as asked, and is a sheet on a phone")
  func popover() {
    let point: (UIViewController) -> Void = { controller in
      controller.preferredContentSize = CGSize(width: 200, height: 100)
      controller.popoverPresentationController?.sourceView = UIApplication.shared.windows.first
      controller.popoverPresentationController?.sourceRect = CGRect(
        x: 400, y: 300, width: 20, height: 20)
    }
    // Centred on the source, 13 points of arrow below it.
    #expect(
      frame(.popover, on: "iPad Pro 11", .portrait, point)
        == CGRect(x: 310, y: 333, width: 200, height: 100))
    #expect(frame(.popover, on: "iPhone X", .portrait, point).minY == 54)
  }

  @Test("a presenter outside the window is told so, with UIKit's text, and nothing happens")
  func outsideWindow() {
    onDevice("iPhone X") { _ in
      let (lonely, other) = (UIViewController(), UIViewController())
      lonely.loadViewIfNeeded()

      lonely.present(other, animated: false)

      #expect(lonely.presentedViewController == nil)
      #expect(
        Runtime.current.issues.last?.consoleText
          == "Attempt to present \(ProgrammingError.name(of: other)) on "
          + "\(ProgrammingError.name(of: lonely)) whose view is not in the window hierarchy!")
    }
  }

  @Test("presenting twice is told and keeps the first")
  func twice() {
    onDevice("iPhone X") { _ in
      let (root, first, second) = (UIViewController(), UIViewController(), UIViewController())
      _ = show(root)
      root.present(first, animated: false)
      root.present(second, animated: false)

      #expect(root.presentedViewController === first)
      #expect(
        Runtime.current.issues.last?.consoleText.hasSuffix(
          "which is already presenting \(ProgrammingError.name(of: first)).") == true)
    }
  }

  private final class Recorder: UIViewController {
    let name: String
    var log: (String) -> Void

    init(_ name: String, _ log: @escaping (String) -> Void) {
      self.name = name
      self.log = log
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewWillAppear(_ animated: Bool) {
      log("\(name) willAppear\(isBeingPresented ? " presented" : "")")
    }
    override func viewDidAppear(_ animated: Bool) { log("\(name) didAppear") }
    override func viewWillDisappear(_ animated: Bool) {
      log("\(name) willDisappear\(isBeingDismissed ? " dismissed" : "")")
    }
    override func viewDidDisappear(_ animated: Bool) { log("\(name) didDisappear") }
  }

  @Test("full screen takes the presenter's view away, a sheet leaves it where it is")
  func order() {
    for (style, hides) in [(UIModalPresentationStyle.fullScreen, true), (.pageSheet, false)] {
      onDevice("iPhone X") { _ in
        var lines: [String] = []
        let root = Recorder("A") { lines.append($0) }
        _ = show(root)
        lines = []
        let other = Recorder("B") { lines.append($0) }
        other.modalPresentationStyle = style
        root.present(other, animated: true) { lines.append("completion") }
        settle()
        #expect(lines == (hides ? ["A willDisappear"] : []) + ["B willAppear presented"])
        Runtime.current.advance(to: Runtime.current.now + 0.5)
        #expect(
          lines.dropFirst(hides ? 2 : 1)
            == ["B didAppear"] + (hides ? ["A didDisappear"] : []) + ["completion"])
        #expect((root.view.window == nil) == hides)

        lines = []
        other.dismiss(animated: true)
        Runtime.current.advance(to: Runtime.current.now + 1)
        #expect(
          lines == ["B willDisappear dismissed"] + (hides ? ["A willAppear"] : [])
            + ["B didDisappear"] + (hides ? ["A didAppear"] : []))
        #expect(root.view.window != nil && other.view.window == nil)
        #expect(root.view.transform == .identity)
      }
    }
  }

  @Test("children know what their container presents and who presented it")
  func family() {
    onDevice("iPhone X") { _ in
      let child = UIViewController()
      let navigation = UINavigationController(rootViewController: child)
      _ = show(navigation)
      let inner = UIViewController()
      let modal = UINavigationController(rootViewController: inner)

      child.present(modal, animated: false)
      settle()

      #expect(modal.presentingViewController === navigation)
      #expect(inner.presentingViewController === navigation)
      #expect(child.presentedViewController === modal)
      inner.dismiss(animated: false)
      settle()
      #expect(child.presentedViewController == nil)
    }
  }

  private final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 2 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      guard let view = context.view(forKey: .to) else { return context.completeTransition(true) }
      context.containerView.addSubview(view)
      view.alpha = 0
      UIView.animate(withDuration: 2) {
        view.alpha = 1
      } completion: { _ in
        context.completeTransition(true)
      }
    }
  }

  private final class Corner: UIPresentationController {
    override var frameOfPresentedViewInContainerView: CGRect {
      CGRect(x: 10, y: 20, width: 30, height: 40)
    }
  }

  private final class Transitions: NSObject, UIViewControllerTransitioningDelegate {
    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { Fade() }

    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? {
      Corner(presentedViewController: presented, presenting: presenting)
    }
  }

  @Test("an app's own presentation says the frame, its animator the time on the virtual clock")
  func custom() {
    onDevice("iPhone X") { _ in
      let root = UIViewController()
      _ = show(root)
      let delegate = Transitions()
      let presented = UIViewController()
      presented.modalPresentationStyle = .custom
      presented.transitioningDelegate = delegate
      var isDone = false
      root.present(presented, animated: true) { isDone = true }
      Runtime.current.advance(to: Runtime.current.now + 1.9)
      #expect(!isDone)
      Runtime.current.advance(to: Runtime.current.now + 0.2)
      #expect(isDone)
      #expect(presented.view.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
    }
  }

  private final class Sheet: UIViewController {
    var told: () -> Void = {}

    func close() { dismiss(animated: false) { [weak self] in self?.told() } }
  }

  @Test("what is dismissed lives until its end was told, though nobody else holds it")
  func weakSelfInCompletion() {
    onDevice("iPhone X") { _ in
      let root = UIViewController()
      _ = show(root)
      var count = 0
      weak var gone: Sheet?
      do {
        let sheet = Sheet()
        sheet.told = { count += 1 }
        gone = sheet
        root.present(sheet, animated: false)
      }
      settle()
      gone?.close()
      settle()
      #expect(count == 1)
      #expect(gone == nil)
    }
  }
}
