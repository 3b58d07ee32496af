// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import DisplayList
import Foundation

public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// A layer that draws a path between its background and its sublayers.
///
/// Caveat: `strokeStart` and `strokeEnd` cut the path by length of its polygon.
open class CAShapeLayer: CALayer {
  open var path: CGPath? { didSet { didChangeLooks() } }
  open var fillColor: CGColor? = .black {
    didSet { looksChanged("fillColor", .color(oldValue)) }
  }
  open var fillRule = CAShapeLayerFillRule.nonZero { didSet { didChangeLooks() } }
  open var strokeColor: CGColor? {
    didSet { looksChanged("strokeColor", .color(oldValue)) }
  }
  open var strokeStart: CGFloat = 0 {
    didSet { looksChanged("strokeStart", .numbers([oldValue])) }
  }
  open var strokeEnd: CGFloat = 1 {
    didSet { looksChanged("strokeEnd", .numbers([oldValue])) }
  }
  open var lineWidth: CGFloat = 1 {
    didSet { looksChanged("lineWidth", .numbers([oldValue])) }
  }
  open var miterLimit: CGFloat = 10 {
    didSet { looksChanged("miterLimit", .numbers([oldValue])) }
  }
  open var lineCap = CAShapeLayerLineCap.butt { didSet { didChangeLooks() } }
  open var lineJoin = CAShapeLayerLineJoin.miter { didSet { didChangeLooks() } }
  open var lineDashPattern: [NSNumber]? { didSet { didChangeLooks() } }
  open var lineDashPhase: CGFloat = 0 {
    didSet { looksChanged("lineDashPhase", .numbers([oldValue])) }
  }

  override class var hasOwnContent: Bool { true }

  override func copyOwnLooks(of other: CALayer) {
    guard let other = other as? CAShapeLayer else { return }
    path = other.path
    (fillColor, fillRule, strokeColor) = (other.fillColor, other.fillRule, other.strokeColor)
    (strokeStart, strokeEnd, lineWidth) = (other.strokeStart, other.strokeEnd, other.lineWidth)
    (lineCap, lineJoin, miterLimit) = (other.lineCap, other.lineJoin, other.miterLimit)
    (lineDashPattern, lineDashPhase) = (other.lineDashPattern, other.lineDashPhase)
  }

  override func appendContent(to list: inout DisplayList) {
    guard let path = path?.path else { return }
    if let fillColor, fillColor.alpha > 0 {
      list.append(.fill(path, fillRule == .evenOdd ? .evenOdd : .winding, fillColor.paint))
    }
    guard let strokeColor, strokeColor.alpha > 0, lineWidth > 0 else { return }
    let style = StrokeStyle(
      width: lineWidth, cap: StrokeStyle.Cap(rawValue: lineCap.rawValue) ?? .butt,
      join: StrokeStyle.Join(rawValue: lineJoin.rawValue) ?? .miter, miterLimit: miterLimit,
      dashes: (lineDashPattern ?? []).map { CGFloat($0.doubleValue) }, dashPhase: lineDashPhase)
    list.append(.stroke(path.trimmed(from: strokeStart, to: strokeEnd), style, strokeColor.paint))
  }
}
