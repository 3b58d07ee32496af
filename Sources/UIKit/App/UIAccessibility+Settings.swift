// Part of Snug, under the Apache License 2.0; see LICENSE.

extension UIAccessibility.Notification {
  public static let pauseAssistiveTechnology = Self(rawValue: 1019)
  public static let resumeAssistiveTechnology = Self(rawValue: 1020)
}

extension UIAccessibility {
  public nonisolated static let reduceTransparencyStatusDidChangeNotification = name(
    "ReduceTransparencyStatusDidChange")
  public nonisolated static let invertColorsStatusDidChangeNotification = name(
    "InvertColorsStatusDidChange")
  public nonisolated static let grayscaleStatusDidChangeNotification = name(
    "GrayscaleStatusDidChange")
  public nonisolated static let switchControlStatusDidChangeNotification = name(
    "SwitchControlStatusDidChange")
  public nonisolated static let announcementDidFinishNotification = name("AnnouncementDidFinish")
  public nonisolated static let elementFocusedNotification = name("ElementFocused")

  private nonisolated static func name(_ name: String) -> Foundation.Notification.Name {
    Foundation.Notification.Name("UIAccessibility\(name)Notification")
  }

  public static var isAssistiveTouchRunning: Bool { false }
  public static var isSpeakScreenEnabled: Bool { false }
  public static var isSpeakSelectionEnabled: Bool { false }
  public static var isMonoAudioEnabled: Bool { false }
  public static var isClosedCaptioningEnabled: Bool { false }
  public static var isGuidedAccessEnabled: Bool { false }
  public static var prefersCrossFadeTransitions: Bool { false }
  public static var isVideoAutoplayEnabled: Bool { true }
  public static var isShakeToUndoEnabled: Bool { true }
  public static var shouldDifferentiateWithoutColor: Bool { false }
  public static var isOnOffSwitchLabelsEnabled: Bool { false }

  public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
    view.convert(rect, to: nil)
  }

  /// The path in the coordinates of the screen; where the view has no window, in those of its outermost
  /// superview.
  public static func convertToScreenCoordinates(
    _ path: UIBezierPath, in view: UIView
  ) -> UIBezierPath {
    let moved = UIBezierPath(cgPath: path.cgPath)
    let (origin, x, y) = (
      view.convert(CGPoint.zero, to: nil), view.convert(CGPoint(x: 1, y: 0), to: nil),
      view.convert(CGPoint(x: 0, y: 1), to: nil)
    )
    moved.apply(
      CGAffineTransform(
        a: x.x - origin.x, b: x.y - origin.y, c: y.x - origin.x, d: y.y - origin.y,
        tx: origin.x, ty: origin.y))
    return moved
  }
}
