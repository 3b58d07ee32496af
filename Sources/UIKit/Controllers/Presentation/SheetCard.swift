// Part of Snug, under the Apache License 2.0; see LICENSE.

/// The rounded card that holds a sheet's view.
final class SheetCard: UIView, UIGestureRecognizerDelegate {
  var radius: CGFloat = 10 { didSet { if radius != oldValue { shape() } } }
  var roundsBottom = false { didSet { if roundsBottom != oldValue { shape() } } }
  var showsGrabber = false { didSet { grabber.isHidden = !showsGrabber } }
  private let grabber = UIView()
  private weak var content: UIView?

  required init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    grabber.backgroundColor = .tertiaryLabel
    grabber.layer.cornerRadius = 2.5
    grabber.isHidden = true
    addSubview(grabber)
    shape()
  }

  required init?(coder: NSCoder) {
    preconditionFailure("a sheet's card is never archived")
  }

  /// Takes the presented view in.
  ///
  /// A card that has no size yet takes the view's: on the way over a size of nothing the view's parts would
  /// lose their shares of it (Documentation/Views.md §3).
  func adopt(_ view: UIView) {
    content = view
    if bounds.isEmpty { bounds.size = view.bounds.size }
    view.translatesAutoresizingMaskIntoConstraints = true
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.frame = bounds
    insertSubview(view, at: 0)
  }

  private func shape() {
    layer.cornerRadius = radius
    layer.maskedCorners =
      roundsBottom
      ? [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner]
      : [.layerMinXMinYCorner, .layerMaxXMinYCorner]
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    content?.frame = bounds
    grabber.frame = CGRect(x: (bounds.width - 36) / 2, y: 5, width: 36, height: 5)
  }

  /// The sheet moves only when what is scrolled in it stands at its start.
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let pan = gestureRecognizer as? UIPanGestureRecognizer, pan.view === self else {
      return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
    let movement = pan.translation(in: self)
    guard movement.y > 0, abs(movement.y) > abs(movement.x) else { return false }
    var view = hitTest(pan.location(in: self), with: nil)
    while let current = view, current !== self {
      if let scroll = current as? UIScrollView, scroll.isScrollEnabled {
        return scroll.contentOffset.y <= -scroll.adjustedContentInset.top
      }
      view = current.superview
    }
    return true
  }
}

extension UISheetPresentationController {
  static func describeGestures() {
    let entry = RuntimeRegistry.describe(UISheetPresentationController.self)
    entry.method("handleSheetPan:") { (sheet: UISheetPresentationController, arguments) in
      if let pan = arguments.values.first as? UIPanGestureRecognizer { sheet.handlePan(pan) }
    }
  }

  /// Dragging down by more than a quarter of the sheet, or quickly, dismisses it.
  private func handlePan(_ pan: UIPanGestureRecognizer) {
    let movement = max(0, pan.translation(in: containerView).y)
    let isModal = presentedViewController.isModalInPresentation
    switch pan.state {
    case .changed:
      card.transform = CGAffineTransform(translationX: 0, y: isModal ? movement / 8 : movement)
    case .ended, .cancelled, .failed:
      let speed = pan.velocity(in: containerView).y
      let isFar = movement > card.bounds.height / 4 || speed > 1000
      guard pan.state == .ended, isFar else {
        UIView.animate(withDuration: 0.3) { self.card.transform = .identity }
        return
      }
      if isModal { UIView.animate(withDuration: 0.3) { self.card.transform = .identity } }
      attemptDismissal()
      if !isModal { card.transform = .identity }
    default: break
    }
  }
}
