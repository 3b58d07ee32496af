// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import DeviceMatrix

/// What people change in the Settings app while an app runs (Documentation/Traits.md §3).
///
/// Traits and fonts are final when a call returns; the next turn lays out.
extension UIApplication {
  /// Changes the text size: traits, fonts of views that opted in, then the notification.
  package func setContentSizeCategory(_ category: UIContentSizeCategory) {
    guard category != preferredContentSizeCategory, let rank = category.rank else { return }
    change { $0.configuration.textSize = TextSize.allCases[rank] }
    for window in windows where !window.isHidden { window.layoutIfNeeded() }
    NotificationCenter.default.post(
      name: UIContentSizeCategory.didChangeNotification, object: nil,
      userInfo: [UIContentSizeCategory.newValueUserInfoKey: category])
  }

  /// Changes between light and dark; an app whose Info.plist fixes its style stays as it is.
  package func setUserInterfaceStyle(_ style: UIUserInterfaceStyle) {
    guard fixedAppearance == nil else { return }
    change { $0.configuration.appearance = style == .dark ? .dark : .light }
  }

  /// Gives an app that is being launched the style its Info.plist fixes.
  final func adoptFixedAppearance() {
    guard let fixedAppearance else { return }
    change { $0.configuration.appearance = fixedAppearance }
  }

  /// What `UIUserInterfaceStyle` of the Info.plist says; nil for one that follows the device.
  private var fixedAppearance: Configuration.Appearance? {
    switch launchInfo["UIUserInterfaceStyle"] as? String {
    case "Light": .light
    case "Dark": .dark
    default: nil
    }
  }

  /// Mirrors the interface without changing its language.
  package func setLayoutDirection(_ direction: UIUserInterfaceLayoutDirection) {
    change { $0.layoutDirection = direction == .rightToLeft ? .rightToLeft : .leftToRight }
  }

  /// Turns the bold variant of the system font on or off.
  package func setBoldText(_ isBold: Bool) {
    guard isBold != screen.device.isTextBold else { return }
    change { $0.isTextBold = isBold }
    NotificationCenter.default.post(
      name: UIAccessibility.boldTextStatusDidChangeNotification, object: nil)
  }

  /// Changes language and region; the layout direction follows the language.
  ///
  /// Texts that the app took from its tables before stay, as on a device until the app restarts.
  package func setLocale(_ identifier: String) {
    change {
      $0.configuration.locale = identifier
      $0.layoutDirection = nil
    }
    UIApplication.setLanguage(identifier)
    NotificationCenter.default.post(name: NSLocale.currentLocaleDidChangeNotification, object: nil)
  }

  private func change(_ change: (inout DeviceDescription) -> Void) {
    var device = screen.device
    change(&device)
    let traits = device.traitCollection
    screen.device = device
    guard traits != Runtime.current.screenTraits else { return }
    let previous = Runtime.current.screenTraits
    Runtime.current.screenTraits = traits
    for window in windows { window.traitsMayHaveChanged(from: previous) }
    screen.traitCollectionDidChange(previous)
  }
}
