// Part of Snug, under the Apache License 2.0; see LICENSE.

/// What cells answered in one layout pass (Documentation/FlowLayout.md §5).
struct SelfSizing {
  /// The answers of one item.
  struct Answers {
    /// Sizes that the item was given and what it preferred to them, the latest last.
    var history: [(given: CGSize, preferred: CGSize)] = []
    /// The size kept for the rest of the pass, once the item was found to swing.
    var settled: CGSize?

    /// Why the answers differ, as far as they show it.
    var reason: String {
      guard let last = history.last else { return "" }
      let same = history.dropLast().last { $0.given == last.given }
      if let same, same.preferred != last.preferred {
        return "it answers differently when given the same size "
          + "(\(Self.words(last.given)): first \(Self.words(same.preferred)), then "
          + "\(Self.words(last.preferred))), so the answer depends on something else that changes"
      }
      let given = history.suffix(2).map {
        "\(Self.words($0.preferred)) when given \(Self.words($0.given))"
      }
      return "its answer depends on the size it is given: " + given.joined(separator: ", ")
    }

    static func words(_ size: CGSize) -> String {
      "\(shortNumber(size.width))×\(shortNumber(size.height))"
    }
  }

  /// Differing answers of an item after which it counts as swinging.
  static let patience = 4
  /// Cells asked between two looks at which items are visible at all.
  static let batch = 8
  /// Rounds without a new item after which a layout counts as looping.
  static let maximumRounds = 100

  var answers: [ElementKey: Answers] = [:]
  /// The reuse identifier of the cell that is asked now.
  var identifier: String?
}
