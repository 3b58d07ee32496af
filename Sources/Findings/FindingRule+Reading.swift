// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Rules for what VoiceOver reads (Documentation/Check.md §6.14).
extension FindingRule {
  static let labelRepeatsRole = FindingRule(
    title: "The label repeats the role", severity: .note,
    meaning: "VoiceOver says what an element is by itself, so people hear it twice.",
    cure: "Leave words such as “button” and “image” out of accessibilityLabel.")

  static let duplicateAccessibilityLabel = FindingRule(
    title: "Two controls are said alike", severity: .note,
    meaning: "Who does not see the screen cannot tell which of the controls does what.",
    cure: "Say in each accessibilityLabel what the control is for.")

  static let coveredElement = FindingRule(
    title: "VoiceOver reads what is covered", severity: .needsReview,
    meaning: "The element lies behind another view and is read all the same.",
    cure: "Set accessibilityViewIsModal on what is in front, or hide what is behind.")

  static let readingOrder = FindingRule(
    title: "VoiceOver's order jumps", severity: .needsReview,
    meaning: "Elements that belong together are not read one after the other.",
    cure:
      "Group them with shouldGroupAccessibilityChildren, or give accessibilityElements in order.")
}
