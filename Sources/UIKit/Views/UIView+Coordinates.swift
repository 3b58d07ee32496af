// Part of Snug, under the Apache License 2.0; see LICENSE.

/// A space that points and rectangles can be converted from and to.
@preconcurrency @MainActor
public protocol UICoordinateSpace: NSObjectProtocol {
  var bounds: CGRect { get }
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

extension UIView: UICoordinateSpace {
  /// The map from this view's bounds coordinates to the topmost view's bounds coordinates.
  final var mapToTopmost: CGAffineTransform {
    var map = CGAffineTransform.identity
    var view = self
    while let above = view.parent {
      map = map.concatenating(view.layer.transformToSuperlayer)
      view = above
    }
    return map
  }

  /// The map to another view's bounds coordinates; nil is the topmost view.
  private func map(to view: UIView?) -> CGAffineTransform {
    guard let view, view !== self else { return view == nil ? mapToTopmost : .identity }
    if parent === view { return layer.transformToSuperlayer }
    if view.parent === self { return view.layer.transformToSuperlayer.inverted() }
    let (top, otherTop) = (topmost, view.topmost)
    guard top !== otherTop else {
      return mapToTopmost.concatenating(view.mapToTopmost.inverted())
    }
    // Trees that do not hang together lie beside each other, each by its topmost view's frame, as
    // layers convert; windows lie so on the screen.
    return mapToTopmost.concatenating(top.layer.transformToSuperlayer)
      .concatenating(
        view.mapToTopmost.concatenating(otherTop.layer.transformToSuperlayer).inverted())
  }

  private var topmost: UIView { sequence(first: self, next: \.parent).reduce(self) { $1 } }

  public final func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    point.applying(map(to: view))
  }

  public final func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    point.applying(view.map { $0.map(to: self) } ?? mapToTopmost.inverted())
  }

  public final func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    rect.applying(map(to: view))
  }

  public final func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    rect.applying(view.map { $0.map(to: self) } ?? mapToTopmost.inverted())
  }

  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    point.applying(map(toSpace: coordinateSpace))
  }

  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    point.applying(map(fromSpace: coordinateSpace))
  }

  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    rect.applying(map(toSpace: coordinateSpace))
  }

  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    rect.applying(map(fromSpace: coordinateSpace))
  }

  /// The map to a view's coordinates, or to those of the screen, where the topmost view lies by its
  /// frame.
  private func map(toSpace space: any UICoordinateSpace) -> CGAffineTransform {
    if let view = UIView.view(of: space) { return map(to: view) }
    return mapToTopmost.concatenating(topmost.layer.transformToSuperlayer)
  }

  /// The same from there; of a view that is scaled to nothing, too, whose own map has no inverse.
  private func map(fromSpace space: any UICoordinateSpace) -> CGAffineTransform {
    if let view = UIView.view(of: space) { return view.map(to: self) }
    return map(toSpace: space).inverted()
  }

  /// The view whose coordinates a space has; nil stands for the screen's.
  ///
  /// Not inlined, and by way of `AnyObject`: the optimiser of Swift 6.3 stops at the direct cast.
  @inline(never)
  private static func view(of space: any UICoordinateSpace) -> UIView? {
    let object = space as AnyObject
    return object as? UIView
  }

  /// The frontmost descendant that takes touches at a point of this view's bounds.
  ///
  /// Hidden, nearly transparent and disabled views take their subtree with them; the bounds test is
  /// inclusive at the minimum and exclusive at the maximum.
  final func frontmostView(at point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isHidden, alpha >= 0.01, isUserInteractionEnabled, !layer.ignoresTouches else {
      return nil
    }
    guard self.point(inside: point, with: event) else { return nil }
    for child in children.reversed() {
      if let hit = child.hitTest(child.convert(point, from: self), with: event) { return hit }
    }
    return self
  }
}
