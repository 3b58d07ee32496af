// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// Records that several people see; kept, and shared with nobody.
open class CKShare: CKRecord {
  public enum ParticipantPermission: Int, Sendable {
    case unknown = 0
    case none
    case readOnly
    case readWrite
  }

  public enum ParticipantRole: Int, Sendable {
    case unknown = 0
    case owner
    case privateUser = 3
    case publicUser
  }

  public enum ParticipantAcceptanceStatus: Int, Sendable {
    case unknown = 0
    case pending
    case accepted
    case removed
  }

  public enum SystemFieldKey {
    public static let title: CKRecord.FieldKey = "cloudkit.title"
    public static let thumbnailImageData: CKRecord.FieldKey = "cloudkit.thumbnailImageData"
    public static let shareType: CKRecord.FieldKey = "cloudkit.type"
  }

  /// A person with whom something is shared; nobody.
  open class Participant: NSObject {
    open var role = ParticipantRole.privateUser
    open var permission = ParticipantPermission.readOnly
    open var acceptanceStatus: ParticipantAcceptanceStatus { .unknown }
  }

  /// What an invitation says; none comes.
  open class Metadata: NSObject {
    public let share: CKShare
    public let containerIdentifier: String

    init(share: CKShare, containerIdentifier: String) {
      self.share = share
      self.containerIdentifier = containerIdentifier
      super.init()
    }

    open var participantRole: ParticipantRole { .unknown }
    open var participantStatus: ParticipantAcceptanceStatus { .unknown }
    open var participantPermission: ParticipantPermission { .unknown }
    open var hierarchicalRootRecordID: CKRecord.ID? { nil }
    open var rootRecord: CKRecord? { nil }
  }

  open var publicPermission = ParticipantPermission.none
  open var url: URL? { nil }
  open private(set) var participants: [Participant] = []
  open var currentUserParticipant: Participant? { nil }

  public init(rootRecord: CKRecord, shareID: CKRecord.ID) {
    super.init(recordType: CKRecord.SystemType.share, recordID: shareID)
  }

  public convenience init(rootRecord: CKRecord) {
    self.init(
      rootRecord: rootRecord, shareID: CKRecord.ID(zoneID: rootRecord.recordID.zoneID))
  }

  public init(recordZoneID: CKRecordZone.ID) {
    super.init(
      recordType: CKRecord.SystemType.share,
      recordID: CKRecord.ID(recordName: "cloudkit.zoneshare", zoneID: recordZoneID))
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open func addParticipant(_ participant: Participant) { participants.append(participant) }
  open func removeParticipant(_ participant: Participant) {
    participants.removeAll { $0 === participant }
  }
}

/// Accepts invitations; fails.
open class CKAcceptSharesOperation: CKOperation, @unchecked Sendable {
  open var shareMetadatas: [CKShare.Metadata]?
  open var perShareCompletionBlock: ((CKShare.Metadata, CKShare?, (any Error)?) -> Void)?
  open var perShareResultBlock: ((CKShare.Metadata, Result<CKShare, any Error>) -> Void)?
  open var acceptSharesCompletionBlock: (((any Error)?) -> Void)?
  open var acceptSharesResultBlock: ((Result<Void, any Error>) -> Void)?

  public override init() { super.init() }

  public convenience init(shareMetadatas: [CKShare.Metadata]) {
    self.init()
    self.shareMetadatas = shareMetadatas
  }

  override func finish(with error: CKError) {
    acceptSharesCompletionBlock?(error)
    acceptSharesResultBlock?(.failure(error))
  }
}
