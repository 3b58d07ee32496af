// Part of Snug, under the Apache License 2.0; see LICENSE.

extension UIView {
  final func attach(_ recognizer: UIGestureRecognizer) {
    recognizer.view?.removeGestureRecognizer(recognizer)
    rare.gestureRecognizers = (rare.gestureRecognizers ?? []) + [recognizer]
    recognizer.view = self
  }

  final func detach(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view === self else { return }
    rareStorage?.gestureRecognizers?.removeAll { $0 === recognizer }
    recognizer.view = nil
    Runtime.current.touches.withdraw(recognizer)
  }

  final func setGestureRecognizers(_ recognizers: [UIGestureRecognizer]?) {
    for old in rareStorage?.gestureRecognizers ?? [] { old.view = nil }
    rare.gestureRecognizers = nil
    for recognizer in recognizers ?? [] { attach(recognizer) }
  }
}
