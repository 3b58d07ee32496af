// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

public let CSSearchableItemActionType = "com.apple.corespotlightitem"
public let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"
public let CSQueryContinuationActionType = "com.apple.corespotlightquery"
public let CSSearchQueryString = "kCSSearchQueryString"

public let CSIndexErrorDomain = "CSIndexErrorDomain"

public struct CSIndexError: FrameworkError {
  public enum Code: Int, FrameworkErrorCode {
    public typealias Failure = CSIndexError

    case unknownError = -1
    case indexUnavailableError = -1000
    case invalidItemError = -1001
    case invalidClientStateError = -1002
    case remoteConnectionError = -1003
    case quotaExceeded = -1004
    case indexingUnsupported = -1005
  }

  public static var errorDomain: String { CSIndexErrorDomain }

  public let code: Code

  public init(_ code: Code) { self.code = code }

  public static var unknownError: Code { .unknownError }
  public static var indexUnavailableError: Code { .indexUnavailableError }
  public static var invalidItemError: Code { .invalidItemError }
  public static var invalidClientStateError: Code { .invalidClientStateError }
  public static var remoteConnectionError: Code { .remoteConnectionError }
  public static var quotaExceeded: Code { .quotaExceeded }
  public static var indexingUnsupported: Code { .indexingUnsupported }
}

/// The system's search: not available, so nothing is kept.
open class CSSearchableIndex: NSObject {
  nonisolated(unsafe) private static let index = CSSearchableIndex(name: "")

  open weak var indexDelegate: (any CSSearchableIndexDelegate)?

  public init(name: String) { super.init() }

  open class func `default`() -> CSSearchableIndex { index }
  open class func isIndexingAvailable() -> Bool { false }

  private func refuse(_ handler: (((any Error)?) -> Void)?) {
    answerLater { handler?(CSIndexError(.indexingUnsupported)) }
  }

  open func indexSearchableItems(
    _ items: [CSSearchableItem], completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    refuse(completionHandler)
  }

  open func deleteSearchableItems(
    withIdentifiers identifiers: [String], completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    refuse(completionHandler)
  }

  open func deleteSearchableItems(
    withDomainIdentifiers domainIdentifiers: [String],
    completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    refuse(completionHandler)
  }

  open func deleteAllSearchableItems(completionHandler: (((any Error)?) -> Void)? = nil) {
    refuse(completionHandler)
  }

  open func beginBatch() {}
  open func endBatch(
    withClientState clientState: Data, completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    refuse(completionHandler)
  }
}

public protocol CSSearchableIndexDelegate: NSObjectProtocol {
  // @objc(searchableIndex:reindexAllSearchableItemsWithAcknowledgementHandler:)
  func searchableIndex(
    _ searchableIndex: CSSearchableIndex,
    reindexAllSearchableItemsWithAcknowledgementHandler acknowledgementHandler:
      @escaping () -> Void)
  // @objc(searchableIndex:reindexSearchableItemsWithIdentifiers:acknowledgementHandler:)
  func searchableIndex(
    _ searchableIndex: CSSearchableIndex,
    reindexSearchableItemsWithIdentifiers identifiers: [String],
    acknowledgementHandler: @escaping () -> Void)
}

/// Something that can be found; kept.
open class CSSearchableItem: NSObject {
  open var uniqueIdentifier: String
  open var domainIdentifier: String?
  open var expirationDate: Date!
  open var attributeSet: CSSearchableItemAttributeSet

  public init(
    uniqueIdentifier: String?, domainIdentifier: String?,
    attributeSet: CSSearchableItemAttributeSet
  ) {
    self.uniqueIdentifier = uniqueIdentifier ?? UUID().uuidString
    self.domainIdentifier = domainIdentifier
    self.attributeSet = attributeSet
    super.init()
  }
}

/// What is said of something that can be found; kept.
open class CSSearchableItemAttributeSet: NSObject {
  public let contentType: String
  open var title: String?
  open var displayName: String?
  open var alternateNames: [String]?
  open var path: String?
  open var contentURL: URL?
  open var url: URL?
  open var identifier: String?
  open var relatedUniqueIdentifier: String?
  open var domainIdentifier: String?
  open var contentDescription: String?
  open var textContent: String?
  open var keywords: [String]?
  open var thumbnailURL: URL?
  open var thumbnailData: Data?
  open var contentCreationDate: Date?
  open var contentModificationDate: Date?
  open var lastUsedDate: Date?
  open var creator: String?
  open var kind: String?
  open var subject: String?
  open var artist: String?
  open var album: String?
  open var duration: NSNumber?
  open var rating: NSNumber?
  open var rankingHint: NSNumber?
  open var latitude: NSNumber?
  open var longitude: NSNumber?
  open var namedLocation: String?
  open var phoneNumbers: [String]?
  open var emailAddresses: [String]?
  open var startDate: Date?
  open var endDate: Date?
  open var dueDate: Date?
  open var completionDate: Date?
  open var supportsPhoneCall: NSNumber?
  open var supportsNavigation: NSNumber?

  public init(itemContentType: String) {
    contentType = itemContentType
    super.init()
  }

  public convenience init(contentType: UTType) {
    self.init(itemContentType: contentType.identifier)
  }
}

extension NSUserActivity {
  nonisolated(unsafe) private static var attributes = 0

  /// What search shows of the activity; kept.
  public var contentAttributeSet: CSSearchableItemAttributeSet? {
    get {
      objc_getAssociatedObject(self, &NSUserActivity.attributes) as? CSSearchableItemAttributeSet
    }
    set {
      objc_setAssociatedObject(
        self, &NSUserActivity.attributes, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
  }
}
