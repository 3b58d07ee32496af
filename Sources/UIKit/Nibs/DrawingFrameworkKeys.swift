// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// The keys of layers that documents and key paths set by name, such as `layer.cornerRadius`.
enum DrawingFrameworkKeys {
  /// Adds the keys to the registry.
  static func register() {
    let layer = RuntimeRegistry.describe(CALayer.self)
    layer.property("cornerRadius", \CALayer.cornerRadius)
    layer.property("borderWidth", \CALayer.borderWidth)
    layer.property("borderColor", \CALayer.borderColor)
    layer.property("backgroundColor", \CALayer.backgroundColor)
    layer.property("masksToBounds", \CALayer.masksToBounds)
    layer.property("opacity", \CALayer.opacity)
    layer.property("hidden", \CALayer.isHidden)
    layer.property("zPosition", \CALayer.zPosition)
    layer.property("name", \CALayer.name)
    layer.property("bounds", \CALayer.bounds)
    layer.property("position", \CALayer.position)
    layer.property("anchorPoint", \CALayer.anchorPoint)
    layer.property("shadowColor", \CALayer.shadowColor)
    layer.property("shadowOpacity", \CALayer.shadowOpacity)
    layer.property("shadowOffset", \CALayer.shadowOffset)
    layer.property("shadowRadius", \CALayer.shadowRadius)
    layer.property("shadowPath", \CALayer.shadowPath)
    layer.property("contents", \CALayer.contents)
    layer.property("shouldRasterize", \CALayer.shouldRasterize)
    layer.property("rasterizationScale", \CALayer.rasterizationScale)
    let shape = RuntimeRegistry.describe(CAShapeLayer.self)
    shape.property("path", \CAShapeLayer.path)
    shape.property("lineWidth", \CAShapeLayer.lineWidth)
    shape.property("strokeColor", \CAShapeLayer.strokeColor)
    shape.property("fillColor", \CAShapeLayer.fillColor)
    shape.property("strokeStart", \CAShapeLayer.strokeStart)
    shape.property("strokeEnd", \CAShapeLayer.strokeEnd)
    let gradient = RuntimeRegistry.describe(CAGradientLayer.self)
    gradient.property("colors", \CAGradientLayer.colors)
    gradient.property("startPoint", \CAGradientLayer.startPoint)
    gradient.property("endPoint", \CAGradientLayer.endPoint)
  }
}
