// Part of Snug, under the Apache License 2.0; see LICENSE.

/// A list whose rows uncover actions when they are swiped (Documentation/TableView.md §10): a table, or
/// a collection view with list sections.
@MainActor
protocol SwipedList: UIScrollView {
  /// The buttons beside the row that is swiped.
  var swiped: SwipeActionsView? { get set }
  var isEditing: Bool { get }
  /// The row at a point of the list; nil for none that may be swiped.
  func swipedPath(at point: CGPoint) -> IndexPath?
  /// Where a row stands that was not moved aside.
  func restingFrame(ofRowAt path: IndexPath) -> CGRect
  func showSwipeActions(at path: IndexPath, leading: Bool) -> Bool
  func hideSwipeActions()
  /// How far the swiped row stands aside, points, positive to the right.
  var swipeShift: CGFloat { get }
  func shiftSwiped(by shift: CGFloat)
}

extension SwipedList {
  /// The share of a row's width from which the first action is performed by the swipe itself.
  private static var fullSwipeShare: CGFloat { 0.6 }
  /// Points a second at which a flick opens or closes the row wherever it is.
  private static var flick: CGFloat { 300 }

  /// Puts the buttons beside a row that is about to move aside.
  func uncover(_ configuration: UISwipeActionsConfiguration, at path: IndexPath, leading: Bool)
    -> SwipeActionsView
  {
    let view = SwipeActionsView(
      configuration, at: path, isAtLeft: leading != isRightToLeft)
    view.list = self
    view.listWidth = bounds.width
    swiped = view
    return view
  }

  /// Covers the actions of a row that was opened in a list of another width, as in a rotation.
  func endSwipeOfOtherWidth() {
    if let view = swiped, view.listWidth != bounds.width { hideSwipeActions() }
  }

  /// Taps the action with a title that is uncovered at the moment.
  ///
  /// - Returns: Whether there is one.
  @discardableResult
  func performSwipe(titled title: String) -> Bool {
    guard let view = swiped,
      let action = view.configuration.actions.first(where: { $0.title == title })
    else { return false }
    perform(action, in: view)
    return true
  }

  func perform(_ action: UIContextualAction, in view: SwipeActionsView) {
    action.handler(action, view) { [weak self, weak view] _ in
      guard let self, self.swiped === view else { return }
      self.hideSwipeActions()
    }
  }

  func placeSwipeActions() {
    guard let view = swiped else { return }
    let row = restingFrame(ofRowAt: view.path)
    let width = abs(swipeShift)
    let frame = CGRect(
      x: view.isAtLeft ? row.minX : row.maxX - width, y: row.minY, width: width, height: row.height)
    if view.frame != frame { view.frame = frame }
  }

  /// Whether the drag that is about to begin is a swipe of a row with actions at that side.
  func maySwipe(_ recognizer: RowSwipeRecognizer) -> Bool {
    guard !isEditing || swiped != nil else { return false }
    guard let path = swipedPath(at: recognizer.location(in: self)) else { return false }
    if swiped?.path == path { return true }
    let isToRight = recognizer.translation(in: self).x > 0
    return showSwipeActions(at: path, leading: isToRight != isRightToLeft)
  }

  func swipeDidChange(_ recognizer: RowSwipeRecognizer) {
    guard let view = swiped else { return }
    let way = recognizer.translation(in: self).x
    let direction: CGFloat = view.isAtLeft ? 1 : -1
    let shown = max(0, way * direction + view.startWidth)
    switch recognizer.committed {
    case .began, .changed:
      shiftSwiped(by: shown * direction)
      layoutIfNeeded()
    case .ended:
      let speed = recognizer.velocity(in: self).x * direction
      endSwipe(view, shown: shown, speed: speed, direction)
    case .cancelled: UIView.animate(withDuration: 0.3) { self.closeSwipe() }
    default: break
    }
  }

  private func endSwipe(
    _ view: SwipeActionsView, shown: CGFloat, speed: CGFloat, _ direction: CGFloat
  ) {
    let configuration = view.configuration
    let width = restingFrame(ofRowAt: view.path).width
    if configuration.performsFirstActionWithFullSwipe, shown > width * Self.fullSwipeShare,
      let first = configuration.actions.first
    {
      UIView.animate(withDuration: 0.3) {
        self.shiftSwiped(by: width * direction)
        self.layoutIfNeeded()
      }
      return perform(first, in: view)
    }
    let opens = abs(speed) > Self.flick ? speed > 0 : shown > view.naturalWidth / 2
    UIView.animate(withDuration: 0.3) {
      guard opens else { return self.closeSwipe() }
      view.startWidth = view.naturalWidth
      self.shiftSwiped(by: view.naturalWidth * direction)
      self.layoutIfNeeded()
    }
  }

  private func closeSwipe() {
    hideSwipeActions()
    layoutIfNeeded()
  }
}
