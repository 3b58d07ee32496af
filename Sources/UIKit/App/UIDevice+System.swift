// Part of Snug, under the Apache License 2.0; see LICENSE.

extension UIDevice {
  public static let batteryStateDidChangeNotification = Notification.Name(
    "UIDeviceBatteryStateDidChangeNotification")
  public static let batteryLevelDidChangeNotification = Notification.Name(
    "UIDeviceBatteryLevelDidChangeNotification")
  public static let proximityStateDidChangeNotification = Notification.Name(
    "UIDeviceProximityStateDidChangeNotification")

  public var proximityState: Bool { false }
  public var isProximityMonitoringEnabled: Bool {
    get { false }
    set {}
  }
  public func playInputClick() {}
}

/// The kind of device, as it was asked for before Swift 3.
@preconcurrency @MainActor
public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom {
  UIDevice.current.userInterfaceIdiom
}
