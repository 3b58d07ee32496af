// Part of Snug, under the Apache License 2.0; see LICENSE.

/// A sheet under a finger (Documentation/Containers.md §6.6).
extension UISheetPresentationController {
  /// A detent that is active, and the height of the sheet there, points.
  struct Rest {
    var identifier: Detent.Identifier
    var height: CGFloat
  }

  /// Points a second from which a finger decides by its speed where the sheet goes.
  private static let flick: CGFloat = 1000

  static func describeGestures() {
    let entry = RuntimeRegistry.describe(UISheetPresentationController.self)
    entry.method("handleSheetPan:") { (sheet: UISheetPresentationController, arguments) in
      if let pan = arguments.values.first as? UIPanGestureRecognizer { sheet.handlePan(pan) }
    }
  }

  /// Whether there is a detent above the present one to which a finger that goes up takes the sheet.
  func grows(withScroll: Bool) -> Bool {
    guard !withScroll || prefersScrollingExpandsWhenScrolledToEdge else { return false }
    let rests = rests
    guard let current = currentRest(of: rests), let last = rests.last else { return false }
    return current.height < last.height
  }

  private func handlePan(_ pan: UIPanGestureRecognizer) {
    let rests = rests
    guard let current = currentRest(of: rests), let lowest = rests.first else { return }
    let wanted = current.height - pan.translation(in: containerView).y
    let nearest = rests.min { abs($0.height - wanted) < abs($1.height - wanted) } ?? current
    switch pan.state {
    case .changed:
      pull(to: wanted, between: lowest.height, and: rests.last?.height ?? lowest.height)
    case .ended:
      let speed = pan.velocity(in: containerView).y
      let below = rests.last { $0.height < wanted }
      if speed > Self.flick ? below == nil : wanted < lowest.height * 3 / 4 {
        return letGo(at: lowest)
      }
      let above = speed < -Self.flick ? rests.first { $0.height > wanted } : nil
      settle(at: (speed > Self.flick ? below : above) ?? nearest)
    case .cancelled, .failed: settle(at: nearest)
    default: break
    }
  }

  /// The sheet follows the finger: it grows between its lowest and highest detent, and goes down below.
  private func pull(to wanted: CGFloat, between lowest: CGFloat, and highest: CGFloat) {
    card.transform = .identity
    let height = min(max(wanted, lowest), highest)
    if lowest < highest, pulledHeight != height {
      pulledHeight = height
      containerView?.setNeedsLayout()
      containerView?.layoutIfNeeded()
    }
    let below = max(0, lowest - wanted)
    let isModal = presentedViewController.isModalInPresentation
    card.transform = CGAffineTransform(translationX: 0, y: isModal ? below / 8 : below)
  }

  /// Dragged down by more than a quarter of the sheet, or quickly, it goes, unless somebody objects.
  private func letGo(at lowest: Rest) {
    attemptDismissal()
    if isDismissing { card.transform = .identity } else { settle(at: lowest) }
  }

  private func settle(at rest: Rest) {
    let isOther = currentRest(of: rests)?.identifier != rest.identifier
    pulledHeight = nil
    if isOther { selectedDetentIdentifier = rest.identifier }
    UIView.animate(withDuration: 0.3) {
      self.card.transform = .identity
      self.containerView?.setNeedsLayout()
      self.containerView?.layoutIfNeeded()
    }
    guard isOther, let delegate = delegate as? any UISheetPresentationControllerDelegate else {
      return
    }
    optionalCall(on: delegate) {
      delegate.sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
    }
  }
}
