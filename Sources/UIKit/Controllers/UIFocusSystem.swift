// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// Follows what has the focus; a phone without a keyboard has none, so there is no object of it.
@preconcurrency @MainActor
open class UIFocusSystem: NSObject {
  public nonisolated static let didUpdateNotification = Notification.Name(
    "UIFocusDidUpdateNotification")
  public nonisolated static let movementDidFailNotification = Notification.Name(
    "UIFocusMovementDidFailNotification")

  /// - Returns: nil, as on a phone without a keyboard.
  public static func focusSystem(for environment: any UIFocusEnvironment) -> UIFocusSystem? { nil }

  override init() {}

  open weak var focusedItem: (any UIFocusEnvironment)? { nil }
  open func requestFocusUpdate(to environment: any UIFocusEnvironment) {}
  open func updateFocusIfNeeded() {}

  /// Whether one environment is another, or a view in its view.
  public static func environment(
    _ environment: any UIFocusEnvironment, contains other: any UIFocusEnvironment
  ) -> Bool {
    if environment === other { return true }
    func view(_ environment: any UIFocusEnvironment) -> UIView? {
      environment as? UIView ?? (environment as? UIViewController)?.viewIfLoaded
    }
    guard let outer = view(environment), let inner = view(other) else { return false }
    return inner.isDescendant(of: outer)
  }
}
