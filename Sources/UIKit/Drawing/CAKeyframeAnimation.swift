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

/// A way through several values, or along a path (Documentation/Animation.md §4.6).
open class CAKeyframeAnimation: CAPropertyAnimation {
  open var values: [Any]? { didSet { parsed = nil } }
  open var path: CGPath? { didSet { parsed = nil } }
  open var keyTimes: [NSNumber]?
  open var timingFunctions: [CAMediaTimingFunction]?
  open var calculationMode = CAAnimationCalculationMode.linear
  open var rotationMode: CAAnimationRotationMode?
  open var tensionValues: [NSNumber]?
  open var continuityValues: [NSNumber]?
  open var biasValues: [NSNumber]?
  private var parsed: (values: [LayerValue], path: KeyframePath?)?

  override func copyContents(to other: CAAnimation) {
    super.copyContents(to: other)
    guard let other = other as? CAKeyframeAnimation else { return }
    (other.values, other.path, other.keyTimes) = (values, path, keyTimes)
    (other.timingFunctions, other.calculationMode) = (timingFunctions, calculationMode)
    (other.rotationMode, other.tensionValues) = (rotationMode, tensionValues)
    (other.continuityValues, other.biasValues) = (continuityValues, biasValues)
  }

  override var properties: [LayerProperty] {
    let turn = rotationMode != nil && path != nil ? LayerProperty.named("transform") : nil
    return super.properties + (turn.map { [$0] } ?? [])
  }

  private var isPaced: Bool { calculationMode == .paced || calculationMode == .cubicPaced }
  private var isCubic: Bool { calculationMode == .cubic || calculationMode == .cubicPaced }

  private var frames: (values: [LayerValue], path: KeyframePath?) {
    if let parsed { return parsed }
    let made = ((values ?? []).compactMap(LayerValue.init), path.flatMap(KeyframePath.init))
    parsed = made
    return made
  }

  override func show(on layer: CALayer, at time: TimeInterval) {
    guard let target else { return }
    let (values, path) = frames
    let share = paced(time)
    if let path { return follow(path, share, layer, target) }
    guard let last = values.last else { return }
    let isDiscrete = calculationMode == .discrete
    let parts = isDiscrete ? values.count : values.count - 1
    guard parts > 0 else { return give(last, to: layer, target) }
    guard let (index, local) = part(of: parts, at: share, lengths: distances(values)) else {
      return give(share <= 0 ? values[0] : last, to: layer, target)
    }
    if isDiscrete { return give(values[index], to: layer, target) }
    give(between(values, index, CGFloat(local)), to: layer, target)
  }

  /// A path counts in place of values: each of its lines and curves is a part.
  private func follow(
    _ path: KeyframePath, _ share: Double, _ layer: CALayer, _ target: LayerKeyPath
  ) {
    let place: (point: CGPoint, angle: CGFloat)
    if isPaced {
      place = path.pacedPlace(at: CGFloat(share))
    } else if let (index, local) = part(of: path.count, at: share, lengths: nil) {
      place = path.place(
        piece: index, at: calculationMode == .discrete ? 0 : CGFloat(local))
    } else {
      place = share <= 0 ? path.place(piece: 0, at: 0) : path.place(piece: path.count - 1, at: 1)
    }
    give(.point(place.point), to: layer, target)
    guard let rotationMode, let turn = LayerKeyPath("transform.rotation.z") else { return }
    turn.set(
      layer, .numbers([place.angle + (rotationMode == .rotateAutoReverse ? .pi : 0)]))
  }

  /// The part that a share of the time lies in, and the share of that part; nil outside.
  private func part(
    of count: Int, at share: Double, lengths: [Double]?
  ) -> (index: Int, local: Double)? {
    let times = starts(count, lengths)
    guard let index = times.lastIndex(where: { $0 <= share }), index < count else { return nil }
    let end = index + 1 < times.count ? times[index + 1] : 1
    var local = end > times[index] ? (share - times[index]) / (end - times[index]) : 1
    if let functions = timingFunctions, index < functions.count {
      local = functions[index].curve.value(at: local)
    }
    return (index, local)
  }

  /// When each part starts, as shares of the whole: even, by distance where paced, or as told.
  private func starts(_ parts: Int, _ lengths: [Double]?) -> [Double] {
    if isPaced, let lengths, lengths.count == parts, lengths.reduce(0, +) > 0 {
      let total = lengths.reduce(0, +)
      var (times, sum) = ([0.0], 0.0)
      for length in lengths {
        sum += length
        times.append(sum / total)
      }
      return times
    }
    if let keyTimes, keyTimes.count >= parts { return keyTimes.map(\.doubleValue) }
    return (0...parts).map { Double($0) / Double(parts) }
  }

  private func distances(_ values: [LayerValue]) -> [Double]? {
    guard isPaced else { return nil }
    return zip(values, values.dropFirst()).map { from, to in
      guard let a = from.numbers, let b = to.numbers else { return 1 }
      return Double(zip(a, b).map { ($1 - $0) * ($1 - $0) }.reduce(0, +)).squareRoot()
    }
  }

  /// Straight from value to value, or by the curve through all of them (Kochanek and Bartels 1984
  /// with neutral settings, which is Catmull's and Rom's).
  private func between(_ values: [LayerValue], _ index: Int, _ share: CGFloat) -> LayerValue {
    let (from, to) = (values[index], values[index + 1])
    guard isCubic, let a = from.numbers, let b = to.numbers, a.count == b.count else {
      return from.interpolated(to: to, share)
    }
    let before = index > 0 ? values[index - 1].numbers ?? a : a
    let after = index + 2 < values.count ? values[index + 2].numbers ?? b : b
    guard before.count == a.count, after.count == a.count else {
      return from.interpolated(to: to, share)
    }
    let (t, t2, t3) = (share, share * share, share * share * share)
    return .numbers(
      a.indices.map { i in
        let (leave, arrive) = ((b[i] - before[i]) / 2, (after[i] - a[i]) / 2)
        let start = (2 * t3 - 3 * t2 + 1) * a[i] + (t3 - 2 * t2 + t) * leave
        return start + (3 * t2 - 2 * t3) * b[i] + (t3 - t2) * arrive
      })
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
