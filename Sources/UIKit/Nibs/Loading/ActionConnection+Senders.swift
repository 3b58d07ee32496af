// Part of Snug, under the Apache License 2.0; see LICENSE.

extension UIControl: ActionSending {
  /// A segue has no event: the control's own main event starts it.
  func connectAction(_ selector: Selector, target: AnyObject?, event: String?) {
    addTarget(target, action: selector, for: event.flatMap(UIControl.event) ?? .touchUpInside)
  }

  private static func event(_ word: String) -> Event? {
    switch word {
    case "touchDown": .touchDown
    case "touchDownRepeat": .touchDownRepeat
    case "touchDragInside": .touchDragInside
    case "touchDragOutside": .touchDragOutside
    case "touchDragEnter": .touchDragEnter
    case "touchDragExit": .touchDragExit
    case "touchUpInside": .touchUpInside
    case "touchUpOutside": .touchUpOutside
    case "touchCancel": .touchCancel
    case "valueChanged": .valueChanged
    case "primaryActionTriggered": .primaryActionTriggered
    case "editingDidBegin": .editingDidBegin
    case "editingChanged": .editingChanged
    case "editingDidEnd": .editingDidEnd
    case "editingDidEndOnExit": .editingDidEndOnExit
    default: nil
    }
  }
}

extension UIBarButtonItem: ActionSending {
  func connectAction(_ selector: Selector, target: AnyObject?, event: String?) {
    self.target = target
    action = selector
  }
}
