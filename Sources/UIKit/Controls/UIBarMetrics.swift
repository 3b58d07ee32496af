// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Which heights of a bar something is meant for.
public enum UIBarMetrics: Int, Sendable {
  case `default` = 0
  case compact = 1
  case defaultPrompt = 101
  case compactPrompt = 102

  @available(*, deprecated, renamed: "compact")
  public static var landscapePhone: UIBarMetrics { .compact }
  @available(*, deprecated, renamed: "compactPrompt")
  public static var landscapePhonePrompt: UIBarMetrics { .compactPrompt }
}

/// Where a bar stands.
public enum UIBarPosition: Int, Sendable {
  case any, bottom, top, topAttached
}

/// A bar that knows where it stands.
@preconcurrency @MainActor
public protocol UIBarPositioning: NSObjectProtocol {
  var barPosition: UIBarPosition { get }
}

@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: NSObjectProtocol {
  // @objc(positionForBar:) optional = .any
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}
