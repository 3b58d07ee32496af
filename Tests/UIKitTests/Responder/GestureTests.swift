// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite("Gesture recognizers")
struct GestureTests {
  private let point = CGPoint(x: 50, y: 50)

  private func touchable(_ window: UIWindow) -> TouchEar {
    let view = TouchEar(frame: window.bounds)
    window.addSubview(view)
    return view
  }

  @Test("a recognized tap takes the touch away from the view")
  func tapCancels() {
    inWindow { window in
      let (view, ear) = (touchable(window), GestureEar())
      ear.add(UITapGestureRecognizer(), "tap", to: view)

      TouchDriver.tap(at: point, in: window)

      #expect(ear.heard == ["tap ended"])
      #expect(view.heard == ["began", "cancelled"])
      #expect(view.gestureRecognizers?.first?.state == .possible)
    }
  }

  @Test("one for pointers, or for other touches alone, leaves a finger to the view")
  func otherTouches() {
    inWindow { window in
      let (view, pencil) = (touchable(window), UITapGestureRecognizer())
      pencil.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.pencil.rawValue)]
      let ear = GestureEar()
      ear.add(UIHoverGestureRecognizer(), "hover", to: view)
      ear.add(pencil, "pencil", to: view)

      TouchDriver.tap(at: point, in: window)

