// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

public enum EKAuthorizationStatus: Int, Sendable {
  case notDetermined = 0
  case restricted
  case denied
  case fullAccess
  case writeOnly
}

extension EKAuthorizationStatus {
  public static let authorized = EKAuthorizationStatus.fullAccess
}

public enum EKEntityType: Int, Sendable {
  case event = 0
  case reminder
}

public enum EKSpan: Int, Sendable {
  case thisEvent = 0
  case futureEvents
}

public let EKErrorDomain = "EKErrorDomain"

public struct EKError: FrameworkError {
  public enum Code: Int, FrameworkErrorCode {
    public typealias Failure = EKError

    case eventNotMutable = 0
    case noCalendar = 1
    case noStartDate = 2
    case noEndDate = 3
    case datesInverted = 4
    case internalFailure = 5
    case calendarReadOnly = 6
    case eventStoreNotAuthorized = 29
  }

  public static var errorDomain: String { EKErrorDomain }

  public let code: Code

  public init(_ code: Code) { self.code = code }

  public static var eventNotMutable: Code { .eventNotMutable }
  public static var noCalendar: Code { .noCalendar }
  public static var noStartDate: Code { .noStartDate }
  public static var noEndDate: Code { .noEndDate }
  public static var datesInverted: Code { .datesInverted }
  public static var internalFailure: Code { .internalFailure }
  public static var calendarReadOnly: Code { .calendarReadOnly }
  public static var eventStoreNotAuthorized: Code { .eventStoreNotAuthorized }
}

extension NSNotification.Name {
  public static let EKEventStoreChanged = NSNotification.Name("EKEventStoreChangedNotification")
}

/// The user's calendars and reminders: not determined until an app asks, then denied.
open class EKEventStore: NSObject {
  private static let events = Permission()
  private static let reminders = Permission()

  private static func permission(_ type: EKEntityType) -> Permission {
    type == .event ? events : reminders
  }

  open class func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus {
    permission(entityType).status(.notDetermined, .denied)
  }

  open func requestAccess(
    to entityType: EKEntityType, completion: @escaping (Bool, (any Error)?) -> Void
  ) {
    EKEventStore.permission(entityType).ask { completion(false, nil) }
  }

  open func requestAccess(to entityType: EKEntityType) async throws -> Bool {
    EKEventStore.permission(entityType).refuse()
    return false
  }

  open func requestFullAccessToEvents(completion: @escaping (Bool, (any Error)?) -> Void) {
    requestAccess(to: .event, completion: completion)
  }

  open func requestWriteOnlyAccessToEvents(completion: @escaping (Bool, (any Error)?) -> Void) {
    requestAccess(to: .event, completion: completion)
  }

  open func requestFullAccessToReminders(completion: @escaping (Bool, (any Error)?) -> Void) {
    requestAccess(to: .reminder, completion: completion)
  }

  open func requestFullAccessToEvents() async throws -> Bool {
    try await requestAccess(to: .event)
  }

  open func requestWriteOnlyAccessToEvents() async throws -> Bool {
    try await requestAccess(to: .event)
  }

  open func requestFullAccessToReminders() async throws -> Bool {
    try await requestAccess(to: .reminder)
  }

  open var eventStoreIdentifier: String { "" }
  open var sources: [EKSource] { [] }
  open var defaultCalendarForNewEvents: EKCalendar? { nil }
  open func calendars(for entityType: EKEntityType) -> [EKCalendar] { [] }
  open func defaultCalendarForNewReminders() -> EKCalendar? { nil }
  open func calendar(withIdentifier identifier: String) -> EKCalendar? { nil }
  open func calendarItem(withIdentifier identifier: String) -> EKCalendarItem? { nil }
  open func event(withIdentifier identifier: String) -> EKEvent? { nil }
  open func events(matching predicate: NSPredicate) -> [EKEvent] { [] }

  open func predicateForEvents(
    withStart startDate: Date, end endDate: Date, calendars: [EKCalendar]?
  ) -> NSPredicate { NSPredicate(value: false) }

  open func predicateForReminders(in calendars: [EKCalendar]?) -> NSPredicate {
    NSPredicate(value: false)
  }

  open func predicateForIncompleteReminders(
    withDueDateStarting startDate: Date?, ending endDate: Date?, calendars: [EKCalendar]?
  ) -> NSPredicate { NSPredicate(value: false) }

  @discardableResult
  open func fetchReminders(
    matching predicate: NSPredicate, completion: @escaping ([EKReminder]?) -> Void
  ) -> Any {
    answerLater { completion(nil) }
    return NSObject()
  }

  open func refreshSourcesIfNecessary() {}
  open func reset() {}
  open func commit() throws { throw EKError(.eventStoreNotAuthorized) }

