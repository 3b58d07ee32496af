// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let axial = CAGradientLayerType(rawValue: "axial")
  public static let radial = CAGradientLayerType(rawValue: "radial")
  public static let conic = CAGradientLayerType(rawValue: "conic")
}

/// A layer that fills its bounds with a gradient, above its background.
open class CAGradientLayer: CALayer {
  /// `CGColor` values.
  open var colors: [Any]? { didSet { didChangeLooks() } }
  open var locations: [NSNumber]? { didSet { didChangeLooks() } }
  /// In fractions of the bounds.
  open var startPoint = CGPoint(x: 0.5, y: 0) { didSet { didChangeLooks() } }
  open var endPoint = CGPoint(x: 0.5, y: 1) { didSet { didChangeLooks() } }
  open var type = CAGradientLayerType.axial { didSet { didChangeLooks() } }
}

/// A layer that holds text.
///
/// Caveat: the text is stored, not drawn; labels draw text.
open class CATextLayer: CALayer {
  /// A `String` or an `NSAttributedString`.
  open var string: Any? { didSet { didChangeLooks() } }
  open var font: AnyObject? { didSet { didChangeLooks() } }
  open var fontSize: CGFloat = 36 { didSet { didChangeLooks() } }
  open var foregroundColor: CGColor? = .white { didSet { didChangeLooks() } }
  open var isWrapped = false { didSet { didChangeLooks() } }
  open var alignmentMode = CATextLayerAlignmentMode.natural { didSet { didChangeLooks() } }
}

public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}
