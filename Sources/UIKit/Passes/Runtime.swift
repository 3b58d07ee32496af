// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import TextLayout

/// What surrounds the views of a process: time, turns of the run loop, issues, screen traits.
@MainActor
package final class Runtime {
  package static var current = Runtime() {
    didSet {
      latestMediaTime = current.mediaTime
      fontGeneration = current.shownFontGeneration
    }
  }
  /// ``mediaTime`` of the current run-time, for code that is on no actor.
  nonisolated(unsafe) static var latestMediaTime: TimeInterval = 1000

  /// Seconds since the run-time started, advanced by the host only.
  package var now: TimeInterval = 0 {
    didSet {
      guard now != oldValue else { return }
      if self === Runtime.current { Runtime.latestMediaTime = mediaTime }
      clockSink?(now)
    }
  }
  /// Told of every step of the clock, for the clocks of the process; set by the host.
  package var clockSink: ((TimeInterval) -> Void)?
  /// Seconds that `CACurrentMediaTime()` shows; never zero, which stands for "at once" there.
  package var mediaTime: TimeInterval { now + 1000 }
  /// Called for every issue, in order; nil collects only in ``issues``.
  package var issueSink: ((LayoutIssue) -> Void)?
  package private(set) var issues: [LayoutIssue] = []
  /// Where resources of the app are looked up.
  package var resourceBundle = Bundle.main
  /// Views without a superview that take part in passes: windows, and roots that tests lay out.
  package var roots: () -> [UIView] = { [] }
  /// Traits of the screen; what views start from.
  package var screenTraits = UITraitCollection.unattached {
    didSet { UITraitCollection.current = screenTraits }
  }
  /// The release whose measures of controls and cells are used.
  package var release = SystemRelease.newest {
    didSet {
      measures = ControlMeasures(of: release)
      if self === Runtime.current { Runtime.fontGeneration = shownFontGeneration }
    }
  }
  /// The system font of the current run-time's ``release``, for fonts, which are on no actor.
  nonisolated(unsafe) static var fontGeneration = SystemRelease.newest.fontGeneration
  /// Sizes of controls; those of ``release`` until others are given.
  package var measures = ControlMeasures(of: .newest)
  /// What Interface Builder's canvas does otherwise; nil where an app runs.
  package var canvas: CanvasRules? {
    didSet { if self === Runtime.current { Runtime.fontGeneration = shownFontGeneration } }
  }
  private var shownFontGeneration: SystemFontGeneration {
    guard let canvas else { return release.fontGeneration }
    if canvas.showsTextFamilyOnly { return .text }
    return release.fontGeneration == .variable ? .closelyKerned : release.fontGeneration
  }
  /// Whether lists hold what is on screen, remember sizes and end what never settles; false is
  /// UIKit's own behaviour (Documentation/StandingStill.md §5).
  package var listsStandStill = true
  weak var firstResponder: UIResponder?
  /// Told of the responder that keys now go to, nil for none; not of the way between two.
  package var focusSink: ((UIResponder?) -> Void)?
  var isMovingFocus = false
  /// Shows the menu of a control; set by the application.
  var menuSink: ((MenuRequest) -> Void)?
  /// What the keyboard covers of the screen; nil while it is away.
  var keyboardFrame: CGRect?

  /// The fingers on the screen.
  let touches = TouchDelivery()

  var queue = TurnQueue()
  /// What lives until the turn or a pool ends (Documentation/Lifecycle.md §1.6).
  var autoreleased: [AnyObject] = []
  /// Whether a turn of the run loop is under way.
  var isTurning = false
  /// Whether turns have pools of their own; a test that runs the run loop is in its own pool.
  package var turnsDrain = true
  /// Whether something changed that a pass or a picture depends on.
  package private(set) var isDirty = false

  package init() { MainActorCheck.rememberThread() }

  package func report(_ issue: LayoutIssue) {
    issues.append(issue)
    issueSink?(issue)
  }

  package func clearIssues() { issues.removeAll() }

  /// The classes of controllers that the app has put into controllers of its own.
  var embeddedClasses: Set<ObjectIdentifier> = []
  /// What gave numbers that are too large, as far as it was told.
  var toldNumbers: Set<String> = []
  /// Whether layout goes on after a number that UIKit raises for, without it; a phone's app ends.
  package var outlivesRefusedNumbers = false

  /// Runs `body` while views that are being animated have the values of this moment.
  package func showingMotion<Result>(_ body: () -> Result) -> Result {
    LayerPresentation.showing(body)
  }

  func viewTreeDidChange() { isDirty = true }
  func appearanceDidChange() { isDirty = true }
  func layoutDidBecomeDue() { isDirty = true }
  func passesDidFinish() { isDirty = false }
}
