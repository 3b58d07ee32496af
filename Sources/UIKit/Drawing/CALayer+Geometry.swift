// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

extension CALayer {
  final var transformedBounds: CGRect {
    let size = bounds.size
    let anchor = anchorPoint
    guard !affine.isIdentity else {
      return CGRect(
        x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height,
        width: size.width, height: size.height)
    }
    let local = CGRect(
      x: -anchor.x * size.width, y: -anchor.y * size.height, width: size.width,
      height: size.height)
    // Corners are taken in the superlayer, where the remainder of a quarter turn rounds away.
    var placed = affine
    (placed.tx, placed.ty) = (affine.tx + position.x, affine.ty + position.y)
    return local.applying(placed)
  }

  final func setTransformedBounds(_ frame: CGRect) {
    var size = frame.size
    if !affine.isIdentity {
      var linear = affine
      (linear.tx, linear.ty) = (0, 0)
      size = CGRect(origin: .zero, size: size).applying(linear.inverted()).size
    }
    if bounds.size != size { bounds.size = size }
    let local = CGRect(
      x: -anchorPoint.x * size.width, y: -anchorPoint.y * size.height, width: size.width,
      height: size.height)
    let drawn = affine.isIdentity ? local : local.applying(affine)
    position = CGPoint(x: frame.minX - drawn.minX, y: frame.minY - drawn.minY)
  }

  public func affineTransform() -> CGAffineTransform { affine }

  public func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }

  /// The map from this layer's coordinates to its superlayer's.
  var transformToSuperlayer: CGAffineTransform {
    let anchor = CGPoint(
      x: bounds.minX + anchorPoint.x * bounds.width, y: bounds.minY + anchorPoint.y * bounds.height)
    if affine.isIdentity {
      return CGAffineTransform(translationX: position.x - anchor.x, y: position.y - anchor.y)
    }
    return CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
      .concatenating(affine)
      .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
  }

  /// The map from this layer's coordinates to its root layer's superlayer space.
  private var transformToRoot: CGAffineTransform {
    var map = CGAffineTransform.identity
    var layer: CALayer? = self
    while let current = layer, current.superlayer != nil {
      map = map.concatenating(current.transformToSuperlayer)
      layer = current.superlayer
    }
    return map
  }

  public func convert(_ point: CGPoint, from layer: CALayer?) -> CGPoint {
    point.applying(map(from: layer))
  }

  public func convert(_ point: CGPoint, to layer: CALayer?) -> CGPoint {
    point.applying(map(from: layer).inverted())
  }

  public func convert(_ rect: CGRect, from layer: CALayer?) -> CGRect {
    rect.applying(map(from: layer))
  }

  public func convert(_ rect: CGRect, to layer: CALayer?) -> CGRect {
    rect.applying(map(from: layer).inverted())
  }

  private func map(from layer: CALayer?) -> CGAffineTransform {
    if let layer, layer.superlayer === self { return layer.transformToSuperlayer }
    if let layer, superlayer === layer { return transformToSuperlayer.inverted() }
    return (layer?.transformToRoot ?? .identity).concatenating(transformToRoot.inverted())
  }
}
