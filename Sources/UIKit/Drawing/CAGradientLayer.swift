// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import DisplayList
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
  open var colors: [Any]? {
    didSet { looksChanged("colors", .colors((oldValue ?? []).map { $0 as? CGColor })) }
  }
  open var locations: [NSNumber]? {
    didSet {
      looksChanged("locations", .numbers((oldValue ?? []).map { CGFloat($0.doubleValue) }))
    }
  }
  /// In fractions of the bounds.
  open var startPoint = CGPoint(x: 0.5, y: 0) {
    didSet { looksChanged("startPoint", .point(oldValue)) }
  }
  open var endPoint = CGPoint(x: 0.5, y: 1) {
    didSet { looksChanged("endPoint", .point(oldValue)) }
  }
  open var type = CAGradientLayerType.axial { didSet { didChangeLooks() } }

  override class var hasOwnContent: Bool { true }

  override func copyOwnLooks(of other: CALayer) {
    guard let other = other as? CAGradientLayer else { return }
    (colors, locations, type) = (other.colors, other.locations, other.type)
    (startPoint, endPoint) = (other.startPoint, other.endPoint)
  }

  override func appendContent(to list: inout DisplayList) {
    let colors = (colors ?? []).compactMap { $0 as? CGColor }
    guard !colors.isEmpty, bounds.width > 0, bounds.height > 0 else { return }
    let stops = colors.enumerated().map { index, color in
      let even = colors.count == 1 ? 0 : CGFloat(index) / CGFloat(colors.count - 1)
      let given = locations.flatMap { index < $0.count ? CGFloat($0[index].doubleValue) : nil }
      return Gradient.Stop(location: given ?? even, color: color.paint)
    }
    list.append(.save)
    list.append(.clip(outline(), .winding))
    // Shapes other than lines are drawn in a unit square stretched over the bounds.
    if type != .axial {
      list.append(
        .concat(
          Matrix(
            a: bounds.width, b: 0, c: 0, d: bounds.height, tx: bounds.minX, ty: bounds.minY)))
    }
    list.append(.gradient(Gradient(shape: shape, stops: stops)))
    list.append(.restore)
  }

  private var shape: Gradient.Shape {
    switch type {
    case .radial:
      return .radial(
        from: startPoint, radius: 0, to: startPoint,
        endRadius: max(abs(endPoint.x - startPoint.x), 1e-6))
    case .conic:
      let angle = atan2(endPoint.y - startPoint.y, endPoint.x - startPoint.x)
      return .conic(center: startPoint, angle: angle)
    default:
      func point(_ share: CGPoint) -> CGPoint {
        CGPoint(
          x: bounds.minX + share.x * bounds.width, y: bounds.minY + share.y * bounds.height)
      }
      return .linear(from: point(startPoint), to: point(endPoint))
    }
  }
}
