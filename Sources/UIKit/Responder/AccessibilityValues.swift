// Part of Snug, under the Apache License 2.0; see LICENSE.

/// What assistive technologies would be told about a responder; made when first written to.
final class AccessibilityValues {
  var isElement: Bool?
  var label: String?
  var hint: String?
  var value: String?
  var traits: UIAccessibilityTraits?
  var elementsAreHidden = false
  var viewIsModal = false
  var groupsChildren = false
  var ignoresInvertColors = false
  var respondsToUserInteraction = true
  var elements: [Any]?
  var customActions: [UIAccessibilityCustomAction]?
  var activationPoint: CGPoint?
  var frame: CGRect?
  var path: UIBezierPath?
  var language: String?
  var attributedLabel: NSAttributedString?
  var attributedHint: NSAttributedString?
  var attributedValue: NSAttributedString?
  var navigationStyle = UIAccessibilityNavigationStyle.automatic
  var containerType = UIAccessibilityContainerType.none
  var customRotors: [UIAccessibilityCustomRotor]?
  var userInputLabels: [String]?
  var blocks = AccessibilityBlocks()
}
