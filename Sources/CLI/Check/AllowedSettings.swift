// Part of Snug, under the Apache License 2.0; see LICENSE.

import DeviceMatrix
import XcodeProject

/// Which settings an app's Info.plist allows (Documentation/Check.md §2.4).
struct AllowedSettings {
  let info: InfoPlist
  /// Whether devices and windows were named by somebody: then it is their choice.
  let areAsked: Bool
  /// Whether devices of a family that the app is not for are looked at: where no other was named.
  var takesAllDevices = false

  func allow(_ configuration: Configuration) -> Bool {
    let isPad = DeviceCatalog.device(named: configuration.device)?.idiom == .pad
    return allowsOrientation(configuration.orientation, isPad: isPad)
      && (takesAllDevices || allowsDevice(isPad: isPad))
      && (areAsked || allowsWindow(configuration.window))
  }

  /// One that says nothing allows all orientations.
  private func allowsOrientation(_ orientation: Orientation, isPad: Bool) -> Bool {
    guard info.statesOrientations(isPad: isPad) else { return true }
    return info.orientations(isPad: isPad).contains {
      $0.contains("Portrait") == orientation.isPortrait
    }
  }

  private func allowsDevice(isPad: Bool) -> Bool {
    info.deviceFamilies.isEmpty || info.deviceFamilies.contains(isPad ? 2 : 1)
  }

  /// A part of a tablet's screen is given to apps that take all four orientations and do not ask for
  /// the full screen.
  private func allowsWindow(_ window: WindowShape) -> Bool {
    guard window != .full else { return true }
    return info["UIRequiresFullScreen"]?.boolean != true
      && (!info.statesOrientations(isPad: true)
        || Set(info.orientations(isPad: true)).count == 4)
  }
}
