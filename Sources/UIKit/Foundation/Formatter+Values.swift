// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// Where a method of Objective-C puts a second result.
public typealias AutoreleasingUnsafeMutablePointer<Pointee> = UnsafeMutablePointer<Pointee>

extension Formatter {
  /// Reads a text as the formatters of numbers and dates do.
  ///
  /// - Parameters:
  ///   - object: Gets the value.
  ///   - error: Gets a sentence where the text is none.
  /// - Returns: Whether there is a value.
  @discardableResult
  public func getObjectValue(
    _ object: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
    errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
  ) -> Bool {
    let value: AnyObject?
    switch self {
    case let numbers as NumberFormatter: value = numbers.number(from: string)
    case let dates as DateFormatter: value = dates.date(from: string).map { $0 as NSDate }
    case let dates as ISO8601DateFormatter: value = dates.date(from: string).map { $0 as NSDate }
    default: value = nil
    }
    guard let value else {
      error?.pointee = "The value is invalid."
      return false
    }
    object?.pointee = value
    return true
  }
}
