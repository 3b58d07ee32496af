// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// A property of layers that can be animated, by its Core Animation name.
struct LayerProperty: Sendable {
  let name: String
  let get: @Sendable (CALayer) -> LayerValue
  let set: @Sendable (CALayer, LayerValue) -> Void

  static func named(_ name: String) -> LayerProperty? { all[name] }

  static let all: [String: LayerProperty] = {
    let properties =
      [
        LayerProperty(name: "position", get: { .point($0.position) }) { layer, value in
          if let n = value.numbers, n.count == 2 { layer.position = CGPoint(x: n[0], y: n[1]) }
        },
        LayerProperty(name: "anchorPoint", get: { .point($0.anchorPoint) }) { layer, value in
          if let n = value.numbers, n.count == 2 { layer.anchorPoint = CGPoint(x: n[0], y: n[1]) }
        },
        LayerProperty(name: "bounds", get: { .rect($0.bounds) }) { layer, value in
          if let rect = value.rect { layer.bounds = rect }
        },
        LayerProperty(name: "contentsRect", get: { .rect($0.contentsRect) }) { layer, value in
          if let rect = value.rect { layer.contentsRect = rect }
        },
        LayerProperty(name: "transform", get: { .transform($0.transform) }) { layer, value in
          if case .transform(let transform) = value { layer.transform = transform }
        },
        LayerProperty(name: "sublayerTransform", get: { .transform($0.sublayerTransform) }) {
          if case .transform(let transform) = $1 { $0.sublayerTransform = transform }
        },
        LayerProperty(name: "shadowOffset", get: { .size($0.shadowOffset) }) { layer, value in
          if let n = value.numbers, n.count == 2 {
            layer.shadowOffset = CGSize(width: n[0], height: n[1])
          }
        },
        LayerProperty(name: "opacity", get: { .numbers([CGFloat($0.opacity)]) }) { layer, value in
          if let number = value.numbers?.first { layer.opacity = Float(number) }
        },
        LayerProperty(name: "shadowOpacity", get: { .numbers([CGFloat($0.shadowOpacity)]) }) {
          if let number = $1.numbers?.first { $0.shadowOpacity = Float(number) }
        },
        LayerProperty(name: "shadowPath", get: { .path($0.shadowPath) }) { layer, value in
          if case .path(let path) = value { layer.shadowPath = path }
        },
        LayerProperty(name: "hidden", get: { .numbers([$0.isHidden ? 1 : 0]) }) { layer, value in
          if let number = value.numbers?.first { layer.isHidden = number >= 0.5 }
        },
        color("backgroundColor", \.backgroundColor), color("borderColor", \.borderColor),
        color("shadowColor", \.shadowColor), number("cornerRadius", \.cornerRadius),
        number("borderWidth", \.borderWidth), number("shadowRadius", \.shadowRadius),
        number("zPosition", \.zPosition),
      ] + shapes + gradients
    return Dictionary(uniqueKeysWithValues: properties.map { ($0.name, $0) })
  }()

  private static var shapes: [LayerProperty] {
    [
      shapeNumber("strokeStart", \.strokeStart), shapeNumber("strokeEnd", \.strokeEnd),
      shapeNumber("lineWidth", \.lineWidth), shapeNumber("lineDashPhase", \.lineDashPhase),
      shapeNumber("miterLimit", \.miterLimit), shapeColor("fillColor", \.fillColor),
      shapeColor("strokeColor", \.strokeColor),
      LayerProperty(name: "path", get: { .path(($0 as? CAShapeLayer)?.path) }) { layer, value in
        if case .path(let path) = value { (layer as? CAShapeLayer)?.path = path }
      },
    ]
  }

  private static var gradients: [LayerProperty] {
    [
      LayerProperty(
        name: "colors",
        get: { .colors((($0 as? CAGradientLayer)?.colors ?? []).map { $0 as? CGColor }) }
      ) { layer, value in
        if case .colors(let colors) = value {
          (layer as? CAGradientLayer)?.colors = colors.compactMap { $0 }
        }
      },
      LayerProperty(
        name: "locations",
        get: {
          .numbers((($0 as? CAGradientLayer)?.locations ?? []).map { CGFloat($0.doubleValue) })
        }
      ) { layer, value in
        if let numbers = value.numbers {
          (layer as? CAGradientLayer)?.locations = numbers.map { NSNumber(value: Double($0)) }
        }
      },
      gradientPoint("startPoint", \.startPoint), gradientPoint("endPoint", \.endPoint),
    ]
  }

  private static func gradientPoint(
    _ name: String, _ path: ReferenceWritableKeyPath<CAGradientLayer, CGPoint> & Sendable
  ) -> LayerProperty {
    LayerProperty(
      name: name, get: { .point(($0 as? CAGradientLayer)?[keyPath: path] ?? .zero) }
    ) { layer, value in
      if let n = value.numbers, n.count == 2 {
        (layer as? CAGradientLayer)?[keyPath: path] = CGPoint(x: n[0], y: n[1])
      }
    }
  }

  private static func number(
    _ name: String, _ path: ReferenceWritableKeyPath<CALayer, CGFloat> & Sendable
  ) -> LayerProperty {
    LayerProperty(name: name, get: { .numbers([$0[keyPath: path]]) }) { layer, value in
      if let number = value.numbers?.first { layer[keyPath: path] = number }
    }
  }

  private static func color(
    _ name: String, _ path: ReferenceWritableKeyPath<CALayer, CGColor?> & Sendable
  ) -> LayerProperty {
    LayerProperty(name: name, get: { .color($0[keyPath: path]) }) { layer, value in
      if case .color(let color) = value { layer[keyPath: path] = color }
    }
  }

  private static func shapeNumber(
    _ name: String, _ path: ReferenceWritableKeyPath<CAShapeLayer, CGFloat> & Sendable
  ) -> LayerProperty {
    LayerProperty(
      name: name, get: { .numbers([($0 as? CAShapeLayer)?[keyPath: path] ?? 0]) }
    ) { layer, value in
      if let number = value.numbers?.first { (layer as? CAShapeLayer)?[keyPath: path] = number }
    }
  }

  private static func shapeColor(
    _ name: String, _ path: ReferenceWritableKeyPath<CAShapeLayer, CGColor?> & Sendable
  ) -> LayerProperty {
    LayerProperty(name: name, get: { .color(($0 as? CAShapeLayer)?[keyPath: path]) }) {
      if case .color(let color) = $1 { ($0 as? CAShapeLayer)?[keyPath: path] = color }
    }
  }
}

extension LayerValue {
  var rect: CGRect? {
    guard let n = numbers, n.count == 4 else { return nil }
    return CGRect(x: n[0], y: n[1], width: n[2], height: n[3])
  }
}
