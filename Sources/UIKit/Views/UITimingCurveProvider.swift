// Part of Snug, under the Apache License 2.0; see LICENSE.

public enum UITimingCurveType: Int, Sendable {
  case builtin
  case cubic
  case spring
  case composed
}

/// How an animator's values grow with time.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: NSObjectProtocol {
  var timingCurveType: UITimingCurveType { get }
  var cubicTimingParameters: UICubicTimingParameters? { get }
  var springTimingParameters: UISpringTimingParameters? { get }
}

@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  public let animationCurve: UIView.AnimationCurve
  public let controlPoint1: CGPoint
  public let controlPoint2: CGPoint
  private let isBuiltin: Bool

  public convenience override init() { self.init(animationCurve: .easeInOut) }

  public init(animationCurve curve: UIView.AnimationCurve) {
    animationCurve = curve
    isBuiltin = true
    guard case .cubic(let cubic) = curve.timing else { preconditionFailure("curves are cubic") }
    (controlPoint1, controlPoint2) = (
      CGPoint(x: cubic.x1, y: cubic.y1), CGPoint(x: cubic.x2, y: cubic.y2)
    )
    super.init()
  }

  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    animationCurve = .easeInOut
    (controlPoint1, controlPoint2, isBuiltin) = (point1, point2, false)
    super.init()
  }

  open var timingCurveType: UITimingCurveType { isBuiltin ? .builtin : .cubic }
  open var cubicTimingParameters: UICubicTimingParameters? { self }
  open var springTimingParameters: UISpringTimingParameters? { nil }
}

@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  open private(set) var initialVelocity: CGVector
  /// Nil for springs that are given by mass, stiffness and damping.
  let dampingRatio: Double?
  let spring: SpringTiming?

  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = .zero) {
    (dampingRatio, spring, initialVelocity) = (Double(ratio), nil, velocity)
    super.init()
  }

  public init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) {
    spring = SpringTiming(
      mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping),
      velocity: Double(velocity.dx))
    (dampingRatio, initialVelocity) = (nil, velocity)
    super.init()
  }

  public convenience init(duration: TimeInterval = 0.5, bounce: CGFloat = 0) {
    let frequency = 2 * CGFloat.pi / CGFloat(max(duration, 1e-6))
    let ratio = bounce < 0 ? 1 / (1 + bounce) : 1 - bounce
    self.init(
      mass: 1, stiffness: frequency * frequency, damping: 2 * ratio * frequency,
      initialVelocity: .zero)
  }

  public convenience override init() {
    self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero)
  }

  open var timingCurveType: UITimingCurveType { .spring }
  open var cubicTimingParameters: UICubicTimingParameters? { nil }
  open var springTimingParameters: UISpringTimingParameters? { self }
}

extension UITimingCurveProvider {
  /// Springs that are given by their physics take their own time.
  var naturalDuration: TimeInterval? { springTimingParameters?.spring?.settlingDuration }

  func timing(for duration: TimeInterval) -> AnimationTiming {
    if let spring = springTimingParameters {
      return .spring(
        spring.spring
          ?? SpringTiming(
            settlingIn: duration, dampingRatio: spring.dampingRatio ?? 1,
            velocity: Double(spring.initialVelocity.dx)))
    }
    guard let cubic = cubicTimingParameters else { return .cubic(.easeInOut) }
    return .cubic(
      CubicTiming(
        x1: Double(cubic.controlPoint1.x), y1: Double(cubic.controlPoint1.y),
        x2: Double(cubic.controlPoint2.x), y2: Double(cubic.controlPoint2.y)))
  }
}
