// Part of Snug, under the Apache License 2.0; see LICENSE.
// Written by Scripts/optional-methods; change the protocols instead.

extension CAAnimationDelegate {
  public func animationDidStart(_ anim: CAAnimation) {
    optionalDefault("animationDidStart:", self, [anim], ()) { (next: any CAAnimationDelegate) in
      next.animationDidStart(anim)
    }
  }
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    optionalDefault("animationDidStop:finished:", self, [anim, flag], ()) {
      (next: any CAAnimationDelegate) in next.animationDidStop(anim, finished: flag)
    }
  }
}

extension CALayerDelegate {
  public func display(_ layer: CALayer) {
    optionalDefault("displayLayer:", self, [layer], ()) { (next: any CALayerDelegate) in
      next.display(layer)
    }
  }
  public func draw(_ layer: CALayer, in ctx: CGContext) {
    optionalDefault("drawLayer:inContext:", self, [layer, ctx], ()) { (next: any CALayerDelegate) in
      next.draw(layer, in: ctx)
    }
  }
  public func layerWillDraw(_ layer: CALayer) {
    optionalDefault("layerWillDraw:", self, [layer], ()) { (next: any CALayerDelegate) in
      next.layerWillDraw(layer)
    }
  }
  public func layoutSublayers(of layer: CALayer) {
    optionalDefault("layoutSublayersOfLayer:", self, [layer], ()) { (next: any CALayerDelegate) in
      next.layoutSublayers(of: layer)
    }
  }
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    optionalDefault("actionForLayer:forKey:", self, [layer, event], nil) {
      (next: any CALayerDelegate) in next.action(for: layer, forKey: event)
    }
  }
}
