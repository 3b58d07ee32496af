// Part of Snug, under the Apache License 2.0; see LICENSE.

/// What the lowering must know of UIKit's classes and protocols, besides their optional methods.
enum FrameworkTable {
  /// Static properties that hold the one object of a class.
  static let sharedObjects: Set<String> = [
    "main", "shared", "current", "general", "default", "standard",
  ]

  /// Generic classes of the frameworks: the register cannot describe them without their arguments.
  static let generics: Set<String> = [
    "NSLayoutAnchor", "NSFetchedResultsController", "NSFetchRequest", "NSCache", "NSHashTable",
    "NSMapTable", "UICollectionViewDiffableDataSource", "UITableViewDiffableDataSource",
    "UIHostingController",
  ]

  /// Initialisers that UIKit calls through a metatype, by the class that first declares them. They
  /// are `required` in UIKit, so they are in apps.
  static let requiredInitializers: [String: [String]] = [
    "UIView": ["init(frame: CGRect)"],
    "UITableViewCell": ["init(style: UITableViewCell.CellStyle, reuseIdentifier: String?)"],
    "UITableViewHeaderFooterView": ["init(reuseIdentifier: String?)"],
    "MKAnnotationView": ["init(annotation: (any MKAnnotation)?, reuseIdentifier: String?)"],
    "CALayer": ["init()"],
    "CAAnimation": ["init()"],
    "UIBezierPath": ["init()"],
    "UICollectionViewLayoutAttributes": ["init()"],
    "UICollectionViewLayoutInvalidationContext": ["init()"],
    "UIGraphicsRendererFormat": ["init()"],
    "UIGestureRecognizer": ["init?(coder: NSCoder)"],
    "UIColor": ["init(_colorLiteralRed: Float, green: Float, blue: Float, alpha: Float)"],
    "UIPresentationController": [
      "init(presentedViewController: UIViewController, presenting: UIViewController?)"
    ],
    "UIStoryboardSegue": [
      "init(identifier: String?, source: UIViewController, destination: UIViewController)"
    ],
    "UIScene": ["init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions)"],
    "NSManagedObject": [
      "init(entity: NSEntityDescription, insertInto: NSManagedObjectContext?)",
      "init(context: NSManagedObjectContext)",
    ],
    "UIBarAppearance": [
      "init(idiom: UIUserInterfaceIdiom)", "init(barAppearance: UIBarAppearance)",
    ],
  ]

  /// Classes of which every subclass without initialisers has `init()` here, and no `snugMake()`.
  static let plainClasses: Set<String> = [
    "NSObject", "UIResponder", "Formatter", "DateFormatter", "NumberFormatter",
    "ByteCountFormatter", "DateComponentsFormatter", "MeasurementFormatter", "UIActivity",
    "UINavigationItem", "Operation", "UIPercentDrivenInteractiveTransition",
  ]

  /// Classes whose `init(frame:)` is a convenience, by the designated initialiser they have instead.
  static let designatedInstead = [
    "UITextView": "init(frame:textContainer:)", "UIVisualEffectView": "init(effect:)",
    "UICollectionView": "init(frame:collectionViewLayout:)",
  ]

  /// Designated initialisers of views beside `init(frame:)` and `init(coder:)`, and what they do in
  /// terms of the former.
  static let furtherInitializers: [String: [(declaration: String, body: String)]] = [
    "UIImageView": [
      (
        "init(image: UIImage?)",
        "self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero)); self.image = image"
      ),
      (
        "init(image: UIImage?, highlightedImage: UIImage?)",
        "self.init(image: image); self.highlightedImage = highlightedImage"
      ),
    ],
    "UIActivityIndicatorView": [
      (
        "init(style: UIActivityIndicatorView.Style)",
        "self.init(frame: .zero); self.style = style; self.sizeToFit()"
      )
    ],
    "UISegmentedControl": [
      (
        "init(items: [Any]?)",
        "self.init(frame: .zero); for item in items ?? [] { if let image = item as? UIImage { "
          + "insertSegment(with: image, at: numberOfSegments, animated: false) } else { "
          + "insertSegment(withTitle: item as? String, at: numberOfSegments, animated: false) } }; "
          + "sizeToFit()"
      ),
      (
        "init(frame: CGRect, actions: [UIAction])",
        "self.init(frame: frame); for action in actions { "
          + "insertSegment(action: action, at: numberOfSegments, animated: false) }"
      ),
    ],
    "UIRefreshControl": [("init()", "self.init(frame: .zero)")],
  ]

