// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Keys that apps customarily use although Apple does not document them: on a phone they work, so
/// without them an app stops here alone (Documentation/InterfaceBuilder.md §6.5).
@MainActor
enum CustomaryKeys {
  static func register() {
    registerAlerts()
    registerSearch()
    registerBars()
    let picker = RuntimeRegistry.describe(UIDatePicker.self)
    picker.property("textColor", \UIDatePicker.wheelTextColor)
    picker.property("highlightsToday", \UIDatePicker.highlightsToday)
    let device = RuntimeRegistry.describe(UIDevice.self)
    device.property("orientation", get: { (device: UIDevice) in device.orientation.rawValue }) {
      (_: UIDevice, _: Int) in
      // What UIKit writes since iOS 16, where this has no effect.
      let text =
        "BUG IN CLIENT OF UIKIT: Setting UIDevice.orientation is not supported. "
        + "Please use UIWindowScene.requestGeometryUpdate(_:)"
      Runtime.current.report(LayoutIssue(.console(text), view: nil))
    }
  }

  private static func registerAlerts() {
    let element = RuntimeRegistry.describe(UIMenuElement.self)
    element.property("attributedTitle", \UIMenuElement.attributedTitle)
    let sharing = RuntimeRegistry.describe(UIActivityViewController.self)
    for key in ["subject", "Subject"] {
      sharing.property(key, \UIActivityViewController.subject)
    }
    let alert = RuntimeRegistry.describe(UIAlertController.self)
    alert.property("attributedTitle", \UIAlertController.attributedTitle)
    alert.property("attributedMessage", \UIAlertController.attributedMessage)
    alert.property("contentViewController", \UIAlertController.contentViewController)
    let action = RuntimeRegistry.describe(UIAlertAction.self)
    action.property("image", \UIAlertAction.image)
    action.property("imageTintColor", \UIAlertAction.imageTintColor)
    for key in ["titleTextColor", "_titleTextColor"] {
      action.property(key, \UIAlertAction.titleTextColor)
    }
    action.property("titleTextAlignment", \UIAlertAction.titleTextAlignment)
    for key in ["checked", "_isChecked"] { action.property(key, \UIAlertAction.isChecked) }
    action.property("handler", \UIAlertAction.handler)
  }

  private static func registerSearch() {
    let bar = RuntimeRegistry.describe(UISearchBar.self)
    for key in ["searchField", "_searchField"] { bar.property(key, \UISearchBar.searchTextField) }
    for key in ["cancelButton", "_cancelButton"] { bar.property(key, \UISearchBar.cancelButton) }
    for key in ["cancelButtonText", "_cancelButtonText"] {
      bar.property(key, \UISearchBar.cancelButtonText)
    }
    let field = RuntimeRegistry.describe(UITextField.self)
    for key in ["clearButton", "_clearButton"] { field.property(key, \UITextField.clearButton) }
  }

  private static func registerBars() {
    let bar = RuntimeRegistry.describe(UINavigationBar.self)
    bar.property("hidesShadow", \UINavigationBar.hidesShadow)
    let item = RuntimeRegistry.describe(UIBarItem.self)
    for key in ["view", "_view"] { item.property(key, \UIBarItem.shownView) }
  }
}

extension UIBarItem {
  /// The view that shows the item; nil while no bar does.
  fileprivate var shownView: UIView? {
    let windows = UIApplication.shared.windows.lazy
    guard let item = self as? UIBarButtonItem else {
      return windows.compactMap { $0.firstButton { ($0 as? TabButton)?.item === self } }.first
    }
    return item.customView ?? windows.compactMap { $0.firstBarButton(of: item) }.first
  }
}
