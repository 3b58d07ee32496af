// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import DeviceMatrix

extension UIInterfaceOrientation {
  /// The orientations in the order in which UIKit tries them.
  static let inOrder: [UIInterfaceOrientation] = [
    .portrait, .landscapeRight, .landscapeLeft, .portraitUpsideDown,
  ]

  /// `UIInterfaceOrientationPortrait` and its like, as Info.plist writes them.
  init?(infoName: String) {
    switch infoName {
    case "UIInterfaceOrientationPortrait": self = .portrait
    case "UIInterfaceOrientationPortraitUpsideDown": self = .portraitUpsideDown
    case "UIInterfaceOrientationLandscapeLeft": self = .landscapeLeft
    case "UIInterfaceOrientationLandscapeRight": self = .landscapeRight
    default: return nil
    }
  }

  /// How the device is held for this; nil for unknown.
  var held: Orientation? {
    switch self {
    case .portrait: .portrait
    case .portraitUpsideDown: .portraitUpsideDown
    case .landscapeRight: .landscape
    case .landscapeLeft: .landscapeLeft
    case .unknown: nil
    }
  }

  /// Device and interface turn in opposite directions.
  var deviceOrientation: UIDeviceOrientation {
    switch self {
    case .portrait: .portrait
    case .portraitUpsideDown: .portraitUpsideDown
    case .landscapeLeft: .landscapeRight
    case .landscapeRight: .landscapeLeft
    case .unknown: .unknown
    }
  }

  /// By how much the interface is turned against the device, radians, clockwise.
  var angle: CGFloat {
    switch self {
    case .landscapeRight: .pi / 2
    case .landscapeLeft: -.pi / 2
    case .portraitUpsideDown: .pi
    case .portrait, .unknown: 0
    }
  }
}

extension UIDeviceOrientation {
  /// The interface that stands upright when the device is held so.
  var interfaceOrientation: UIInterfaceOrientation {
    switch self {
    case .portrait: .portrait
    case .portraitUpsideDown: .portraitUpsideDown
    case .landscapeLeft: .landscapeRight
    case .landscapeRight: .landscapeLeft
    case .unknown, .faceUp, .faceDown: .unknown
    }
  }
}

extension UIInterfaceOrientationMask {
  init(_ orientation: UIInterfaceOrientation) {
    self.init(rawValue: orientation == .unknown ? 0 : 1 << UInt(orientation.rawValue))
  }

  func contains(_ orientation: UIInterfaceOrientation) -> Bool {
    orientation != .unknown && contains(UIInterfaceOrientationMask(orientation))
  }
}
