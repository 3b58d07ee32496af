// Part of Snug, under the Apache License 2.0; see LICENSE.

/// A change of a view with the tilt of the device; the device lies still here, so none is seen.
@preconcurrency @MainActor
open class UIMotionEffect: NSObject {
  public override init() { super.init() }

  open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
    nil
  }
}

open class UIInterpolatingMotionEffect: UIMotionEffect {
  public enum EffectType: Int, Sendable {
    case tiltAlongHorizontalAxis
    case tiltAlongVerticalAxis
  }

  public let keyPath: String
  public let type: EffectType
  open var minimumRelativeValue: Any?
  open var maximumRelativeValue: Any?

  public init(keyPath: String, type: EffectType) {
    self.keyPath = keyPath
    self.type = type
    super.init()
  }
}

open class UIMotionEffectGroup: UIMotionEffect {
  open var motionEffects: [UIMotionEffect]?
}

extension UIView {
  public var motionEffects: [UIMotionEffect] {
    get { rareStorage?.motionEffects ?? [] }
    set { rare.motionEffects = newValue }
  }

  public func addMotionEffect(_ effect: UIMotionEffect) { rare.motionEffects.append(effect) }

  public func removeMotionEffect(_ effect: UIMotionEffect) {
    rareStorage?.motionEffects.removeAll { $0 === effect }
  }
}
