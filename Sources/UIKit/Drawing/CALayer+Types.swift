// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// The corners that `cornerRadius` rounds.
public struct CACornerMask: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)

  static let all = CACornerMask(rawValue: 15)
}

public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let circular = CALayerCornerCurve(rawValue: "circular")
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let center = CALayerContentsGravity(rawValue: "center")
  public static let top = CALayerContentsGravity(rawValue: "top")
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  public static let left = CALayerContentsGravity(rawValue: "left")
  public static let right = CALayerContentsGravity(rawValue: "right")
  public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
  public static let topRight = CALayerContentsGravity(rawValue: "topRight")
  public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
  public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}

public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let linear = CALayerContentsFilter(rawValue: "linear")
  public static let nearest = CALayerContentsFilter(rawValue: "nearest")
  public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}

public struct CAEdgeAntialiasingMask: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let layerLeftEdge = CAEdgeAntialiasingMask(rawValue: 1)
  public static let layerRightEdge = CAEdgeAntialiasingMask(rawValue: 2)
  public static let layerBottomEdge = CAEdgeAntialiasingMask(rawValue: 4)
  public static let layerTopEdge = CAEdgeAntialiasingMask(rawValue: 8)
}

/// What a layer asks of the object that owns it.
@preconcurrency @MainActor public protocol CALayerDelegate: NSObjectProtocol {
  // @objc(displayLayer:) optional
  func display(_ layer: CALayer)
  // @objc(drawLayer:inContext:) optional
  func draw(_ layer: CALayer, in ctx: CGContext)
  // @objc optional
  func layerWillDraw(_ layer: CALayer)
  // @objc(layoutSublayersOfLayer:) optional
  func layoutSublayers(of layer: CALayer)
  // @objc(actionForLayer:forKey:) optional
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

/// Something a property change can trigger; animations are actions.
public protocol CAAction: AnyObject {
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// How a view learns that its layer was changed from outside the view.
@MainActor protocol LayerHost: CALayerDelegate {
  /// Called after `bounds` of the layer became different from `old`.
  func layer(_ layer: CALayer, didChangeBoundsFrom old: CGRect)
  /// Called after `position`, `anchorPoint`, `zPosition` or `transform` became different.
  func layerDidMove(_ layer: CALayer)
  /// Called when something that changes the picture, but not the geometry, became different.
  func layerDidChangeAppearance(_ layer: CALayer)
  /// Called by `setNeedsLayout` of the layer.
  func layerNeedsLayout(_ layer: CALayer)
}

extension LayerHost {
  func layer(_ layer: CALayer, didChangeBoundsFrom old: CGRect) {}
  func layerDidMove(_ layer: CALayer) {}
  func layerDidChangeAppearance(_ layer: CALayer) {}
  func layerNeedsLayout(_ layer: CALayer) {}
}
