// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import DeviceMatrix
internal import UIKit

/// What a signature is made of but for what a finger gets to, which takes most of its time: screens whose
/// outlines differ have other signatures.
@MainActor
struct ScreenOutline {
  let controllers = SeenControllers()
  /// Classes and identifiers of views and cells; bars and containers left out.
  let views: String
  /// Where the app stands, and what is enabled, selected and filled.
  let state: [String]
  let isFilled: Bool
  /// Whether UIKit itself has put something over the screen: an alert, a sheet of actions, a menu.
  let isOverlaid: Bool

  init() {
    let windows = ScreenContents().windows
    // Menus and other things that lie over everything are windows' own subviews.
    let over = windows.flatMap { window in
      window.subviews.filter { $0 is UIControl && !$0.isHidden }
    }
    let shown = controllers.views.isEmpty ? windows.map { $0 as UIView } : controllers.views
    views = (shown + over).map(Self.text).joined(separator: "|")
    isOverlaid = !over.isEmpty || ScreenContents().frontController is UIAlertController
    var flags = Flags()
    for window in windows { flags.note(window) }
    isFilled = flags.isFilled
    state = [controllers.title] + controllers.place + ["/"] + flags.texts
  }

  /// Whether another screen's outline reads the same.
  func isLike(_ other: ScreenOutline) -> Bool { views == other.views && state == other.state }

  // MARK: The tree

  /// - Complexity: O(views).
  private static func text(of view: UIView) -> String {
    var name = String(describing: type(of: view))
    if let identifier = view.accessibilityIdentifier, !identifier.isEmpty {
      name += "#\(identifier)"
    }
    if view.isFirstResponder { name += " first" }
    switch view {
    case let cell as UITableViewCell:
      // What stands at a row's end is part of it only where the app gave it.
      let accessory = cell.accessoryView.map { " \(type(of: $0))" } ?? ""
      return "\(name) \(cell.reuseIdentifier ?? "")\(accessory)[\(text(of: cell.contentView))]"
    case let cell as UICollectionViewCell:
      return "\(name) \(cell.reuseIdentifier ?? "")[\(text(of: cell.contentView))]"
    case is UILabel, is UIImageView, is UITextField, is UITextView: return name
    case is UISearchBar:
      // Its buttons come and go with its text and with how a search was left.
      let isAsked = ScreenContents().elements(in: view).contains { $0.view.isFirstResponder }
      return "UISearchBar\(isAsked ? " first" : "")"
    case is UIControl where ["AlertButton", "MenuRow"].contains(name):
      // Alerts and menus are nothing but their choices.
      return "\(name) \(choice(of: view))"
    case _ where name == "SwipeActionsView":
      return "\(name) \(ElementNamer.texts(in: view).map(withoutNumbers))"
    case is UIControl where isOfUIKit(view) && name != "MenuPanel": return name
    default: break
    }
    var children = view.subviews.filter { !$0.isHidden && $0.alpha >= 0.01 }
      .filter { !(view is UIScrollView) || !isIndicator($0) }.map(text)
    if view is UITableView || view is UICollectionView || view is UIStackView {
      children = Set(children).sorted()
    } else {
      // Equal neighbours stand for each other.
      children = children.indices.filter { $0 == 0 || children[$0 - 1] != children[$0] }
        .map { children[$0] }
    }
    return children.isEmpty ? name : "\(name)[\(children.joined(separator: ","))]"
  }

  /// What a button of an alert or menu offers, without numbers that tell how many or when.
  static func choice(of button: UIView) -> String {
    let text = button.accessibilityLabel ?? ElementNamer.texts(in: button).first ?? ""
    return withoutNumbers(text)
  }

  private static func withoutNumbers(_ text: String) -> String { text.filter { !$0.isNumber } }

  private static func isOfUIKit(_ view: UIView) -> Bool {
    ClassOrigin.isUIKit(type(of: view))
  }

  /// Indicators come and go while time passes.
  private static func isIndicator(_ view: UIView) -> Bool {
    isOfUIKit(view) && view.subviews.isEmpty && min(view.bounds.width, view.bounds.height) < 4
  }

  // MARK: States

  /// What is enabled, selected and filled.
  @MainActor
  private struct Flags {
    var texts: [String] = []
    var isFilled = false

    mutating func note(_ view: UIView) {
      guard !view.isHidden, view.alpha >= 0.01 else { return }
      if let text = text(of: view) { texts.append("\(type(of: view)) \(text)") }
      for child in view.subviews { note(child) }
    }

    /// How many rows there are: an outline that opens has more. Long lists differ by halves only, for
    /// they grow while they are used.
    private static func words(of counts: [Int]) -> String {
      let rough = counts.prefix(60).map { count in
        count <= 60 ? count : 1 << (Int.bitWidth - count.leadingZeroBitCount)
      }
      return rough.map(String.init).joined(separator: ",") + (counts.count > 60 ? "…" : "")
    }

    /// Which page shows: by its place, and by what it reads, for some have their neighbours only.
    private static func page(of view: UIScrollView) -> String {
      let size = view.bounds.size
      guard size.width > 0, size.height > 0 else { return "" }
      let column = (view.contentOffset.x / size.width).rounded()
      let row = (view.contentOffset.y / size.height).rounded()
      let isOwn = String(describing: type(of: view)) == "PageScroller"
      return isOwn ? ElementNamer.texts(in: view).joined(separator: "|") : "\(column) \(row)"
    }

    private mutating func text(of view: UIView) -> String? {
      switch view {
      case let pages as UIPageControl: return "\(pages.currentPage)"
      case let pages as UIScrollView where pages.isPagingEnabled && !(pages is UICollectionView):
        return Self.page(of: pages)
      case let toggle as UISwitch: return "\(toggle.isOn) \(toggle.isEnabled)"
      case let segments as UISegmentedControl: return "\(segments.selectedSegmentIndex)"
      case let field as UITextField:
        let isEmpty = field.text?.isEmpty != false
        if !isEmpty { isFilled = true }
        return "\(isEmpty) \(field.isEnabled)"
      case let text as UITextView where text.isEditable:
        if !text.text.isEmpty { isFilled = true }
        return "\(text.text.isEmpty)"
      case let control as UIControl: return "\(control.isEnabled) \(control.isSelected)"
      case let list as UITableView:
        let counts = (0..<list.numberOfSections).map { list.numberOfRows(inSection: $0) }
        return "\(list.isEditing) \(Self.words(of: counts))"
      case let list as UICollectionView:
        return Self.words(
          of: (0..<list.numberOfSections).map { list.numberOfItems(inSection: $0) })
          + OutlinePlaces(of: list).open
      default: return nil
      }
    }
  }
}
