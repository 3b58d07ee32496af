// Part of Snug, under the Apache License 2.0; see LICENSE.

extension UIControl {
  final func add(target: Any?, selector: Selector, events: Event) {
    // Nobody keeps the box of what is no object, so such a target is gone at once: `self` in a property's
    // initial value is a function (Documentation/Controls.md §1.2).
    guard let target, ClassObject.isObject(target) else {
      actions.append(ControlAction(receiver: .responderChain(selector), events: events))
      return
    }
    let object = ClassObject.receiver(target)
    if let index = actions.firstIndex(where: {
      $0.target === object && $0.selector == selector
    }) {
      actions[index].events.formUnion(events)
      return
    }
    actions.append(
      ControlAction(receiver: .target(.init(object), selector), events: events))
  }

  /// Nil for the target or the selector matches all of them.
  final func remove(target: Any?, selector: Selector?, events: Event) {
    let object = target.map(ClassObject.receiver)
    removeEvents(events) { entry in
      guard entry.selector != nil else { return false }
      return (object == nil || entry.target === object)
        && (selector == nil || entry.selector == selector)
    }
  }

  final func removeEvents(_ events: Event, where matches: (ControlAction) -> Bool) {
    for index in actions.indices where matches(actions[index]) {
      actions[index].events.subtract(events)
    }
    actions.removeAll { $0.events.isEmpty }
  }

  /// Runs everything registered for any of the events, in order of registration.
  final func sendActions(for events: Event, _ event: UIEvent?) {
    for entry in actions where !entry.events.isDisjoint(with: events) {
      switch entry.receiver {
      case .target(let holder, let selector):
        if let object = holder.object { sendAction(selector, to: object, for: event) }
      case .responderChain(let selector): sendAction(selector, to: nil, for: event)
      case .action(let action): sendAction(action)
      }
    }
  }

  /// Calls a method with as many of (sender, event) as it takes; without a target the first
  /// responder above that knows the method gets it.
  final func deliver(_ selector: Selector, to target: AnyObject?, _ event: UIEvent?) {
    var receiver = target
    if receiver == nil {
      var responder: UIResponder? = self
      while let candidate = responder, receiver == nil {
        if RuntimeRegistry.responds(candidate, to: selector) { receiver = candidate }
        responder = candidate.next
      }
    }
    guard let receiver else { return }
    let arguments: [Any?] = [self, event]
    RuntimeRegistry.perform(
      selector, on: receiver, with: Array(arguments.prefix(selector.argumentCount)))
  }
}
