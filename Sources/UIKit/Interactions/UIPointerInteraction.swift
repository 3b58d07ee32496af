// Part of Snug, under the Apache License 2.0; see LICENSE.

/// What a pointer looks like over a view. Devices here have none, so the delegate is never asked.
open class UIPointerInteraction: NSObject, UIInteraction {
  public private(set) weak var view: UIView?
  public private(set) weak var delegate: (any UIPointerInteractionDelegate)?
  open var isEnabled = true

  public init(delegate: (any UIPointerInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// Asks for the style anew where a pointer is shown.
  open func invalidate() {}

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
}

@preconcurrency @MainActor
public protocol UIPointerInteractionDelegate: NSObjectProtocol {
  // @objc(pointerInteraction:regionForRequest:defaultRegion:) optional
  func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion?
  // @objc(pointerInteraction:styleForRegion:) optional
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

/// Where the pointer is, in the interaction's view.
@preconcurrency @MainActor
open class UIPointerRegionRequest: NSObject {
  public let location: CGPoint
  public let modifiers: UIKeyModifierFlags

  init(location: CGPoint, modifiers: UIKeyModifierFlags = []) {
    self.location = location
    self.modifiers = modifiers
    super.init()
  }
}

/// A part of a view, in its coordinates, over which the pointer has one style.
@preconcurrency @MainActor
open class UIPointerRegion: NSObject {
  public let rect: CGRect
  public let identifier: AnyHashable?
  open var latchingAxes: UIAxis = []

  public init(rect: CGRect, identifier: AnyHashable? = nil) {
    self.rect = rect
    self.identifier = identifier
    super.init()
  }
}

/// What happens to the content below the pointer.
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
}

/// The pointer's own shape; lengths are points.
public enum UIPointerShape {
  /// Apple's number is not known; nothing is drawn with it.
  public static let defaultCornerRadius: CGFloat = 8

  case path(UIBezierPath)
  case roundedRect(CGRect, radius: CGFloat = defaultCornerRadius)
  case verticalBeam(length: CGFloat)
  case horizontalBeam(length: CGFloat)
}

@preconcurrency @MainActor
open class UIPointerStyle: NSObject {
  override init() { super.init() }

  public convenience init(effect: UIPointerEffect, shape: UIPointerShape? = nil) { self.init() }
  public convenience init(shape: UIPointerShape, constrainedAxes axes: UIAxis = []) { self.init() }

  public static func hidden() -> UIPointerStyle { UIPointerStyle() }
  public static func system() -> UIPointerStyle { UIPointerStyle() }
}
