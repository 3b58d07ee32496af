// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

@testable import UIKit

/// Documentation/Touches.md §9.
@MainActor
@Suite("Zooming", .serialized)
struct ZoomTests {
  private final class Keeper: NSObject, UIScrollViewDelegate {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    var heard: [String] = []

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { view }
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
      heard.append("begin")
    }
    func scrollViewDidEndZooming(
      _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
    ) { heard.append("end \(scale)") }
  }

  private func zoomable(_ window: UIWindow, _ keeper: Keeper) -> UIScrollView {
    let scroll = UIScrollView(frame: window.bounds)
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.addSubview(keeper.view)
    scroll.contentSize = keeper.view.bounds.size
    scroll.delegate = keeper
    scroll.maximumZoomScale = 4
    window.addSubview(scroll)
    settle()
    return scroll
  }

  @Test("a scale keeps the middle in the middle, and the view's corner at the content's")
  func scale() {
    inWindow { window in
      let keeper = Keeper()
      let scroll = zoomable(window, keeper)
      scroll.zoomScale = 2
      #expect(scroll.contentSize == CGSize(width: 600, height: 800))
      #expect(keeper.view.frame == CGRect(x: 0, y: 0, width: 600, height: 800))
      // The middle of the content, (150, 200), is at (300, 400) now.
      #expect(scroll.contentOffset == CGPoint(x: 150, y: 200))
      scroll.zoomScale = 100
      #expect(scroll.zoomScale == 4)
      scroll.zoomScale = 0.1
      #expect(scroll.zoomScale == 1)
      #expect(scroll.contentOffset == .zero)
    }
  }

  @Test("zooming to a rectangle fills the view with it, animated where asked")
  func rectangle() {
    inWindow { window in
      let keeper = Keeper()
      let scroll = zoomable(window, keeper)
      scroll.zoom(to: CGRect(x: 100, y: 100, width: 100, height: 100), animated: true)
      #expect(scroll.isZooming)
      wait(0.4)
      // 300 / 100; the rectangle's middle (150, 150) comes to the middle of 300 × 400.
      #expect(scroll.zoomScale == 3)
      #expect(scroll.contentOffset == CGPoint(x: 300, y: 250))
      #expect(keeper.heard == ["begin", "end 3.0"])
    }
  }

  @Test("two fingers zoom around what lies between them")
  func pinch() {
    inWindow { window in
      let keeper = Keeper()
      let scroll = zoomable(window, keeper)
      TouchDriver.drag(
        [
          (from: CGPoint(x: 100, y: 200), to: CGPoint(x: 50, y: 200)),
          (from: CGPoint(x: 200, y: 200), to: CGPoint(x: 250, y: 200)),
        ], in: window, duration: 0.5)
      wait(1)
      // From 100 to 200 points between the fingers.
      #expect(abs(scroll.zoomScale - 2) < 0.01)
      let middle = keeper.view.convert(CGPoint(x: 150, y: 200), to: window)
      // One finger moves before the other: the middle they take hold of is off by half a step of
      // 50 / 30 points, twice as large afterwards.
      #expect(abs(middle.x - 150) < 1.7 && abs(middle.y - 200) < 1.7)
      #expect(keeper.heard.count == 2)
    }
  }

  @Test("beyond the limit it gives way a little and comes back, unless it does not bounce")
  func bounce() {
    for bounces in [true, false] {
      inWindow { window in
        let keeper = Keeper()
        let scroll = zoomable(window, keeper)
        scroll.maximumZoomScale = 1.5
        scroll.bouncesZoom = bounces
        var largest: CGFloat = 0
        let watch = scroll.observe(\.contentSize, options: [.new]) { scroll, _ in
          MainActor.assumeIsolated { largest = max(largest, scroll.zoomScale) }
        }
        TouchDriver.drag(
          [
            (from: CGPoint(x: 120, y: 200), to: CGPoint(x: 20, y: 200)),
            (from: CGPoint(x: 180, y: 200), to: CGPoint(x: 280, y: 200)),
          ], in: window, duration: 0.5)
        wait(1)
        #expect(scroll.zoomScale == 1.5)
        #expect((largest > 1.5) == bounces)
        #expect(!scroll.isZooming && !scroll.isZoomBouncing)
        watch.invalidate()
      }
    }
  }

  @Test("without room between the limits there is no pinch")
  func limits() {
    let scroll = UIScrollView()
    #expect(scroll.pinchGestureRecognizer == nil)
    scroll.minimumZoomScale = 0.5
    #expect(scroll.pinchGestureRecognizer?.view === scroll)
  }
}
