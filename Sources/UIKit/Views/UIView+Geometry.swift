// Part of Snug, under the Apache License 2.0; see LICENSE.

extension UIView {
  final func adoptLayer(frame: CGRect) {
    layer.host = self
    layer.delegate = self
    layer.contentsScale = 0
    isOpaque = true
    FrameNotes.forget(self)
    if frame != .zero { setFrame(frame) }
  }

  @inline(never)
  final func setFrame(_ frame: CGRect) {
    guard isAccepted(frame) else { return }
    let old = layer.frame
    guard frame != old else { return }
    changeGeometry { layer.frame = frame }
    if FrameNotes.callSite != nil { FrameNotes.take(self, from: old) }
  }

  @inline(never)
  final func setBounds(_ bounds: CGRect) {
    guard areAccepted(bounds: bounds) else { return }
    guard bounds != layer.bounds else { return }
    let old = layer.frame
    changeGeometry { layer.bounds = bounds }
    if FrameNotes.callSite != nil { FrameNotes.take(self, from: old) }
  }

  @inline(never)
  final func setCenter(_ center: CGPoint) {
    guard isAccepted(CGRect(origin: center, size: .zero)) else { return }
    guard center != layer.position else { return }
    let old = layer.frame
    changeGeometry { layer.position = center }
    if FrameNotes.callSite != nil { FrameNotes.take(self, from: old) }
  }

  final func setTransform(_ transform: CGAffineTransform) {
    layer.setAffineTransform(transform)
  }

  /// Runs one change of the layer's geometry and then tells everything that depends on it, once.
  private func changeGeometry(_ change: () -> Void) {
    let (oldBounds, oldCenter) = (layer.bounds, layer.position)
    let oldFrame = layer.frame
    marks.insert(.isMovingLayer)
    change()
    marks.remove(.isMovingLayer)
    if layer.bounds != oldBounds { boundsDidChange(from: oldBounds) }
    if layer.position != oldCenter {
      positionDidChange()
      noteChange(of: "center", from: oldCenter)
    }
    noteChange(of: "frame", from: oldFrame)
  }

  /// Follows a change of the bounds: subviews autoresize, layout and margins are due again.
  final func boundsDidChange(from old: CGRect) {
    let size = bounds.size
    if size != old.size {
      if autoresizesSubviews, !children.isEmpty { autoresizeChildren(from: old.size) }
      markLayout()
      if contentMode == .redraw { markDisplay() }
      insetsMayHaveChanged()
    }
    if bounds.origin != old.origin {
      contentOffsetDidChange()
      // Content that scrolls moves against the bars.
      if safeAreaInsets != .zero { for child in children { child.insetsMayHaveChanged() } }
    }
    ownGeometryDidChange(sizeChanged: size != old.size)
    noteChange(of: "bounds", from: old)
  }

  final func positionDidChange() {
    ownGeometryDidChange(sizeChanged: false)
    insetsMayHaveChanged()
  }

  /// A layer keeps what it has where what it is given is refused.
  private func isAccepted(_ rect: CGRect) -> Bool {
    let sum = rect.minX + rect.minY + rect.width + rect.height
    guard sum.isNaN else { return true }
    Runtime.refuse(
      .layerInvalidGeometry,
      "CALayer position contains NaN: [\(rect.midX) \(rect.midY)]. Layer: <CALayer:\(layer)>")
    return false
  }

  /// Bounds have no sum that a position is made of: only what is no number is refused.
  private func areAccepted(bounds rect: CGRect) -> Bool {
    let (origin, size) = (rect.origin, rect.size)
    guard origin.x.isNaN || origin.y.isNaN || size.width.isNaN || size.height.isNaN else {
      return true
    }
    let numbers = String(format: "%g %g; %g %g", origin.x, origin.y, size.width, size.height)
    Runtime.refuse(
      .layerInvalidGeometry,
      "CALayer bounds contains NaN: [\(numbers)]. Layer: <CALayer:\(layer)>")
    return false
  }

  final func defaultSizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  final func takeFittingSize() {
    let size = sizeThatFits(bounds.size)
    let origin = frame.origin
    bounds.size = size
    if transform.isIdentity { frame.origin = origin }
  }
}
