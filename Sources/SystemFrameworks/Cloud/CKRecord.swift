// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

public let CKRecordZoneDefaultName = "_defaultZone"

/// A zone of records; kept.
open class CKRecordZone: NSObject {
  public struct Capabilities: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let fetchChanges = Capabilities(rawValue: 1)
    public static let atomic = Capabilities(rawValue: 2)
    public static let sharing = Capabilities(rawValue: 4)
    public static let zoneWideSharing = Capabilities(rawValue: 8)
  }

  /// The name of a zone.
  open class ID: NSObject, NSSecureCoding {
    public static var supportsSecureCoding: Bool { true }
    public static let defaultZoneName = CKRecordZoneDefaultName
    public static var `default`: ID { ID(zoneName: defaultZoneName) }

    public let zoneName: String
    public let ownerName: String

    public init(zoneName: String, ownerName: String = CKCurrentUserDefaultName) {
      self.zoneName = zoneName
      self.ownerName = ownerName
      super.init()
    }

    public required init?(coder: NSCoder) {
      guard let name = coder.decodeText(forKey: "ZoneName"),
        let owner = coder.decodeText(forKey: "OwnerName")
      else { return nil }
      zoneName = name
      ownerName = owner
      super.init()
    }

    open func encode(with coder: NSCoder) {
      coder.encode(NSString(string: zoneName), forKey: "ZoneName")
      coder.encode(NSString(string: ownerName), forKey: "OwnerName")
    }

    open override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? ID else { return false }
      return zoneName == other.zoneName && ownerName == other.ownerName
    }

    open override var hash: Int { zoneName.hashValue }
  }

  public let zoneID: ID
  open var capabilities: Capabilities { [] }

  open class func `default`() -> CKRecordZone { CKRecordZone(zoneName: ID.defaultZoneName) }

  public init(zoneID: ID) {
    self.zoneID = zoneID
    super.init()
  }

  public convenience init(zoneName: String) { self.init(zoneID: ID(zoneName: zoneName)) }
}

/// Values by name, as an app makes them; none is saved.
open class CKRecord: NSObject, NSSecureCoding {
  public typealias RecordType = String
  public typealias FieldKey = String

  public enum ReferenceAction: UInt, Sendable {
    case none = 0
    case deleteSelf
  }

  public enum SystemType {
    public static let userRecord: RecordType = "Users"
    public static let share: RecordType = "cloudkit.share"
  }

  public enum SystemFieldKey {
    public static let parent: FieldKey = "___parent"
    public static let share: FieldKey = "___share"
    public static let creationDate: FieldKey = "___createTime"
    public static let modificationDate: FieldKey = "___modTime"
    public static let creatorUserRecordID: FieldKey = "___createdBy"
    public static let lastModifiedUserRecordID: FieldKey = "___modifiedBy"
    public static let recordID: FieldKey = "___recordID"
  }

  /// The name of a record.
  open class ID: NSObject, NSSecureCoding {
    public static var supportsSecureCoding: Bool { true }

    public let recordName: String
    public let zoneID: CKRecordZone.ID

    public init(
      recordName: String = UUID().uuidString,
      zoneID: CKRecordZone.ID = .default
    ) {
      self.recordName = recordName
      self.zoneID = zoneID
      super.init()
    }

    public required init?(coder: NSCoder) {
      guard let name = coder.decodeText(forKey: "RecordName"),
        let zone = CKRecordZone.ID(coder: coder)
      else { return nil }
      recordName = name
      zoneID = zone
      super.init()
    }

    open func encode(with coder: NSCoder) {
      coder.encode(NSString(string: recordName), forKey: "RecordName")
      zoneID.encode(with: coder)
    }

    open override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? ID else { return false }
      return recordName == other.recordName && zoneID == other.zoneID
    }

    open override var hash: Int { recordName.hashValue }
  }

  public static var supportsSecureCoding: Bool { true }
  public let recordType: RecordType
  public let recordID: ID
  open var creationDate: Date? { nil }
  open var modificationDate: Date? { nil }
  open var creatorUserRecordID: ID? { nil }
  open var lastModifiedUserRecordID: ID? { nil }
  open var recordChangeTag: String? { nil }
  open var share: Reference? { nil }
  open var parent: Reference?
  private var values: [String: Any] = [:]
  private var changed: Set<String> = []

  public init(recordType: RecordType, recordID: ID = ID()) {
    self.recordType = recordType
    self.recordID = recordID
    super.init()
  }

  public convenience init(recordType: RecordType, zoneID: CKRecordZone.ID) {
    self.init(recordType: recordType, recordID: ID(zoneID: zoneID))
  }

  public required init?(coder: NSCoder) {
    guard let type = coder.decodeText(forKey: "RecordType"), let id = ID(coder: coder) else {
      return nil
    }
    recordType = type
    recordID = id
    super.init()
  }

  /// Writes the type and the name; values are what an app keeps itself.
  open func encode(with coder: NSCoder) { encodeSystemFields(with: coder) }

  open func encodeSystemFields(with coder: NSCoder) {
    coder.encode(NSString(string: recordType), forKey: "RecordType")
    recordID.encode(with: coder)
  }

  open subscript(key: FieldKey) -> Any? {
    get { values[key] }
    set {
      values[key] = newValue
      changed.insert(key)
    }
  }

  /// A value of the type that is asked for; nil for one of another.
  public subscript<Value: CKRecordValueProtocol>(key: FieldKey) -> Value? {
    get { values[key] as? Value }
    set { self[key] = newValue as Any? }
  }

  /// Values that a server would not be able to read; kept beside the others.
  open var encryptedValues: CKRecord { self }

  open func object(forKey key: FieldKey) -> Any? { values[key] }
  open func setObject(_ object: Any?, forKey key: FieldKey) { self[key] = object }
  open func value(forKey key: FieldKey) -> Any? { values[key] }
  open func setValue(_ value: Any?, forKey key: FieldKey) { self[key] = value }
  open func allKeys() -> [FieldKey] { values.keys.sorted() }
  open func changedKeys() -> [FieldKey] { changed.sorted() }
  open func setParent(_ parentRecord: CKRecord?) { setParent(parentRecord?.recordID) }
  open func setParent(_ parentRecordID: ID?) {
    parent = parentRecordID.map { Reference(recordID: $0, action: .none) }
  }

  /// The name of another record, and what its end means for this one.
  open class Reference: NSObject {
    public let recordID: ID
    public let action: ReferenceAction

    public init(recordID: ID, action: ReferenceAction) {
      self.recordID = recordID
      self.action = action
      super.init()
    }

    public convenience init(record: CKRecord, action: ReferenceAction) {
      self.init(recordID: record.recordID, action: action)
    }

    open override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? Reference else { return false }
      return recordID == other.recordID && action == other.action
    }

    open override var hash: Int { recordID.hash }
  }
}

extension NSCoder {
  /// A text of an archive, or nil where there is none.
  func decodeText(forKey key: String) -> String? {
    (decodeObject(of: NSString.self, forKey: key)).map { String(describing: $0) }
  }
}
