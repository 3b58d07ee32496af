// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

@testable import UIKit

/// Pages under a finger (Documentation/Containers.md §1).
@MainActor
@Suite("Page view controllers")
struct PageControllerTests {
  /// Pages 0, 1 and 2; writes down what it is told.
  final class Book: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    let pages = (0..<3).map { _ in UIViewController() }
    var events: [String] = []

    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerBefore viewController: UIViewController
    ) -> UIViewController? {
      pages.firstIndex(of: viewController).flatMap { $0 > 0 ? pages[$0 - 1] : nil }
    }
    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerAfter viewController: UIViewController
    ) -> UIViewController? {
      pages.firstIndex(of: viewController).flatMap { $0 < 2 ? pages[$0 + 1] : nil }
    }
    func pageViewController(
      _ pageViewController: UIPageViewController,
      willTransitionTo pendingViewControllers: [UIViewController]
    ) {
      events.append("will \(pages.firstIndex(of: pendingViewControllers[0]) ?? -1)")
    }
    func pageViewController(
      _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
      previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {
      let from = pages.firstIndex(of: previousViewControllers[0]) ?? -1
      events.append("did from \(from) \(completed)")
    }
  }

  private func shown(
    _ body: (UIPageViewController, Book, UIWindow) -> Void
  ) {
    onDevice("iPhone 8") { _ in
      let controller = UIPageViewController(
        transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)
      let book = Book()
      controller.dataSource = book
      controller.delegate = book
      controller.setViewControllers([book.pages[0]], direction: .forward, animated: false)
      let window = show(controller)
      body(controller, book, window)
    }
  }

  private func swipe(from x: CGFloat, to end: CGFloat, in window: UIWindow, seconds: Double = 0.15)
  {
    TouchDriver.drag(
      from: CGPoint(x: x, y: 300), to: CGPoint(x: end, y: 300), in: window, duration: seconds)
    Runtime.current.advance(to: Runtime.current.now + 3)
    settle()
  }

  @Test("a change that is not animated has ended when the call returns")
  func endsAtOnce() {
    onDevice("iPhone 8") { _ in
      let controller = UIPageViewController(
        transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)
      var log: [String] = []
      let page = UIViewController()
      for name in ["new", "same"] {
        controller.setViewControllers([page], direction: .forward, animated: false) {
          log.append("\(name) \($0)")
        }
      }
      #expect(log == ["new true", "same true"])
      #expect(controller.viewControllers == [page])
    }
  }

  /// A source that counts its pages, so that dots are shown.
  private final class CountedBook: NSObject, UIPageViewControllerDataSource {
    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { nil }
    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { nil }
    func presentationCount(for pageViewController: UIPageViewController) -> Int { 3 }
    func presentationIndex(for pageViewController: UIPageViewController) -> Int { 1 }
  }

  @Test("what scrolls is the only subview until dots are shown")
  func subviews() {
    shown { controller, _, _ in
      #expect((controller.view.subviews as? [UIScrollView])?.count == 1)
      let counted = CountedBook()
      controller.dataSource = counted
      controller.setViewControllers([UIViewController()], direction: .forward, animated: false)
      settle()
      let dots = controller.view.subviews.compactMap { $0 as? UIPageControl }
      #expect(dots.map(\.numberOfPages) == [3])
      #expect(dots.map(\.frame.height) == [37])
      controller.dataSource = nil
      controller.setViewControllers([UIViewController()], direction: .forward, animated: false)
      settle()
      #expect(controller.view.subviews.count == 1)
    }
  }

  @Test("the page given is a child that fills the controller; setting another tells no delegate")
  func setting() {
    shown { controller, book, window in
      #expect(controller.viewControllers == [book.pages[0]])
      #expect(book.pages[0].parent === controller)
      let view = book.pages[0].view
      #expect(view?.convert(view?.bounds ?? .zero, to: window) == window.bounds)
      var finished: Bool?
      controller.setViewControllers([book.pages[2]], direction: .forward, animated: true) {
        finished = $0
      }
      Runtime.current.advance(to: Runtime.current.now + 2)
      settle()
      #expect(finished == true)
      #expect(controller.viewControllers == [book.pages[2]])
      #expect(book.pages[0].parent == nil)
      #expect(book.events.isEmpty)
    }
  }

  @Test("a swipe turns to the next page, another one back, told before and after")
  func turning() {
    shown { controller, book, window in
      swipe(from: 320, to: 60, in: window)
      #expect(controller.viewControllers == [book.pages[1]])
      let view = book.pages[1].view
      #expect(view?.convert(view?.bounds ?? .zero, to: window) == window.bounds)

      swipe(from: 60, to: 320, in: window)
      #expect(controller.viewControllers == [book.pages[0]])
      #expect(book.events == ["will 1", "did from 0 true", "will 0", "did from 1 true"])
    }
  }

  @Test("a page that is let go too early comes back, which is told as not completed")
  func letGo() {
    shown { controller, book, window in
      let finger = TouchSequence(at: CGPoint(x: 300, y: 300), in: window)
      for x in [280, 260, 240] {
        Runtime.current.advance(to: Runtime.current.now + 0.1)
        finger.move(to: CGPoint(x: x, y: 300))
      }
      Runtime.current.advance(to: Runtime.current.now + 0.5)
      finger.move(to: CGPoint(x: 240, y: 300))
      finger.end()
      Runtime.current.advance(to: Runtime.current.now + 3)
      settle()

      #expect(controller.viewControllers == [book.pages[0]])
      #expect(book.events == ["will 1", "did from 0 false"])
    }
  }

  @Test("before the first page there is nothing to turn to")
  func atTheEnd() {
    shown { controller, book, window in
      swipe(from: 60, to: 320, in: window)

      #expect(controller.viewControllers == [book.pages[0]])
      #expect(book.events.isEmpty)
    }
  }

  @Test("from right to left the next page comes from the left")
  func mirrored() {
    onDevice("iPhone 8", locale: "ar") { _ in
      let controller = UIPageViewController(
        transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)
      let book = Book()
      controller.dataSource = book
      controller.setViewControllers([book.pages[0]], direction: .forward, animated: false)
      let window = show(controller)

      swipe(from: 60, to: 320, in: window)

      #expect(controller.viewControllers == [book.pages[1]])
    }
  }
}
