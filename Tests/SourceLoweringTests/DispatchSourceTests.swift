// Part of Snug, under the Apache License 2.0; see LICENSE.

import Testing

/// Documentation/SourceLowering.md §5.3.
@Suite("Weak sources of Dispatch")
struct DispatchSourceTests {
  @Test("a captured timer is taken as the class behind it")
  func captures() {
    let lowered = Lowered(
      """
      import UIKit
      func wait(_ other: DispatchSourceTimer, for view: UIView) {
        let timer = DispatchSource.makeTimerSource(queue: .main)
        timer.setEventHandler { [weak timer, weak view] in timer?.cancel(); view?.isHidden = true }
        other.setEventHandler { [weak other] in other?.cancel() }
        other.setEventHandler { [weak known = timer] in known?.cancel() }
      }
      """)
    #expect(lowered.contains("[weak timer = timer as? DispatchSource, weak view] in"))
    #expect(lowered.contains("[weak other = other as? DispatchSource] in"))
    #expect(lowered.contains("[weak known = timer] in"))
  }

  @Test("a stored one is kept as an object")
  func variables() {
    let lowered = Lowered(
      """
      import UIKit
      final class Throttle {
        private weak var timer: DispatchSourceTimer?
        weak var view: UIView?
        func stop() { timer?.cancel() }
      }
      """)
    #expect(
      lowered.contains("private weak var snugWeak_timer: AnyObject?; private      var timer:"))
    #expect(lowered.contains("get { snugWeak_timer as? DispatchSourceTimer }"))
    #expect(lowered.contains("set { snugWeak_timer = newValue.map { $0 as AnyObject } }"))
    #expect(lowered.contains("  weak var view: UIView?"))
  }
}
