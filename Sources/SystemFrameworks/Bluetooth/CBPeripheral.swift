// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

public enum CBPeripheralState: Int, Sendable {
  case disconnected
  case connecting
  case connected
  case disconnecting
}

public enum CBCharacteristicWriteType: Int, Sendable {
  case withResponse
  case withoutResponse
}

/// A device near this one; none is found, and nothing is told of one.
open class CBPeripheral: CBPeer {
  open weak var delegate: (any CBPeripheralDelegate)?
  open var name: String? { nil }
  open var rssi: NSNumber? { nil }
  open var state: CBPeripheralState { .disconnected }
  open var services: [CBService]? { nil }
  open var canSendWriteWithoutResponse: Bool { false }
  open var ancsAuthorized: Bool { false }

  open func readRSSI() {}
  open func discoverServices(_ serviceUUIDs: [CBUUID]?) {}
  open func discoverIncludedServices(
    _ includedServiceUUIDs: [CBUUID]?, for service: CBService
  ) {}
  open func discoverCharacteristics(
    _ characteristicUUIDs: [CBUUID]?, for service: CBService
  ) {}
  open func discoverDescriptors(for characteristic: CBCharacteristic) {}
  open func readValue(for characteristic: CBCharacteristic) {}
  open func readValue(for descriptor: CBDescriptor) {}
  open func writeValue(_ data: Data, for descriptor: CBDescriptor) {}
  open func writeValue(
    _ data: Data, for characteristic: CBCharacteristic, type: CBCharacteristicWriteType
  ) {}
  open func setNotifyValue(_ enabled: Bool, for characteristic: CBCharacteristic) {}
  open func openL2CAPChannel(_ PSM: CBL2CAPPSM) {}

  /// Bytes of one packet (A).
  open func maximumWriteValueLength(for type: CBCharacteristicWriteType) -> Int {
    type == .withResponse ? 512 : 20
  }
}

public typealias CBL2CAPPSM = UInt16

/// A stream of bytes between two devices.
open class CBL2CAPChannel: NSObject {
  open var peer: CBPeer! { nil }
  open var inputStream: InputStream! { nil }
  open var outputStream: OutputStream! { nil }
  open var psm: CBL2CAPPSM { 0 }
}

/// Something that a device offers, by number.
open class CBAttribute: NSObject {
  public let uuid: CBUUID

  init(uuid: CBUUID) { self.uuid = uuid }
}

open class CBService: CBAttribute {
  open var peripheral: CBPeripheral? { nil }
  open internal(set) var isPrimary = true
  open var includedServices: [CBService]?
  open var characteristics: [CBCharacteristic]?
}

open class CBMutableService: CBService {
  public init(type UUID: CBUUID, primary isPrimary: Bool) {
    super.init(uuid: UUID)
    self.isPrimary = isPrimary
  }
}

public struct CBCharacteristicProperties: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let broadcast = CBCharacteristicProperties(rawValue: 1)
  public static let read = CBCharacteristicProperties(rawValue: 2)
  public static let writeWithoutResponse = CBCharacteristicProperties(rawValue: 4)
  public static let write = CBCharacteristicProperties(rawValue: 8)
  public static let notify = CBCharacteristicProperties(rawValue: 16)
  public static let indicate = CBCharacteristicProperties(rawValue: 32)
  public static let authenticatedSignedWrites = CBCharacteristicProperties(rawValue: 64)
  public static let extendedProperties = CBCharacteristicProperties(rawValue: 128)
  public static let notifyEncryptionRequired = CBCharacteristicProperties(rawValue: 256)
  public static let indicateEncryptionRequired = CBCharacteristicProperties(rawValue: 512)
}

public struct CBAttributePermissions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let readable = CBAttributePermissions(rawValue: 1)
  public static let writeable = CBAttributePermissions(rawValue: 2)
  public static let readEncryptionRequired = CBAttributePermissions(rawValue: 4)
  public static let writeEncryptionRequired = CBAttributePermissions(rawValue: 8)
}

