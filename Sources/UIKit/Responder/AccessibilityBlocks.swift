// Part of Snug, under the Apache License 2.0; see LICENSE.

public typealias AXBoolReturnBlock = () -> Bool
public typealias AXStringReturnBlock = () -> String?
public typealias AXTraitsReturnBlock = () -> UIAccessibilityTraits
public typealias AXArrayReturnBlock = () -> [Any]?
public typealias AXCustomActionsReturnBlock = () -> [UIAccessibilityCustomAction]?
public typealias AXCustomContentReturnBlock = () -> [AXCustomContent]?
public typealias AXRectReturnBlock = () -> CGRect
public typealias AXPathReturnBlock = () -> UIBezierPath?
public typealias AXPointReturnBlock = () -> CGPoint

/// What an app gave to be asked in place of values. Kept for the app.
struct AccessibilityBlocks {
  var isElement: AXBoolReturnBlock?
  var label: AXStringReturnBlock?
  var value: AXStringReturnBlock?
  var hint: AXStringReturnBlock?
  var traits: AXTraitsReturnBlock?
  var identifier: AXStringReturnBlock?
  var elements: AXArrayReturnBlock?
  var customActions: AXCustomActionsReturnBlock?
  var frame: AXRectReturnBlock?
  var path: AXPathReturnBlock?
  var activationPoint: AXPointReturnBlock?
}
