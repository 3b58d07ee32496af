// Part of Snug, under the Apache License 2.0; see LICENSE.
// Written by Scripts/optional-methods; change the protocols instead.

import Foundation
import UIKit

extension CBCentralManagerDelegate {
  public func centralManager(_ central: CBCentralManager, willRestoreState dict: [String: Any]) {
    optionalDefault("centralManager:willRestoreState:", self, [central, dict], ()) {
      (next: any CBCentralManagerDelegate) in next.centralManager(central, willRestoreState: dict)
    }
  }
  public func centralManager(
    _ central: CBCentralManager, didDiscover peripheral: CBPeripheral,
    advertisementData: [String: Any], rssi RSSI: NSNumber
  ) {
    optionalDefault(
      "centralManager:didDiscoverPeripheral:advertisementData:RSSI:", self,
      [central, peripheral, advertisementData, RSSI], ()
    ) { (next: any CBCentralManagerDelegate) in
      next.centralManager(
        central, didDiscover: peripheral, advertisementData: advertisementData, rssi: RSSI)
    }
  }
  public func centralManager(_ central: CBCentralManager, didConnect peripheral: CBPeripheral) {
    optionalDefault("centralManager:didConnectPeripheral:", self, [central, peripheral], ()) {
      (next: any CBCentralManagerDelegate) in next.centralManager(central, didConnect: peripheral)
    }
  }
  public func centralManager(
    _ central: CBCentralManager, didFailToConnect peripheral: CBPeripheral, error: (any Error)?
  ) {
    optionalDefault(
      "centralManager:didFailToConnectPeripheral:error:", self, [central, peripheral, error], ()
    ) { (next: any CBCentralManagerDelegate) in
      next.centralManager(central, didFailToConnect: peripheral, error: error)
    }
  }
  public func centralManager(
    _ central: CBCentralManager, didDisconnectPeripheral peripheral: CBPeripheral,
    error: (any Error)?
  ) {
    optionalDefault(
      "centralManager:didDisconnectPeripheral:error:", self, [central, peripheral, error], ()
    ) { (next: any CBCentralManagerDelegate) in
      next.centralManager(central, didDisconnectPeripheral: peripheral, error: error)
    }
  }
  public func centralManager(
    _ central: CBCentralManager, didDisconnectPeripheral peripheral: CBPeripheral,
    timestamp: CFAbsoluteTime, isReconnecting: Bool, error: (any Error)?
  ) {
    optionalDefault(
      "centralManager:didDisconnectPeripheral:timestamp:isReconnecting:error:", self,
      [central, peripheral, timestamp, isReconnecting, error], ()
    ) { (next: any CBCentralManagerDelegate) in
      next.centralManager(
        central, didDisconnectPeripheral: peripheral, timestamp: timestamp,
        isReconnecting: isReconnecting, error: error)
    }
  }
  public func centralManager(
    _ central: CBCentralManager, connectionEventDidOccur event: CBConnectionEvent,
    for peripheral: CBPeripheral
  ) {
    optionalDefault(
      "centralManager:connectionEventDidOccur:forPeripheral:", self, [central, event, peripheral],
      ()
    ) { (next: any CBCentralManagerDelegate) in
      next.centralManager(central, connectionEventDidOccur: event, for: peripheral)
    }
  }
}

