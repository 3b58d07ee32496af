// Part of Snug, under the Apache License 2.0; see LICENSE.

/// The rounded card that holds a sheet's view.
final class SheetCard: UIView, UIGestureRecognizerDelegate, DragMover {
  var radius: CGFloat = 10 { didSet { if radius != oldValue { shape() } } }
  var roundsBottom = false { didSet { if roundsBottom != oldValue { shape() } } }
  var showsGrabber = false { didSet { grabber.isHidden = !showsGrabber } }
  private let grabber = UIView()
  private weak var content: UIView?
  weak var sheet: UISheetPresentationController?

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
    var view = hitTest(pan.location(in: self), with: nil)
    while let current = view, current !== self {
      if let scroll = current as? UIScrollView, scroll.isScrollEnabled {
        return moves(by: pan.translation(in: self), around: scroll)
      }
      view = current.superview
    }
    return moves(by: pan.translation(in: self), around: nil)
  }

  func moves(by way: CGPoint, around scroll: UIScrollView?) -> Bool {
    guard abs(way.y) > abs(way.x) else { return false }
    if let scroll {
      let isAtStart = scroll.contentOffset.y <= -scroll.adjustedContentInset.top
      guard isAtStart, way.y < 0 || scroll.refreshControl == nil else { return false }
    }
    return way.y > 0 || sheet?.grows(withScroll: scroll != nil) == true
  }
}
