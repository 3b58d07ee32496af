// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import DisplayList
internal import Foundation

extension DisplayListBuilder {
  mutating func paintBackground(_ layer: CALayer) {
    if let pattern = (layer.delegate as? UIView)?.backgroundColor?.pattern {
      let context = CGContext(canvas: layer.bounds, scale: 1)
      context.fill(layer.outline(), rule: .winding, pattern: pattern)
      list.append(context.finish())
      return
    }
    guard let color = layer.backgroundColor, color.alpha > 0 else { return }
    list.append(.fill(layer.outline(), .winding, color.paint))
  }

  mutating func paintBorder(_ layer: CALayer) {
    let width = min(layer.borderWidth, min(layer.bounds.width, layer.bounds.height) / 2)
    guard width > 0, let color = layer.borderColor, color.alpha > 0 else { return }
    // The border lies inside the bounds: its middle is half its width inward.
    list.append(.stroke(layer.outline(inset: width / 2), StrokeStyle(width: width), color.paint))
  }

  /// Whether the layer paints anything between its background and its sublayers.
  func hasContents(_ layer: CALayer) -> Bool {
    if layer.contents != nil || type(of: layer).hasOwnContent { return true }
    return layer.currentRecording().map { !$0.list.isEmpty } ?? false
  }

  mutating func paintContents(_ layer: CALayer, seen: Bool) {
    if type(of: layer).hasOwnContent { layer.appendContent(to: &list) }
    guard seen else { return }
    if let contents = layer.contents { return paint(contents, of: layer) }
    guard let recording = layer.currentRecording(), !recording.list.isEmpty else { return }
    // 5.6 Drawn contents are cut to the canvas they were drawn on, and placed by content mode.
    let target =
      layer.canvasSize == nil
      ? ContentPlacement.rect(
        for: recording.size, in: layer.bounds, gravity: gravity(of: layer))
      : CGRect(origin: layer.bounds.origin, size: recording.size)
    list.append(.save)
    if target.origin != .zero {
      list.append(.concat(.translation(x: target.minX, y: target.minY)))
    }
    if target.size != recording.size, recording.size.width > 0, recording.size.height > 0 {
      list.append(
        .concat(
          .scale(
            x: target.width / recording.size.width, y: target.height / recording.size.height)))
    }
    list.append(.clip(Path(rect: CGRect(origin: .zero, size: recording.size)), .winding))
    list.append(recording.list)
    list.append(.restore)
  }

  /// Paints a `CGImage` or a `UIImage` that was set as contents.
  private mutating func paint(_ contents: Any, of layer: CALayer) {
    let context = CGContext(canvas: layer.bounds, scale: max(layer.contentsScale, 1))
    if let image = contents as? UIImage {
      let view = layer.delegate as? UIView
      let target = ContentPlacement.rect(
        for: image.size, in: layer.bounds, gravity: gravity(of: layer))
      let draw = {
        image.record(in: target, of: context, tint: image.isTemplate ? view?.tintColor : nil)
      }
      if let view { view.performAsCurrent(draw) } else { draw() }
    } else if let image = contents as? CGImage {
      let part = layer.contentsRect
      let scale = max(layer.contentsScale, 0.01)
      let size = CGSize(
        width: CGFloat(image.width) * part.width / scale,
        height: CGFloat(image.height) * part.height / scale)
      let target = ContentPlacement.rect(
        for: size, in: layer.bounds, gravity: gravity(of: layer))
      context.place(image.picture, from: part, in: target)
    }
    list.append(context.finish())
  }

  /// A view's content mode, or a plain layer's gravity.
  private func gravity(of layer: CALayer) -> CALayerContentsGravity {
    guard let view = layer.delegate as? UIView, view.layer === layer else {
      return layer.contentsGravity
    }
    switch view.contentMode {
    case .scaleToFill, .redraw: return .resize
    case .scaleAspectFit: return .resizeAspect
    case .scaleAspectFill: return .resizeAspectFill
    case .center: return .center
    case .top: return .top
    case .bottom: return .bottom
    case .left: return .left
    case .right: return .right
    case .topLeft: return .topLeft
    case .topRight: return .topRight
    case .bottomLeft: return .bottomLeft
    case .bottomRight: return .bottomRight
    }
  }
}
