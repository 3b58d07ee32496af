// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// Groups changes of layers. Changes take effect at once; the completion block runs when every
/// animation that was added is over, at commit when there is none.
open class CATransaction: NSObject {
  private struct Level {
    var duration: CFTimeInterval?
    var timing: CAMediaTimingFunction?
    var disablesActions: Bool?
    let group = AnimationGroup()
    var starts: [() -> Void] = []
  }

  private nonisolated(unsafe) static var levels: [Level] = []

  open class func begin() { levels.append(Level()) }

  open class func commit() {
    guard let level = levels.popLast() else { return }
    for start in level.starts { start() }
    level.group.close()
  }

  open class func flush() {}

  /// What waits for animations that are added now.
  static var openGroup: AnimationGroup? { levels.last?.group }

  /// Runs `action` when the open transaction is committed, now when there is none.
  static func atCommit(_ action: @escaping () -> Void) {
    if levels.isEmpty { action() } else { levels[levels.count - 1].starts.append(action) }
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

  open class func completionBlock() -> (() -> Void)? { levels.last?.group.completion }

  /// Outside a transaction the block runs at once: there is nothing to wait for.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    if levels.isEmpty { block?() } else { change { $0.group.completion = block } }
  }

  open class func setValue(_ anObject: Any?, forKey key: String) {
    switch key {
    case kCATransactionDisableActions:
      setDisableActions((anObject as? NSNumber)?.boolValue ?? false)
    case kCATransactionAnimationDuration:
      setAnimationDuration((anObject as? NSNumber)?.doubleValue ?? 0.25)
    case kCATransactionAnimationTimingFunction:
      setAnimationTimingFunction(anObject as? CAMediaTimingFunction)
    default: break
    }
  }

  open class func lock() {}
  open class func unlock() {}

  private static func change(_ body: (inout Level) -> Void) {
    guard !levels.isEmpty else { return }
    body(&levels[levels.count - 1])
  }
}

public let kCATransactionDisableActions = "disableActions"
public let kCATransactionAnimationDuration = "animationDuration"
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
public let kCATransactionCompletionBlock = "completionBlock"
public let kCAOnOrderIn = "onOrderIn"
public let kCAOnOrderOut = "onOrderOut"
public let kCFBooleanTrue: NSNumber! = true
public let kCFBooleanFalse: NSNumber! = false
