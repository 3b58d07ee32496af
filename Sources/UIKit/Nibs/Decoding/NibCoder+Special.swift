// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import IBDocument

/// Which family of classes a view belongs to; one file each decodes it.
extension NibCoder {
  func decodeSpecial(_ view: UIView) {
    if let control = view as? UIControl { decodeControl(control) }
    if let view = view as? UIScrollView { decode(view) }
    switch view {
    case let label as UILabel: decode(label)
    case let image as UIImageView: decode(image)
    case let stack as UIStackView: decode(stack)
    case let button as UIButton: decode(button)
    case let field as UITextField: decode(field)
    case let view as UITextView: decode(view)
    case let bar as UISearchBar: decode(bar)
    case let picker as UIDatePicker: decode(picker)
    case let control as UISwitch: decode(control)
    case let slider as UISlider: decode(slider)
    case let stepper as UIStepper: decode(stepper)
    case let control as UISegmentedControl: decode(control)
    case let control as UIPageControl: decode(control)
    case let view as UIProgressView: decode(view)
    case let view as UIActivityIndicatorView: decode(view)
    case let bar as UINavigationBar: decodeBar(bar, from: element)
    case let table as UITableView: decode(table)
    case let cell as UITableViewCell: decode(cell)
    case let view as UICollectionView: decode(view)
    case let view as UICollectionReusableView: view.reuseIdentifier = element["reuseIdentifier"]
    default: break
    }
  }

  /// Makes the inside of containers whose subviews are not just subviews.
  ///
  /// - Returns: False when the plain rule is to be followed.
  func decodeSpecialContents(of view: UIView) -> Bool {
    switch view {
    case let table as UITableView:
      decodeContents(of: table)
      return true
    case let cell as UITableViewCell:
      decodeContents(of: cell)
      return true
    case let view as UICollectionView:
      decodeContents(of: view)
      return true
    case let cell as UICollectionViewCell:
      decodeContents(of: cell)
      return true
    case let view as UIVisualEffectView:
      if let content = element.child(key: "contentView") {
        fill(view.contentView, from: content)
        view.contentView.frame = view.bounds
      }
      addSubviews(of: element, to: view)
    case let bar as UINavigationBar:
      bar.items = element.items(of: "items").compactMap { loader.make($0) as? UINavigationItem }
    case let bar as UIToolbar:
      bar.items = element.items(of: "items").compactMap { loader.make($0) as? UIBarButtonItem }
    case let bar as UITabBar:
      bar.items = element.items(of: "items").compactMap { loader.make($0) as? UITabBarItem }
    default: return false
    }
    loader.deferConstraints(of: element, to: view, ownerID: element.id)
    return true
  }

  func decodeSpecial(_ controller: UIViewController) {
    switch controller {
    case let navigation as UINavigationController:
      if let bar = element.child("navigationBar", key: "navigationBar") {
        decodeLooks(of: navigation.navigationBar, from: bar)
        decodeBar(navigation.navigationBar, from: bar)
        loader.adopt(navigation.navigationBar, of: bar)
      }
      if let flag = element.boolean("navigationBarHidden") {
        navigation.isNavigationBarHidden = flag
      }
      if let flag = element.boolean("toolbarHidden") { navigation.isToolbarHidden = flag }
    default: break
    }
  }

  /// Adds a subview the way its container wants it.
  func add(_ subview: UIView, to view: UIView) {
    if let stack = view as? UIStackView {
      stack.addArrangedSubview(subview)
    } else {
      view.addSubview(subview)
    }
  }
}
