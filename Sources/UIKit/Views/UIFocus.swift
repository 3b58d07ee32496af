// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// Where the focus of a remote or keyboard could go; a phone without a keyboard has none.
@preconcurrency @MainActor
public protocol UIFocusEnvironment: NSObjectProtocol {
  var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
  var parentFocusEnvironment: (any UIFocusEnvironment)? { get }
  var focusItemContainer: (any UIFocusItemContainer)? { get }
  func setNeedsFocusUpdate()
  func updateFocusIfNeeded()
}

/// What can have the focus.
@preconcurrency @MainActor
public protocol UIFocusItem: UIFocusEnvironment {
  var canBecomeFocused: Bool { get }
  var frame: CGRect { get }
  // @objc optional
  func didHintFocusMovement(_ hint: UIFocusMovementHint)
}

/// How far the focus is about to move; it never is on a phone without a keyboard.
@preconcurrency @MainActor
open class UIFocusMovementHint: NSObject {
  open internal(set) var movementDirection = CGVector.zero
}

/// Where the focus goes from what had it.
public struct UIFocusHeading: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let up = UIFocusHeading(rawValue: 1)
  public static let down = UIFocusHeading(rawValue: 1 << 1)
  public static let left = UIFocusHeading(rawValue: 1 << 2)
  public static let right = UIFocusHeading(rawValue: 1 << 3)
  public static let next = UIFocusHeading(rawValue: 1 << 4)
  public static let previous = UIFocusHeading(rawValue: 1 << 5)
  public static let first = UIFocusHeading(rawValue: 1 << 8)
  public static let last = UIFocusHeading(rawValue: 1 << 9)
}

@preconcurrency @MainActor
open class UIFocusUpdateContext: NSObject {
  open internal(set) weak var previouslyFocusedItem: (any UIFocusItem)?
  open internal(set) weak var nextFocusedItem: (any UIFocusItem)?
  open internal(set) var focusHeading: UIFocusHeading = []

  open weak var previouslyFocusedView: UIView? { previouslyFocusedItem as? UIView }
  open weak var nextFocusedView: UIView? { nextFocusedItem as? UIView }
}

/// What a table tells its delegate of the focus; a phone without a keyboard makes none.
open class UITableViewFocusUpdateContext: UIFocusUpdateContext {
  open internal(set) var previouslyFocusedIndexPath: IndexPath?
  open internal(set) var nextFocusedIndexPath: IndexPath?
}

/// What a collection view tells its delegate of the focus; a phone without a keyboard makes none.
open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
  open internal(set) var previouslyFocusedIndexPath: IndexPath?
  open internal(set) var nextFocusedIndexPath: IndexPath?
}

@preconcurrency @MainActor
open class UIFocusAnimationCoordinator: NSObject {
  open func addCoordinatedAnimations(
    _ animations: (() -> Void)?, completion: (() -> Void)? = nil
  ) {
    animations?()
    completion?()
  }
}

/// A guide that hands the focus on, where there is one; a layout guide like others.
open class UIFocusGuide: UILayoutGuide {
  open var isEnabled = true
  open var preferredFocusEnvironments: [any UIFocusEnvironment]! = []
}

extension UIView {
  public var isFocused: Bool { false }
}
