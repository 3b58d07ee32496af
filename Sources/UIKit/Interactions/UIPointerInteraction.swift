// Part of Snug, under the Apache License 2.0; see LICENSE.

/// A pointer's reaction to a view. No pointer is driven here, so the delegate is not asked.
@preconcurrency @MainActor
open class UIPointerInteraction: NSObject, UIInteraction {
  open private(set) weak var view: UIView?
  public private(set) weak var delegate: (any UIPointerInteractionDelegate)?
  open var isEnabled = true

  public init(delegate: (any UIPointerInteractionDelegate)? = nil) {
    self.delegate = delegate
    super.init()
  }

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
  open func invalidate() {}
}

@preconcurrency @MainActor
public protocol UIPointerInteractionDelegate: NSObjectProtocol {
  // @objc(pointerInteraction:regionForRequest:defaultRegion:) optional = defaultRegion
  func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion?
  // @objc(pointerInteraction:styleForRegion:) optional = nil
  func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle?
  // @objc(pointerInteraction:willEnterRegion:animator:) optional
  func pointerInteraction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating)
  // @objc(pointerInteraction:willExitRegion:animator:) optional
  func pointerInteraction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating)
}

@preconcurrency @MainActor
public protocol UIPointerInteractionAnimating: NSObjectProtocol {
  func addAnimations(_ animations: @escaping () -> Void)
  func addCompletion(_ completion: @escaping (Bool) -> Void)
}

@preconcurrency @MainActor
open class UIPointerRegionRequest: NSObject {
  open private(set) var location = CGPoint.zero
  open private(set) var modifiers: UIKeyModifierFlags = []

  override init() { super.init() }
}

/// A part of a view that a pointer reacts to.
@preconcurrency @MainActor
open class UIPointerRegion: NSObject {
  open private(set) var rect: CGRect
  open private(set) var identifier: AnyHashable?
  open var latchingAxes: UIAxis = []

  public init(rect: CGRect, identifier: AnyHashable? = nil) {
    self.rect = rect
    self.identifier = identifier
    super.init()
  }
}

/// How a pointer changes what it is over.
public enum UIPointerEffect {
  public enum TintMode: Int, Sendable {
    case none
    case overlay
    case underlay
  }

  case automatic(UITargetedPreview)
  case highlight(UITargetedPreview)
  case lift(UITargetedPreview)
  case hover(
    UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false,
    prefersScaledContent: Bool = true)

  /// What the effect changes.
  public var preview: UITargetedPreview {
    switch self {
    case .automatic(let preview), .highlight(let preview), .lift(let preview): preview
    case .hover(let preview, _, _, _): preview
    }
  }
}

/// What a pointer looks like.
public enum UIPointerShape {
  case path(UIBezierPath)
  case roundedRect(CGRect, radius: CGFloat = -1)
  case verticalBeam(length: CGFloat)
  case horizontalBeam(length: CGFloat)

  /// Points.
  public static let defaultCornerRadius: CGFloat = -1
}

@preconcurrency @MainActor
open class UIPointerStyle: NSObject {
  public let effect: UIPointerEffect?
  public let shape: UIPointerShape?

  public init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
    self.effect = effect
    self.shape = shape
    super.init()
  }

  public init(shape: UIPointerShape, constrainedAxes axes: UIAxis = []) {
    effect = nil
    self.shape = shape
    super.init()
  }

  override init() {
    effect = nil
    shape = nil
    super.init()
  }

  open class func hidden() -> UIPointerStyle { UIPointerStyle() }
  open class func system() -> UIPointerStyle { UIPointerStyle() }
}
