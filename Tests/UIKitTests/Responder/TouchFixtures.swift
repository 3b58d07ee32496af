// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

@testable import UIKit

/// A window of 300 × 400 points with a clock of its own.
@MainActor
func inWindow(_ body: (UIWindow) -> Void) {
  onFreshScreen {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    window.isHidden = false
    let before = Runtime.current.roots
    Runtime.current.roots = { [window] }
    body(window)
    Runtime.current.roots = before
  }
}

/// Lets `seconds` of virtual time pass.
@MainActor
func wait(_ seconds: TimeInterval) { Runtime.current.advance(to: Runtime.current.now + seconds) }

/// A view that writes down what it hears of touches.
final class TouchEar: UIView {
  var heard: [String] = []
  var passesOn = false

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    heard.append("began")
    if passesOn { super.touchesBegan(touches, with: event) }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    heard.append("moved")
    if passesOn { super.touchesMoved(touches, with: event) }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    heard.append("ended")
    if passesOn { super.touchesEnded(touches, with: event) }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    heard.append("cancelled")
    if passesOn { super.touchesCancelled(touches, with: event) }
  }
}

/// The target of recognizers; writes down the state with which each action came.
final class GestureEar: NSObject, UIGestureRecognizerDelegate {
  var heard: [String] = []
  var together = false
  var mayBegin = true
  var takesTouches = true

  static let selector = Selector("heard:")

  static func describe() {
    RuntimeRegistry.describe(GestureEar.self).method("heard:") { (ear: GestureEar, values) in
      let recognizer = values[0] as UIGestureRecognizer
      ear.heard.append("\(recognizer.name ?? "") \(recognizer.state)")
    }
  }

  func add(_ recognizer: UIGestureRecognizer, _ name: String, to view: UIView) {
    GestureEar.describe()
    recognizer.name = name
    recognizer.addTarget(self, action: GestureEar.selector)
    view.addGestureRecognizer(recognizer)
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { mayBegin }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { together }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { takesTouches }
}
