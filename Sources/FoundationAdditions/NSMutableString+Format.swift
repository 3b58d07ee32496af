// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

extension NSMutableString {
  /// Adds a text of a format, whatever the locale, as `String(format:arguments:)` makes it.
  public func appendFormat(_ format: String, _ arguments: any CVarArg...) {
    append(String(format: format, arguments: arguments))
  }
}

/// What Darwin's headers call the largest number; those of Linux do not.
public let HUGE = Float.greatestFiniteMagnitude
