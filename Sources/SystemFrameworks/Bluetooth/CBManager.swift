// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

public let CBErrorDomain = "CBErrorDomain"
public let CBATTErrorDomain = "CBATTErrorDomain"

/// Why radio does not work.
public struct CBError: FrameworkError {
  public enum Code: Int, FrameworkErrorCode {
    public typealias Failure = CBError
    case unknown = 0
    case invalidParameters
    case invalidHandle
    case notConnected
    case outOfSpace
    case operationCancelled
    case connectionTimeout
    case peripheralDisconnected
    case uuidNotAllowed
    case alreadyAdvertising
    case connectionFailed
    case connectionLimitReached
    case unknownDevice
    case operationNotSupported
    case peerRemovedPairingInformation
    case encryptionTimedOut
    case tooManyLEPairedDevices
    case leGattExceededBackgroundNotificationLimit
    case leGattNearBackgroundNotificationLimit
  }

  public static var errorDomain: String { CBErrorDomain }
  public let code: Code

  public init(_ code: Code) { self.code = code }

  public static var unknown: Code { .unknown }
  public static var invalidParameters: Code { .invalidParameters }
  public static var notConnected: Code { .notConnected }
  public static var connectionTimeout: Code { .connectionTimeout }
  public static var peripheralDisconnected: Code { .peripheralDisconnected }
  public static var connectionFailed: Code { .connectionFailed }
}

/// What the other side of a connection answers when it refuses.
public struct CBATTError: FrameworkError {
  public enum Code: Int, FrameworkErrorCode {
    public typealias Failure = CBATTError
    case success = 0
    case invalidHandle
    case readNotPermitted
    case writeNotPermitted
    case invalidPdu
    case insufficientAuthentication
    case requestNotSupported
    case invalidOffset
    case insufficientAuthorization
    case prepareQueueFull
    case attributeNotFound
    case attributeNotLong
    case insufficientEncryptionKeySize
    case invalidAttributeValueLength
    case unlikelyError
    case insufficientEncryption
    case unsupportedGroupType
    case insufficientResources
  }

  public static var errorDomain: String { CBATTErrorDomain }
  public let code: Code

  public init(_ code: Code) { self.code = code }
}

public enum CBManagerState: Int, Sendable {
  case unknown
  case resetting
  case unsupported
  case unauthorized
  case poweredOff
  case poweredOn
}

public typealias CBCentralManagerState = CBManagerState
public typealias CBPeripheralManagerState = CBManagerState

public enum CBManagerAuthorization: Int, Sendable {
  case notDetermined
  case restricted
  case denied
  case allowedAlways
}

/// The radio: permission is denied once a manager is made, which is when iOS asks
/// (Documentation/SystemFrameworks.md §1).
open class CBManager: NSObject {
  static let permission = Permission()
  /// Unknown until the delegate is told.
  open internal(set) var state = CBManagerState.unknown

  open class var authorization: CBManagerAuthorization {
    permission.status(.notDetermined, .denied)
  }

  open var authorization: CBManagerAuthorization { Self.authorization }

  /// Refuses, and calls `tell` on the queue in a later turn.
  func refuse(_ queue: DispatchQueue?, _ tell: @escaping () -> Void) {
    Self.permission.refuse()
    nonisolated(unsafe) let tell = tell
    nonisolated(unsafe) let manager = self
    (queue ?? .main).async {
      manager.state = .unauthorized
      tell()
    }
  }
}

/// The number of a service, of a characteristic or of a descriptor.
public class CBUUID: NSObject, NSCopying, @unchecked Sendable {
  public let data: Data

  /// Four, eight or 32 hexadecimal digits, with hyphens or without.
  public init(string theString: String) {
    let digits = Array(theString.filter { $0 != "-" }.utf8)
    let pairs = stride(from: 0, to: digits.count - 1, by: 2)
    data = Data(
      pairs.map { UInt8(String(decoding: digits[$0...$0 + 1], as: UTF8.self), radix: 16) ?? 0 })
  }

  public init(data theData: Data) { data = theData }

  public init(nsuuid theUUID: UUID) {
    data = withUnsafeBytes(of: theUUID.uuid) { Data($0) }
  }

  public var uuidString: String {
    let digits = data.map { String(format: "%02X", $0) }.joined()
    guard data.count == 16 else { return digits }
    var parts: [Substring] = []
    var rest = digits[...]
    for length in [8, 4, 4, 4, 12] {
      parts.append(rest.prefix(length))
      rest = rest.dropFirst(length)
    }
    return parts.joined(separator: "-")
  }

  /// The number in full: short ones stand for `0000xxxx-0000-1000-8000-00805F9B34FB`.
  private var full: [UInt8] {
    guard data.count <= 4 else { return Array(data) }
    let base: [UInt8] = [0, 0, 0x10, 0, 0x80, 0, 0, 0x80, 0x5F, 0x9B, 0x34, 0xFB]
    return [UInt8](repeating: 0, count: 4 - data.count) + data + base
  }

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? CBUUID).map { $0.full == full } ?? false
  }

  public override var hash: Int { full.hashValue }
  public override var description: String { uuidString }
  public func copy(with zone: NSZone? = nil) -> Any { self }
}

public let CBUUIDCharacteristicExtendedPropertiesString = "2900"
public let CBUUIDCharacteristicUserDescriptionString = "2901"
public let CBUUIDClientCharacteristicConfigurationString = "2902"
public let CBUUIDServerCharacteristicConfigurationString = "2903"
public let CBUUIDCharacteristicFormatString = "2904"
public let CBUUIDCharacteristicAggregateFormatString = "2905"

/// Another device.
open class CBPeer: NSObject {
  open var identifier: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }
}

/// A device that reads from this one; none does.
open class CBCentral: CBPeer {
  open var maximumUpdateValueLength: Int { 20 }
}
