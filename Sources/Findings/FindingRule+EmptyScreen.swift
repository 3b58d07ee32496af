// Part of Snug, under the Apache License 2.0; see LICENSE.

extension FindingRule {
  static let emptyScreen = FindingRule(
    title: "Nothing is seen", severity: .error,
    meaning: "People see an empty screen: the window has no size or no root view controller, or "
      + "every view on it is 0 points wide or high.",
    cure: "Give the window the screen's bounds and a root view controller, and the views frames or "
      + "constraints.")
}
