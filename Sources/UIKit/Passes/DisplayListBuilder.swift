// Part of Snug, under the Apache License 2.0; see LICENSE.

package import DisplayList
internal import Foundation

/// Turns a tree of views and layers into a display list.
///
/// Follows Documentation/Drawing.md §5; the numbers in comments are the ones used there. A layer is
/// visited once; what lies outside the picture is left out.
@MainActor
package struct DisplayListBuilder {
  var list = DisplayList()

  /// The picture of a view and everything in it, its top left corner at the origin.
  ///
  /// Layout must be settled; drawing code runs where display is needed.
  package static func displayList(of view: UIView) -> DisplayList {
    displayList(of: view.layer)
  }

  /// Layers that move are shown as they are at this moment.
  static func displayList(of layer: CALayer) -> DisplayList {
    LayerPresentation.showing { stillPicture(of: layer) }
  }

  /// Layers as they were set, animations left out.
  static func stillPicture(of layer: CALayer) -> DisplayList {
    var builder = DisplayListBuilder()
    let bounds = layer.bounds
    if bounds.origin != .zero {
      builder.list.append(.concat(.translation(x: -bounds.minX, y: -bounds.minY)))
    }
    if !layer.isHidden, layer.opacity > 0 { builder.paint(layer, visible: bounds) }
    return builder.list
  }

  /// What a layer shows in its own coordinates, without its opacity and mask.
  static func contentPicture(of layer: CALayer) -> DisplayList {
    LayerPresentation.showing {
      var builder = DisplayListBuilder()
      builder.paintShadowed(layer, visible: .infinitePlane)
      return builder.list
    }
  }

  /// Paints a sublayer; `visible` is what can be seen, in the superlayer's coordinates.
  mutating func visit(_ layer: CALayer, visible: CGRect) {
    // 5.2 Hidden and fully transparent layers, and all in them, are left out.
    guard !layer.isHidden, layer.opacity > 0 else { return }
    let map = layer.transformToSuperlayer
    guard map.a * map.d - map.b * map.c != 0 else { return }
    let inside = visible.applying(map.inverted())
    if layer.masksToBounds, !DisplayListBuilder.meets(layer.bounds, inside) { return }
    let start = list.commands.count
    list.append(.save)
    if !map.isIdentity { list.append(.concat(map.matrix)) }
    let content = list.commands.count
    layer.noteSeen()
    paint(layer, visible: inside)
    if list.commands.count == content {
      list.truncate(to: start)
    } else {
      list.append(.restore)
    }
  }

  /// Paints a layer in its own coordinates, as a group where opacity or a mask ask for one.
  private mutating func paint(_ layer: CALayer, visible: CGRect) {
    // 5.3 Opacity and mask apply to the layer with its sublayers as one picture.
    let mask = layer.mask.map { mask in
      var builder = DisplayListBuilder()
      builder.visit(mask, visible: .infinitePlane)
      return builder.list
    }
    let opacity = CGFloat(min(layer.opacity, 1))
    guard opacity < 1 || mask != nil else { return paintExchanged(layer, visible: visible) }
    let start = list.commands.count
    list.append(.beginLayer(.init(opacity: opacity, mask: mask)))
    paintExchanged(layer, visible: visible)
    close(from: start)
  }

  /// During a transition the layer's old picture gives way to the new one.
  private mutating func paintExchanged(_ layer: CALayer, visible: CGRect) {
    guard let exchange = layer.exchange else { return paintShadowed(layer, visible: visible) }
    var builder = DisplayListBuilder()
    builder.paintShadowed(layer, visible: .infinitePlane)
    list.append(exchange.picture(of: builder.list, in: layer.bounds))
  }

  /// Ends the layer that began at `start`, or drops it when it is empty.
  private mutating func close(from start: Int) {
    if list.commands.count == start + 1 {
      list.truncate(to: start)
    } else {
      list.append(.endLayer)
    }
  }

  private mutating func paintShadowed(_ layer: CALayer, visible: CGRect) {
    // 5.4 A layer that masks to its bounds cuts its own shadow off.
    guard let shadow = layer.shadow, !layer.masksToBounds else {
      return paintContent(layer, visible: visible)
    }
    if let path = layer.shadowPath?.path {
      list.append(.shadow(path, .winding, shadow))
      paintContent(layer, visible: visible)
    } else if layer.backgroundColor?.alpha == 1, layer.children.isEmpty, !hasContents(layer) {
      list.append(.shadow(layer.outline(), .winding, shadow))
      paintContent(layer, visible: visible)
    } else {
      let start = list.commands.count
      list.append(.beginLayer(.init(shadow: shadow)))
      paintContent(layer, visible: visible)
      close(from: start)
    }
  }

  private mutating func paintContent(_ layer: CALayer, visible: CGRect) {
    let seen = DisplayListBuilder.meets(layer.bounds, visible)
    // 5.5 Background, contents, sublayers, border: from bottom to top.
    if seen { paintBackground(layer) }
    let isClipping = layer.masksToBounds
    let start = list.commands.count
    if isClipping {
      list.append(.save)
      list.append(.clip(layer.outline(), .winding))
    }
    let content = list.commands.count
    paintContents(layer, seen: seen)
    if !layer.children.isEmpty {
      let inside = isClipping ? visible.intersection(layer.bounds) : visible
      paintCopies(of: layer, visible: inside)
    }
    if isClipping {
      if list.commands.count == content {
        list.truncate(to: start)
      } else {
        list.append(.restore)
      }
    }
    if seen { paintBorder(layer) }
  }

  /// A replicator shows its sublayers several times, each moved and faded a step further.
  private mutating func paintCopies(of layer: CALayer, visible: CGRect) {
    guard let replicator = layer as? CAReplicatorLayer else {
      return paintSublayers(layer, visible: visible)
    }
    let step = CATransform3DGetAffineTransform(replicator.instanceTransform)
    let middle = CGPoint(x: layer.bounds.midX, y: layer.bounds.midY)
    let about = CGAffineTransform(translationX: -middle.x, y: -middle.y).concatenating(step)
      .concatenating(CGAffineTransform(translationX: middle.x, y: middle.y))
    var map = CGAffineTransform.identity
    let first = Float(replicator.instanceColor?.alpha ?? 1)
    for index in 0..<max(replicator.instanceCount, 0) {
      let opacity = first + Float(index) * replicator.instanceAlphaOffset
      if opacity > 0 {
        list.append(.save)
        list.append(.concat(map.matrix))
        if opacity < 1 { list.append(.beginLayer(.init(opacity: CGFloat(opacity)))) }
        paintSublayers(layer, visible: .infinitePlane)
        if opacity < 1 { list.append(.endLayer) }
        list.append(.restore)
      }
      map = about.concatenating(map)
    }
  }

  private mutating func paintSublayers(_ layer: CALayer, visible: CGRect) {
    let map = CATransform3DGetAffineTransform(layer.sublayerTransform)
    guard !map.isIdentity else {
      for child in layer.orderedChildren { visit(child, visible: visible) }
      return
    }
    // The sublayer transform turns about the anchor point.
    let bounds = layer.bounds
    let anchor = CGPoint(
      x: bounds.minX + layer.anchorPoint.x * bounds.width,
      y: bounds.minY + layer.anchorPoint.y * bounds.height)
    let about = CGAffineTransform(translationX: -anchor.x, y: -anchor.y).concatenating(map)
      .concatenating(CGAffineTransform(translationX: anchor.x, y: anchor.y))
    guard map.a * map.d - map.b * map.c != 0 else { return }
    list.append(.save)
    list.append(.concat(about.matrix))
    for child in layer.orderedChildren {
      visit(child, visible: visible.applying(about.inverted()))
    }
    list.append(.restore)
  }

  /// Whether two rectangles share an area; a layer without area meets nothing.
  private static func meets(_ rect: CGRect, _ visible: CGRect) -> Bool {
    rect.width > 0 && rect.height > 0 && rect.maxX > visible.minX && rect.minX < visible.maxX
      && rect.maxY > visible.minY && rect.minY < visible.maxY
  }
}

extension CGRect {
  /// Large enough for every picture, small enough for exact arithmetic.
  static let infinitePlane = CGRect(x: -1e7, y: -1e7, width: 2e7, height: 2e7)
}
