// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import IBDocument

/// Which class an element makes (Documentation/InterfaceBuilder.md §4).
extension NibLoader {
  /// The custom class when the process has it, else the element's own; nil for an element that
  /// makes no object.
  func classToMake(of element: Element) -> AnyClass? {
    // A placeholder's class is what stands there at run time; `UIResponder` for the first responder.
    if element.name == "placeholder" || element.name == "exit" { return nil }
    let base: AnyClass? = NibLoader.baseClass(of: element.name)
    guard let name = element["customClass"] else {
      if base == nil { reportMissingClass(element) }
      return base ?? fallback(for: element)
    }
    let module = element["customModule"]
    let found: AnyClass? =
      module.flatMap { RuntimeRegistry.type(named: "\($0).\(name)") }
      ?? RuntimeRegistry.type(named: name)
    let isUsable = found.map { self.isUsable($0, for: element) } ?? false
    if isUsable, let found, !LostClass.isPlaceholder(found) { return found }
    let full = module.map { "\($0).\(name)" } ?? name
    // The app's own module may have had another name when the document was written.
    let isOfApp = element["customModuleProvider"] == "target"
    // The bar shows what stands in a navigation item, whose class is another matter.
    LostClass.note?(
      isOfApp ? name : full, isOfApp, element.name == "navigationItem", element.location.file,
      element.location.line)
    if isUsable { return found }
    report("Unknown class \(full) in Interface Builder file.", at: element.location)
    // What sources name and nothing declares has a placeholder (Documentation/Gaps.md §5.2).
    if let found = RuntimeRegistry.type(named: "\(LostClass.module).\(name)"),
      self.isUsable(found, for: element)
    {
      return found
    }
    return base ?? fallback(for: element)
  }

  /// A class of the wrong kind would break whoever holds the object.
  private func isUsable(_ type: AnyClass, for element: Element) -> Bool {
    if element.name == "customObject" { return true }
    guard let base = NibLoader.baseClass(of: element.name) else {
      return type is any ArchiveInstantiable.Type
    }
    var next: AnyClass? = type
    while let current = next {
      if current == NibLoader.rootClass(of: base) { return true }
      next = _getSuperclass(current)
    }
    return false
  }

  /// Any view may stand for any view, any controller for any controller, any layout for any layout;
  /// others must be exact.
  private static func rootClass(of type: AnyClass) -> AnyClass {
    if type is UIViewController.Type { return UIViewController.self }
    if type is UICollectionViewLayout.Type { return UICollectionViewLayout.self }
    if type is UIView.Type { return UIView.self }
    return type
  }

  private func reportMissingClass(_ element: Element) {
    guard !NibLoader.silentElements.contains(element.name) else { return }
    report(
      "There is no class for <\(element.name)> yet; a plain view takes its place.",
      at: element.location)
  }

  private func fallback(for element: Element) -> AnyClass? {
    if NibLoader.silentElements.contains(element.name) { return nil }
    return element.child("rect", key: "frame") != nil || element.child("subviews") != nil
      || element["contentMode"] != nil ? UIView.self : nil
  }

  /// Elements among objects that are nobody's business at run time.
  private static let silentElements: Set<String> = ["placeholder", "exit", "customObject", "nil"]

  /// The class of an element without a custom class.
  static func baseClass(of element: String) -> AnyClass? {
    classNames[element].flatMap { RuntimeRegistry.type(named: $0) }
  }

  private static let classNames: [String: String] = [
    "view": "UIView", "tableViewCellContentView": "UIView",
    "collectionViewCellContentView": "UIView", "visualEffectContentView": "UIView",
    "containerView": "UIView", "label": "UILabel", "button": "UIButton",
    "imageView": "UIImageView", "textField": "UITextField", "textView": "UITextView",
    "switch": "UISwitch", "slider": "UISlider", "stepper": "UIStepper",
    "segmentedControl": "UISegmentedControl", "stackView": "UIStackView",
    "scrollView": "UIScrollView", "tableView": "UITableView", "tableViewCell": "UITableViewCell",
    "tableViewHeaderFooterView": "UITableViewHeaderFooterView",
    "collectionView": "UICollectionView", "collectionViewCell": "UICollectionViewCell",
    "collectionReusableView": "UICollectionReusableView",
    "collectionViewFlowLayout": "UICollectionViewFlowLayout",
    "collectionViewLayout": "UICollectionViewLayout",
    "activityIndicatorView": "UIActivityIndicatorView", "progressView": "UIProgressView",
    "pageControl": "UIPageControl", "searchBar": "UISearchBar", "datePicker": "UIDatePicker",
    "pickerView": "UIPickerView", "visualEffectView": "UIVisualEffectView",
    "navigationBar": "UINavigationBar", "toolbar": "UIToolbar", "tabBar": "UITabBar",
    "refreshControl": "UIRefreshControl", "mapView": "MKMapView", "webView": "UIWebView",
    "wkWebView": "WKWebView", "skView": "SKView", "sceneKitView": "SCNView",
    "window": "UIWindow",
    "viewController": "UIViewController", "tableViewController": "UITableViewController",
    "collectionViewController": "UICollectionViewController",
    "navigationController": "UINavigationController", "tabBarController": "UITabBarController",
    "splitViewController": "UISplitViewController",
    "pageViewController": "UIPageViewController", "glkViewController": "UIViewController",
    "avPlayerViewController": "UIViewController", "hostingController": "UIViewController",
    "navigationItem": "UINavigationItem", "barButtonItem": "UIBarButtonItem",
    "tabBarItem": "UITabBarItem",
    "tapGestureRecognizer": "UITapGestureRecognizer",
    "swipeGestureRecognizer": "UISwipeGestureRecognizer",
    "pinchGestureRecognizer": "UIPinchGestureRecognizer",
    "panGestureRecognizer": "UIPanGestureRecognizer",
    "rotationGestureRecognizer": "UIRotationGestureRecognizer",
    "pongPressGestureRecognizer": "UILongPressGestureRecognizer",
    "screenEdgePanGestureRecognizer": "UIScreenEdgePanGestureRecognizer",
    "gestureRecognizer": "UIGestureRecognizer",
  ]
}