  /// A framework's class and those above it, nearest first; only itself where it is not known.
  static func chain(of name: String) -> [String] {
    var chain = [name]
    while let above = OptionalMethodTable.classes[chain[chain.count - 1]]?.first,
      OptionalMethodTable.classes[above] != nil
    {
      chain.append(above)
    }
    return chain
  }

  /// Every protocol that a framework's class adopts, with those they refine.
  static func protocols(of name: String) -> Set<String> {
    var found: Set<String> = []
    var open = chain(of: name).flatMap { OptionalMethodTable.classes[$0] ?? [] }
    while let next = open.popLast() {
      guard let refined = OptionalMethodTable.protocols[next], found.insert(next).inserted else {
        continue
      }
      open += refined
    }
    return found
  }

  /// The superclass of each framework class whose family has required initialisers; other classes
  /// of UIKit whose names end in `View`, `Cell`, `Bar`… are views too.
  static func ancestors(of name: String) -> [String] {
    if OptionalMethodTable.classes[name] != nil { return chain(of: name) }
    switch name {
    case "UITableViewCell", "UITableViewHeaderFooterView": return [name, "UIView"]
    case _ where name != "UIView" && isView(name): return [name, "UIView"]
    case _ where name.hasSuffix("GestureRecognizer"): return ["UIGestureRecognizer"]
    case "UIWindowScene": return [name, "UIScene"]
    case _ where name.hasSuffix("RendererFormat"): return ["UIGraphicsRendererFormat"]
    case _ where name.hasSuffix("BarAppearance"): return ["UIBarAppearance"]
    case _ where name.hasSuffix("InvalidationContext"):
      return ["UICollectionViewLayoutInvalidationContext"]
    case _ where name.hasPrefix("CA") && name.hasSuffix("Layer"): return ["CALayer"]
    case _ where name.hasPrefix("CA") && name.hasSuffix("Animation"): return ["CAAnimation"]
    default: return [name]
    }
  }

  private static let viewEndings = [
    "View", "Cell", "Label", "Button", "Control", "Switch", "Slider", "Stepper", "TextField", "Bar",
    "Toolbar", "Picker", "Window", "ColorWell", "HeaderFooterView",
  ]

  private static func isView(_ name: String) -> Bool {
    (name.hasPrefix("UI") || name.hasPrefix("MK") || name.hasPrefix("WK"))
      && viewEndings.contains { name.hasSuffix($0) }
  }

  /// The required initialisers that a direct subclass of a framework class has, as they are
  /// written.
  static func requiredInitializers(below name: String) -> [String] {
    ancestors(of: name).flatMap { requiredInitializers[$0] ?? [] }
  }

  /// Whether a framework's name is a protocol: those of the table, and by the endings that Apple
  /// gives them.
  static func isProtocol(_ name: String) -> Bool {
    let endings = [
      "Delegate", "DataSource", "Prefetching", "Updating", "Protocol", "Coding", "Copying", "able",
      "Transitioning", "Positioning", "Environment",
    ]
    if OptionalMethodTable.protocols[name] != nil { return true }
    if name == "NSObject" || OptionalMethodTable.classes[name] != nil { return false }
    return endings.contains { name.hasSuffix($0) } || name.hasSuffix("DelegateFlowLayout")
  }

