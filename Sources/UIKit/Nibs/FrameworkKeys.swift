// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Keys of UIKit's own classes that documents connect or set by name.
///
/// They are registered once, before the first document is used; classes of apps inherit them.
@MainActor
enum FrameworkKeys {
  /// Registers on first use; later uses cost a check.
  static let registered: Void = {
    DrawingFrameworkKeys.register()
    ListFrameworkKeys.register()
    DelegateFrameworkKeys.register()
    MethodFrameworkKeys.register()
    CustomaryKeys.register()
    registerViews()
    registerControllers()
    registerBars()
    registerShared()
  }()

  /// Key-value coding of a class object, which sees the methods of the class.
  private static func registerShared() {
    let application = RuntimeRegistry.describe(UIApplication.self)
    for key in ["shared", "sharedApplication"] {
      application.classProperty(key) { UIApplication.shared }
    }
    let screen = RuntimeRegistry.describe(UIScreen.self)
    for key in ["main", "mainScreen"] { screen.classProperty(key) { UIScreen.main } }
    let device = RuntimeRegistry.describe(UIDevice.self)
    for key in ["current", "currentDevice"] { device.classProperty(key) { UIDevice.current } }
    let color = RuntimeRegistry.describe(UIColor.self)
    for (key, value) in UIColor.keyed { color.classProperty(key) { value } }
    for key in UIColor.systemNames { color.classProperty(key) { UIColor.system(named: key) } }
  }

  private static func registerViews() {
    let view = RuntimeRegistry.describe(UIView.self)
    view.property("layer", \UIView.layer)
    view.property("backgroundColor", \UIView.backgroundColor)
    view.property("tintColor", \UIView.tintColor)
    view.property("alpha", \UIView.alpha)
    view.property("hidden", \UIView.isHidden)
    view.property("tag", \UIView.tag)
    view.property("clipsToBounds", \UIView.clipsToBounds)
    view.property("opaque", \UIView.isOpaque)
    view.property("userInteractionEnabled", \UIView.isUserInteractionEnabled)
    view.property("accessibilityIdentifier", \UIView.accessibilityIdentifier)
    view.property("restorationIdentifier", \UIView.restorationIdentifier)
    view.property("frame", \UIView.frame)
    view.property("bounds", \UIView.bounds)
    view.property("center", \UIView.center)
    view.property("superview", \UIView.superview)
    let label = RuntimeRegistry.describe(UILabel.self)
    label.property("text", \UILabel.text)
    label.property("textColor", \UILabel.textColor)
    label.property("font", \UILabel.font)
    label.property("numberOfLines", \UILabel.numberOfLines)
    let image = RuntimeRegistry.describe(UIImageView.self)
    image.property("image", \UIImageView.image)
    let control = RuntimeRegistry.describe(UIControl.self)
    control.property("enabled", \UIControl.isEnabled)
    control.property("selected", \UIControl.isSelected)
    control.property("highlighted", \UIControl.isHighlighted)
    let button = RuntimeRegistry.describe(UIButton.self)
    button.property("titleLabel", \UIButton.titleLabel)
    button.property("imageView", \UIButton.imageView)
    let field = RuntimeRegistry.describe(UITextField.self)
    field.property("delegate", \UITextField.delegate)
    field.property("text", \UITextField.text)
    field.property("placeholder", \UITextField.placeholder)
    let recognizer = RuntimeRegistry.describe(UIGestureRecognizer.self)
    recognizer.property("delegate", \UIGestureRecognizer.delegate)
  }

  private static func registerControllers() {
    let controller = RuntimeRegistry.describe(UIViewController.self)
    controller.property("view", \UIViewController.view)
    controller.property("title", \UIViewController.title)
    controller.property("navigationItem", \UIViewController.ownNavigationItem)
    controller.property("tabBarItem", \UIViewController.tabBarItem)
    controller.property("toolbarItems", \UIViewController.toolbarItems)
    controller.property("restorationIdentifier", \UIViewController.restorationIdentifier)
    let navigation = RuntimeRegistry.describe(UINavigationController.self)
    navigation.property("delegate", \UINavigationController.delegate)
    let window = RuntimeRegistry.describe(UIWindow.self)
    window.property("rootViewController", \UIWindow.rootViewController)
    let constraint = RuntimeRegistry.describe(NSLayoutConstraint.self)
    constraint.property("constant", \NSLayoutConstraint.constant)
    constraint.property("identifier", \NSLayoutConstraint.identifier)
    constraint.property("priority", \NSLayoutConstraint.priority)
    constraint.property("active", \NSLayoutConstraint.isActive)
  }

  private static func registerBars() {
    let item = RuntimeRegistry.describe(UINavigationItem.self)
    item.property("titleView", \UINavigationItem.titleView)
    item.property("leftBarButtonItem", \UINavigationItem.leftBarButtonItem)
    item.property("rightBarButtonItem", \UINavigationItem.rightBarButtonItem)
    item.property("backBarButtonItem", \UINavigationItem.backBarButtonItem)
    let bar = RuntimeRegistry.describe(UIBarItem.self)
    bar.property("title", \UIBarItem.title)
    bar.property("image", \UIBarItem.image)
    bar.property("enabled", \UIBarItem.isEnabled)
  }
}
