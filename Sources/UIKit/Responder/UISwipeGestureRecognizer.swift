// Part of Snug, under the Apache License 2.0; see LICENSE.

/// A quick stroke: 50 points one way within half a second, and less than 50 across
/// (Documentation/Touches.md §4).
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  public struct Direction: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let right = Direction(rawValue: 1 << 0)
    public static let left = Direction(rawValue: 1 << 1)
    public static let up = Direction(rawValue: 1 << 2)
    public static let down = Direction(rawValue: 1 << 3)
  }

  /// Points along the direction.
  static let length: CGFloat = 50
  /// Points across it.
  static let breadth: CGFloat = 50
  /// Seconds.
  static let duration: TimeInterval = 0.5

  open var direction = Direction.right
  open var numberOfTouchesRequired = 1
  private var start = CGPoint.zero
  private var startTime: TimeInterval = 0

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if tracked.count > numberOfTouchesRequired { return state = .failed }
    (start, startTime) = (fingersCenter, event.timestamp)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard waiting == nil else { return }
    if event.timestamp - startTime > UISwipeGestureRecognizer.duration + 1e-9 {
      return state = .failed
    }
    guard tracked.count == numberOfTouchesRequired else { return }
    let center = fingersCenter
    let (x, y) = (center.x - start.x, center.y - start.y)
    let strokes: [(Direction, along: CGFloat, across: CGFloat)] = [
      (.right, x, y), (.left, -x, y), (.down, y, x), (.up, -y, x),
    ]
    let wanted = strokes.filter { direction.contains($0.0) }
    if wanted.allSatisfy({ abs($0.across) > UISwipeGestureRecognizer.breadth }) {
      return state = .failed
    }
    let isDone = wanted.contains {
      $0.along >= UISwipeGestureRecognizer.length && abs($0.across) < $0.along
        && abs($0.across) <= UISwipeGestureRecognizer.breadth
    }
    if isDone { state = .ended }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    if waiting == nil { state = .failed }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = .failed
  }
}