  /// Methods that Apple's `NSObject` declares for overriding and Foundation on Linux does not.
  /// UIKit's module offers them in an extension, so an app's `override` is dropped.
  static let objectMethods: [String: String] = [
    "setValue(_:forUndefinedKey:)": "setValue:forUndefinedKey:",
    "value(forUndefinedKey:)": "valueForUndefinedKey:",
    "setNilValueForKey(_:)": "setNilValueForKey:",
    "observeValue(forKeyPath:of:change:context:)":
      "observeValueForKeyPath:ofObject:change:context:",
    "setValue(_:forKey:)": "setValue:forKey:",
    "value(forKey:)": "valueForKey:",
    "responds(to:)": "respondsToSelector:",
    "forwardingTarget(for:)": "forwardingTargetForSelector:",
    "method(for:)": "methodForSelector:",
    "doesNotRecognizeSelector(_:)": "doesNotRecognizeSelector:",
    "getObjectValue(_:for:errorDescription:)": "getObjectValue:forString:errorDescription:",
    "isPartialStringValid(_:newEditingString:errorDescription:)":
      "isPartialStringValid:newEditingString:errorDescription:",
    "isPartialStringValid(_:proposedSelectedRange:originalString:originalSelectedRange:"
      + "errorDescription:)":
      "isPartialStringValid:proposedSelectedRange:originalString:originalSelectedRange:"
      + "errorDescription:",
  ]

  /// The same for objects that are no responders: nibs make them too, and assistive technologies ask
  /// them.
  static let plainObjectMethods: [String: String] = [
    "awakeFromNib()": "awakeFromNib",
    "prepareForInterfaceBuilder()": "prepareForInterfaceBuilder",
    "isAccessibilityElement": "isAccessibilityElement",
    "accessibilityLabel": "accessibilityLabel", "accessibilityHint": "accessibilityHint",
    "accessibilityValue": "accessibilityValue", "accessibilityTraits": "accessibilityTraits",
    "accessibilityElements": "accessibilityElements", "accessibilityFrame": "accessibilityFrame",
    "accessibilityCustomActions": "accessibilityCustomActions",
    "accessibilityCustomRotors": "accessibilityCustomRotors",
    "accessibilityActivationPoint": "accessibilityActivationPoint",
    "accessibilityElementCount()": "accessibilityElementCount",
    "accessibilityElement(at:)": "accessibilityElementAtIndex:",
    "index(ofAccessibilityElement:)": "indexOfAccessibilityElement:",
    "accessibilityActivate()": "accessibilityActivate",
    "accessibilityIncrement()": "accessibilityIncrement",
    "accessibilityDecrement()": "accessibilityDecrement",
    "accessibilityElementDidBecomeFocused()": "accessibilityElementDidBecomeFocused",
    "accessibilityElementDidLoseFocus()": "accessibilityElementDidLoseFocus",
    "accessibilityElementIsFocused()": "accessibilityElementIsFocused",
  ]

