// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import DisplayList
import Foundation

extension CGContext {
  /// Draws an image with y growing upward, as Core Graphics does: upside down in UIKit's contexts.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    guard draws, !rect.isEmpty else { return }
    saveGState()
    concatenate(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: rect.minY + rect.maxY))
    place(image.picture, in: rect)
    restoreGState()
  }

  /// Draws a picture upright where y grows downward.
  func place(
    _ picture: Picture, from source: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
    in rect: CGRect, alpha: CGFloat = 1, tint: PaintColor? = nil
  ) {
    guard draws, rect.width != 0, rect.height != 0 else { return }
    record(
      .picture(
        PicturePlacement(
          picture: picture, source: source, target: rect, opacity: alpha * state.alpha, tint: tint,
          filter: state.interpolation == .none ? .nearest : .smooth)))
  }

  public func drawLinearGradient(
    _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint,
    options: CGGradientDrawingOptions
  ) {
    draw(gradient, .linear(from: startPoint, to: endPoint), options)
  }

  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {
    draw(
      gradient,
      .radial(from: startCenter, radius: startRadius, to: endCenter, endRadius: endRadius), options)
  }

  public func drawConicGradient(_ gradient: CGGradient, center: CGPoint, angle: CGFloat) {
    draw(gradient, .conic(center: center, angle: angle), [])
  }

  private func draw(
    _ gradient: CGGradient, _ shape: Gradient.Shape, _ options: CGGradientDrawingOptions
  ) {
    guard draws else { return }
    let stops = gradient.stops.map {
      Gradient.Stop(location: $0.location, color: $0.color.multiplyingAlpha(by: state.alpha))
    }
    record(
      .gradient(
        Gradient(
          shape: shape, stops: stops,
          extendsBefore: options.contains(.drawsBeforeStartLocation),
          extendsAfter: options.contains(.drawsAfterEndLocation))))
  }

  /// Fills a path with copies of an image, the first of which starts at the canvas's origin.
  func fill(_ path: Path, rule: FillRule, pattern: UIImage) {
    let size = pattern.size
    guard size.width > 0, size.height > 0, let box = path.tightBox else { return }
    saveGState()
    clip(to: path, rule: rule)
    recordGroup {
      let columns =
        Int(whole: (box.minX / size.width).rounded(.down))...Int(whole: box.maxX / size.width)
      let rows =
        Int(whole: (box.minY / size.height).rounded(.down))...Int(whole: box.maxY / size.height)
      for row in rows {
        for column in columns {
          let origin = CGPoint(
            x: CGFloat(column) * size.width, y: CGFloat(row) * size.height)
          pattern.record(in: CGRect(origin: origin, size: size), of: self)
        }
      }
    }
    restoreGState()
  }
}
