// Part of Snug, under the Apache License 2.0; see LICENSE.

extension UIView {
  /// Gives a view without superview, such as a window, the part of it that bars and cutouts cover.
  package final func assignSafeAreaInsets(_ insets: UIEdgeInsets) {
    guard insets != marginStorage.safeArea else { return }
    marginStorage.safeArea = insets
    insetConstantsMayHaveChanged()
    for child in children { child.insetsMayHaveChanged() }
    marginsMayHaveChanged()
    safeAreaInsetsDidChange()
  }

  /// What the view's frame leaves of its superview's safe area insets, edge by edge
  /// (Documentation/Views.md §4.4). O(depth).
  final func currentSafeAreaInsets() -> UIEdgeInsets {
    guard let parent else { return marginStorage.safeArea }
    return inheritedSafeArea(from: parent.safeAreaInsetsForSubviews, of: parent)
  }

  private func inheritedSafeArea(from outer: UIEdgeInsets, of parent: UIView) -> UIEdgeInsets {
    let additional = owningController?.addedSafeAreaInsets ?? .zero
    guard outer != .zero else { return additional }
    let (frame, area) = (marginStorage.heldFrame ?? frame, parent.bounds)
    func clamp(_ value: CGFloat, _ limit: CGFloat) -> CGFloat { max(0, min(value, limit)) }
    let inherited = UIEdgeInsets(
      top: clamp(outer.top - (frame.minY - area.minY), outer.top),
      left: clamp(outer.left - (frame.minX - area.minX), outer.left),
      bottom: clamp(frame.maxY - (area.maxY - outer.bottom), outer.bottom),
      right: clamp(frame.maxX - (area.maxX - outer.right), outer.right))
    return inherited + additional
  }

  /// Keeps the safe area that a frame gives while a transition moves the view (Documentation/Views.md §4.4);
  /// nil has it follow the view again.
  final func holdSafeArea(at frame: CGRect?) {
    marginStorage.heldFrame = frame
    insetsMayHaveChanged()
  }

  /// Marks the view for another look at its safe area and margins in the next layout pass.
  final func insetsMayHaveChanged() {
    guard !marks.contains(.needsInsets) else { return }
    marks.insert(.needsInsets)
    propagateLayoutMark()
  }

  /// Brings safe area and margins up to date and tells the view and its controller of changes.
  ///
  /// The margins callback comes before the safe area's; unchanged values tell nothing.
  final func updateInsets() {
    marks.remove(.needsInsets)
    if let parent {
      let safeArea = inheritedSafeArea(from: parent.safeAreaInsetsForSubviews, of: parent)
      if safeArea != marginStorage.safeArea {
        marginStorage.safeArea = safeArea
        reportMargins()
        insetConstantsMayHaveChanged()
        safeAreaInsetsDidChange()
        owningController?.viewSafeAreaInsetsDidChange()
        for child in children { child.insetsMayHaveChanged() }
        return
      }
      // Constraints may have been stated where the view stood before it was laid out first.
      if let stated = marginStorage.statedSafeArea, stated != safeArea {
        insetConstantsMayHaveChanged()
      }
    }
    reportMargins()
  }

  private func reportMargins() {
    let margins = layoutMargins
    guard margins != marginStorage.reported else { return }
    marginStorage.reported = margins
    insetConstantsMayHaveChanged()
    layoutMarginsDidChange()
    owningController?.viewLayoutMarginsDidChange()
    for child in children where child.preservesSuperviewLayoutMargins {
      child.insetsMayHaveChanged()
    }
  }
}
