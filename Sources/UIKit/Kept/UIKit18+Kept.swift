// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

// Members of the later releases of UIKit that change nothing that is seen here; they are kept.

/// How VoiceOver hands on touches; it does not run.
public struct UIAccessibilityDirectTouchOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let silentOnTouch = UIAccessibilityDirectTouchOptions(rawValue: 1)
  public static let requiresActivation = UIAccessibilityDirectTouchOptions(rawValue: 2)
}

/// Whether an element shows more than its head.
public enum UIAccessibilityExpandedStatus: Int, Sendable {
  case unsupported, expanded, collapsed
}

extension UIAccessibilityTraits {
  public static let supportsZoom = UIAccessibilityTraits(rawValue: 1 << 18)
}

extension UIView {
  public var accessibilityDirectTouchOptions: UIAccessibilityDirectTouchOptions {
    get { kept(or: []) }
    set { keep(newValue) }
  }
  public var accessibilityExpandedStatus: UIAccessibilityExpandedStatus {
    get { kept(or: .unsupported) }
    set { keep(newValue) }
  }
  public var automationElements: [Any]? {
    get { kept() }
    set { keep(newValue) }
  }
  public var accessibilityHeaderElementsBlock: (() -> [Any]?)? {
    get { kept() }
    set { keep(newValue) }
  }
}

extension UIViewController {
  /// Nothing is in focus here.
  public func setNeedsFocusUpdate() {}
  public func updateFocusIfNeeded() {}
}

extension UIPageControl {
  private var currentImages: [Int: UIImage] {
    get { kept(or: [:]) }
    set { keep(newValue) }
  }

  /// Kept; the dot of the current page is drawn.
  public func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
    currentImages[page] = image
  }

  public func currentPageIndicatorImage(forPage page: Int) -> UIImage? { currentImages[page] }

  public enum InteractionState: Int, Sendable {
    case none, discrete, continuous
  }

  public var interactionState: InteractionState { .none }
}

extension UIScrollView {
  public var isScrollAnimating: Bool { false }

  /// Indicators are not flashed.
  public func withScrollIndicatorsShown(forContentOffsetChanges changes: () -> Void) { changes() }
}

extension UISearchController {
  public var searchBarPlacement: UINavigationItem.SearchBarPlacement { .stacked }
}

extension UISearchBar {
  public var isLookToDictateEnabled: Bool {
    get { kept(or: false) }
    set { keep(newValue) }
  }
}

extension UIEditMenuInteraction {
  public func updateVisibleMenuPosition(animated: Bool) {}
}

extension UISheetPresentationController {
  public var backgroundEffect: UIVisualEffect? {
    get { kept() }
    set { keep(newValue) }
  }
}

extension UINavigationBarAppearance {
  public var subtitleTextAttributes: [NSAttributedString.Key: Any] {
    get { kept(or: [:]) }
    set { keep(newValue) }
  }
  public var largeSubtitleTextAttributes: [NSAttributedString.Key: Any] {
    get { kept(or: [:]) }
    set { keep(newValue) }
  }
}

extension UISplitViewController {
  public var preferredInspectorColumnWidth: CGFloat {
    get { kept(or: UISplitViewController.automaticDimension) }
    set { keep(newValue) }
  }
  public var preferredInspectorColumnWidthFraction: CGFloat {
    get { kept(or: UISplitViewController.automaticDimension) }
    set { keep(newValue) }
  }
  public var minimumInspectorColumnWidth: CGFloat {
    get { kept(or: UISplitViewController.automaticDimension) }
    set { keep(newValue) }
  }
  public var maximumInspectorColumnWidth: CGFloat {
    get { kept(or: UISplitViewController.automaticDimension) }
    set { keep(newValue) }
  }
}

extension UIDocumentInteractionController {
  /// The system's pictures of documents are not here.
  public var icons: [UIImage] { [] }
}

extension UIWindowScene.Geometry {
  public var isInterfaceOrientationLocked: Bool { false }
}

