// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// Would tell of taps and squeezes of a pencil; there is none here, so its delegate is not called.
@preconcurrency @MainActor
open class UIPencilInteraction: NSObject, UIInteraction {
  public weak var view: UIView?
  open weak var delegate: (any UIPencilInteractionDelegate)?
  open var isEnabled = true
  public static var preferredTapAction: UIPencilPreferredAction { .switchEraser }
  public static var preferredSqueezeAction: UIPencilPreferredAction { .showContextualPalette }
  public static var prefersPencilOnlyDrawing: Bool { false }
  public static var prefersHoverToolPreview: Bool { true }

  public override init() { super.init() }

  public convenience init(delegate: any UIPencilInteractionDelegate) {
    self.init()
    self.delegate = delegate
  }

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }

  public enum Phase: UInt, Sendable {
    case began, changed, ended, cancelled
  }

  /// A double tap on the pencil.
  public struct Tap {
    public let timestamp: TimeInterval
    public let hoverPose: UIPencilHoverPose?
  }

  /// A squeeze of the pencil.
  public struct Squeeze {
    public let timestamp: TimeInterval
    public let phase: Phase
    public let hoverPose: UIPencilHoverPose?
  }
}

/// What a pencil's owner wants a tap or squeeze to do.
public enum UIPencilPreferredAction: Int, Sendable {
  case ignore, switchEraser, switchPrevious, showColorPalette, showInkAttributes
  case showContextualPalette, runSystemShortcut
}

/// Where a pencil hovers over a view, in points, radians and shares.
public struct UIPencilHoverPose: Sendable {
  public let location: CGPoint
  public let zOffset: CGFloat
  public let azimuthAngle: CGFloat
  public let altitudeAngle: CGFloat
  public let rollAngle: CGFloat
}

@preconcurrency @MainActor
public protocol UIPencilInteractionDelegate: NSObjectProtocol {
  // @objc(pencilInteractionDidTap:) optional
  func pencilInteractionDidTap(_ interaction: UIPencilInteraction)
  // @objc(pencilInteraction:didReceiveTap:) optional
  func pencilInteraction(
    _ interaction: UIPencilInteraction, didReceiveTap tap: UIPencilInteraction.Tap)
  // @objc(pencilInteraction:didReceiveSqueeze:) optional
  func pencilInteraction(
    _ interaction: UIPencilInteraction, didReceiveSqueeze squeeze: UIPencilInteraction.Squeeze)
}