open class CBCharacteristic: CBAttribute {
  open var service: CBService? { nil }
  open var value: Data?
  open var properties: CBCharacteristicProperties = []
  open var descriptors: [CBDescriptor]?
  open var isNotifying: Bool { false }
}

open class CBMutableCharacteristic: CBCharacteristic {
  open var permissions: CBAttributePermissions
  open var subscribedCentrals: [CBCentral]? { nil }

  public init(
    type UUID: CBUUID, properties: CBCharacteristicProperties, value: Data?,
    permissions: CBAttributePermissions
  ) {
    self.permissions = permissions
    super.init(uuid: UUID)
    self.properties = properties
    self.value = value
  }
}

open class CBDescriptor: CBAttribute {
  open var characteristic: CBCharacteristic? { nil }
  open internal(set) var value: Any?
}

open class CBMutableDescriptor: CBDescriptor {
  public init(type UUID: CBUUID, value: Any?) {
    super.init(uuid: UUID)
    self.value = value
  }
}

public protocol CBPeripheralDelegate: NSObjectProtocol {
  // @objc(peripheralDidUpdateName:) optional
  func peripheralDidUpdateName(_ peripheral: CBPeripheral)
  // @objc(peripheral:didModifyServices:) optional
  func peripheral(_ peripheral: CBPeripheral, didModifyServices invalidatedServices: [CBService])
  // @objc(peripheral:didReadRSSI:error:) optional
  func peripheral(_ peripheral: CBPeripheral, didReadRSSI RSSI: NSNumber, error: (any Error)?)
  // @objc(peripheral:didDiscoverServices:) optional
  func peripheral(_ peripheral: CBPeripheral, didDiscoverServices error: (any Error)?)
  // @objc(peripheral:didDiscoverIncludedServicesForService:error:) optional
  func peripheral(
    _ peripheral: CBPeripheral, didDiscoverIncludedServicesFor service: CBService,
    error: (any Error)?)
  // @objc(peripheral:didDiscoverCharacteristicsForService:error:) optional
  func peripheral(
    _ peripheral: CBPeripheral, didDiscoverCharacteristicsFor service: CBService,
    error: (any Error)?)
  // @objc(peripheral:didUpdateValueForCharacteristic:error:) optional
  func peripheral(
    _ peripheral: CBPeripheral, didUpdateValueFor characteristic: CBCharacteristic,
    error: (any Error)?)
  // @objc(peripheral:didWriteValueForCharacteristic:error:) optional
  func peripheral(
    _ peripheral: CBPeripheral, didWriteValueFor characteristic: CBCharacteristic,
    error: (any Error)?)
  // @objc(peripheral:didUpdateNotificationStateForCharacteristic:error:) optional
  func peripheral(
    _ peripheral: CBPeripheral, didUpdateNotificationStateFor characteristic: CBCharacteristic,
    error: (any Error)?)
  // @objc(peripheral:didDiscoverDescriptorsForCharacteristic:error:) optional
  func peripheral(
    _ peripheral: CBPeripheral, didDiscoverDescriptorsFor characteristic: CBCharacteristic,
    error: (any Error)?)
  // @objc(peripheral:didUpdateValueForDescriptor:error:) optional
  func peripheral(
    _ peripheral: CBPeripheral, didUpdateValueFor descriptor: CBDescriptor, error: (any Error)?)
  // @objc(peripheral:didWriteValueForDescriptor:error:) optional
  func peripheral(
    _ peripheral: CBPeripheral, didWriteValueFor descriptor: CBDescriptor, error: (any Error)?)
  // @objc(peripheralIsReadyToSendWriteWithoutResponse:) optional
  func peripheralIsReady(toSendWriteWithoutResponse peripheral: CBPeripheral)
  // @objc(peripheral:didOpenL2CAPChannel:error:) optional
  func peripheral(
    _ peripheral: CBPeripheral, didOpen channel: CBL2CAPChannel?, error: (any Error)?)
}
