// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import DisplayList
import Foundation

/// What a layer's drawing code drew, kept until the layer needs display again.
struct LayerRecording {
  /// Drawn with the bounds' origin at zero.
  var list: DisplayList
  var size: CGSize
  /// Colours and scale that the drawing code saw.
  var isDark: Bool
  var isHighContrast: Bool
  var isElevated: Bool
  var scale: CGFloat

  /// Whether drawing again would see the same surroundings.
  func suits(_ appearance: Appearance) -> Bool {
    isDark == appearance.isDark && isHighContrast == appearance.isHighContrast
      && isElevated == appearance.isElevated && scale == appearance.displayScale
  }
}

extension CALayer {
  /// Runs the layer's drawing code on a canvas of the size of its bounds, or its own.
  func makeRecording() -> LayerRecording {
    let appearance = Appearance.current
    let canvas = CGRect(origin: .zero, size: canvasSize ?? bounds.size)
    let context = CGContext(canvas: canvas, scale: max(appearance.displayScale, 1))
    if bounds.origin != .zero { context.translateBy(x: -bounds.minX, y: -bounds.minY) }
    let start = context.list.commands.count
    draw(in: context)
    let isEmpty = context.list.commands.count == start
    return LayerRecording(
      list: isEmpty ? DisplayList() : context.finish(), size: canvas.size,
      isDark: appearance.isDark, isHighContrast: appearance.isHighContrast,
      isElevated: appearance.isElevated, scale: appearance.displayScale)
  }
}
