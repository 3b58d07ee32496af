// Part of Snug, under the Apache License 2.0; see LICENSE.

// Settings that never change here: nothing posts their notifications.

extension UIAccessibility {
  public nonisolated static let assistiveTouchStatusDidChangeNotification =
    Foundation.Notification.Name("UIAccessibilityAssistiveTouchStatusDidChangeNotification")
  public nonisolated static let buttonShapesEnabledStatusDidChangeNotification =
    Foundation.Notification.Name("UIAccessibilityButtonShapesEnabledStatusDidChangeNotification")
  public nonisolated static let closedCaptioningStatusDidChangeNotification =
    Foundation.Notification.Name("UIAccessibilityClosedCaptioningStatusDidChangeNotification")
  public nonisolated static let differentiateWithoutColorDidChangeNotification =
    Foundation.Notification.Name("UIAccessibilityDifferentiateWithoutColorDidChangeNotification")
  public nonisolated static let guidedAccessStatusDidChangeNotification =
    Foundation.Notification.Name("UIAccessibilityGuidedAccessStatusDidChangeNotification")
  public nonisolated static let hearingDevicePairedEarDidChangeNotification =
    Foundation.Notification.Name("UIAccessibilityHearingDevicePairedEarDidChangeNotification")
  public nonisolated static let monoAudioStatusDidChangeNotification =
    Foundation.Notification.Name("UIAccessibilityMonoAudioStatusDidChangeNotification")
  public nonisolated static let onOffSwitchLabelsDidChangeNotification =
    Foundation.Notification.Name("UIAccessibilityOnOffSwitchLabelsDidChangeNotification")
  public nonisolated static let prefersCrossFadeTransitionsStatusDidChange =
    Foundation.Notification.Name(
      "UIAccessibilityPrefersCrossFadeTransitionsStatusDidChangeNotification")
  public nonisolated static let shakeToUndoDidChangeNotification =
    Foundation.Notification.Name("UIAccessibilityShakeToUndoDidChangeNotification")
  public nonisolated static let speakScreenStatusDidChangeNotification =
    Foundation.Notification.Name("UIAccessibilitySpeakScreenStatusDidChangeNotification")
  public nonisolated static let speakSelectionStatusDidChangeNotification =
    Foundation.Notification.Name("UIAccessibilitySpeakSelectionStatusDidChangeNotification")
  public nonisolated static let videoAutoplayStatusDidChangeNotification =
    Foundation.Notification.Name("UIAccessibilityVideoAutoplayStatusDidChangeNotification")
  public nonisolated static let announcementStringValueUserInfoKey =
    "UIAccessibilityAnnouncementKeyStringValue"
  public nonisolated static let announcementWasSuccessfulUserInfoKey =
    "UIAccessibilityAnnouncementKeyWasSuccessful"

  public static var buttonShapesEnabled: Bool { false }

  public struct HearingDeviceEar: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let left = HearingDeviceEar(rawValue: 1 << 1)
    public static let right = HearingDeviceEar(rawValue: 1 << 2)
    public static let both: HearingDeviceEar = [.left, .right]
  }

  public static var hearingDevicePairedEar: HearingDeviceEar { [] }

  public enum ZoomType: Int, Sendable {
    case insertionPoint
  }

  public static func zoomFocusChanged(
    zoomType type: ZoomType, toFrame frame: CGRect, in view: UIView
  ) {}
  public static func registerGestureConflictWithZoom() {}

  /// Nothing guides the access here: it is refused.
  public static func requestGuidedAccessSession(
    enabled enable: Bool, completionHandler: @escaping @MainActor (Bool) -> Void
  ) {
    Runtime.current.perform(after: 0) { completionHandler(false) }
  }
}