  /// Objective-C names of framework methods that do not follow from their Swift names.
  static let selectors: [String: String] = [
    "dismiss(animated:completion:)": "dismissViewControllerAnimated:completion:",
    "present(_:animated:completion:)": "presentViewController:animated:completion:",
    "popViewController(animated:)": "popViewControllerAnimated:",
    "popToRootViewController(animated:)": "popToRootViewControllerAnimated:",
    "pushViewController(_:animated:)": "pushViewController:animated:",
    "setEditing(_:animated:)": "setEditing:animated:",
    "hitTest(_:with:)": "hitTest:withEvent:", "point(inside:with:)": "pointInside:withEvent:",
    "location(in:)": "locationInView:", "sendAction(_:to:for:)": "sendAction:to:forEvent:",
    "endEditing(_:)": "endEditing:",
    "reloadRows(at:with:)": "reloadRowsAtIndexPaths:withRowAnimation:",
    "insertRows(at:with:)": "insertRowsAtIndexPaths:withRowAnimation:",
    "deleteRows(at:with:)": "deleteRowsAtIndexPaths:withRowAnimation:",
    "moveRow(at:to:)": "moveRowAtIndexPath:toIndexPath:",
    "reloadSections(_:with:)": "reloadSections:withRowAnimation:",
    "insertSections(_:with:)": "insertSections:withRowAnimation:",
    "deleteSections(_:with:)": "deleteSections:withRowAnimation:",
    "moveSection(_:toSection:)": "moveSection:toSection:",
    "cellForRow(at:)": "cellForRowAtIndexPath:",
    "indexPath(for:)": "indexPathForCell:",
    "selectRow(at:animated:scrollPosition:)": "selectRowAtIndexPath:animated:scrollPosition:",
    "deselectRow(at:animated:)": "deselectRowAtIndexPath:animated:",
    "scrollToRow(at:at:animated:)": "scrollToRowAtIndexPath:atScrollPosition:animated:",
    "dequeueReusableCell(withIdentifier:)": "dequeueReusableCellWithIdentifier:",
    "dequeueReusableCell(withIdentifier:for:)": "dequeueReusableCellWithIdentifier:forIndexPath:",
    "reloadItems(at:)": "reloadItemsAtIndexPaths:",
    "insertItems(at:)": "insertItemsAtIndexPaths:",
    "deleteItems(at:)": "deleteItemsAtIndexPaths:",
    "moveItem(at:to:)": "moveItemAtIndexPath:toIndexPath:",
    "cellForItem(at:)": "cellForItemAtIndexPath:",
    "selectItem(at:animated:scrollPosition:)": "selectItemAtIndexPath:animated:scrollPosition:",
    "deselectItem(at:animated:)": "deselectItemAtIndexPath:animated:",
    "scrollToItem(at:at:animated:)": "scrollToItemAtIndexPath:atScrollPosition:animated:",
    "dequeueReusableCell(withReuseIdentifier:for:)":
      "dequeueReusableCellWithReuseIdentifier:forIndexPath:",
    "popToViewController(_:animated:)": "popToViewController:animated:",
    "open(_:options:completionHandler:)": "openURL:options:completionHandler:",
    "sendAction(_:to:from:for:)": "sendAction:to:from:forEvent:",
    "touchesBegan(_:with:)": "touchesBegan:withEvent:",
    "touchesMoved(_:with:)": "touchesMoved:withEvent:",
    "touchesEnded(_:with:)": "touchesEnded:withEvent:",
    "touchesCancelled(_:with:)": "touchesCancelled:withEvent:",
    "prepare(for:sender:)": "prepareForSegue:sender:",
    "performSegue(withIdentifier:sender:)": "performSegueWithIdentifier:sender:",
    "show(_:sender:)": "showViewController:sender:",
    "showDetailViewController(_:sender:)": "showDetailViewController:sender:",
    "addChild(_:)": "addChildViewController:",
    "removeFromParent()": "removeFromParentViewController",
    "willMove(toParent:)": "willMoveToParentViewController:",
    "didMove(toParent:)": "didMoveToParentViewController:",
    "viewWillTransition(to:with:)": "viewWillTransitionToSize:withTransitionCoordinator:",
    "willMove(toSuperview:)": "willMoveToSuperview:",
    "willMove(toWindow:)": "willMoveToWindow:",
    "observeValue(forKeyPath:of:change:context:)":
      "observeValueForKeyPath:ofObject:change:context:",
  ]

  /// Argument labels of framework methods that `#selector` may name without them.
  static let labels: [String: [String?]] = [
    "endEditing": [nil], "setEditing": [nil, "animated"], "popViewController": ["animated"],
    "popToRootViewController": ["animated"], "dismiss": ["animated", "completion"],
    "viewWillAppear": [nil], "viewDidAppear": [nil], "viewWillDisappear": [nil],
    "viewDidDisappear": [nil], "present": [nil, "animated", "completion"],
    "traitCollectionDidChange": [nil], "sizeThatFits": [nil], "hitTest": [nil, "with"],
    "point": ["inside", "with"], "didAddSubview": [nil],
    "setNeedsDisplay": [], "copy": [nil], "cut": [nil], "paste": [nil], "select": [nil],
    "selectAll": [nil], "delete": [nil],
  ]

  /// The framework class that has a method which apps name through an expression.
  static let owners: [String: String] = [
    "reloadData": "UITableView", "layoutIfNeeded": "UIView", "setNeedsLayout": "UIView",
    "resignFirstResponder": "UIResponder", "becomeFirstResponder": "UIResponder",
    "endEditing": "UIView", "removeFromSuperview": "UIView", "setNeedsDisplay": "UIView",
    "invalidateLayout": "UICollectionViewLayout",
  ]
}