/// Gives a picture of the whole document where a screen is photographed; nobody asks.
@preconcurrency @MainActor
public protocol UIScreenshotServiceDelegate: NSObjectProtocol {
  // @objc(screenshotService:generatePDFRepresentationWithCompletion:) optional
  func screenshotService(
    _ screenshotService: UIScreenshotService,
    generatePDFRepresentationWithCompletion completionHandler:
      @escaping (Data?, Int, CGRect) -> Void)
}

@preconcurrency @MainActor
open class UIScreenshotService: NSObject {
  open weak var delegate: (any UIScreenshotServiceDelegate)?
  open private(set) weak var windowScene: UIWindowScene?

  init(scene: UIWindowScene) {
    windowScene = scene
    super.init()
  }
}

extension UIWindowScene {
  public var screenshotService: UIScreenshotService? {
    if let service: UIScreenshotService = kept() { return service }
    let service = UIScreenshotService(scene: self)
    keep(service)
    return service
  }
}

/// A wish for another window; phones have one.
@preconcurrency @MainActor
open class UISceneSessionActivationRequest: NSObject {
  public let role: UISceneSession.Role?
  public let session: UISceneSession?
  open var userActivity: NSUserActivity?

  public override init() {
    (role, session) = (nil, nil)
    super.init()
  }

  public init(role: UISceneSession.Role, userActivity: NSUserActivity? = nil) {
    (self.role, session) = (role, nil)
    super.init()
    self.userActivity = userActivity
  }

  public init(session: UISceneSession) {
    (role, self.session) = (nil, session)
    super.init()
  }
}

extension UIApplication {
  /// Fails: there is one scene.
  public func activateSceneSession(
    for request: UISceneSessionActivationRequest, errorHandler: ((any Error) -> Void)? = nil
  ) {
    requestSceneSessionActivation(
      request.session, userActivity: request.userActivity, options: nil, errorHandler: errorHandler)
  }
}

extension UIActivityItemsConfiguration {
  public convenience init(objects: [Any]) {
    self.init(itemProviders: objects.map { NSItemProvider(object: $0) })
  }
}

extension UIActivity.ActivityType {
  public static let sharePlay = UIActivity.ActivityType(
    rawValue: "com.apple.UIKit.activity.SharePlay")
  public static let collaborationInviteWithLink = UIActivity.ActivityType(
    rawValue: "com.apple.CollaborationUI.AddToCollaboration.InviteWithLink")
  public static let collaborationCopyLink = UIActivity.ActivityType(
    rawValue: "com.apple.CollaborationUI.AddToCollaboration.CopyLink")
}

extension NSUserActivity {
  public var suggestedInvocationPhrase: String? {
    get { kept() }
    set { keep(newValue) }
  }
}

extension UIViewPropertyAnimator {
  /// Waits until the animation has ended.
  public func addCompletion() async -> UIViewAnimatingPosition {
    await withCheckedContinuation { continuation in
      addCompletion { continuation.resume(returning: $0) }
    }
  }
}

/// Which weeks of a calendar are chosen; weeks are not marked.
open class UICalendarSelectionWeekOfYear: UICalendarSelection {
  open weak var delegate: (any UICalendarSelectionWeekOfYearDelegate)?
  open var selectedWeekOfYear: DateComponents?

  public init(delegate: (any UICalendarSelectionWeekOfYearDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  open func setSelected(_ weekOfYear: DateComponents?, animated: Bool) {
    selectedWeekOfYear = weekOfYear
  }
}

@preconcurrency @MainActor
public protocol UICalendarSelectionWeekOfYearDelegate: NSObjectProtocol {
  // @objc(weekOfYearSelection:didSelectWeekOfYear:) optional
  func weekOfYearSelection(
    _ selection: UICalendarSelectionWeekOfYear,
    didSelectWeekOfYear weekOfYearComponents: DateComponents?)
  // @objc(weekOfYearSelection:canSelectWeekOfYear:) optional = true
  func weekOfYearSelection(
    _ selection: UICalendarSelectionWeekOfYear,
    canSelectWeekOfYear weekOfYearComponents: DateComponents?
  ) -> Bool
}
