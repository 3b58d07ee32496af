// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// Where a method of Objective-C puts a second result.
public typealias AutoreleasingUnsafeMutablePointer<Pointee> = UnsafeMutablePointer<Pointee>

extension UnsafeMutablePointer {
  /// What Objective-C calls a place for an object of any class.
  public init<Object>(_ place: UnsafeMutablePointer<Object>) where Pointee == AnyObject? {
    self = UnsafeMutableRawPointer(place).assumingMemoryBound(to: Pointee.self)
  }
}

/// What Apple's `Formatter` declares for overriding: an app's `override` is dropped, since no class
/// can override what stands in an extension (Documentation/SourceLowering.md §4.4).
extension NSObjectProtocol where Self: Formatter {
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

  /// Whether a text that is being typed may stand; any may.
  public func isPartialStringValid(
    _ partialString: String,
    newEditingString newString: AutoreleasingUnsafeMutablePointer<NSString?>?,
    errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
  ) -> Bool { true }

  /// The same with what is selected; asks the shorter question.
  public func isPartialStringValid(
    _ partialString: AutoreleasingUnsafeMutablePointer<NSString>,
    proposedSelectedRange: NSRangePointer?, originalString: String,
    originalSelectedRange: NSRange,
    errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
  ) -> Bool {
    isPartialStringValid(
      String(describing: partialString.pointee), newEditingString: nil, errorDescription: error)
  }
}