      #expect(ear.heard.isEmpty)
      #expect(view.heard == ["began", "ended"])
    }
  }

  @Test("a state that is set outside of an event is there until the next turn")
  func setState() {
    inWindow { window in
      let (view, ear, pan) = (touchable(window), GestureEar(), UIPanGestureRecognizer())
      ear.add(pan, "pan", to: view)
      pan.state = .began
      pan.state = .ended
      #expect(pan.state == .ended && ear.heard == ["pan began", "pan ended"])
      pan.state = .began
      pan.state = .cancelled
      #expect(pan.state == .cancelled)
      Runtime.current.turn()
      #expect(pan.state == .possible)
    }
  }

  @Test("one that is over stays so while its finger is down, whatever is set")
  func setStateUnderFinger() {
    inWindow { window in
      let (view, ear, pan) = (touchable(window), GestureEar(), UIPanGestureRecognizer())
      ear.add(pan, "pan", to: view)
      let finger = TouchSequence(at: point, in: window)
      pan.state = .began
      pan.state = .ended
      pan.state = .began
      #expect(pan.state == .ended && ear.heard == ["pan began", "pan ended"])
      finger.end()
      Runtime.current.turn()
      pan.state = .began
      #expect(pan.state == .began)
    }
  }

  @Test("without cancelsTouchesInView the view hears the end")
  func tapLeavesTouches() {
    inWindow { window in
      let (view, ear, tap) = (touchable(window), GestureEar(), UITapGestureRecognizer())
      tap.cancelsTouchesInView = false
      ear.add(tap, "tap", to: window)

      TouchDriver.tap(at: point, in: window)

      #expect(ear.heard == ["tap ended"])
      #expect(view.heard == ["began", "ended"])
    }
  }

  @Test("the recognizer of the deeper view wins")
  func deeperWins() {
    inWindow { window in
      let (view, ear) = (touchable(window), GestureEar())
      ear.add(UITapGestureRecognizer(), "outer", to: window)
      ear.add(UITapGestureRecognizer(), "inner", to: view)

      TouchDriver.tap(at: point, in: window)

      #expect(ear.heard == ["inner ended"])
    }
  }

  @Test("delegates let two gestures go together")
  func together() {
    inWindow { window in
      let (view, ear, tap) = (touchable(window), GestureEar(), UITapGestureRecognizer())
      ear.together = true
      tap.delegate = ear
      ear.add(tap, "outer", to: window)
      ear.add(UITapGestureRecognizer(), "inner", to: view)

      TouchDriver.tap(at: point, in: window)

      #expect(ear.heard == ["inner ended", "outer ended"])
    }
  }

  @Test("delegates refuse touches and beginnings", arguments: [false, true])
  func refusal(takesTouches: Bool) {
    inWindow { window in
      let (view, ear, tap) = (touchable(window), GestureEar(), UITapGestureRecognizer())
      (ear.takesTouches, ear.mayBegin) = (takesTouches, !takesTouches)
      tap.delegate = ear
      ear.add(tap, "tap", to: view)

      TouchDriver.tap(at: point, in: window)

      #expect(ear.heard == [])
      #expect(view.heard == ["began", "ended"])
    }
  }

  @Test("a single tap that requires a double tap to fail waits 0.35 seconds")
  func singleAfterDouble() {
    inWindow { window in
      let (view, ear) = (touchable(window), GestureEar())
      let (single, double) = (UITapGestureRecognizer(), UITapGestureRecognizer())
      double.numberOfTapsRequired = 2
      single.require(toFail: double)
      ear.add(single, "single", to: view)
      ear.add(double, "double", to: view)

      TouchDriver.tap(at: point, in: window)
      wait(0.3)
      #expect(ear.heard == [])
      wait(0.1)
      #expect(ear.heard == ["single ended"])
      TouchDriver.tap(at: point, in: window, times: 2)
      wait(1)

      #expect(ear.heard == ["single ended", "double ended"])
    }
  }

  @Test("a long press begins after half a second, and ends with the finger")
  func longPress() {
    inWindow { window in
      let (view, ear) = (touchable(window), GestureEar())
      ear.add(UILongPressGestureRecognizer(), "press", to: view)

      let finger = TouchSequence(at: point, in: window)
      wait(0.49)
      #expect(ear.heard == [])
      wait(0.02)
      #expect(ear.heard == ["press began"])
      finger.move(to: CGPoint(x: 90, y: 50))
      finger.end()

      #expect(ear.heard == ["press began", "press changed", "press ended"])
      #expect(view.heard == ["began", "cancelled"])
    }
  }

  @Test("a press that moves more than 10 points fails", arguments: [(10.0, true), (10.5, false)])
  func pressMoves(way: CGFloat, isRecognized: Bool) {
    inWindow { window in
      let (view, ear) = (touchable(window), GestureEar())
      ear.add(UILongPressGestureRecognizer(), "press", to: view)

      let finger = TouchSequence(at: point, in: window)
      finger.move(to: CGPoint(x: 50 + way, y: 50))
      wait(0.6)
      finger.end()

      #expect(ear.heard.isEmpty == !isRecognized)
    }
  }

  @Test("a pan begins at 10 points and knows way and speed")
  func pan() {
    inWindow { window in
      let (view, ear, pan) = (touchable(window), GestureEar(), UIPanGestureRecognizer())
      ear.add(pan, "pan", to: view)

      let finger = TouchSequence(at: point, in: window)
      wait(0.01)
      finger.move(to: CGPoint(x: 59, y: 50))
      #expect(ear.heard == [])
      wait(0.01)
      finger.move(to: CGPoint(x: 62, y: 50))
      #expect(ear.heard == ["pan began"])
      #expect(pan.translation(in: view) == CGPoint(x: 12, y: 0))
      pan.setTranslation(.zero, in: view)
      wait(0.01)
      finger.move(to: CGPoint(x: 65, y: 54))
      #expect(pan.translation(in: view) == CGPoint(x: 3, y: 4))
      wait(0.01)
      finger.end()

      #expect(ear.heard == ["pan began", "pan changed", "pan ended"])
    }
  }

  @Test("the speed of a pan is its way by its time")
  func panVelocity() {
    inWindow { window in
      let (view, pan) = (touchable(window), UIPanGestureRecognizer())
      view.addGestureRecognizer(pan)
      let finger = TouchSequence(at: point, in: window)

      for step in 1...10 {
        wait(0.01)
        finger.move(to: CGPoint(x: 50 + 3 * CGFloat(step), y: 50))
      }

      #expect(abs(pan.velocity(in: view).x - 300) < 0.001)
      wait(0.2)
      #expect(pan.velocity(in: view) == .zero)
      finger.end()
    }
  }

  @Test(
    "a swipe is 50 points one way in half a second",
    arguments: [
      (to: CGPoint(x: 120, y: 60), seconds: 0.2, heard: ["swipe ended"]),
      (CGPoint(x: 90, y: 50), 0.2, []),
      (CGPoint(x: 120, y: 50), 1.5, []),
      (CGPoint(x: 50, y: 150), 0.2, []),
    ])
  func swipe(to end: CGPoint, seconds: TimeInterval, heard: [String]) {
    inWindow { window in
      let (view, ear) = (touchable(window), GestureEar())
      ear.add(UISwipeGestureRecognizer(), "swipe", to: view)

      TouchDriver.drag(from: point, to: end, in: window, duration: seconds)

      #expect(ear.heard == heard)
    }
  }

  @Test("fingers that double their distance pinch to scale 2")
  func pinch() {
    inWindow { window in
      let (view, pinch) = (touchable(window), UIPinchGestureRecognizer())
      view.addGestureRecognizer(pinch)
      let left = TouchSequence(at: CGPoint(x: 100, y: 100), in: window)
      let right = TouchSequence(at: CGPoint(x: 150, y: 100), in: window)

      right.move(to: CGPoint(x: 200, y: 100))

      #expect(pinch.state == .began)
      #expect(pinch.scale == 2)
      left.end()
      right.end()
    }
  }

  @Test("fingers that turn a quarter rotate by half of pi")
  func rotation() {
    inWindow { window in
      let (view, turn) = (touchable(window), UIRotationGestureRecognizer())
      view.addGestureRecognizer(turn)
      let middle = TouchSequence(at: CGPoint(x: 100, y: 100), in: window)
      let outer = TouchSequence(at: CGPoint(x: 200, y: 100), in: window)

      outer.move(to: CGPoint(x: 100, y: 200))

      #expect(abs(turn.rotation - .pi / 2) < 1e-9)
      middle.end()
      outer.end()
    }
  }

  @Test("an edge pan starts at the edge and goes inward", arguments: [(5.0, true), (60, false)])
  func edgePan(start: CGFloat, isRecognized: Bool) {
    inWindow { window in
      let (view, ear) = (touchable(window), GestureEar())
      let pan = UIScreenEdgePanGestureRecognizer()
      pan.edges = .left
      ear.add(pan, "edge", to: view)

      TouchDriver.drag(
        from: CGPoint(x: start, y: 100), to: CGPoint(x: start + 100, y: 100), in: window,
        duration: 0.2)

      #expect(ear.heard.first == (isRecognized ? "edge began" : nil))
    }
  }

  @Test("a recognizer that delays touches gives them back when it fails")
  func delayed() {
    inWindow { window in
      let (view, pan) = (touchable(window), UIPanGestureRecognizer())
      pan.delaysTouchesBegan = true
      view.addGestureRecognizer(pan)

      let finger = TouchSequence(at: point, in: window)
      #expect(view.heard == [])
      finger.end()

      #expect(view.heard == ["began", "ended"])
    }
  }

  @Test("a subclass that gives up while it begins sends nothing")
  func subclass() {
    inWindow { window in
      let (view, ear) = (touchable(window), GestureEar())
      ear.add(VerticalPan(), "pan", to: view)

      TouchDriver.drag(from: point, to: CGPoint(x: 150, y: 50), in: window, duration: 0.1)
      #expect(ear.heard == [])
      TouchDriver.drag(from: point, to: CGPoint(x: 50, y: 150), in: window, duration: 0.1)

      #expect(ear.heard.first == "pan began")
      #expect(ear.heard.last == "pan ended")
    }
  }
}

/// A drag that only goes up and down, in the way apps write it.
private final class VerticalPan: UIPanGestureRecognizer {
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard state == .began else { return }
    let speed = velocity(in: view)
    if abs(speed.x) > abs(speed.y) { state = .cancelled }
  }
}
