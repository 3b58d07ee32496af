// Part of Snug, under the Apache License 2.0; see LICENSE.

extension GapModule {
  /// What stands for a layout that is left out: the views of one superview below each other, unless
  /// something else lays them out (Documentation/Gaps.md §6.9).
  static let layout = """
    public func snugWithoutLayout(
      _ needs: StaticString, _ view: UIView, file: StaticString = #filePath, line: UInt = #line
    ) {
      LeftOutRecord.note(needs, file, line)
      if Thread.isMainThread { MainActor.assumeIsolated { view.snugStack() } }
    }

    public func snugWithoutLayout(
      _ needs: StaticString, _ view: UIView?, file: StaticString = #filePath, line: UInt = #line
    ) {
      if let view { return snugWithoutLayout(needs, view, file: file, line: line) }
      LeftOutRecord.note(needs, file, line)
    }

    public func snugWithoutLayout<T>(
      _ needs: StaticString, _ value: T, file: StaticString = #filePath, line: UInt = #line
    ) {
      LeftOutRecord.note(needs, file, line)
    }

    let snugStacked = "snug: layout left out"

    extension UIView {
      func snugStack() {
        guard let parent = superview, snugHasNoLayout(in: parent) else { return }
        translatesAutoresizingMaskIntoConstraints = false
        let above = parent.constraints.reversed().lazy
          .filter { $0.identifier == snugStacked }
          .compactMap { $0.firstItem as? UIView }.first { $0.superview === parent }
        let isScrolled = parent is UIScrollView && !(self is UIScrollView)
        let isOnScreen = parent.next is UIViewController && !isScrolled
        let guide = parent.safeAreaLayoutGuide
        let start = isOnScreen ? guide.leadingAnchor : parent.leadingAnchor
        let end = isOnScreen ? guide.trailingAnchor : parent.trailingAnchor
        let top = isOnScreen ? guide.topAnchor : parent.topAnchor
        let bottom =
          isOnScreen && !(self is UIScrollView) ? guide.bottomAnchor : parent.bottomAnchor
        let own = intrinsicContentSize
        snugHold(leadingAnchor.constraint(equalTo: start), 760)
        snugHold(trailingAnchor.constraint(lessThanOrEqualTo: end), 760)
        snugHold(
          trailingAnchor.constraint(equalTo: end), own.width == UIView.noIntrinsicMetric ? 760 : 240)
        snugHold(topAnchor.constraint(equalTo: above?.bottomAnchor ?? top), 760)
        snugHold(bottomAnchor.constraint(lessThanOrEqualTo: bottom), isScrolled ? 760 : 745)
        snugHold(bottomAnchor.constraint(equalTo: bottom), self is UIScrollView ? 240 : 30)
        if isScrolled { snugHold(widthAnchor.constraint(equalTo: parent.widthAnchor), 760) }
      }

      /// Whether nobody gave the view a frame or a constraint to its superview.
      private func snugHasNoLayout(in parent: UIView) -> Bool {
        if let stack = parent as? UIStackView, stack.arrangedSubviews.contains(self) {
          return false
        }
        let own = intrinsicContentSize
        guard translatesAutoresizingMaskIntoConstraints, frame.origin == .zero,
          bounds.size == .zero || bounds.size == own
        else { return false }
        return !parent.constraints.contains {
          $0.firstItem === self || $0.secondItem === self
        }
      }

      private func snugHold(_ constraint: NSLayoutConstraint, _ priority: Float) {
        constraint.priority = UILayoutPriority(priority)
        constraint.identifier = snugStacked
        constraint.isActive = true
      }
    }

    """
}
