// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Who had the keyboard below a presentation: it goes while something else is in front, and comes back with
/// the end of that (Documentation/Containers.md §6.4.1).
@MainActor
struct KeptFocus {
  private weak var responder: UIResponder?

  /// Takes the keyboard away from what is below; popovers leave it.
  mutating func take(for presentation: UIPresentationController) {
    guard presentation.presentationStyle != .popover,
      let responder = Runtime.current.firstResponder, responder.resignFirstResponder()
    else { return }
    self.responder = responder
  }

  /// Gives it back where nobody else has it.
  mutating func giveBack() {
    defer { responder = nil }
    guard let responder, Runtime.current.firstResponder == nil else { return }
    if let view = responder as? UIView, view.window == nil { return }
    responder.becomeFirstResponder()
  }
}
