// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import IBDocument

/// A segue that is being performed, as far as what it leads to depends on it: its source may make the
/// destination, or what the destination contains, by an `@IBSegueAction`
/// (Documentation/InterfaceBuilder.md §12.5).
@MainActor
package struct SegueWay {
  let segue: SegueValue
  let source: UIViewController
  let sender: Any?

  /// Makes the destination; nil without an action that the source has.
  var creator: ((NSCoder) -> UIViewController?)? { creator(segue, asking: [source]) }

  /// Makes what a segue leads to, by the action's first target that has it.
  func creator(
    _ segue: SegueValue, asking targets: [UIViewController]
  ) -> ((NSCoder) -> UIViewController?)? {
    guard let action = segue.creationAction.map({ Selector($0) }),
      let target = targets.first(where: { RuntimeRegistry.responds($0, to: action) })
    else { return nil }
    let sender = sender
    return { coder in
      let arguments: [Any?] = [coder, sender, segue.identifier]
      return RuntimeRegistry.perform(
        action, on: target, with: Array(arguments.prefix(action.argumentCount)))
        as? UIViewController
    }
  }
}
