// Part of Snug, under the Apache License 2.0; see LICENSE.

/// One finger on the screen, from the moment it goes down until it is lifted.
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

    public static let stylus = TouchType.pencil
  }

  /// Seconds on the clock of `CACurrentMediaTime()`.
  open internal(set) var timestamp: TimeInterval = 0
  open internal(set) var phase = Phase.began
  open internal(set) var tapCount = 1
  open internal(set) var type = TouchType.direct
  open internal(set) weak var view: UIView?
  open internal(set) weak var window: UIWindow?
  /// The recognizers that receive the touch, the hit view's first.
  open internal(set) var gestureRecognizers: [UIGestureRecognizer]?
  /// Points.
  open var majorRadius: CGFloat { 20 }
  open var majorRadiusTolerance: CGFloat { 5 }
  open var force: CGFloat { 0 }
  open var maximumPossibleForce: CGFloat { 0 }
  /// A finger's: upright on the screen, and pointing nowhere; radians.
  open var altitudeAngle: CGFloat { .pi / 2 }
  open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
  open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }

  /// The position in the coordinates of the topmost view, points.
  var locationInRoot = CGPoint.zero
  var previousLocationInRoot = CGPoint.zero
  /// How much of the touch its view has been told.
  var viewProgress = TouchProgress.untold
  /// Whether it went down on the status bar.
  var isOnStatusBar = false
  /// Whether its view has not seen the last change.
  var hasNews = true

  open func location(in view: UIView?) -> CGPoint {
    MethodExchange.run("locationInView:", self, view) { $0.converted($0.locationInRoot, to: $1) }
  }

  open func previousLocation(in view: UIView?) -> CGPoint {
    converted(previousLocationInRoot, to: view)
  }

  open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }

  open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

  private func converted(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let view else { return point }
    return view.topmostView.convert(point, to: view)
  }
}

/// What the view of a touch has heard of it.
enum TouchProgress {
  /// Nothing yet; the beginning may be held back by a recognizer.
  case untold
  /// The touch began there.
  case told
  /// The touch is over for the view, or was never for it.
  case over
}
