// Part of Snug, under the Apache License 2.0; see LICENSE.

/// One finger: put down, moved and lifted by whoever drives an app.
///
/// Places are window coordinates in points, times those of the virtual clock. Every call delivers
/// one event through the app, the window, recognizers and views (Documentation/Touches.md §1).
@MainActor
package final class TouchSequence {
  private let touch = UITouch()
  private let delivery: TouchDelivery

  /// Puts the finger down; what is hit there keeps the touch to its end.
  package init(at point: CGPoint, in window: UIWindow) {
    delivery = Runtime.current.touches
    delivery.begin(touch, at: point, in: window)
  }

  /// Where the finger is, in window coordinates.
  package var location: CGPoint { touch.locationInRoot }

  /// Whether the finger is still down.
  package var isDown: Bool { touch.phase != .ended && touch.phase != .cancelled }

  package func move(to point: CGPoint) {
    if isDown { delivery.change(touch, to: .moved, at: point) }
  }

  package func end() {
    if isDown { delivery.change(touch, to: .ended, at: location) }
  }

  /// Takes the touch away as the system does for a call or an alert.
  package func cancel() {
    if isDown { delivery.change(touch, to: .cancelled, at: location) }
  }
}
