// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Touches that are delivered together.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  public enum EventType: Int, Sendable {
    case touches
    case motion
    case remoteControl
    case presses
  }

  public enum EventSubtype: Int, Sendable {
    case none = 0
    case motionShake = 1
  }

  open internal(set) var timestamp: TimeInterval = 0
  open internal(set) var type = EventType.touches
  open internal(set) var subtype = EventSubtype.none
  open internal(set) var allTouches: Set<UITouch>?

  open func touches(for view: UIView) -> Set<UITouch>? {
    allTouches?.filter { $0.view === view }
  }
}
