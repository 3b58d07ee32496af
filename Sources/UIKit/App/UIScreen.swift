// Part of Snug, under the Apache License 2.0; see LICENSE.

/// The screen of the device that the run is set up for.
///
/// Differs from UIKit: there is one screen.
@preconcurrency @MainActor
open class UIScreen: NSObject, UITraitEnvironment {
  public static let didConnectNotification = Notification.Name("UIScreenDidConnectNotification")

  /// The screen of the current run.
  public static var main: UIScreen { UIApplication.shared.screen }
  public static var screens: [UIScreen] { [main] }

  var device: DeviceDescription

  /// A screen with the values of the device's own.
  public override init() {
    device = UIScreen.main.device
    super.init()
  }

  init(_ device: DeviceDescription) {
    self.device = device
    super.init()
  }

  /// The screen as held, in points.
  open var bounds: CGRect { device.bounds }
  open var scale: CGFloat { device.scale }
  open var nativeScale: CGFloat { device.scale }

  /// The screen in portrait, in pixels.
  open var nativeBounds: CGRect {
    let size = device.device.size
    return CGRect(x: 0, y: 0, width: size.width * scale, height: size.height * scale)
  }

  open var coordinateSpace: any UICoordinateSpace { ScreenSpace(bounds: bounds) }
  open var fixedCoordinateSpace: any UICoordinateSpace {
    ScreenSpace(bounds: CGRect(origin: .zero, size: device.device.size))
  }
  open var brightness: CGFloat = 0.5
  open var maximumFramesPerSecond: Int { 60 }
  open var traitCollection: UITraitCollection { device.traitCollection }

  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}
