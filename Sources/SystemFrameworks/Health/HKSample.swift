// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// What can be kept about health.
open class HKObject: NSObject, @unchecked Sendable {
  public let uuid = UUID()
  public let metadata: [String: Any]?
  public let device: HKDevice?
  open var source: HKSource { .default() }
  open var sourceRevision: HKSourceRevision { HKSourceRevision(source: source, version: nil) }

  init(_ device: HKDevice?, _ metadata: [String: Any]?) {
    self.device = device
    self.metadata = metadata
    super.init()
  }
}

/// Who measured: the app itself.
open class HKSource: NSObject, @unchecked Sendable {
  private static let app = HKSource()

  open class func `default`() -> HKSource { app }

  open var name: String { ProcessInfo.processInfo.processName }
  open var bundleIdentifier: String { Bundle.main.bundleIdentifier ?? "" }
}

/// Which of an app's versions measured.
open class HKSourceRevision: NSObject, @unchecked Sendable {
  public let source: HKSource
  public let version: String?
  open var productType: String? { nil }

  public init(source: HKSource, version: String?) {
    self.source = source
    self.version = version
    super.init()
  }
}

/// What measured; as the app says.
open class HKDevice: NSObject, @unchecked Sendable {
  public let name: String?
  public let manufacturer: String?
  public let model: String?
  public let hardwareVersion: String?
  public let firmwareVersion: String?
  public let softwareVersion: String?
  public let localIdentifier: String?
  public let udiDeviceIdentifier: String?

  public init(
    name: String?, manufacturer: String?, model: String?, hardwareVersion: String?,
    firmwareVersion: String?, softwareVersion: String?, localIdentifier: String?,
    udiDeviceIdentifier UDIDeviceIdentifier: String?
  ) {
    self.name = name
    self.manufacturer = manufacturer
    self.model = model
    self.hardwareVersion = hardwareVersion
    self.firmwareVersion = firmwareVersion
    self.softwareVersion = softwareVersion
    self.localIdentifier = localIdentifier
    udiDeviceIdentifier = UDIDeviceIdentifier
    super.init()
  }
}

/// Something measured from one time to another.
open class HKSample: HKObject, @unchecked Sendable {
  public let sampleType: HKSampleType
  public let startDate: Date
  public let endDate: Date
  /// Whether it is not known when it ended.
  open var hasUndeterminedDuration: Bool { endDate == .distantFuture }

  init(
    _ type: HKSampleType, _ start: Date, _ end: Date, _ device: HKDevice?,
    _ metadata: [String: Any]?
  ) {
    sampleType = type
    startDate = start
    endDate = end
    super.init(device, metadata)
  }
}

/// A number that was measured.
open class HKQuantitySample: HKSample, @unchecked Sendable {
  public let quantityType: HKQuantityType
  public let quantity: HKQuantity

  public init(
    type quantityType: HKQuantityType, quantity: HKQuantity, start startDate: Date,
    end endDate: Date, device: HKDevice?, metadata: [String: Any]?
  ) {
    self.quantityType = quantityType
    self.quantity = quantity
    super.init(quantityType, startDate, endDate, device, metadata)
  }

  public convenience init(
    type quantityType: HKQuantityType, quantity: HKQuantity, start startDate: Date,
    end endDate: Date, metadata: [String: Any]? = nil
  ) {
    self.init(
      type: quantityType, quantity: quantity, start: startDate, end: endDate, device: nil,
      metadata: metadata)
  }
}

/// A value of several that was seen.
open class HKCategorySample: HKSample, @unchecked Sendable {
  public let categoryType: HKCategoryType
  public let value: Int

  public init(
    type: HKCategoryType, value: Int, start startDate: Date, end endDate: Date,
    device: HKDevice?, metadata: [String: Any]?
  ) {
    categoryType = type
    self.value = value
    super.init(type, startDate, endDate, device, metadata)
  }

  public convenience init(
    type: HKCategoryType, value: Int, start startDate: Date, end endDate: Date,
    metadata: [String: Any]? = nil
  ) {
    self.init(
      type: type, value: value, start: startDate, end: endDate, device: nil, metadata: metadata)
  }
}
