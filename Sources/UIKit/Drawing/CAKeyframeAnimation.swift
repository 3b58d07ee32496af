// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// Differs from Core Animation: cubic modes are straight between the values, and a path is not
/// followed.
open class CAKeyframeAnimation: CAPropertyAnimation {
  open var values: [Any]?
  open var path: CGPath?
  open var keyTimes: [NSNumber]?
  open var timingFunctions: [CAMediaTimingFunction]?
  open var calculationMode = CAAnimationCalculationMode.linear

  override func copyContents(to other: CAAnimation) {
    super.copyContents(to: other)
    guard let other = other as? CAKeyframeAnimation else { return }
    (other.values, other.path, other.keyTimes) = (values, path, keyTimes)
    (other.timingFunctions, other.calculationMode) = (timingFunctions, calculationMode)
  }

  override func show(on layer: CALayer, at time: TimeInterval) {
    guard let target, let values = values?.compactMap(LayerValue.init), let last = values.last
    else { return }
    let share = paced(time)
    let isDiscrete = calculationMode == .discrete
    let parts = isDiscrete ? values.count : values.count - 1
    guard parts > 0 else { return give(last, to: layer, target) }
    let times = starts(parts, share)
    guard let index = times.lastIndex(where: { $0 <= share }), index < parts else {
      return give(share < (times.first ?? 0) ? values[0] : last, to: layer, target)
    }
    if isDiscrete { return give(values[index], to: layer, target) }
    let end = index + 1 < times.count ? times[index + 1] : 1
    var local = end > times[index] ? (share - times[index]) / (end - times[index]) : 1
    if let functions = timingFunctions, index < functions.count {
      local = functions[index].curve.value(at: local)
    }
    give(values[index].interpolated(to: values[index + 1], CGFloat(local)), to: layer, target)
  }

  /// When each part starts, as shares of the whole; even parts unless told otherwise.
  private func starts(_ parts: Int, _ share: Double) -> [Double] {
    if let keyTimes, keyTimes.count >= parts { return keyTimes.map(\.doubleValue) }
    return (0...parts).map { Double($0) / Double(parts) }
  }
}

/// Animations that run together; the group's time cuts theirs.
open class CAAnimationGroup: CAAnimation {
  open var animations: [CAAnimation]?

  override func copyContents(to other: CAAnimation) {
    super.copyContents(to: other)
    (other as? CAAnimationGroup)?.animations = animations?.map { $0.copy() as? CAAnimation ?? $0 }
  }

  override var properties: [LayerProperty] { (animations ?? []).flatMap(\.properties) }

  override func show(on layer: CALayer, at time: TimeInterval) {
    let local = timingFunction == nil ? time : paced(time) * duration
    for animation in animations ?? [] {
      if animation.duration <= 0 { animation.duration = duration }
      animation.apply(to: layer, elapsed: local - animation.beginTime)
    }
  }
}
