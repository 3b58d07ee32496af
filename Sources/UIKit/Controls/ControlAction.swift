// Part of Snug, under the Apache License 2.0; see LICENSE.

/// One thing that a control does on an event.
@MainActor
struct ControlAction {
  enum Receiver {
    /// A target and the method it is sent.
    case target(WeakTarget, Selector)
    /// The first object of the responder chain that knows the method.
    case responderChain(Selector)
    case action(UIAction)
  }

  let receiver: Receiver
  var events: UIControl.Event

  /// Holds a target as controls do: without owning it.
  final class WeakTarget {
    weak var object: AnyObject?

    init(_ object: AnyObject) { self.object = object }
  }

  var selector: Selector? {
    switch receiver {
    case .target(_, let selector), .responderChain(let selector): selector
    case .action: nil
    }
  }

  var target: AnyObject? {
    if case .target(let holder, _) = receiver { return holder.object }
    return nil
  }

  var action: UIAction? {
    if case .action(let action) = receiver { return action }
    return nil
  }
}
