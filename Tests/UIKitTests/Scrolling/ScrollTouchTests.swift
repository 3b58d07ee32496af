// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite("Scroll views under fingers")
struct ScrollTouchTests {
  private func scroll(in window: UIWindow, content: CGSize) -> UIScrollView {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    view.contentSize = content
    window.addSubview(view)
    settle()
    return view
  }

  @Test("the content follows the finger after 10 points, coasts 499 points a point a millisecond")
  func coast() {
    inWindow { window in
      let view = scroll(in: window, content: CGSize(width: 300, height: 4000))
      let ear = DragEar()
      view.delegate = ear

      // 12 steps of 10 points: the drag begins with the first; 600 points a second.
      TouchDriver.drag(
        from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 180), in: window, duration: 0.2)
      #expect(view.contentOffset.y == 110)
      #expect(view.isDecelerating)
      wait(10)

      // 110 + 0.6 × 0.998 / 0.002
      #expect(abs((ear.target?.y ?? 0) - 409.4) < 1e-6)
      #expect(view.contentOffset.y == 409.5)
      #expect(
        ear.heard == [
          "willBeginDragging", "didScroll", "willEndDragging", "didEndDragging true",
          "willBeginDecelerating", "didScroll", "didEndDecelerating",
        ])
    }
  }

  @Test("content beyond its edge resists by 0.55 and returns")
  func rubberBand() {
    inWindow { window in
      let view = scroll(in: window, content: CGSize(width: 300, height: 1000))

      let finger = TouchSequence(at: CGPoint(x: 100, y: 100), in: window)
      finger.move(to: CGPoint(x: 100, y: 110))
      finger.move(to: CGPoint(x: 100, y: 210))
      // (1 − 1 / (100 × 0.55 / 400 + 1)) × 400 = 48.35, on half pixels.
      #expect(view.contentOffset.y == -48.5)
      wait(0.5)
      finger.end()
      #expect(view.isDecelerating)
      wait(3)

      #expect(view.contentOffset.y == 0)
    }
  }

  @Test("without bouncing, content stops at its edge")
  func noBounce() {
    inWindow { window in
      let view = scroll(in: window, content: CGSize(width: 300, height: 500))
      view.bounces = false

      TouchDriver.drag(
        from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 50), in: window, duration: 0.1)
      wait(3)

      #expect(view.contentOffset.y == 100)
    }
  }

  @Test("pages turn one by one")
  func paging() {
    inWindow { window in
      let view = scroll(in: window, content: CGSize(width: 1500, height: 400))
      view.isPagingEnabled = true

      TouchDriver.drag(
        from: CGPoint(x: 280, y: 100), to: CGPoint(x: 80, y: 100), in: window, duration: 0.1)
      wait(3)
      #expect(view.contentOffset.x == 300)
      TouchDriver.drag(
        from: CGPoint(x: 100, y: 100), to: CGPoint(x: 150, y: 100), in: window, duration: 0.1)
      wait(3)

      #expect(view.contentOffset.x == 0)
    }
  }

  @Test("the delegate moves the target")
  func target() {
    inWindow { window in
      let view = scroll(in: window, content: CGSize(width: 300, height: 4000))
      let ear = DragEar()
      ear.wanted = CGPoint(x: 0, y: 600)
      view.delegate = ear

      TouchDriver.drag(
        from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 200), in: window, duration: 0.2)
      wait(5)

      #expect(view.contentOffset.y == 600)
    }
  }

  @Test("a shelf in a list takes drags along it and leaves others to the list")
  func nested() {
    inWindow { window in
      let list = scroll(in: window, content: CGSize(width: 300, height: 2000))
      let shelf = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
      shelf.contentSize = CGSize(width: 900, height: 200)
      list.addSubview(shelf)
      settle()

      TouchDriver.drag(
        from: CGPoint(x: 200, y: 150), to: CGPoint(x: 100, y: 150), in: window, duration: 0.2)
      #expect(shelf.contentOffset.x > 50)
      #expect(list.contentOffset.y == 0)
      wait(5)
      let x = shelf.contentOffset.x
      TouchDriver.drag(
        from: CGPoint(x: 200, y: 150), to: CGPoint(x: 200, y: 50), in: window, duration: 0.2)

      #expect(shelf.contentOffset.x == x)
      #expect(list.contentOffset.y > 50)
    }
  }

  @Test("a finger stops coasting content, and its tap does nothing else")
  func stopping() {
    inWindow { window in
      let view = scroll(in: window, content: CGSize(width: 300, height: 9000))
      let button = UIButton(frame: CGRect(x: 0, y: 0, width: 300, height: 9000))
      view.addSubview(button)
      settle()
      var taps = 0
      button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)

      TouchDriver.drag(
        from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 100), in: window, duration: 0.1)
      wait(0.2)
      TouchDriver.tap(at: CGPoint(x: 100, y: 100), in: window)
      #expect(taps == 0)
      #expect(!view.isDecelerating)
      TouchDriver.tap(at: CGPoint(x: 100, y: 100), in: window)

      #expect(taps == 1)
    }
  }

  @Test("a tap on the status bar scrolls to the top")
  func statusBar() {
    onDevice("iPhone X") { _ in
      let controller = UIViewController()
      let view = UIScrollView(frame: UIScreen.main.bounds)
      view.contentSize = CGSize(width: 300, height: 3000)
      controller.view.addSubview(view)
      let window = show(controller)
      view.contentOffset.y = 700

      TouchDriver.tap(at: CGPoint(x: 100, y: 20), in: window)
      wait(1)

      #expect(view.contentOffset.y == -44)
    }
  }

  @Test("content hears of a finger after 0.15 seconds")
  func delay() {
    inWindow { window in
      let view = scroll(in: window, content: CGSize(width: 300, height: 900))
      let ear = TouchEar(frame: CGRect(x: 0, y: 0, width: 300, height: 900))
      view.addSubview(ear)

      let finger = TouchSequence(at: CGPoint(x: 100, y: 100), in: window)
      wait(0.14)
      #expect(ear.heard == [])
      wait(0.02)
      #expect(ear.heard == ["began"])
      finger.move(to: CGPoint(x: 100, y: 50))
      finger.end()

      #expect(ear.heard == ["began", "cancelled"])
    }
  }

  @Test("a refresh control starts when it is pulled out by 100 points, once")
  func refresh() {
    inWindow { window in
      let view = scroll(in: window, content: CGSize(width: 300, height: 900))
      let control = UIRefreshControl()
      view.refreshControl = control
      var starts = 0
      control.addAction(UIAction { _ in starts += 1 }, for: .valueChanged)

      // 300 of pull stretch by (1 − 1 / (300 × 0.55 / 400 + 1)) × 400 = 116.8 points.
      TouchDriver.drag(
        from: CGPoint(x: 100, y: 50), to: CGPoint(x: 100, y: 390), in: window, duration: 0.4)
      wait(3)
      #expect(starts == 1)
      #expect(control.isRefreshing)
      #expect(view.contentOffset.y == -60)
      control.endRefreshing()

      #expect(view.contentOffset.y == 0)
    }
  }
}

/// Writes down what a dragged scroll view tells; a run of offsets counts once.
private final class DragEar: NSObject, UIScrollViewDelegate {
  var heard: [String] = []
  var target: CGPoint?
  var wanted: CGPoint?

  private func note(_ text: String) { if heard.last != text { heard.append(text) } }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { note("didScroll") }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { note("willBeginDragging") }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    target = targetContentOffset.pointee
    if let wanted { targetContentOffset.pointee = wanted }
    note("willEndDragging")
  }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    note("didEndDragging \(decelerate)")
  }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    note("willBeginDecelerating")
  }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { note("didEndDecelerating") }
}
