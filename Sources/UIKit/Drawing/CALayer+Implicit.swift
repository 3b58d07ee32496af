// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// What layers without views do by themselves when a value changes (Documentation/Animation.md §8).
extension CALayer {
  /// A property of a layer that was seen before has changed: its action runs, by default an animation
  /// from what is seen to the new value.
  final func animateImplicitly(_ name: String, from old: LayerValue) {
    guard wasSeen, host == nil, !LayerPresentation.isExchanging, !CATransaction.disableActions()
    else { return }
    let found = action(forKey: name) ?? type(of: self).defaultAction(forKey: name)
    if found is NSNull { return }
    if let found {
      (found as? CABasicAnimation).map { if $0.fromValue == nil { $0.fromLayerValue = old } }
      return found.run(forKey: name, object: self, arguments: nil)
    }
    guard let property = LayerProperty.named(name), name != "path", name != "shadowPath" else {
      return
    }
    let animation = CABasicAnimation(keyPath: name)
    animation.fromLayerValue =
      running.contains { $0.key == name } ? presented(property, at: CACurrentMediaTime()) : old
    animation.timingFunction =
      CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
    add(animation, forKey: name)
  }

  /// A layer without a view is on screen now; it is not once it leaves its superlayer.
  final func noteSeen() {
    if host == nil { wasSeen = true }
  }
}

extension NSNull: CAAction {
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
  }
}
