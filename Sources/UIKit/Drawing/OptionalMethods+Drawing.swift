// Part of Snug, under the Apache License 2.0; see LICENSE.
// Written by Scripts/optional-methods; change the protocols instead.

extension CAAnimationDelegate {
  public func animationDidStart(_ anim: CAAnimation) {
    optionalDefault("animationDidStart:", self, [anim], ())
  }
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    optionalDefault("animationDidStop:finished:", self, [anim, flag], ())
  }
}

extension CALayerDelegate {
  public func display(_ layer: CALayer) { optionalDefault("displayLayer:", self, [layer], ()) }
  public func draw(_ layer: CALayer, in ctx: CGContext) {
    optionalDefault("drawLayer:inContext:", self, [layer, ctx], ())
  }
  public func layerWillDraw(_ layer: CALayer) {
    optionalDefault("layerWillDraw:", self, [layer], ())
  }
  public func layoutSublayers(of layer: CALayer) {
    optionalDefault("layoutSublayersOfLayer:", self, [layer], ())
  }
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    optionalDefault("actionForLayer:forKey:", self, [layer, event], nil)
  }
}
