// Part of Snug, under the Apache License 2.0; see LICENSE.

/// What assistive technologies would be told about a view.
struct AccessibilityValues {
  var isElement: Bool?
  var label: String?
  var hint: String?
  var value: String?
  var traits = UIAccessibilityTraits.none
  var elementsAreHidden = false
  var viewIsModal = false
  var groupsChildren = false
  var elements: [Any]?
  var customActions: [Any]?
  var activationPoint: CGPoint?
  var frame: CGRect?
  var language: String?
}
