// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// A place whose borders can be watched.
open class CLRegion: NSObject {
  public let identifier: String
  open var notifyOnEntry = true
  open var notifyOnExit = true

  init(identifier: String) { self.identifier = identifier }
  public override convenience init() { self.init(identifier: "") }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? CLRegion)?.identifier == identifier
  }
  open override var hash: Int { identifier.hashValue }
}

open class CLCircularRegion: CLRegion {
  public let center: CLLocationCoordinate2D
  public let radius: CLLocationDistance

  public init(
    center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String
  ) {
    self.center = center
    self.radius = radius
    super.init(identifier: identifier)
  }

  public convenience init() {
    self.init(center: CLLocationCoordinate2D(), radius: 0, identifier: "")
  }

  open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
    func location(_ place: CLLocationCoordinate2D) -> CLLocation {
      CLLocation(latitude: place.latitude, longitude: place.longitude)
    }
    return location(center).distance(from: location(coordinate)) <= radius
  }
}

public typealias CLBeaconMajorValue = UInt16
public typealias CLBeaconMinorValue = UInt16

open class CLBeaconRegion: CLRegion {
  public let uuid: UUID
  public let major: NSNumber?
  public let minor: NSNumber?
  open var notifyEntryStateOnDisplay = false

  private init(_ uuid: UUID, _ major: UInt16?, _ minor: UInt16?, _ identifier: String) {
    self.uuid = uuid
    self.major = major.map { NSNumber(value: $0) }
    self.minor = minor.map { NSNumber(value: $0) }
    super.init(identifier: identifier)
  }

  public convenience init(uuid: UUID, identifier: String) { self.init(uuid, nil, nil, identifier) }
  public convenience init(uuid: UUID, major: CLBeaconMajorValue, identifier: String) {
    self.init(uuid, major, nil, identifier)
  }
  public convenience init(
    uuid: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue, identifier: String
  ) {
    self.init(uuid, major, minor, identifier)
  }
  public convenience init(proximityUUID: UUID, identifier: String) {
    self.init(proximityUUID, nil, nil, identifier)
  }
  public convenience init(
    proximityUUID: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue, identifier: String
  ) {
    self.init(proximityUUID, major, minor, identifier)
  }

  open var proximityUUID: UUID { uuid }
  open var beaconIdentityConstraint: CLBeaconIdentityConstraint {
    CLBeaconIdentityConstraint(uuid: uuid)
  }
  /// Nothing to advertise with.
  open func peripheralData(withMeasuredPower measuredPower: NSNumber?) -> NSMutableDictionary {
    NSMutableDictionary()
  }
}

open class CLBeaconIdentityConstraint: NSObject {
  public let uuid: UUID
  open private(set) var major: CLBeaconMajorValue?
  open private(set) var minor: CLBeaconMinorValue?

  public init(uuid: UUID) { self.uuid = uuid }
  public convenience init(uuid: UUID, major: CLBeaconMajorValue) {
    self.init(uuid: uuid)
    self.major = major
  }
  public convenience init(
    uuid: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue
  ) {
    self.init(uuid: uuid, major: major)
    self.minor = minor
  }
}

public enum CLProximity: Int, Sendable {
  case unknown
  case immediate
  case near
  case far
}

/// A beacon near the device; none is found.
open class CLBeacon: NSObject {
  open var uuid: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }
  open var proximityUUID: UUID { uuid }
  open var major: NSNumber { 0 }
  open var minor: NSNumber { 0 }
  open var proximity: CLProximity { .unknown }
  open var accuracy: CLLocationAccuracy { -1 }
  open var rssi: Int { 0 }
  open var timestamp: Date { Date(timeIntervalSinceReferenceDate: 0) }
}

public enum CLRegionState: Int, Sendable {
  case unknown
  case inside
  case outside
}

/// Where north is; nobody knows.
open class CLHeading: NSObject {
  open var magneticHeading: CLLocationDirection { -1 }
  open var trueHeading: CLLocationDirection { -1 }
  open var headingAccuracy: CLLocationDirection { -1 }
  open var x: Double { 0 }
  open var y: Double { 0 }
  open var z: Double { 0 }
  open var timestamp: Date { Date(timeIntervalSinceReferenceDate: 0) }
}

public let kCLHeadingFilterNone: CLLocationDegrees = -1

/// A stay somewhere; none is told.
open class CLVisit: NSObject {
  open var coordinate: CLLocationCoordinate2D { kCLLocationCoordinate2DInvalid }
  open var horizontalAccuracy: CLLocationAccuracy { -1 }
  open var arrivalDate: Date { .distantPast }
  open var departureDate: Date { .distantFuture }
}

open class CLFloor: NSObject {
  open var level: Int { 0 }
}

public enum CLActivityType: Int, Sendable {
  case other = 1
  case automotiveNavigation
  case fitness
  case otherNavigation
  case airborne
}

public enum CLDeviceOrientation: Int32, Sendable {
  case unknown
  case portrait
  case portraitUpsideDown
  case landscapeLeft
  case landscapeRight
  case faceUp
  case faceDown
}

public enum CLAccuracyAuthorization: Int, Sendable {
  case fullAccuracy
  case reducedAccuracy
}

public let kCLErrorDomain = "kCLErrorDomain"
public let kCLErrorUserInfoAlternateRegionKey = "kCLErrorUserInfoAlternateRegionKey"
public let kCLLocationAccuracyReduced: CLLocationAccuracy = 5000
public let CLLocationDistanceMax = Double.greatestFiniteMagnitude
public let CLTimeIntervalMax = Double.greatestFiniteMagnitude
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)

/// Why nobody knows where the device is.
public struct CLError: FrameworkError {
  public enum Code: Int, FrameworkErrorCode {
    public typealias Failure = CLError
    case locationUnknown = 0
    case denied
    case network
    case headingFailure
    case regionMonitoringDenied
    case regionMonitoringFailure
    case regionMonitoringSetupDelayed
    case regionMonitoringResponseDelayed
    case geocodeFoundNoResult
    case geocodeFoundPartialResult
    case geocodeCanceled
    case deferredFailed
    case deferredNotUpdatingLocation
    case deferredAccuracyTooLow
    case deferredDistanceFiltered
    case deferredCanceled
    case rangingUnavailable
    case rangingFailure
    case promptDeclined
    case historicalLocationError
  }

  public static var errorDomain: String { kCLErrorDomain }
  public let code: Code

  public init(_ code: Code) { self.code = code }

  public static var locationUnknown: Code { .locationUnknown }
  public static var denied: Code { .denied }
  public static var network: Code { .network }
  public static var headingFailure: Code { .headingFailure }
  public static var geocodeFoundNoResult: Code { .geocodeFoundNoResult }
  public static var geocodeFoundPartialResult: Code { .geocodeFoundPartialResult }
  public static var geocodeCanceled: Code { .geocodeCanceled }
  public static var regionMonitoringDenied: Code { .regionMonitoringDenied }
}
