// Part of Snug, under the Apache License 2.0; see LICENSE.

/// A press of a remote's or a keyboard's button.
@preconcurrency @MainActor
open class UIPress: NSObject {
  public enum Phase: Int, Sendable {
    case began
    case changed
    case stationary
    case ended
    case cancelled
  }

  public enum PressType: Int, Sendable {
    case upArrow
    case downArrow
    case leftArrow
    case rightArrow
    case select
    case menu
    case playPause
  }

  open internal(set) var timestamp: TimeInterval = 0
  open internal(set) var phase = Phase.began
  open internal(set) var type = PressType.select
  open internal(set) weak var responder: UIResponder?
  open internal(set) var force: CGFloat = 0
  /// The key of a keyboard; nil for presses of other things.
  open internal(set) var key: UIKey?
}

open class UIPressesEvent: UIEvent {
  open internal(set) var allPresses: Set<UIPress> = []
}
