// Part of Snug, under the Apache License 2.0; see LICENSE.

/// One or more taps.
open class UITapGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 1
  open var numberOfTouchesRequired = 1
}

/// A press that lasts.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 0
  open var numberOfTouchesRequired = 1
  /// Seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  /// Points.
  open var allowableMovement: CGFloat = 10
}

/// A drag.
open class UIPanGestureRecognizer: UIGestureRecognizer {
  open var minimumNumberOfTouches = 1
  open var maximumNumberOfTouches = Int.max
  private var movement = CGPoint.zero

  open func translation(in view: UIView?) -> CGPoint { movement }

  open func setTranslation(_ translation: CGPoint, in view: UIView?) { movement = translation }

  open func velocity(in view: UIView?) -> CGPoint { .zero }
}

/// A drag that starts at an edge of the screen.
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  open var edges: UIRectEdge = []
}

/// A quick stroke in one direction.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  public struct Direction: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let right = Direction(rawValue: 1 << 0)
    public static let left = Direction(rawValue: 1 << 1)
    public static let up = Direction(rawValue: 1 << 2)
    public static let down = Direction(rawValue: 1 << 3)
  }

  open var direction = Direction.right
  open var numberOfTouchesRequired = 1
}

/// Two fingers that move apart or together.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  open var scale: CGFloat = 1
  open var velocity: CGFloat { 0 }
}

/// Two fingers that turn.
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// Radians.
  open var rotation: CGFloat = 0
  open var velocity: CGFloat { 0 }
}
