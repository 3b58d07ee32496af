// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

public let CBPeripheralManagerOptionShowPowerAlertKey = "kCBInitOptionShowPowerAlert"
public let CBPeripheralManagerOptionRestoreIdentifierKey = "kCBInitOptionRestoreIdentifier"
public let CBPeripheralManagerRestoredStateServicesKey = "kCBRestoredServices"
public let CBPeripheralManagerRestoredStateAdvertisementDataKey = "kCBRestoredAdvertisement"

public enum CBPeripheralManagerAuthorizationStatus: Int, Sendable {
  case notDetermined
  case restricted
  case denied
  case authorized
}

public enum CBPeripheralManagerConnectionLatency: Int, Sendable {
  case low
  case medium
  case high
}

/// What another device asks of an attribute; none does.
open class CBATTRequest: NSObject {
  open var central: CBCentral { CBCentral() }
  open var characteristic: CBCharacteristic { CBCharacteristic(uuid: CBUUID(data: Data())) }
  open var offset: Int { 0 }
  open var value: Data?
}

/// Offers services to other devices; it is not allowed to.
open class CBPeripheralManager: CBManager {
  open weak var delegate: (any CBPeripheralManagerDelegate)?
  open var isAdvertising: Bool { false }

  public convenience override init() { self.init(delegate: nil, queue: nil, options: nil) }

  public convenience init(delegate: (any CBPeripheralManagerDelegate)?, queue: DispatchQueue?) {
    self.init(delegate: delegate, queue: queue, options: nil)
  }

  public init(
    delegate: (any CBPeripheralManagerDelegate)?, queue: DispatchQueue?,
    options: [String: Any]? = nil
  ) {
    self.delegate = delegate
    super.init()
    refuse(queue) { [weak self] in
      guard let self else { return }
      self.delegate?.peripheralManagerDidUpdateState(self)
    }
  }

  open class func authorizationStatus() -> CBPeripheralManagerAuthorizationStatus {
    permission.status(.notDetermined, .denied)
  }

  open func startAdvertising(_ advertisementData: [String: Any]?) {}
  open func stopAdvertising() {}
  open func setDesiredConnectionLatency(
    _ latency: CBPeripheralManagerConnectionLatency, for central: CBCentral
  ) {}
  open func add(_ service: CBMutableService) {}
  open func remove(_ service: CBMutableService) {}
  open func removeAllServices() {}
  open func respond(to request: CBATTRequest, withResult result: CBATTError.Code) {}
  open func updateValue(
    _ value: Data, for characteristic: CBMutableCharacteristic,
    onSubscribedCentrals centrals: [CBCentral]?
  ) -> Bool { false }
  open func publishL2CAPChannel(withEncryption encryptionRequired: Bool) {}
  open func unpublishL2CAPChannel(_ PSM: CBL2CAPPSM) {}
}

public protocol CBPeripheralManagerDelegate: NSObjectProtocol {
  func peripheralManagerDidUpdateState(_ peripheral: CBPeripheralManager)
  // @objc(peripheralManager:willRestoreState:) optional
  func peripheralManager(_ peripheral: CBPeripheralManager, willRestoreState dict: [String: Any])
  // @objc(peripheralManagerDidStartAdvertising:error:) optional
  func peripheralManagerDidStartAdvertising(
    _ peripheral: CBPeripheralManager, error: (any Error)?)
  // @objc(peripheralManager:didAddService:error:) optional
  func peripheralManager(
    _ peripheral: CBPeripheralManager, didAdd service: CBService, error: (any Error)?)
  // @objc(peripheralManager:central:didSubscribeToCharacteristic:) optional
  func peripheralManager(
    _ peripheral: CBPeripheralManager, central: CBCentral,
    didSubscribeTo characteristic: CBCharacteristic)
  // @objc(peripheralManager:central:didUnsubscribeFromCharacteristic:) optional
  func peripheralManager(
    _ peripheral: CBPeripheralManager, central: CBCentral,
    didUnsubscribeFrom characteristic: CBCharacteristic)
  // @objc(peripheralManager:didReceiveReadRequest:) optional
  func peripheralManager(_ peripheral: CBPeripheralManager, didReceiveRead request: CBATTRequest)
  // @objc(peripheralManager:didReceiveWriteRequests:) optional
  func peripheralManager(
    _ peripheral: CBPeripheralManager, didReceiveWrite requests: [CBATTRequest])
  // @objc(peripheralManagerIsReadyToUpdateSubscribers:) optional
  func peripheralManagerIsReady(toUpdateSubscribers peripheral: CBPeripheralManager)
  // @objc(peripheralManager:didOpenL2CAPChannel:error:) optional
  func peripheralManager(
    _ peripheral: CBPeripheralManager, didOpen channel: CBL2CAPChannel?, error: (any Error)?)
}