  open func save(_ event: EKEvent, span: EKSpan, commit: Bool = true) throws {
    throw EKError(.eventStoreNotAuthorized)
  }

  open func remove(_ event: EKEvent, span: EKSpan, commit: Bool = true) throws {
    throw EKError(.eventStoreNotAuthorized)
  }

  open func save(_ reminder: EKReminder, commit: Bool) throws {
    throw EKError(.eventStoreNotAuthorized)
  }

  open func remove(_ reminder: EKReminder, commit: Bool) throws {
    throw EKError(.eventStoreNotAuthorized)
  }

  open func saveCalendar(_ calendar: EKCalendar, commit: Bool) throws {
    throw EKError(.eventStoreNotAuthorized)
  }

  open func removeCalendar(_ calendar: EKCalendar, commit: Bool) throws {
    throw EKError(.eventStoreNotAuthorized)
  }
}

/// An account with calendars; none is told.
open class EKSource: NSObject {
  open var sourceIdentifier: String { "" }
  open var title: String { "" }
  open var sourceType: EKSourceType { .local }
  open func calendars(for entityType: EKEntityType) -> Set<EKCalendar> { [] }
}

/// A calendar that an app makes; it cannot be saved.
open class EKCalendar: NSObject {
  public let calendarIdentifier = UUID().uuidString
  open var title = ""
  open var cgColor: CGColor!
  open var source: EKSource!
  open var type: EKCalendarType { .local }
  open var isSubscribed: Bool { false }
  open var isImmutable: Bool { false }
  open var allowsContentModifications: Bool { false }

  public convenience init(for entityType: EKEntityType, eventStore: EKEventStore) { self.init() }
}

/// An event or a reminder that an app makes; it cannot be saved.
open class EKCalendarItem: NSObject {
  public let calendarItemIdentifier = UUID().uuidString
  open var calendar: EKCalendar!
  open var title: String!
  open var location: String?
  open var notes: String?
  open var url: URL?
  open var timeZone: TimeZone?
  open var alarms: [EKAlarm]?
  open var recurrenceRules: [EKRecurrenceRule]?
  open var creationDate: Date? { nil }
  open var lastModifiedDate: Date? { nil }
  open var calendarItemExternalIdentifier: String! { calendarItemIdentifier }
  open var attendees: [EKParticipant]? { nil }
  open var hasAlarms: Bool { alarms?.isEmpty == false }
  open var hasRecurrenceRules: Bool { recurrenceRules?.isEmpty == false }
  open var hasNotes: Bool { notes?.isEmpty == false }
  open var hasAttendees: Bool { false }
  open func addRecurrenceRule(_ rule: EKRecurrenceRule) {
    recurrenceRules = (recurrenceRules ?? []) + [rule]
  }
  open func removeRecurrenceRule(_ rule: EKRecurrenceRule) {
    recurrenceRules?.removeAll { $0 === rule }
  }
  open func addAlarm(_ alarm: EKAlarm) { alarms = (alarms ?? []) + [alarm] }
  open func removeAlarm(_ alarm: EKAlarm) { alarms?.removeAll { $0 === alarm } }
}

/// An event that an app makes; it cannot be saved.
open class EKEvent: EKCalendarItem {
  open var eventIdentifier: String! { calendarItemIdentifier }
  open var startDate: Date!
  open var endDate: Date!
  open var isAllDay = false
  open var availability = EKEventAvailability.busy
  open var structuredLocation: EKStructuredLocation?
  open var status: EKEventStatus { .none }
  open var isDetached: Bool { false }
  open var organizer: EKParticipant? { nil }
  open var occurrenceDate: Date! { startDate }
  open func refresh() -> Bool { false }

  /// Which of two events begins first.
  open func compareStartDate(with other: EKEvent) -> ComparisonResult {
    (startDate ?? .distantFuture).compare(other.startDate ?? .distantFuture)
  }

  public convenience init(eventStore: EKEventStore) { self.init() }
}

/// A reminder that an app makes; it cannot be saved.
open class EKReminder: EKCalendarItem {
  open var startDateComponents: DateComponents?
  open var dueDateComponents: DateComponents?
  open var completionDate: Date?
  open var priority = 0
  open var isCompleted: Bool {
    get { completionDate != nil }
    set { completionDate = newValue ? Date() : nil }
  }

  public convenience init(eventStore: EKEventStore) { self.init() }
}

/// When an event is told of; kept.
open class EKAlarm: NSObject {
  open var absoluteDate: Date?
  open var relativeOffset: TimeInterval = 0
  open var structuredLocation: EKStructuredLocation?
  open var proximity = EKAlarmProximity.none

  public convenience init(absoluteDate date: Date) {
    self.init()
    absoluteDate = date
  }

  public convenience init(relativeOffset offset: TimeInterval) {
    self.init()
    relativeOffset = offset
  }
}
