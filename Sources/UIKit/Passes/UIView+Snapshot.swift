// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import DisplayList

extension UIView {
  /// Lets ``draw(_:)`` draw the view's own content; other layers of the view are not drawn so.
  final func drawContent(of layer: CALayer, in context: CGContext) {
    guard layer === self.layer else { return }
    UIGraphicsPushContext(context)
    draw(bounds)
    UIGraphicsPopContext()
  }

  /// What ``drawHierarchy(in:afterScreenUpdates:)`` does without an app's override.
  final func drawTree(in rect: CGRect, updatesFirst afterUpdates: Bool) -> Bool {
    guard let context = UIGraphicsGetCurrentContext(), bounds.width > 0, bounds.height > 0 else {
      return false
    }
    if afterUpdates { layoutIfNeeded() }
    context.saveGState()
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
    layer.render(in: context)
    context.restoreGState()
    return true
  }

  /// A view that shows how a part of this one looks now, its caps kept when it is stretched.
  public func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    snapshot(of: rect, updatesFirst: afterUpdates, capInsets: capInsets)
  }

  final func snapshot(
    of rect: CGRect, updatesFirst afterUpdates: Bool, capInsets: UIEdgeInsets = .zero
  ) -> UIView {
    if afterUpdates { layoutIfNeeded() }
    let scale = max(traitCollection.displayScale, 1)
    let list = GraphicsStack.record(
      canvas: CGRect(origin: .zero, size: rect.size), scale: scale
    ) { context in
      context.translateBy(x: bounds.minX - rect.minX, y: bounds.minY - rect.minY)
      layer.render(in: context)
    }
    let picture = Picture(name: "snapshot", recording: list, size: rect.size, scale: scale)
    let view = UIView(frame: CGRect(origin: .zero, size: rect.size))
    let image = UIImage(cgImage: CGImage(picture: picture), scale: scale, orientation: .up)
    view.layer.contents =
      capInsets == .zero ? image : image.resizableImage(withCapInsets: capInsets)
    return view
  }
}

extension CALayer {
  /// What ``render(in:)`` does without an app's override.
  final func drawTree(in context: CGContext) {
    callOnMainActor((self, context), ()) { pair, _ in
      if let window = pair.0.delegate as? UIWindow { Runtime.current.settle(window) }
      pair.1.recordGroup { pair.1.list.append(DisplayListBuilder.stillPicture(of: pair.0)) }
    }
  }
}
