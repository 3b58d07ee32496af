// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite("Touch delivery")
struct TouchDeliveryTests {
  private func ear(in parent: UIView, _ frame: CGRect) -> TouchEar {
    let view = TouchEar(frame: frame)
    parent.addSubview(view)
    return view
  }

  @Test("the view under the finger hears of the touch to its end, wherever the finger goes")
  func keepsView() {
    inWindow { window in
      let view = ear(in: window, CGRect(x: 0, y: 0, width: 100, height: 100))

      let finger = TouchSequence(at: CGPoint(x: 50, y: 50), in: window)
      finger.move(to: CGPoint(x: 250, y: 50))
      finger.end()

      #expect(view.heard == ["began", "moved", "ended"])
    }
  }

  @Test("what a view passes on goes up the responder chain")
  func chain() {
    inWindow { window in
      let outer = ear(in: window, CGRect(x: 0, y: 0, width: 100, height: 100))
      let inner = ear(in: outer, CGRect(x: 0, y: 0, width: 50, height: 50))
      inner.passesOn = true

      TouchSequence(at: CGPoint(x: 10, y: 10), in: window).cancel()

      #expect(outer.heard == ["began", "cancelled"])
    }
  }

  @Test("hidden, transparent and disabled views leave touches to what is behind them")
  func untouchable() {
    inWindow { window in
      let frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      let back = ear(in: window, frame)
      let hidden = ear(in: window, frame)
      hidden.isHidden = true
      let faint = ear(in: window, frame)
      faint.alpha = 0.009
      let disabled = ear(in: window, frame)
      disabled.isUserInteractionEnabled = false

      TouchDriver.tap(at: CGPoint(x: 10, y: 10), in: window)

      #expect(back.heard == ["began", "ended"])
      #expect(hidden.heard + faint.heard + disabled.heard == [])
    }
  }

  @Test("a touch knows its place in any view, now and before")
  func places() {
    inWindow { window in
      let view = ear(in: window, CGRect(x: 20, y: 30, width: 100, height: 100))
      let finger = TouchSequence(at: CGPoint(x: 50, y: 50), in: window)

      finger.move(to: CGPoint(x: 60, y: 45))

      let touch = Runtime.current.touches.touches[0]
      #expect(touch.location(in: view) == CGPoint(x: 40, y: 15))
      #expect(touch.previousLocation(in: view) == CGPoint(x: 30, y: 20))
      #expect(touch.location(in: nil) == CGPoint(x: 60, y: 45))
    }
  }

  @Test(
    "taps within 0.35 seconds count together", arguments: [(pause: 0.3, count: 2), (0.4, 1)])
  func tapCount(pause: TimeInterval, count: Int) {
    inWindow { window in
      TouchDriver.tap(at: CGPoint(x: 50, y: 50), in: window)
      wait(pause)

      let finger = TouchSequence(at: CGPoint(x: 52, y: 50), in: window)

      #expect(Runtime.current.touches.touches[0].tapCount == count)
      finger.end()
    }
  }

  @Test("a view gets a second finger only when it takes several", arguments: [false, true])
  func several(takes: Bool) {
    inWindow { window in
      let view = ear(in: window, CGRect(x: 0, y: 0, width: 100, height: 100))
      view.isMultipleTouchEnabled = takes

      let first = TouchSequence(at: CGPoint(x: 10, y: 10), in: window)
      let second = TouchSequence(at: CGPoint(x: 20, y: 10), in: window)
      second.end()
      first.end()

      #expect(view.heard == (takes ? ["began", "began", "ended", "ended"] : ["began", "ended"]))
    }
  }

  @Test("an exclusive view shuts out fingers on others")
  func exclusive() {
    inWindow { window in
      let first = ear(in: window, CGRect(x: 0, y: 0, width: 100, height: 100))
      first.isExclusiveTouch = true
      let second = ear(in: window, CGRect(x: 100, y: 0, width: 100, height: 100))

      let finger = TouchSequence(at: CGPoint(x: 10, y: 10), in: window)
      TouchDriver.tap(at: CGPoint(x: 110, y: 10), in: window)
      finger.end()

      #expect(second.heard == [])
    }
  }
}