extension CBPeripheralDelegate {
  public func peripheralDidUpdateName(_ peripheral: CBPeripheral) {
    optionalDefault("peripheralDidUpdateName:", self, [peripheral], ()) {
      (next: any CBPeripheralDelegate) in next.peripheralDidUpdateName(peripheral)
    }
  }
  public func peripheral(
    _ peripheral: CBPeripheral, didModifyServices invalidatedServices: [CBService]
  ) {
    optionalDefault("peripheral:didModifyServices:", self, [peripheral, invalidatedServices], ()) {
      (next: any CBPeripheralDelegate) in
      next.peripheral(peripheral, didModifyServices: invalidatedServices)
    }
  }
  public func peripheral(
    _ peripheral: CBPeripheral, didReadRSSI RSSI: NSNumber, error: (any Error)?
  ) {
    optionalDefault("peripheral:didReadRSSI:error:", self, [peripheral, RSSI, error], ()) {
      (next: any CBPeripheralDelegate) in
      next.peripheral(peripheral, didReadRSSI: RSSI, error: error)
    }
  }
  public func peripheral(_ peripheral: CBPeripheral, didDiscoverServices error: (any Error)?) {
    optionalDefault("peripheral:didDiscoverServices:", self, [peripheral, error], ()) {
      (next: any CBPeripheralDelegate) in next.peripheral(peripheral, didDiscoverServices: error)
    }
  }
  public func peripheral(
    _ peripheral: CBPeripheral, didDiscoverIncludedServicesFor service: CBService,
    error: (any Error)?
  ) {
    optionalDefault(
      "peripheral:didDiscoverIncludedServicesForService:error:", self,
      [peripheral, service, error], ()
    ) { (next: any CBPeripheralDelegate) in
      next.peripheral(peripheral, didDiscoverIncludedServicesFor: service, error: error)
    }
  }
  public func peripheral(
    _ peripheral: CBPeripheral, didDiscoverCharacteristicsFor service: CBService,
    error: (any Error)?
  ) {
    optionalDefault(
      "peripheral:didDiscoverCharacteristicsForService:error:", self, [peripheral, service, error],
      ()
    ) { (next: any CBPeripheralDelegate) in
      next.peripheral(peripheral, didDiscoverCharacteristicsFor: service, error: error)
    }
  }
  public func peripheral(
    _ peripheral: CBPeripheral, didUpdateValueFor characteristic: CBCharacteristic,
    error: (any Error)?
  ) {
    optionalDefault(
      "peripheral:didUpdateValueForCharacteristic:error:", self,
      [peripheral, characteristic, error], ()
    ) { (next: any CBPeripheralDelegate) in
      next.peripheral(peripheral, didUpdateValueFor: characteristic, error: error)
    }
  }
  public func peripheral(
    _ peripheral: CBPeripheral, didWriteValueFor characteristic: CBCharacteristic,
    error: (any Error)?
  ) {
    optionalDefault(
      "peripheral:didWriteValueForCharacteristic:error:", self,
      [peripheral, characteristic, error], ()
    ) { (next: any CBPeripheralDelegate) in
      next.peripheral(peripheral, didWriteValueFor: characteristic, error: error)
    }
  }
  public func peripheral(
    _ peripheral: CBPeripheral, didUpdateNotificationStateFor characteristic: CBCharacteristic,
    error: (any Error)?
  ) {
    optionalDefault(
      "peripheral:didUpdateNotificationStateForCharacteristic:error:", self,
      [peripheral, characteristic, error], ()
    ) { (next: any CBPeripheralDelegate) in
      next.peripheral(peripheral, didUpdateNotificationStateFor: characteristic, error: error)
    }
  }
  public func peripheral(
    _ peripheral: CBPeripheral, didDiscoverDescriptorsFor characteristic: CBCharacteristic,
    error: (any Error)?
  ) {
    optionalDefault(
      "peripheral:didDiscoverDescriptorsForCharacteristic:error:", self,
      [peripheral, characteristic, error], ()
    ) { (next: any CBPeripheralDelegate) in
      next.peripheral(peripheral, didDiscoverDescriptorsFor: characteristic, error: error)
    }
  }
  public func peripheral(
    _ peripheral: CBPeripheral, didUpdateValueFor descriptor: CBDescriptor, error: (any Error)?
  ) {
    optionalDefault(
      "peripheral:didUpdateValueForDescriptor:error:", self, [peripheral, descriptor, error], ()
    ) { (next: any CBPeripheralDelegate) in
      next.peripheral(peripheral, didUpdateValueFor: descriptor, error: error)
    }
  }
  public func peripheral(
    _ peripheral: CBPeripheral, didWriteValueFor descriptor: CBDescriptor, error: (any Error)?
  ) {
    optionalDefault(
      "peripheral:didWriteValueForDescriptor:error:", self, [peripheral, descriptor, error], ()
    ) { (next: any CBPeripheralDelegate) in
      next.peripheral(peripheral, didWriteValueFor: descriptor, error: error)
    }
  }
  public func peripheralIsReady(toSendWriteWithoutResponse peripheral: CBPeripheral) {
    optionalDefault("peripheralIsReadyToSendWriteWithoutResponse:", self, [peripheral], ()) {
      (next: any CBPeripheralDelegate) in
      next.peripheralIsReady(toSendWriteWithoutResponse: peripheral)
    }
  }
  public func peripheral(
    _ peripheral: CBPeripheral, didOpen channel: CBL2CAPChannel?, error: (any Error)?
  ) {
    optionalDefault(
      "peripheral:didOpenL2CAPChannel:error:", self, [peripheral, channel, error], ()
    ) { (next: any CBPeripheralDelegate) in
      next.peripheral(peripheral, didOpen: channel, error: error)
    }
  }
}

