// Part of Snug, under the Apache License 2.0; see LICENSE.

/// The menu over a selection, as before iOS 16; it is asked for and not drawn.
@preconcurrency @MainActor
open class UIMenuController: NSObject {
  public nonisolated static let willShowMenuNotification = Notification.Name(
    "UIMenuControllerWillShowMenuNotification")
  public nonisolated static let didShowMenuNotification = Notification.Name(
    "UIMenuControllerDidShowMenuNotification")
  public nonisolated static let willHideMenuNotification = Notification.Name(
    "UIMenuControllerWillHideMenuNotification")
  public nonisolated static let didHideMenuNotification = Notification.Name(
    "UIMenuControllerDidHideMenuNotification")

  /// Where the arrow is wanted; the menu here has none.
  public enum ArrowDirection: Int, Sendable {
    case `default`
    case up
    case down
    case left
    case right
  }

  public static let shared = UIMenuController()

  open var arrowDirection = ArrowDirection.default

  open var menuItems: [UIMenuItem]?
  open var isMenuVisible = false
  open private(set) var menuFrame = CGRect.zero

  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
    menuFrame = targetView.convert(targetRect, to: nil)
    isMenuVisible = true
  }

  open func hideMenu(from targetView: UIView? = nil) { isMenuVisible = false }
  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) { isMenuVisible = menuVisible }
  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {
    menuFrame = targetView.convert(targetRect, to: nil)
  }
  open func update() {}
}

@preconcurrency @MainActor
open class UIMenuItem: NSObject {
  open var title: String
  open var action: Selector

  public override convenience init() { self.init(title: "", action: Selector("")) }

  public init(title: String, action: Selector) {
    self.title = title
    self.action = action
    super.init()
  }
}
