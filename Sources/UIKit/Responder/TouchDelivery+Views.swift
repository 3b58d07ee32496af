// Part of Snug, under the Apache License 2.0; see LICENSE.

extension TouchDelivery {
  /// Finds out who gets a finger that just went down (Documentation/Touches.md §1.2).
  func assign(_ touch: UITouch, _ event: UIEvent) {
    guard let hit = touch.view else { return touch.viewProgress = .over }
    let others = touches.filter { $0 !== touch && $0.isDown && $0.viewProgress != .over }
    let isShutOut = others.contains { other in
      guard let view = other.view, view !== hit else { return false }
      return view.isExclusiveTouch || hit.isExclusiveTouch
    }
    if isShutOut { return touch.viewProgress = .over }
    if !hit.isMultipleTouchEnabled, others.contains(where: { $0.view === hit }) {
      touch.viewProgress = .over
    }
    var receivers: [UIGestureRecognizer] = []
    var view: UIView? = hit
    while let current = view {
      for recognizer in (current.gestureRecognizers ?? []).reversed()
      where recognizer.wants(touch, event) {
        receivers.append(recognizer)
      }
      view = current.superview
    }
    touch.gestureRecognizers = receivers
    for recognizer in receivers {
      arbiter.involve(recognizer)
      recognizer.tracked.append(touch)
      recognizer.seen.insert(touch)
    }
  }

  /// Tells the view what it may know of a finger by now (Documentation/Touches.md §2).
  static func tellView(of touch: UITouch, _ event: UIEvent) {
    guard touch.viewProgress != .over, let view = touch.view else {
      return touch.viewProgress = .over
    }
    let recognizers = touch.gestureRecognizers ?? []
    // 2.1 A recognized gesture takes the finger away from the view.
    if recognizers.contains(where: { $0.isRecognized && $0.cancelsTouchesInView }) {
      return cancel(touch, in: view, event)
    }
    // 2.2 The beginning is held back while somebody wants it so.
    if touch.viewProgress == .untold {
      guard touch.phase != .cancelled else { return touch.viewProgress = .over }
      let isHeld = recognizers.contains { $0.delaysTouchesBegan && $0.isUndecided }
      guard !isHeld else { return }
      touch.viewProgress = .told
      let phase = touch.phase
      touch.phase = .began
      view.touchesBegan([touch], with: event)
      touch.phase = phase
      if phase == .began { return }
    }
    switch touch.phase {
    case .moved: if touch.hasNews { view.touchesMoved([touch], with: event) }
    case .ended:
      // 2.3 So is the end.
      let isHeld = recognizers.contains { $0.delaysTouchesEnded && $0.isUndecided }
      guard !isHeld else { return }
      touch.viewProgress = .over
      view.touchesEnded([touch], with: event)
    case .cancelled: cancel(touch, in: view, event)
    default: break
    }
  }

  private static func cancel(_ touch: UITouch, in view: UIView, _ event: UIEvent) {
    let wasTold = touch.viewProgress == .told
    touch.viewProgress = .over
    guard wasTold else { return }
    let phase = touch.phase
    touch.phase = .cancelled
    view.touchesCancelled([touch], with: event)
    touch.phase = phase
  }
}
