// Part of Snug, under the Apache License 2.0; see LICENSE.

/// A drag: begins when the fingers have moved 10 points (Documentation/Touches.md §4).
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// Points that fingers move before a drag begins.
  static let threshold: CGFloat = 10

  open var minimumNumberOfTouches = 1
  open var maximumNumberOfTouches = Int.max
  open var allowedScrollTypesMask = UIScrollTypeMask()
  /// Window coordinates; the fingers' middle when the set of fingers last changed.
  private var anchor = CGPoint.zero
  /// The way before that.
  private var travelled = CGPoint.zero
  private var trace = MotionTrace()

  /// The way of the fingers since they went down, window coordinates.
  final var windowTranslation: CGPoint {
    let center = tracked.isEmpty ? anchor : fingersDownCenter
    return CGPoint(x: travelled.x + center.x - anchor.x, y: travelled.y + center.y - anchor.y)
  }

  /// A lifted finger stays where it was until another phase.
  private var fingersDownCenter: CGPoint { fingersCenter }

  /// The way since the fingers went down, or since it was set.
  open func translation(in view: UIView?) -> CGPoint { convertVector(windowTranslation, to: view) }

  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    travelled = convertVector(translation, from: view)
    anchor = fingersCenter
  }

  /// Points a second.
  open func velocity(in view: UIView?) -> CGPoint {
    convertVector(trace.velocity(at: Runtime.current.mediaTime), to: view)
  }

  /// Whether the way so far is a drag.
  func isFarEnough(_ way: CGPoint) -> Bool {
    hypot(way.x, way.y) >= UIPanGestureRecognizer.threshold
  }

  /// Whether the way so far can no longer become the drag that is looked for.
  func isHopeless(_ way: CGPoint) -> Bool { false }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if fingersDown.count > maximumNumberOfTouches {
      if committed == .possible { return state = .failed }
      for touch in touches { ignore(touch, for: event) }
      return
    }
    if fingersDown.count == touches.count { travelled = .zero } else { keepWay(without: touches) }
    anchor = fingersCenter
    trace.clear()
    note(event)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    note(event)
    if committed != .possible { return state = .changed }
    guard fingersDown.count >= minimumNumberOfTouches else { return }
    let way = windowTranslation
    if isHopeless(way) { state = .failed } else if isFarEnough(way) { state = .began }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    if fingersDown.count < max(minimumNumberOfTouches, 1) {
      state = committed == .possible && waiting == nil ? .failed : .ended
      return
    }
    travelled = windowTranslation
    tracked.removeAll { !$0.isDown }
    anchor = fingersCenter
    trace.clear()
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = committed == .possible ? .failed : .cancelled
  }

  open override func reset() {
    super.reset()
    travelled = .zero
    trace.clear()
  }

  private func note(_ event: UIEvent) { trace.add(windowTranslation, at: event.timestamp) }

  /// Adds the way that the fingers before `new` ones made.
  private func keepWay(without new: Set<UITouch>) {
    let all = tracked
    tracked.removeAll { new.contains($0) }
    travelled = windowTranslation
    tracked = all
  }
}

/// The kinds of scrolling devices.
public struct UIScrollTypeMask: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let discrete = UIScrollTypeMask(rawValue: 1)
  public static let continuous = UIScrollTypeMask(rawValue: 2)
  public static let all = UIScrollTypeMask(rawValue: 3)
}
