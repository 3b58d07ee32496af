// Part of Snug, under the Apache License 2.0; see LICENSE.

/// What cells answered in one layout pass (Documentation/FlowLayout.md §5).
struct SelfSizing {
  /// The answers of one item.
  struct Answers {
    var changes = 0
    var last = CGSize.zero
    /// The size kept for the rest of the pass, once the item was found to swing.
    var settled: CGSize?
  }

  /// Differing answers of an item after which it counts as swinging.
  static let patience = 4
  /// Cells asked between two looks at which items are visible at all.
  static let batch = 24
  /// Rounds without a new item after which a layout counts as looping.
  static let maximumRounds = 100

  var answers: [ElementKey: Answers] = [:]
}
