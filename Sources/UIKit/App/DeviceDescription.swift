// Part of Snug, under the Apache License 2.0; see LICENSE.

package import DeviceMatrix
internal import Localization

/// The device, orientation and settings that one run of an app sees.
///
/// Source of all numbers: Documentation/Devices.md.
@MainActor
package struct DeviceDescription {
  package let device: Device
  package var configuration: Configuration
  /// The Settings app's switch “Bold Text”.
  var isTextBold: Bool
  /// Whether the app wants no status bar.
  var hidesStatusBar = false
  /// The direction of the interface; nil follows the language.
  var layoutDirection: UITraitEnvironmentLayoutDirection?

  /// Whether the program is an app, whose translations decide the direction.
  package var isForApp = false

  /// - Returns: nil when ``DeviceCatalog`` has no device of the configuration's name.
  package init?(_ configuration: Configuration) {
    guard let device = DeviceCatalog.device(named: configuration.device) else { return nil }
    self.device = device
    self.configuration = configuration
    isTextBold = configuration.isTextBold
    layoutDirection = configuration.direction.map {
      $0 == .rightToLeft ? .rightToLeft : .leftToRight
    }
  }

  /// What an app sees before a host says otherwise: an iPhone X held upright.
  package static var standard: DeviceDescription {
    guard let standard = DeviceDescription(Configuration(device: "iPhone X")) else {
      preconditionFailure("the catalogue has no iPhone X")
    }
    return standard
  }

  /// The screen as held, in points, from the origin.
  var bounds: CGRect {
    CGRect(origin: .zero, size: device.size(in: configuration.orientation))
  }

  /// The part of the screen that the app's windows fill, in points, from the origin.
  var windowBounds: CGRect {
    CGRect(
      origin: .zero,
      size: device.windowSize(configuration.window, in: configuration.orientation))
  }

  /// Pixels per point.
  var scale: CGFloat { configuration.scale ?? device.scale }

  /// What bars and corners cover of a window of the app, in points.
  var safeAreaInsets: UIEdgeInsets {
    let insets = device.safeArea(in: configuration.orientation)
    // Without a status bar only the sensor housing of phones covers the top.
    let hasHousing = device.idiom == .phone && device.portraitSafeArea.bottom > 0
    return UIEdgeInsets(
      top: hidesStatusBar && !hasHousing ? 0 : insets.top, left: insets.left,
      bottom: insets.bottom, right: insets.right)
  }

  var interfaceOrientation: UIInterfaceOrientation {
    switch configuration.orientation {
    case .portrait: .portrait
    case .portraitUpsideDown: .portraitUpsideDown
    case .landscape: .landscapeRight
    case .landscapeLeft: .landscapeLeft
    }
  }

  /// The traits of a window of the app.
  var traitCollection: UITraitCollection {
    let orientation = configuration.orientation
    return UITraitCollection(
      TraitValues(
        userInterfaceIdiom: device.idiom == .pad ? .pad : .phone,
        horizontalSizeClass: device.isRegularInWidth(configuration.window, in: orientation)
          ? .regular : .compact,
        verticalSizeClass: device.isRegular(along: .vertical, in: orientation)
          ? .regular : .compact,
        userInterfaceStyle: configuration.appearance == .dark ? .dark : .light,
        userInterfaceLevel: .base, accessibilityContrast: .normal,
        legibilityWeight: isTextBold ? .bold : .regular,
        displayGamut: .P3, displayScale: scale, forceTouchCapability: .unavailable,

        layoutDirection: layoutDirection ?? (isRightToLeft ? .rightToLeft : .leftToRight),
        activeAppearance: .active,
        preferredContentSizeCategory: UIContentSizeCategory(
          rawValue: configuration.textSize.contentSizeCategory)))
  }

  /// Whether the interface's language is written from right to left.
  private var isRightToLeft: Bool {
    let locale = configuration.locale
    let isLocale = Locale.Language(identifier: locale).characterDirection == .rightToLeft
    guard isForApp, isLocale else { return isLocale }
    let language = RunLanguage.shared.interfaceLanguage(of: .main, in: locale)
    return Locale.Language(identifier: language).characterDirection == .rightToLeft
  }
}
