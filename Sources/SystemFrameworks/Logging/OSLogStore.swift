// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// What was logged; nothing is kept, so every look finds nothing.
public final class OSLogStore: @unchecked Sendable {
  public enum Scope: Int, Sendable {
    case system = 0
    case currentProcessIdentifier
  }

  public init(scope: Scope) throws {}
  public init(url: URL) throws {}

  public func position(date: Date) -> OSLogPosition { OSLogPosition() }
  public func position(timeIntervalSinceEnd seconds: TimeInterval) -> OSLogPosition {
    OSLogPosition()
  }
  public func position(timeIntervalSinceLatestBoot seconds: TimeInterval) -> OSLogPosition {
    OSLogPosition()
  }

  public func getEntries(
    with options: OSLogEnumerator.Options = [], at position: OSLogPosition? = nil,
    matching predicate: NSPredicate? = nil
  ) throws -> AnySequence<OSLogEntry> { AnySequence([]) }
}

public final class OSLogPosition: Sendable {}

public final class OSLogEnumerator: Sendable {
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let reverse = Options(rawValue: 1)
  }
}

public protocol OSLogEntryWithPayload: AnyObject {
  var subsystem: String { get }
  var category: String { get }
  var formatString: String { get }
}

public protocol OSLogEntryFromProcess: AnyObject {
  var process: String { get }
  var processIdentifier: Int32 { get }
  var sender: String { get }
  var threadIdentifier: UInt64 { get }
}

open class OSLogEntry: NSObject {
  public enum StoreCategory: Int, Sendable {
    case undefined
    case metadata
    case shortTerm
    case longTermAuto
  }

  open var composedMessage: String { "" }
  open var date: Date { Date(timeIntervalSinceReferenceDate: 0) }
  open var storeCategory: StoreCategory { .undefined }
}

open class OSLogEntryLog: OSLogEntry, OSLogEntryWithPayload, OSLogEntryFromProcess {
  public enum Level: Int, Sendable {
    case undefined
    case debug
    case info
    case notice
    case error
    case fault
  }

  open var level: Level { .undefined }
  open var subsystem: String { "" }
  open var category: String { "" }
  open var formatString: String { "" }
  open var process: String { "" }
  open var processIdentifier: Int32 { 0 }
  open var sender: String { "" }
  open var threadIdentifier: UInt64 { 0 }
}
