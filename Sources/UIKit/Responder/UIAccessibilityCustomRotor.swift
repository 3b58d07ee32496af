// Part of Snug, under the Apache License 2.0; see LICENSE.

/// A way for assistive technologies to step through parts of a screen. Kept for the app.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotor: NSObject {
  public typealias Search = (UIAccessibilityCustomRotorSearchPredicate) ->
    UIAccessibilityCustomRotorItemResult?

  public enum Direction: Int, Sendable {
    case previous
    case next
  }

  public enum SystemRotorType: Int, Sendable {
    case none
    case link
    case visitedLink
    case heading
    case headingLevel1
    case headingLevel2
    case headingLevel3
    case headingLevel4
    case headingLevel5
    case headingLevel6
    case boldText
    case italicText
    case underlineText
    case misspelledWord
    case image
    case textField
    case table
    case list
    case landmark
  }

  open var name: String
  open var attributedName: NSAttributedString
  open var itemSearchBlock: Search
  public let systemRotorType: SystemRotorType

  public init(name: String, itemSearch: @escaping Search) {
    self.name = name
    attributedName = NSAttributedString(string: name)
    itemSearchBlock = itemSearch
    systemRotorType = .none
    super.init()
  }

  public init(attributedName: NSAttributedString, itemSearch: @escaping Search) {
    name = attributedName.string
    self.attributedName = attributedName
    itemSearchBlock = itemSearch
    systemRotorType = .none
    super.init()
  }

  public init(systemType: SystemRotorType, itemSearch: @escaping Search) {
    name = ""
    attributedName = NSAttributedString(string: "")
    itemSearchBlock = itemSearch
    systemRotorType = systemType
    super.init()
  }
}

/// Where a rotor goes on from.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
  open var currentItem = UIAccessibilityCustomRotorItemResult()
  open var searchDirection = UIAccessibilityCustomRotor.Direction.previous

  public override init() { super.init() }
}

/// What a rotor found.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorItemResult: NSObject {
  open weak var targetElement: (any NSObjectProtocol)?
  open var targetRange: UITextRange?

  public override init() { super.init() }

  public init(targetElement: any NSObjectProtocol, targetRange: UITextRange?) {
    self.targetElement = targetElement
    self.targetRange = targetRange
    super.init()
  }
}
