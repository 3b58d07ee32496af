// Part of Snug, under the Apache License 2.0; see LICENSE.

/// One finger on the screen.
@preconcurrency @MainActor
open class UITouch: NSObject {
  public enum Phase: Int, Sendable {
    case began
    case moved
    case stationary
    case ended
    case cancelled
    case regionEntered
    case regionMoved
    case regionExited
  }

  public enum TouchType: Int, Sendable {
    case direct
    case indirect
    case pencil
    case indirectPointer
  }

  open internal(set) var timestamp: TimeInterval = 0
  open internal(set) var phase = Phase.began
  open internal(set) var tapCount = 1
  open internal(set) var type = TouchType.direct
  open internal(set) weak var view: UIView?

  /// The position in the coordinates of the topmost view, points.
  var locationInRoot = CGPoint.zero
  var previousLocationInRoot = CGPoint.zero

  open func location(in view: UIView?) -> CGPoint { converted(locationInRoot, to: view) }

  open func previousLocation(in view: UIView?) -> CGPoint {
    converted(previousLocationInRoot, to: view)
  }

  private func converted(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let view else { return point }
    return view.topmostView.convert(point, to: view)
  }
}
