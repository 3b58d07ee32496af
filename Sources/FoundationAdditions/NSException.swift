// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

extension NSExceptionName {
  public static let genericException = NSExceptionName("NSGenericException")
  public static let rangeException = NSExceptionName("NSRangeException")
  public static let invalidArgumentException = NSExceptionName("NSInvalidArgumentException")
  public static let internalInconsistencyException = NSExceptionName(
    "NSInternalInconsistencyException")
  public static let mallocException = NSExceptionName("NSMallocException")
  public static let objectInaccessibleException = NSExceptionName("NSObjectInaccessibleException")
  public static let objectNotAvailableException = NSExceptionName("NSObjectNotAvailableException")
  public static let destinationInvalidException = NSExceptionName("NSDestinationInvalidException")
  public static let portTimeoutException = NSExceptionName("NSPortTimeoutException")
  public static let parseErrorException = NSExceptionName("NSParseErrorException")
}

/// An exception of Objective-C. Swift cannot catch one, so to raise it ends the process with Apple's
/// console line.
open class NSException: NSObject, @unchecked Sendable {
  public let name: NSExceptionName
  public let reason: String?
  public let userInfo: [AnyHashable: Any]?

  public init(name: NSExceptionName, reason: String?, userInfo: [AnyHashable: Any]? = nil) {
    self.name = name
    self.reason = reason
    self.userInfo = userInfo
    super.init()
  }

  open func raise() { UncaughtException.raise(name.rawValue, reason ?? "(null)") }

  open class func raise(
    _ name: NSExceptionName, format: String, arguments: CVaListPointer
  ) {
    UncaughtException.raise(name.rawValue, NSString(format: format, arguments: arguments) as String)
  }

  open var callStackReturnAddresses: [NSNumber] { [] }
  open var callStackSymbols: [String] { [] }
}
