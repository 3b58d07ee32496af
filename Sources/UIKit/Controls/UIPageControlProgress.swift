// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// How much of the present page is over, from 0 to 1 (iOS 17). The dots do not show it here, and the delegate
/// is neither asked for a page's first progress nor told of changes; it is asked whether a page may be turned.
@preconcurrency @MainActor
open class UIPageControlProgress: NSObject {
  open weak var delegate: (any UIPageControlProgressDelegate)?
  open var currentProgress: Float = 0
  open var isProgressVisible: Bool { pageControl?.progress === self && currentProgress > 0 }
  /// The control that goes along.
  weak var pageControl: UIPageControl?

  public override init() { super.init() }
}

/// A progress that goes on by itself and turns the page when its time is over.
@preconcurrency @MainActor
open class UIPageControlTimerProgress: UIPageControlProgress {
  /// Seconds a page, where it has no time of its own.
  open var preferredDuration: TimeInterval
  open var resetsToInitialPageAfterEnd = false
  private var durations: [Int: TimeInterval] = [:]
  private var tick: Int?
  public var isRunning: Bool { tick != nil }
  private var timerDelegate: (any UIPageControlTimerProgressDelegate)? {
    delegate as? any UIPageControlTimerProgressDelegate
  }

  public init(preferredDuration: TimeInterval) {
    self.preferredDuration = preferredDuration
    super.init()
  }

  open func setDuration(_ duration: TimeInterval, forPage page: Int) {
    durations[page] = duration
  }

  open func duration(forPage page: Int) -> TimeInterval { durations[page] ?? preferredDuration }

  open func resumeTimer() {
    guard tick == nil, let pageControl else { return }
    let left = duration(forPage: pageControl.currentPage) * (1 - TimeInterval(currentProgress))
    tick = Runtime.current.perform(after: max(left, 0)) { [weak self] in self?.turn() }
  }

  open func pauseTimer() {
    if let tick { Runtime.current.cancel(tick) }
    tick = nil
  }

  private func turn() {
    tick = nil
    guard let pageControl else { return }
    currentProgress = 0
    let isLast = pageControl.currentPage + 1 >= pageControl.numberOfPages
    guard !isLast || resetsToInitialPageAfterEnd else { return }
    let page = isLast ? 0 : pageControl.currentPage + 1
    let mayTurn = optionalCall(
      on: timerDelegate,
      { timerDelegate?.pageControlTimerProgress(self, shouldAdvanceToPage: page) ?? true })
    guard mayTurn ?? true else { return }
    pageControl.currentPage = page
    pageControl.sendActions(for: .valueChanged)
    resumeTimer()
  }
}

@preconcurrency @MainActor
public protocol UIPageControlProgressDelegate: NSObjectProtocol {
  // @objc(pageControlProgress:initialProgressForPage:) optional = 0
  func pageControlProgress(
    _ progress: UIPageControlProgress, initialProgressForPage page: Int
  ) -> Float
  // @objc(pageControlProgressVisibilityDidChange:) optional
  func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress)
}

@preconcurrency @MainActor
public protocol UIPageControlTimerProgressDelegate: UIPageControlProgressDelegate {
  // @objc(pageControlTimerProgressDidChange:) optional
  func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress)
  // @objc(pageControlTimerProgress:shouldAdvanceToPage:) optional = true
  func pageControlTimerProgress(
    _ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int
  ) -> Bool
}
