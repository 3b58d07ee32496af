// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Wires an action of a document to whatever can send one.
///
/// Controls, bar items and others stand in higher folders; each offers itself here.
@MainActor
protocol ActionSending: AnyObject {
  /// - Parameters:
  ///   - target: Nil for the first responder.
  ///   - event: The document's word for the event (`touchUpInside`); nil where there is one only.
  func connectAction(_ selector: Selector, target: AnyObject?, event: String?)
}

enum ActionConnection {
  /// Whether the object can send actions.
  @MainActor
  static func connect(
    _ object: AnyObject, _ selector: Selector, _ target: AnyObject?, _ event: String?
  ) -> Bool {
    guard let sender = object as? any ActionSending else { return false }
    sender.connectAction(selector, target: target, event: event)
    return true
  }
}
