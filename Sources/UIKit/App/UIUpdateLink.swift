// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// Calls an app in each update of a view's screen, in virtual time.
///
/// With ``requiresContinuousUpdates`` sixty times a second, or as often as the preferred range says; without, UIKit
/// calls in updates that others cause, which is not done here.
@preconcurrency @MainActor
open class UIUpdateLink: NSObject {
  private var actions: [(UIUpdateLink, UIUpdateInfo) -> Void] = []
  private var tick: Int?
  private weak var view: UIView?
  open private(set) var currentUpdateInfo: UIUpdateInfo?
  open var isEnabled = false { didSet { update() } }
  open var requiresContinuousUpdates = false { didSet { update() } }
  open var wantsLowLatencyEventDispatch = false
  open var wantsImmediatePresentation = false
  open var preferredFrameRateRange = CAFrameRateRange.default

  public init(view: UIView) {
    self.view = view
    super.init()
  }

  public init(windowScene: UIWindowScene) {
    view = windowScene.windows.first
    super.init()
  }

  public convenience init(
    view: UIView, actionHandler handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void
  ) {
    self.init(view: view)
    addAction(handler: handler)
  }

  public convenience init(
    windowScene: UIWindowScene,
    actionHandler handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void
  ) {
    self.init(windowScene: windowScene)
    addAction(handler: handler)
  }

  open func addAction(handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void) {
    actions.append(handler)
  }

  /// The phases of an update follow each other at once here, so all actions are called in the order of
  /// their adding.
  open func addAction(
    to phase: UIUpdateActionPhase, handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void
  ) {
    actions.append(handler)
  }

  /// Seconds from one update to the next.
  private var interval: TimeInterval {
    guard let rate = preferredFrameRateRange.preferred, rate > 0, rate < 60 else { return 1.0 / 60 }
    return 1 / Double(rate)
  }

  private func update() {
    if let tick { Runtime.current.cancel(tick) }
    tick = nil
    guard isEnabled, requiresContinuousUpdates, view != nil else { return }
    tick = Runtime.current.perform(after: interval) { [weak self] in self?.fire() }
  }

  private func fire() {
    tick = nil
    let info = UIUpdateInfo(modelTime: CACurrentMediaTime(), length: interval)
    currentUpdateInfo = info
    if view?.window != nil { for action in actions { action(self, info) } }
    currentUpdateInfo = nil
    update()
  }
}

/// The times of an update, in seconds of the clock of `CACurrentMediaTime()`.
@preconcurrency @MainActor
open class UIUpdateInfo: NSObject {
  public let modelTime: TimeInterval
  public let completionDeadlineTime: TimeInterval
  public let estimatedPresentationTime: TimeInterval
  public let isImmediatePresentationExpected = false
  public let isLowLatencyEventDispatchConfirmed = false
  public let isPerformingLowLatencyPhases = false

  init(modelTime: TimeInterval, length: TimeInterval) {
    self.modelTime = modelTime
    completionDeadlineTime = modelTime + length
    estimatedPresentationTime = modelTime + length
    super.init()
  }
}

/// When in an update an action is called.
public struct UIUpdateActionPhase: Hashable, Sendable {
  private let order: Int

  public static let afterUpdateScheduled = UIUpdateActionPhase(order: 0)
  public static let beforeEventDispatch = UIUpdateActionPhase(order: 1)
  public static let afterEventDispatch = UIUpdateActionPhase(order: 2)
  public static let beforeCADisplayLinkDispatch = UIUpdateActionPhase(order: 3)
  public static let afterCADisplayLinkDispatch = UIUpdateActionPhase(order: 4)
  public static let beforeCATransactionCommit = UIUpdateActionPhase(order: 5)
  public static let afterCATransactionCommit = UIUpdateActionPhase(order: 6)
  public static let beforeLowLatencyEventDispatch = UIUpdateActionPhase(order: 7)
  public static let afterLowLatencyEventDispatch = UIUpdateActionPhase(order: 8)
  public static let beforeLowLatencyCATransactionCommit = UIUpdateActionPhase(order: 9)
  public static let afterLowLatencyCATransactionCommit = UIUpdateActionPhase(order: 10)
  public static let afterUpdateComplete = UIUpdateActionPhase(order: 11)
}
