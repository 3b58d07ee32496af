// Part of Snug, under the Apache License 2.0; see LICENSE.

extension UIViewController {
  public var focusGroupIdentifier: String? {
    get { kept() }
    set { keep(newValue) }
  }
  public var interactionActivityTrackingBaseName: String? {
    get { kept() }
    set { keep(newValue) }
  }
  /// The name of ``isModalInPresentation`` before iOS 13.
  public var isModalInPopover: Bool {
    get { isModalInPresentation }
    set { isModalInPresentation = newValue }
  }
  public var restoresFocusAfterTransition: Bool {
    get { kept(or: true) }
    set { keep(newValue) }
  }
  public var restorationClass: (any UIViewControllerRestoration.Type)? {
    get { kept() }
    set { keep(newValue) }
  }
  /// The tab whose content the controller is.
  public var tab: UITab? {
    tabBarController?.tabs.first { $0.viewController === self }
  }
}

/// Makes a controller anew from the coder of an earlier run; there is no earlier run here.
public protocol UIViewControllerRestoration {
  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController?
}

extension UIPopoverPresentationController {
  /// The sheet that the popover is on a phone.
  public var adaptiveSheetPresentationController: UISheetPresentationController {
    if let made: UISheetPresentationController = kept() { return made }
    let made = UISheetPresentationController(
      presentedViewController: presentedViewController, presenting: presentingViewController)
    keep(made)
    return made
  }
}

extension UINavigationItem {
  public var additionalOverflowItems: UIDeferredMenuElement? {
    get { kept() }
    set { keep(newValue) }
  }
  public var renameDelegate: (any UINavigationItemRenameDelegate)? {
    get { kept() }
    set { keepWeakly(newValue) }
  }
  public var documentProperties: UIDocumentProperties? {
    get { kept() }
    set { keep(newValue) }
  }
}

extension UIScreen {
  public enum OverscanCompensation: Int, Sendable {
    case scale, insetBounds, none
    public static let insetApplicationFrame = OverscanCompensation.none
  }

  public var overscanCompensation: OverscanCompensation {
    get { kept(or: .scale) }
    set { keep(newValue) }
  }
  public var overscanCompensationInsets: UIEdgeInsets { .zero }
  public var currentEDRHeadroom: CGFloat { 1 }
  public var potentialEDRHeadroom: CGFloat { 1 }
  public var focusedView: UIView? { nil }
  public var focusedItem: (any UIFocusItem)? { nil }
}

extension UIApplication {
  public var applicationSupportsShakeToEdit: Bool {
    get { kept(or: true) }
    set { keep(newValue) }
  }
  public var statusBarOrientationAnimationDuration: TimeInterval { 0.3 }
}

extension UIScene {
  public var subtitle: String {
    get { kept(or: "") }
    set { keep(newValue) }
  }
}

extension UIWindowScene {
  public var isFullScreen: Bool { true }
}

extension UISceneSession.Role {
  public static let windowExternalDisplayNonInteractive = Self(
    rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
}

extension UIEvent {
  public var modifierFlags: UIKeyModifierFlags { [] }
  public var buttonMask: UIEvent.ButtonMask { [] }
}

extension UIGestureRecognizer {
  public var buttonMask: UIEvent.ButtonMask { [] }
}

extension UITouch {
  public struct Properties: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let force = Properties(rawValue: 1 << 0)
    public static let azimuth = Properties(rawValue: 1 << 1)
    public static let altitude = Properties(rawValue: 1 << 2)
    public static let location = Properties(rawValue: 1 << 3)
    public static let roll = Properties(rawValue: 1 << 4)
  }

  public var rollAngle: CGFloat { 0 }
  public var estimatedProperties: Properties { [] }
  public var estimatedPropertiesExpectingUpdates: Properties { [] }
  public var estimationUpdateIndex: NSNumber? { nil }
}

extension UIPress {
  public var gestureRecognizers: [UIGestureRecognizer]? { nil }
}
