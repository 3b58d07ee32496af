// Part of Snug, under the Apache License 2.0; see LICENSE.

/// A drawing that is made once and put onto a context many times (Documentation/Drawing.md §4.7).
public final class CGLayer {
  /// In the units of the context that it was made for.
  public let size: CGSize
  /// Where the layer is drawn.
  public let context: CGContext?

  /// - Parameters:
  ///   - context: Whose pixels the layer's are as fine as.
  ///   - auxiliaryInfo: Read by nobody, as Core Graphics says.
  public init?(_ context: CGContext, size: CGSize, auxiliaryInfo: CFDictionary?) {
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else {
      return nil
    }
    self.size = size
    self.context = CGContext(canvas: CGRect(origin: .zero, size: size), scale: context.scale)
  }
}

extension CGContext {
  /// Puts the layer's origin at a point; its axes go the way of this context's.
  public func draw(_ layer: CGLayer, at point: CGPoint) {
    draw(layer, in: CGRect(origin: point, size: layer.size))
  }

  /// Stretches the layer over a rectangle.
  public func draw(_ layer: CGLayer, in rect: CGRect) {
    guard let context = layer.context else { return }
    place(context.recordedPicture, in: rect)
  }
}
