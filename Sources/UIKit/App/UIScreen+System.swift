// Part of Snug, under the Apache License 2.0; see LICENSE.

extension UIScreen {
  public static let didDisconnectNotification = Notification.Name(
    "UIScreenDidDisconnectNotification")
  public static let modeDidChangeNotification = Notification.Name(
    "UIScreenModeDidChangeNotification")
  public static let brightnessDidChangeNotification = Notification.Name(
    "UIScreenBrightnessDidChangeNotification")
  public static let capturedDidChangeNotification = Notification.Name(
    "UIScreenCapturedDidChangeNotification")

  public var isCaptured: Bool { false }
  public var mirrored: UIScreen? { nil }
  public var wantsSoftwareDimming: Bool {
    get { kept(or: false) }
    set { keep(newValue) }
  }
  public var calibratedLatency: CFTimeInterval { 0 }

  /// The picture's size, in pixels.
  public var currentMode: UIScreenMode? {
    UIScreenMode(size: CGSize(width: bounds.width * scale, height: bounds.height * scale))
  }
  public var preferredMode: UIScreenMode? { currentMode }
  public var availableModes: [UIScreenMode] { currentMode.map { [$0] } ?? [] }

  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView {
    UIApplication.shared.keyWindow?.snapshotView(afterScreenUpdates: afterUpdates)
      ?? UIView(frame: bounds)
  }
}

open class UIScreenMode: NSObject {
  public let size: CGSize
  public var pixelAspectRatio: CGFloat { 1 }

  init(size: CGSize) {
    self.size = size
    super.init()
  }
}
