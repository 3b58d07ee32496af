// Part of Snug, under the Apache License 2.0; see LICENSE.

/// How a view shows that it has the focus; kept, nothing has it here.
@preconcurrency @MainActor
open class UIFocusEffect: NSObject {
  public override init() { super.init() }

  open class func effect() -> UIFocusEffect { UIFocusEffect() }
}

/// A ring around what has the focus.
open class UIFocusHaloEffect: UIFocusEffect {
  public enum Position: Int, Sendable {
    case automatic, outside, inside
  }

  let path: UIBezierPath?
  open weak var containerView: UIView?
  open weak var referenceView: UIView?
  open var position = Position.automatic

  public override init() {
    path = nil
    super.init()
  }

  public init(path bezierPath: UIBezierPath) {
    path = bezierPath
    super.init()
  }

  public convenience init(rect: CGRect) { self.init(path: UIBezierPath(rect: rect)) }

  public convenience init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, curve: CALayerCornerCurve
  ) {
    self.init(path: UIBezierPath(roundedRect: rect, cornerRadius: cornerRadius))
  }
}

extension UIView {
  public var focusEffect: UIFocusEffect? {
    get { kept() }
    set { keep(newValue) }
  }
}

/// What contains what can have the focus.
@preconcurrency @MainActor
public protocol UIFocusItemContainer: NSObjectProtocol {
  var coordinateSpace: any UICoordinateSpace { get }
  func focusItems(in rect: CGRect) -> [any UIFocusItem]
}

extension UIView: UIFocusItemContainer {
  public var coordinateSpace: any UICoordinateSpace { self }
}

@preconcurrency @MainActor
public protocol UIFocusItemScrollableContainer: UIFocusItemContainer {
  var contentOffset: CGPoint { get set }
  var contentSize: CGSize { get }
  var visibleSize: CGSize { get }
}

public enum UIFocusItemDeferralMode: Int, Sendable {
  case automatic, always, never
}

@preconcurrency @MainActor
public protocol UIFocusAnimationContext: NSObjectProtocol {
  /// Seconds.
  var duration: TimeInterval { get }
}

public struct UIFocusSoundIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

extension UIFocusAnimationCoordinator {
  /// Nothing gets the focus, so only the completion is called.
  public func addCoordinatedFocusingAnimations(
    _ animations: ((any UIFocusAnimationContext) -> Void)?, completion: (() -> Void)? = nil
  ) { completion?() }
  public func addCoordinatedUnfocusingAnimations(
    _ animations: ((any UIFocusAnimationContext) -> Void)?, completion: (() -> Void)? = nil
  ) { completion?() }
}

extension UIFocusGuide {
  @available(*, deprecated, renamed: "preferredFocusEnvironments")
  public weak var preferredFocusedView: UIView? {
    get { preferredFocusEnvironments.first as? UIView }
    set { preferredFocusEnvironments = newValue.map { [$0] } ?? [] }
  }
}
