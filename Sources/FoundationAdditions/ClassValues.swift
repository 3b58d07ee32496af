// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// Values that classes of Objective-C have on Apple's systems, and their structures alone here.
extension NSDate {
  public static var now: Date { Date() }
}

extension NSLocale {
  public static var autoupdatingCurrent: Locale { .autoupdatingCurrent }
}

extension DateFormatter {
  /// Which system's rules a formatter follows.
  public enum Behavior: UInt, Sendable {
    case `default` = 0
    case behavior10_0 = 1000
    case behavior10_4 = 1040
  }

  /// The rules of Mac OS X 10.4 are the only ones that iOS ever had.
  public var formatterBehavior: Behavior {
    get { .behavior10_4 }
    set {}
  }
}

/// An error's text of what failed, before the reason.
public let NSLocalizedFailureErrorKey = "NSLocalizedFailure"
