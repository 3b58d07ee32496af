// Part of Snug, under the Apache License 2.0; see LICENSE.

/// The bar above a tablet's keyboard, whose items are kept and not shown here.
@preconcurrency @MainActor
open class UITextInputAssistantItem: NSObject {
  open var allowsHidingShortcuts = true
  /// Groups of bar button items, of which the folder of bars knows more.
  final var leadingGroups: [AnyObject] = []
  final var trailingGroups: [AnyObject] = []

  nonisolated(unsafe) private static var key: UInt8 = 0

  /// The one item of a responder.
  static func kept(for responder: UIResponder) -> UITextInputAssistantItem {
    if let known = objc_getAssociatedObject(responder, &key) as? UITextInputAssistantItem {
      return known
    }
    let made = UITextInputAssistantItem()
    objc_setAssociatedObject(responder, &key, made, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return made
  }
}
