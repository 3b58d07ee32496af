// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Holds what an app puts above the keys and in place of them, in the window of who has the keys
/// (Documentation/Chrome.md §4.6).
final class InputHostView: UIView {
  /// Shows the views of a responder in the keyboard's frame, in points of the screen; takes those of
  /// the one before away. The keyboard's own keys are drawn by ``KeyboardPicture``.
  func show(_ responder: UIResponder?, in frame: CGRect?) {
    let accessory = responder?.inputAccessoryView
    let input = responder?.inputView
    guard let responder, let frame, let window = Self.window(of: responder),
      accessory != nil || input != nil
    else {
      subviews.forEach { $0.removeFromSuperview() }
      return removeFromSuperview()
    }
    for view in subviews where view !== accessory && view !== input { view.removeFromSuperview() }
    let top = accessory?.frame.height ?? 0
    self.frame = CGRect(
      x: frame.minX, y: frame.minY, width: frame.width, height: input == nil ? top : frame.height)
    backgroundColor = input == nil ? nil : .secondarySystemBackground
    if superview !== window { window.addSubview(self) } else { window.bringSubviewToFront(self) }
    if let accessory {
      put(accessory, CGRect(x: 0, y: 0, width: frame.width, height: top))
    }
    if let input {
      let below = window.safeAreaInsets.bottom
      put(
        input,
        CGRect(x: 0, y: top, width: frame.width, height: max(0, frame.height - top - below)))
    }
  }

  private func put(_ view: UIView, _ frame: CGRect) {
    if view.superview !== self { addSubview(view) }
    view.translatesAutoresizingMaskIntoConstraints = true
    if view.frame != frame { view.frame = frame }
  }

  private static func window(of responder: UIResponder) -> UIWindow? {
    var next: UIResponder? = responder
    while let current = next {
      if let view = current as? UIView { return view.window }
      if let controller = current as? UIViewController { return controller.viewIfLoaded?.window }
      next = current.next
    }
    return nil
  }
}