extension CBPeripheralManagerDelegate {
  public func peripheralManager(
    _ peripheral: CBPeripheralManager, willRestoreState dict: [String: Any]
  ) {
    optionalDefault("peripheralManager:willRestoreState:", self, [peripheral, dict], ()) {
      (next: any CBPeripheralManagerDelegate) in
      next.peripheralManager(peripheral, willRestoreState: dict)
    }
  }
  public func peripheralManagerDidStartAdvertising(
    _ peripheral: CBPeripheralManager, error: (any Error)?
  ) {
    optionalDefault("peripheralManagerDidStartAdvertising:error:", self, [peripheral, error], ()) {
      (next: any CBPeripheralManagerDelegate) in
      next.peripheralManagerDidStartAdvertising(peripheral, error: error)
    }
  }
  public func peripheralManager(
    _ peripheral: CBPeripheralManager, didAdd service: CBService, error: (any Error)?
  ) {
    optionalDefault(
      "peripheralManager:didAddService:error:", self, [peripheral, service, error], ()
    ) { (next: any CBPeripheralManagerDelegate) in
      next.peripheralManager(peripheral, didAdd: service, error: error)
    }
  }
  public func peripheralManager(
    _ peripheral: CBPeripheralManager, central: CBCentral,
    didSubscribeTo characteristic: CBCharacteristic
  ) {
    optionalDefault(
      "peripheralManager:central:didSubscribeToCharacteristic:", self,
      [peripheral, central, characteristic], ()
    ) { (next: any CBPeripheralManagerDelegate) in
      next.peripheralManager(peripheral, central: central, didSubscribeTo: characteristic)
    }
  }
  public func peripheralManager(
    _ peripheral: CBPeripheralManager, central: CBCentral,
    didUnsubscribeFrom characteristic: CBCharacteristic
  ) {
    optionalDefault(
      "peripheralManager:central:didUnsubscribeFromCharacteristic:", self,
      [peripheral, central, characteristic], ()
    ) { (next: any CBPeripheralManagerDelegate) in
      next.peripheralManager(peripheral, central: central, didUnsubscribeFrom: characteristic)
    }
  }
  public func peripheralManager(
    _ peripheral: CBPeripheralManager, didReceiveRead request: CBATTRequest
  ) {
    optionalDefault("peripheralManager:didReceiveReadRequest:", self, [peripheral, request], ()) {
      (next: any CBPeripheralManagerDelegate) in
      next.peripheralManager(peripheral, didReceiveRead: request)
    }
  }
  public func peripheralManager(
    _ peripheral: CBPeripheralManager, didReceiveWrite requests: [CBATTRequest]
  ) {
    optionalDefault("peripheralManager:didReceiveWriteRequests:", self, [peripheral, requests], ())
    { (next: any CBPeripheralManagerDelegate) in
      next.peripheralManager(peripheral, didReceiveWrite: requests)
    }
  }
  public func peripheralManagerIsReady(toUpdateSubscribers peripheral: CBPeripheralManager) {
    optionalDefault("peripheralManagerIsReadyToUpdateSubscribers:", self, [peripheral], ()) {
      (next: any CBPeripheralManagerDelegate) in
      next.peripheralManagerIsReady(toUpdateSubscribers: peripheral)
    }
  }
  public func peripheralManager(
    _ peripheral: CBPeripheralManager, didOpen channel: CBL2CAPChannel?, error: (any Error)?
  ) {
    optionalDefault(
      "peripheralManager:didOpenL2CAPChannel:error:", self, [peripheral, channel, error], ()
    ) { (next: any CBPeripheralManagerDelegate) in
      next.peripheralManager(peripheral, didOpen: channel, error: error)
    }
  }
}
