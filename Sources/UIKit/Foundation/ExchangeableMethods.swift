// Part of Snug, under the Apache License 2.0; see LICENSE.

/// The methods of UIKit that ask ``MethodExchange`` for other code, by their selectors
/// (Documentation/SourceLowering.md §6.18).
enum ExchangeableMethods {
  /// The names of the classes that have a method, by its selector.
  static let owners: [String: Set<String>] = {
    var owners: [String: Set<String>] = [:]
    for (type, selectors) in methods {
      for selector in selectors { owners[selector, default: []].insert("UIKit." + type) }
    }
    return owners
  }()

  static let methods: [(type: String, selectors: [String])] = [
    (
      "UIView",
      [
        "setFrame:", "setBounds:", "hitTest:withEvent:", "pointInside:withEvent:",
        "removeFromSuperview", "didAddSubview:", "willMoveToSuperview:", "didMoveToSuperview",
        "willMoveToWindow:", "didMoveToWindow", "layoutSubviews", "setNeedsLayout",
        "layoutIfNeeded", "sizeThatFits:", "intrinsicContentSize",
        "invalidateIntrinsicContentSize", "safeAreaInsetsDidChange", "traitCollection",
        "traitCollectionDidChange:",
      ]
    ),
    (
      "UIViewController",
      [
        "viewDidLoad", "viewWillAppear:", "viewDidAppear:", "viewWillDisappear:",
        "viewDidDisappear:", "viewWillLayoutSubviews", "viewDidLayoutSubviews",
        "traitCollectionDidChange:", "traitCollection",
        "presentViewController:animated:completion:", "dismissViewControllerAnimated:completion:",
      ]
    ),
    ("UIScrollView", ["setContentSize:", "setContentInset:", "setContentOffset:animated:"]),
    ("UITouch", ["locationInView:"]),
    ("UIControl", ["sendAction:to:forEvent:"]),
  ]
}
