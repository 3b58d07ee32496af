// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// Groups changes of layers. Changes take effect at once; the completion block runs at commit.
open class CATransaction: NSObject {
  private struct Level {
    var duration: CFTimeInterval?
    var timing: CAMediaTimingFunction?
    var disablesActions: Bool?
    var completion: (() -> Void)?
    var animations: [CAAnimation] = []
  }

  private nonisolated(unsafe) static var levels: [Level] = []

  open class func begin() { levels.append(Level()) }

  open class func commit() {
    guard let level = levels.popLast() else { return }
    for animation in level.animations { finish(animation) }
    level.completion?()
  }

  open class func flush() {}

  /// Reports start and end of an animation: now, or when the open transaction is committed.
  static func register(_ animation: CAAnimation) {
    guard !levels.isEmpty else { return finish(animation) }
    levels[levels.count - 1].animations.append(animation)
  }

  private static func finish(_ animation: CAAnimation) {
    animation.delegate?.animationDidStart(animation)
    animation.delegate?.animationDidStop(animation, finished: true)
  }

  open class func animationDuration() -> CFTimeInterval {
    levels.last { $0.duration != nil }?.duration ?? 0.25
  }

  open class func setAnimationDuration(_ dur: CFTimeInterval) { change { $0.duration = dur } }

  open class func animationTimingFunction() -> CAMediaTimingFunction? {
    levels.last { $0.timing != nil }?.timing
  }

  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    change { $0.timing = function }
  }

  open class func disableActions() -> Bool {
    levels.last { $0.disablesActions != nil }?.disablesActions ?? false
  }

  open class func setDisableActions(_ flag: Bool) { change { $0.disablesActions = flag } }

  open class func completionBlock() -> (() -> Void)? { levels.last?.completion }

  /// Outside a transaction the block runs at once: there is nothing to wait for.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    if levels.isEmpty { block?() } else { change { $0.completion = block } }
  }

  private static func change(_ body: (inout Level) -> Void) {
    guard !levels.isEmpty else { return }
    body(&levels[levels.count - 1])
  }
}
