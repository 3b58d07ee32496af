// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import UIKit

/// What an app does wrong, and what UIKit says before it stops (Documentation/Views.md §7).
enum Misuse: String, CaseIterable, Codable, Sendable {
  case constraintAcrossHierarchies
  case constraintToLooseGuide
  case priorityAcrossRequired
  case pairingLeftWithLeading
  case pairingSizeWithLocation
  case locationAlone
  case constraintToSomethingElse
  case constantNotANumber
  case multiplierNotFinite
  case frameNotANumber
  case boundsNotANumber
  case subviewOfItself
  case brokenVisualFormat
  case missingStoryboard
  case missingScene
  case missingSegue
  case missingNib
  case nibWithoutView
  case unknownKey
  case unknownSelector
  case nilForNumber
  case scaledFontScaledAgain
  case collectionWithoutLayout
  case collectionIdentifier
  case tableIdentifier
  case scrollBeyondItems
  case scrollPositionTwice
  case popoverOnPhone

  /// Parts of the console text that do not depend on addresses.
  var texts: [String] {
    switch self {
    case .popoverOnPhone:
      [
        "'NSInvalidArgumentException', reason: '-[UIPopoverController initWithContentViewController:] "
          + "called when not running under UIUserInterfaceIdiomPad.'"
      ]
    case .constraintAcrossHierarchies, .constraintToLooseGuide:
      [
        "'NSGenericException', reason: 'Unable to activate constraint with anchors ",
        "because they have no common ancestor.  Does the constraint or its anchors reference items "
          + "in different view hierarchies?  That's illegal.'",
      ]
    case .priorityAcrossRequired:
      [
        "'NSInternalInconsistencyException', reason: 'Mutating a priority from required to not on an "
          + "installed constraint (or vice-versa) is not supported.  You passed priority 750 and the "
          + "existing priority was 1000.'"
      ]
    case .pairingLeftWithLeading:
      [
        Self.factory + "A constraint cannot be made between a leading/trailing attribute and a "
          + "right/left attribute. Use leading/trailing for both or neither.'"
      ]
    case .pairingSizeWithLocation:
      [
        "'NSInvalidLayoutConstraintException', reason: 'Constraint improperly relates anchors of "
          + "incompatible types: <NSLayoutConstraint:"
      ]
    case .locationAlone:
      [
        Self.factory + "A multiplier of 0 or a nil second item together with a location for the "
          + "first attribute creates an illegal constraint of a location equal to a constant. "
          + "Location attributes must be specified in pairs.'"
      ]
    case .constraintToSomethingElse:
      ["Constraint items must each be a view or layout guide."]
    case .constantNotANumber:
      [
        "'NSInternalInconsistencyException', reason: 'NSLayoutConstraint constant is not finite! That's "
          + "illegal. constant:nan firstAttribute:"
      ]
    case .multiplierNotFinite:
      [
        "'NSInternalInconsistencyException', reason: 'Multiplier is not finite!  That's illegal.  "
          + "multiplier:inf'"
      ]
    case .frameNotANumber:
      [
        "'CALayerInvalidGeometry', reason: 'CALayer position contains NaN: [nan nan]. Layer: <CALayer:"
      ]
    case .boundsNotANumber:
      [
        "'CALayerInvalidGeometry', reason: 'CALayer bounds contains NaN: [0 0; nan 1]. Layer: "
          + "<CALayer:"
      ]
    case .subviewOfItself: ["'NSInvalidArgumentException', reason: 'Can't add self as subview'"]
    case .brokenVisualFormat:
      ["'NSInvalidArgumentException', reason: 'Unable to parse constraint format: "]
    case .missingStoryboard:
      ["reason: 'Could not find a storyboard named 'Nowhere' in bundle NSBundle <"]
    case .missingScene: ["doesn't contain a view controller with identifier 'nobody''"]
    case .missingSegue: ["reason: 'Receiver (<", ") has no segue with identifier 'away''"]
    case .missingNib:
      ["reason: 'Could not load NIB in bundle: 'NSBundle <", ">' with name 'Nothing''"]
    case .nibWithoutView:
      [
        "reason: '-[UIViewController _loadViewFromNibNamed:bundle:] loaded the \"Loose\" nib but the "
          + "view outlet was not set.'"
      ]
    case .unknownKey:
      [
        "'NSUnknownKeyException', reason: '[<",
        " setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key "
          + "ghost.'",
      ]
    case .unknownSelector:
      [
        "'NSInvalidArgumentException', reason: '-[",
        " ghost:]: unrecognized selector sent to instance 0x",
      ]
    case .nilForNumber:
      [
        "'NSInvalidArgumentException', reason: '[<",
        " setNilValueForKey]: could not set nil as the value for the key tag.'",
      ]
    case .scaledFontScaledAgain:
      ["'NSInvalidArgumentException', reason: '*** -[UIFontMetrics scaledFontForFont:"]
    case .collectionWithoutLayout:
      [
        "'NSInvalidArgumentException', reason: 'UICollectionView must be initialized with a non-nil "
          + "layout parameter'"
      ]
    case .collectionIdentifier:
      [
        "'NSInternalInconsistencyException', reason: 'could not dequeue a view of kind: "
          + "UICollectionElementKindCell with identifier X - must register a nib or a class for the "
          + "identifier or connect a prototype cell in a storyboard'"
      ]
    case .tableIdentifier:
      [
        "'NSInternalInconsistencyException', reason: 'unable to dequeue a cell with identifier X - "
          + "must register a nib or a class for the identifier or connect a prototype cell in a "
          + "storyboard'"
      ]
    case .scrollBeyondItems:
      [
        "reason: 'Attempted to scroll the collection view to an out-of-bounds item (5) when there "
          + "are only 3 items in section 0.'"
      ]
    case .scrollPositionTwice:
      ["'NSInvalidArgumentException', reason: 'attempt to use a scroll position"]
    }
  }

  private static let factory =
    "'NSInvalidArgumentException', reason: '*** +[NSLayoutConstraint constraintWithItem:attribute:"
    + "relatedBy:toItem:attribute:multiplier:constant:]: "
}
