// Part of Snug, under the Apache License 2.0; see LICENSE.

/// What a responder says about itself where the app says nothing.
struct AccessibilityDefaults {
  var isElement = false
  var label: String?
  var value: String?
  var traits = UIAccessibilityTraits.none
}
