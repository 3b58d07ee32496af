// Part of Snug, under the Apache License 2.0; see LICENSE.

extension UIStackView {
  /// A text over several lines that takes its share of a row's width.
  struct WidthShare: Equatable {
    let text: UIView
    let priority: UILayoutPriority

    static func == (one: WidthShare, other: WidthShare) -> Bool {
      one.text === other.text && one.priority == other.priority
    }
  }

  final var widthSharesChanged: Bool { widthShares != wantedWidthShares }

  /// Documentation/StackView.md §3.5: in a row that fills, texts over several lines are as wide as
  /// the row's width divided by its items.
  ///
  /// - Complexity: O(n) for n arranged subviews of a row that fills, O(1) elsewhere.
  final var wantedWidthShares: [WidthShare] {
    guard axis == .horizontal, distribution == .fill, arranged.count > 1 else { return [] }
    let items = visibleItems
    guard items.count > 1 else { return [] }
    let texts = items.filter(UIStackView.goesOverLines)
    // Up to Xcode 11's system one such text was enough.
    if Runtime.current.release >= .iOS14 {
      guard texts.count == items.count, UIStackView.haveEqualPriorities(texts) else { return [] }
    }
    return texts.map { text in
      let resistance = text.contentCompressionResistancePriority(for: .horizontal).rawValue
      return WidthShare(text: text, priority: UILayoutPriority(min(resistance + 10, 999)))
    }
  }

  private static func goesOverLines(_ view: UIView) -> Bool {
    if let label = view as? UILabel { return label.wrapsAutomatically }
    guard let button = view as? UIButton, button.configuration != nil else { return false }
    return button.wrapsAutomatically
  }

  private static func haveEqualPriorities(_ views: [UIView]) -> Bool {
    let priorities = views.map { view in
      [
        view.contentHuggingPriority(for: .horizontal),
        view.contentCompressionResistancePriority(for: .horizontal),
      ]
    }
    return priorities.allSatisfy { $0 == priorities[0] }
  }
}

extension StackConstraints {
  /// Documentation/StackView.md §3.5.
  mutating func shareWidth(_ shares: [UIStackView.WidthShare]) {
    guard !shares.isEmpty else { return }
    let gaps = items.dropLast().reduce(0) { $0 + stack.spacing(after: $1) }
    let count = CGFloat(items.count)
    for share in shares {
      add(
        "UISV-text-width-disambiguation", share.text, .width, canvas, .width,
        multiplier: 1 / count, constant: -gaps / count, priority: share.priority)
    }
  }
}
