// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Names that Swift 4.2 changed, for modules in language mode 4.
///
/// Source: the renames of Apple's 4.2 overlay (`NS_SWIFT_NAME` against `SwiftVersions: 4.0` in the
/// API notes). Functions whose shape changed stand in UIKit's `OldNames.swift`.
enum OldNameTable {
  static let globals: [String: String] = read(globalText)
  static let notifications: [String: String] = read(notificationText)
  static let members: [String: String] = read(memberText)

  private static func read(_ text: String) -> [String: String] {
    var table: [String: String] = [:]
    for line in text.split(separator: "\n") {
      let parts = line.split(separator: " ")
      table[String(parts[0])] = String(parts[1])
    }
    return table
  }

  private static let notificationText = """
    UIContentSizeCategoryDidChange UIContentSizeCategory.didChangeNotification
    UIKeyboardWillShow UIResponder.keyboardWillShowNotification
    UIKeyboardDidShow UIResponder.keyboardDidShowNotification
    UIKeyboardWillHide UIResponder.keyboardWillHideNotification
    UIKeyboardDidHide UIResponder.keyboardDidHideNotification
    UIKeyboardWillChangeFrame UIResponder.keyboardWillChangeFrameNotification
    UIKeyboardDidChangeFrame UIResponder.keyboardDidChangeFrameNotification
    UIApplicationDidBecomeActive UIApplication.didBecomeActiveNotification
    UIApplicationWillResignActive UIApplication.willResignActiveNotification
    UIApplicationDidEnterBackground UIApplication.didEnterBackgroundNotification
    UIApplicationWillEnterForeground UIApplication.willEnterForegroundNotification
    UIApplicationWillTerminate UIApplication.willTerminateNotification
    UIApplicationDidFinishLaunching UIApplication.didFinishLaunchingNotification
    UIApplicationDidReceiveMemoryWarning UIApplication.didReceiveMemoryWarningNotification
    UIApplicationDidChangeStatusBarOrientation \
    UIApplication.didChangeStatusBarOrientationNotification
    UIDeviceOrientationDidChange UIDevice.orientationDidChangeNotification
    UIDeviceBatteryLevelDidChange UIDevice.batteryLevelDidChangeNotification
    UITextFieldTextDidChange UITextField.textDidChangeNotification
    UITextFieldTextDidBeginEditing UITextField.textDidBeginEditingNotification
    UITextFieldTextDidEndEditing UITextField.textDidEndEditingNotification
    UITextViewTextDidChange UITextView.textDidChangeNotification
    UITextViewTextDidBeginEditing UITextView.textDidBeginEditingNotification
    UITextViewTextDidEndEditing UITextView.textDidEndEditingNotification
    UIWindowDidBecomeKey UIWindow.didBecomeKeyNotification
    UIApplicationSignificantTimeChange UIApplication.significantTimeChangeNotification
    UIApplicationUserDidTakeScreenshot UIApplication.userDidTakeScreenshotNotification
    UIApplicationBackgroundRefreshStatusDidChange \
    UIApplication.backgroundRefreshStatusDidChangeNotification
    UIApplicationProtectedDataDidBecomeAvailable \
    UIApplication.protectedDataDidBecomeAvailableNotification
    UIApplicationProtectedDataWillBecomeUnavailable \
    UIApplication.protectedDataWillBecomeUnavailableNotification
    UIApplicationWillChangeStatusBarOrientation \
    UIApplication.willChangeStatusBarOrientationNotification
    UIApplicationWillChangeStatusBarFrame UIApplication.willChangeStatusBarFrameNotification
    UIApplicationDidChangeStatusBarFrame UIApplication.didChangeStatusBarFrameNotification
    UIDeviceBatteryStateDidChange UIDevice.batteryStateDidChangeNotification
    UIDeviceProximityStateDidChange UIDevice.proximityStateDidChangeNotification
    UIDocumentStateChanged UIDocument.stateChangedNotification
    UIMenuControllerWillShowMenu UIMenuController.willShowMenuNotification
    UIMenuControllerDidShowMenu UIMenuController.didShowMenuNotification
    UIMenuControllerWillHideMenu UIMenuController.willHideMenuNotification
    UIMenuControllerDidHideMenu UIMenuController.didHideMenuNotification
    UIPasteboardChanged UIPasteboard.changedNotification
    UIPasteboardRemoved UIPasteboard.removedNotification
    UIScreenDidConnect UIScreen.didConnectNotification
    UIScreenDidDisconnect UIScreen.didDisconnectNotification
    UIScreenBrightnessDidChange UIScreen.brightnessDidChangeNotification
    UIScreenModeDidChange UIScreen.modeDidChangeNotification
    UIScreenCapturedDidChange UIScreen.capturedDidChangeNotification
    UITableViewSelectionDidChange UITableView.selectionDidChangeNotification
    UIWindowDidBecomeVisible UIWindow.didBecomeVisibleNotification
    UIWindowDidBecomeHidden UIWindow.didBecomeHiddenNotification
    UIWindowDidResignKey UIWindow.didResignKeyNotification
    UIAccessibilityBoldTextStatusDidChange UIAccessibility.boldTextStatusDidChangeNotification
    UIAccessibilityReduceMotionStatusDidChange \
    UIAccessibility.reduceMotionStatusDidChangeNotification
    UIAccessibilityVoiceOverStatusDidChange UIAccessibility.voiceOverStatusDidChangeNotification
    """

  private static let memberText = """
    addChildViewController addChild
    childViewControllers children
    removeFromParentViewController removeFromParent
    childViewControllerForStatusBarStyle childForStatusBarStyle
    childViewControllerForStatusBarHidden childForStatusBarHidden
    childViewControllerForHomeIndicatorAutoHidden childForHomeIndicatorAutoHidden
    activityIndicatorViewStyle style
    commonModes common
    defaultRunLoopMode default
    UITrackingRunLoopMode tracking
    styleSingle single
    styleThick thick
    styleDouble double
    """

  /// Those that controllers have, which name them without `self` too.
  static let ownMembers: Set<String> = [
    "addChildViewController", "childViewControllers", "removeFromParentViewController",
    "childViewControllerForStatusBarStyle", "childViewControllerForStatusBarHidden",
    "childViewControllerForHomeIndicatorAutoHidden",
  ]

  /// Argument labels that changed, by the method they belong to.
  static let labels: [String: (method: String, old: String, new: String)] = [
    "didMove": ("didMove", "toParentViewController", "toParent"),
    "willMove": ("willMove", "toParentViewController", "toParent"),
    "size": ("size", "attributes", "withAttributes"),
    "UIActivityIndicatorView": (
      "UIActivityIndicatorView", "activityIndicatorStyle", "style"
    ),
  ]

  /// Methods whose first label became part of the name: `bringSubview(toFront:)`.
  static let joined: [String: (label: String, new: String)] = [
    "bringSubview": ("toFront", "bringSubviewToFront"),
    "sendSubview": ("toBack", "sendSubviewToBack"),
  ]
}

extension SourceLowering {
  /// Swift's names of the frameworks' types, by those that they have in Objective-C.
  package static var namesOfTypes: [String: String] { OldNameTable.globals }
}
