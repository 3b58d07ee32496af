// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Methods of views and controllers that apps name by selector, as targets of controls, timers and
/// registrations.
@MainActor
enum MethodFrameworkKeys {
  static func register() {
    let view = RuntimeRegistry.describe(UIView.self)
    view.method("setNeedsLayout") { (view: UIView, _) in view.setNeedsLayout() }
    view.method("layoutIfNeeded") { (view: UIView, _) in view.layoutIfNeeded() }
    view.method("layoutSubviews") { (view: UIView, _) in view.layoutSubviews() }
    view.method("setNeedsDisplay") { (view: UIView, _) in view.setNeedsDisplay() }
    view.method("setNeedsUpdateConstraints") { (view: UIView, _) in
      view.setNeedsUpdateConstraints()
    }
    view.method("invalidateIntrinsicContentSize") { (view: UIView, _) in
      view.invalidateIntrinsicContentSize()
    }
    view.method("tintColorDidChange") { (view: UIView, _) in view.tintColorDidChange() }
    view.method("removeFromSuperview") { (view: UIView, _) in view.removeFromSuperview() }
    view.method("sizeToFit") { (view: UIView, _) in view.sizeToFit() }
    view.property("recursiveDescription", \UIView.recursiveDescription)
    view.method("recursiveDescription") { (view: UIView, _) in view.recursiveDescription }
    view.property("_autolayoutTrace", \UIView.autolayoutTrace)
    view.method("_autolayoutTrace") { (view: UIView, _) in view.autolayoutTrace }
    let controller = RuntimeRegistry.describe(UIViewController.self)
    controller.method("setNeedsStatusBarAppearanceUpdate") { (controller: UIViewController, _) in
      controller.setNeedsStatusBarAppearanceUpdate()
    }
    controller.method("loadViewIfNeeded") { (controller: UIViewController, _) in
      controller.loadViewIfNeeded()
    }
    // Apps turn the interface by force through this key.
    let device = RuntimeRegistry.describe(UIDevice.self)
    device.property(
      "orientation", get: { (device: UIDevice) in device.orientation.rawValue },
      set: { _, value in
        if let orientation = UIDeviceOrientation(rawValue: value) {
          UIApplication.shared.rotate(to: orientation.interfaceOrientation)
        }
      })
  }
}
