// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Animations between `beginAnimations` and `commitAnimations`, as apps wrote them before closures.
extension UIView {
  @MainActor
  private final class Settings {
    var duration: TimeInterval = 0.2
    var delay: TimeInterval = 0
    var curve = AnimationCurve.easeInOut
    var repeatCount: Float = 1
    var autoreverses = false
    let identifier: String?
    let context: UnsafeMutableRawPointer?
    weak var delegate: AnyObject?
    var willStart: Selector?
    var didStop: Selector?
    /// Whether animations were allowed at the beginning.
    let isAnimated = UIView.areAnimationsEnabled

    init(_ identifier: String?, _ context: UnsafeMutableRawPointer?) {
      self.identifier = identifier
      self.context = context
    }
  }

  private static var settings: [Settings] = []

  public class func beginAnimations(
    _ animationID: String?, context: UnsafeMutableRawPointer?
  ) {
    settings.append(Settings(animationID, context))
    openBlock()
  }

  public class func setAnimationDuration(_ duration: TimeInterval) {
    change { $0.duration = duration }
  }
  public class func setAnimationDelay(_ delay: TimeInterval) { change { $0.delay = delay } }
  public class func setAnimationCurve(_ curve: AnimationCurve) { change { $0.curve = curve } }
  public class func setAnimationRepeatCount(_ repeatCount: Float) {
    change { $0.repeatCount = repeatCount }
  }
  public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
    change { $0.autoreverses = repeatAutoreverses }
  }
  public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {}
  public class func setAnimationDelegate(_ delegate: Any?) {
    settings.last?.delegate = delegate.map { $0 as AnyObject }
  }
  public class func setAnimationWillStart(_ selector: Selector?) {
    settings.last?.willStart = selector
  }
  public class func setAnimationDidStop(_ selector: Selector?) {
    settings.last?.didStop = selector
  }

  public class func commitAnimations() {
    guard let last = settings.popLast(), let block = AnimationBlock.open.popLast() else { return }
    if let start = last.willStart, let delegate = last.delegate {
      RuntimeRegistry.perform(
        start, on: delegate,
        with: Array(([last.identifier, last.context] as [Any?]).prefix(start.argumentCount)))
    }
    block.completion = { finished in
      guard let stop = last.didStop, let delegate = last.delegate else { return }
      let values: [Any?] = [last.identifier, finished, last.context]
      RuntimeRegistry.perform(
        stop, on: delegate, with: Array(values.prefix(stop.argumentCount)))
    }
    block.close()
  }

  /// Settings hold for the changes that follow them.
  private class func change(_ body: (Settings) -> Void) {
    guard let last = settings.last else { return }
    body(last)
    guard let block = AnimationBlock.open.popLast() else { return }
    block.close()
    openBlock()
  }

  private class func openBlock() {
    guard let last = settings.last else { return }
    AnimationBlock.open.append(
      AnimationBlock(
        duration: last.isAnimated ? last.duration : 0, delay: last.delay, timing: last.curve.timing,
        repeatCount: last.repeatCount > 0 ? Double(last.repeatCount) : 1,
        autoreverses: last.autoreverses))
  }
}
