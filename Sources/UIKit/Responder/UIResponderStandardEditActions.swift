// Part of Snug, under the Apache License 2.0; see LICENSE.

/// The editing actions that the system sends up the responder chain.
///
/// ``UIResponder`` has all of them, so that a subclass may override one; whether a responder takes
/// an action is answered by the register of the app's methods (`canPerformAction`).
@preconcurrency @MainActor
public protocol UIResponderStandardEditActions: NSObjectProtocol {
  func cut(_ sender: Any?)
  func copy(_ sender: Any?)
  func paste(_ sender: Any?)
  func select(_ sender: Any?)
  func selectAll(_ sender: Any?)
  func delete(_ sender: Any?)
  func toggleBoldface(_ sender: Any?)
  func toggleItalics(_ sender: Any?)
  func toggleUnderline(_ sender: Any?)
  func increaseSize(_ sender: Any?)
  func decreaseSize(_ sender: Any?)
}
