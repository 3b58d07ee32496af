// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Touches that are delivered together.
///
/// One event lives as long as any finger is down; its touches change.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  public enum EventType: Int, Sendable {
    case touches
    case motion
    case remoteControl
    case presses
    case scroll = 10
    case hover = 11
    case transform = 14
  }

  public enum EventSubtype: Int, Sendable {
    case none = 0
    case motionShake = 1
    case remoteControlPlay = 100
    case remoteControlPause = 101
    case remoteControlStop = 102
    case remoteControlTogglePlayPause = 103
    case remoteControlNextTrack = 104
    case remoteControlPreviousTrack = 105
    case remoteControlBeginSeekingBackward = 106
    case remoteControlEndSeekingBackward = 107
    case remoteControlBeginSeekingForward = 108
    case remoteControlEndSeekingForward = 109
  }

  /// Seconds on the clock of `CACurrentMediaTime()`.
  open internal(set) var timestamp: TimeInterval = 0
  open internal(set) var type = EventType.touches
  open internal(set) var subtype = EventSubtype.none
  open internal(set) var allTouches: Set<UITouch>?

  open func touches(for view: UIView) -> Set<UITouch>? {
    touches { $0.view === view }
  }

  open func touches(for window: UIWindow) -> Set<UITouch>? {
    touches { $0.window === window }
  }

  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    touches { $0.gestureRecognizers?.contains { $0 === gesture } ?? false }
  }

  open func coalescedTouches(for touch: UITouch) -> [UITouch]? { [touch] }

  open func predictedTouches(for touch: UITouch) -> [UITouch]? { [] }

  private func touches(where matches: (UITouch) -> Bool) -> Set<UITouch>? {
    let found = (allTouches ?? []).filter(matches)
    return found.isEmpty ? nil : found
  }
}

extension UIEvent: SenderClass {
  /// Actions that code sends, and those of editing, have no event (Controls.md §1).
  static func makeSender() -> AnyObject { UIEvent() }
}
