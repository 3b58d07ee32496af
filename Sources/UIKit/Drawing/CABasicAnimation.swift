// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

open class CAPropertyAnimation: CAAnimation {
  open var keyPath: String?
  open var isAdditive = false
  open var isCumulative = false
  open var valueFunction: CAValueFunction?

  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  final var target: LayerKeyPath? {
    if let valueFunction, let keyPath {
      return LayerKeyPath("\(keyPath).\(valueFunction.name.rawValue)")
    }
    return keyPath.flatMap(LayerKeyPath.init)
  }

  override var properties: [LayerProperty] { (target?.property).map { [$0] } ?? [] }

  override func copyContents(to other: CAAnimation) {
    super.copyContents(to: other)
    guard let other = other as? CAPropertyAnimation else { return }
    (other.keyPath, other.isAdditive, other.isCumulative) = (keyPath, isAdditive, isCumulative)
    other.valueFunction = valueFunction
  }

  /// Gives the layer the value, or adds it.
  final func give(_ value: LayerValue, to layer: CALayer, _ target: LayerKeyPath) {
    target.set(layer, isAdditive ? target.get(layer).adding(value) : value)
  }
}

open class CABasicAnimation: CAPropertyAnimation {
  open var fromValue: Any?
  open var toValue: Any?
  open var byValue: Any?
  /// What an implicit animation starts from, where no app said.
  final var fromLayerValue: LayerValue?

  override func copyContents(to other: CAAnimation) {
    super.copyContents(to: other)
    guard let other = other as? CABasicAnimation else { return }
    (other.fromValue, other.toValue, other.byValue) = (fromValue, toValue, byValue)
    other.fromLayerValue = fromLayerValue
  }

  /// What is not given is the layer's own value (Documentation/Animation.md §4.2).
  final func ends(on layer: CALayer, _ target: LayerKeyPath) -> (LayerValue, LayerValue) {
    let own = target.get(layer)
    let (from, to, by) = (
      LayerValue(fromValue) ?? fromLayerValue, LayerValue(toValue), LayerValue(byValue)
    )
    switch (from, to, by) {
    case (let from?, let to?, _): return (from, to)
    case (let from?, nil, let by?): return (from, from.adding(by))
    case (nil, let to?, let by?): return (to.adding(by, times: -1), to)
    case (let from?, nil, nil): return (from, own)
    case (nil, let to?, nil): return (own, to)
    case (nil, nil, let by?): return (own, own.adding(by))
    case (nil, nil, nil): return (own, own)
    }
  }

  override func show(on layer: CALayer, at time: TimeInterval) {
    guard let target else { return }
    let (from, to) = ends(on: layer, target)
    give(from.interpolated(to: to, CGFloat(share(at: time))), to: layer, target)
  }

  func share(at time: TimeInterval) -> Double { paced(time) }
}

open class CASpringAnimation: CABasicAnimation {
  open var mass: CGFloat = 1
  open var stiffness: CGFloat = 100
  open var damping: CGFloat = 10
  open var initialVelocity: CGFloat = 0
  open var allowsOverdamping = false

  private var spring: SpringTiming {
    SpringTiming(
      mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping),
      velocity: Double(initialVelocity))
  }

  /// Seconds until the spring is at rest.
  open var settlingDuration: CFTimeInterval { spring.settlingDuration }

  override func copyContents(to other: CAAnimation) {
    super.copyContents(to: other)
    guard let other = other as? CASpringAnimation else { return }
    (other.mass, other.stiffness, other.damping) = (mass, stiffness, damping)
    other.initialVelocity = initialVelocity
  }

  override func share(at time: TimeInterval) -> Double { spring.value(at: time) }

  /// A spring by the time of one swing and how much it swings over: 0 not at all, 1 for ever.
  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    self.init()
    let frequency = 2 * CGFloat.pi / max(perceptualDuration, 1e-6)
    stiffness = frequency * frequency
    let ratio = bounce < 0 ? 1 / (1 + bounce) : 1 - bounce
    damping = 2 * ratio * frequency
    duration = settlingDuration
  }

  open var perceptualDuration: CFTimeInterval { 2 * .pi / Double((stiffness / mass).squareRoot()) }

  open var bounce: CGFloat {
    let ratio = damping / (2 * (stiffness * mass).squareRoot())
    return ratio > 1 ? 1 / ratio - 1 : 1 - ratio
  }
}
