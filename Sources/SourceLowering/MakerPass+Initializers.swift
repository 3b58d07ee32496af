// Part of Snug, under the Apache License 2.0; see LICENSE.

extension MakerPass {
  /// Initialisers that apps' own views have, too: they mean UIKit's only where the metatype says so.
  static let commonLabels: Set = [
    "init(image:)", "init(items:)", "init(effect:)", "init(customView:)",
    "init(frame:primaryAction:)", "init(type:primaryAction:)", "init(target:action:)",
    "init(title:image:tag:)",
  ]

  static let initializers = [
    Initializer(owner: "UIView", parameters: ""),
    Initializer(owner: "UIViewController", parameters: ""),
    Initializer(owner: "UIViewController", parameters: "nibName: String?, bundle: Bundle?"),
    Initializer(owner: "UITableViewController", parameters: "style: UITableView.Style"),
    Initializer(
      owner: "UICollectionViewController",
      parameters: "collectionViewLayout: UICollectionViewLayout"
    ),
    Initializer(
      owner: "UINavigationController", parameters: "rootViewController: UIViewController"),
    Initializer(
      owner: "UINavigationController",
      parameters: "navigationBarClass: AnyClass?, toolbarClass: AnyClass?"),
    Initializer(owner: "UITableView", parameters: "frame: CGRect, style: UITableView.Style"),
    Initializer(
      owner: "UICollectionView",
      parameters: "frame: CGRect, collectionViewLayout: UICollectionViewLayout"),
    Initializer(owner: "UIButton", parameters: "type: UIButton.ButtonType"),
    Initializer(owner: "UIImageView", parameters: "image: UIImage?"),
    Initializer(owner: "UISegmentedControl", parameters: "items: [Any]?"),
    Initializer(owner: "UIVisualEffectView", parameters: "effect: UIVisualEffect?"),
    Initializer(
      owner: "UIInputView", parameters: "frame: CGRect, inputViewStyle: UIInputView.Style"),
    Initializer(
      owner: "UIActivityViewController",
      parameters: "activityItems: [Any], applicationActivities: [UIActivity]?"),
    Initializer(owner: "UIStackView", parameters: "arrangedSubviews: [UIView]"),
    Initializer(
      owner: "UIControl", parameters: "frame: CGRect, primaryAction: UIAction?",
      isConvenience: true),
    Initializer(
      owner: "UIButton", parameters: "type: UIButton.ButtonType, primaryAction: UIAction?",
      isConvenience: true),
    Initializer(
      owner: "UIButton",
      parameters: "configuration: UIButton.Configuration, primaryAction: UIAction?",
      isConvenience: true, defaults: 1),
    Initializer(owner: "UIProgressView", parameters: "progressViewStyle: UIProgressView.Style"),
    Initializer(
      owner: "UIActivityIndicatorView", parameters: "style: UIActivityIndicatorView.Style"),
    Initializer(
      owner: "UITextView", parameters: "frame: CGRect, textContainer: NSTextContainer?"),
    Initializer(owner: "UISplitViewController", parameters: "style: UISplitViewController.Style"),
    Initializer(
      owner: "UIPageViewController",
      parameters: "transitionStyle: UIPageViewController.TransitionStyle, "
        + "navigationOrientation: UIPageViewController.NavigationOrientation, "
        + "options: [UIPageViewController.OptionsKey: Any]?", defaults: 1),
    Initializer(
      owner: "UIAlertController",
      parameters: "title: String?, message: String?, preferredStyle: UIAlertController.Style",
      isConvenience: true),
    Initializer(owner: "UIGestureRecognizer", parameters: ""),
    Initializer(owner: "UIGestureRecognizer", parameters: "target: Any?, action: Selector?"),
    Initializer(owner: "UICollectionViewLayout", parameters: "", isConvenience: false),
    Initializer(
      owner: "UICollectionViewLayoutAttributes", parameters: "forCellWith: IndexPath"),
    Initializer(
      owner: "UICollectionViewLayoutAttributes",
      parameters: "forSupplementaryViewOfKind: String, with: IndexPath", isConvenience: true),
    Initializer(
      owner: "UICollectionViewLayoutAttributes",
      parameters: "forDecorationViewOfKind: String, with: IndexPath", isConvenience: true),
    Initializer(owner: "UIBarItem", parameters: "", isConvenience: false),
    Initializer(
      owner: "UIBarButtonItem",
      parameters: "title: String?, style: UIBarButtonItem.Style, target: Any?, action: Selector?",
      isConvenience: true),
    Initializer(
      owner: "UIBarButtonItem",
      parameters: "image: UIImage?, style: UIBarButtonItem.Style, target: Any?, action: Selector?",
      isConvenience: true),
    Initializer(
      owner: "UIBarButtonItem",
      parameters: "barButtonSystemItem: UIBarButtonItem.SystemItem, target: Any?, "
        + "action: Selector?", isConvenience: true),
    Initializer(owner: "UIBarButtonItem", parameters: "customView: UIView"),
    Initializer(
      owner: "UITabBarItem",
      parameters: "title: String?, image: UIImage?, selectedImage: UIImage?",
      isConvenience: true),
    Initializer(
      owner: "UITabBarItem", parameters: "title: String?, image: UIImage?, tag: Int",
      isConvenience: true),
    Initializer(
      owner: "UITabBarItem",
      parameters: "tabBarSystemItem: UITabBarItem.SystemItem, tag: Int", isConvenience: true),
    Initializer(
      owner: "WKWebView", parameters: "frame: CGRect, configuration: WKWebViewConfiguration"),
  ]
}
