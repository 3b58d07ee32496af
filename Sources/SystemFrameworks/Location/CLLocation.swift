// Part of Snug, under the Apache License 2.0; see LICENSE.

public typealias CLLocationDegrees = Double
public typealias CLLocationDistance = Double
public typealias CLLocationAccuracy = Double
public typealias CLLocationSpeed = Double
public typealias CLLocationDirection = Double

public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
public let kCLDistanceFilterNone: CLLocationDistance = -1

public struct CLLocationCoordinate2D: Hashable, Sendable {
  public var latitude: CLLocationDegrees
  public var longitude: CLLocationDegrees

  public init() { self.init(latitude: 0, longitude: 0) }

  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.latitude = latitude
    self.longitude = longitude
  }
}

public func CLLocationCoordinate2DMake(
  _ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees
) -> CLLocationCoordinate2D {
  CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
}

public func CLLocationCoordinate2DIsValid(_ coordinate: CLLocationCoordinate2D) -> Bool {
  abs(coordinate.latitude) <= 90 && abs(coordinate.longitude) <= 180
}

open class CLLocation: NSObject {
  public let coordinate: CLLocationCoordinate2D
  open var altitude: CLLocationDistance { 0 }
  open var horizontalAccuracy: CLLocationAccuracy { 0 }
  open var verticalAccuracy: CLLocationAccuracy { -1 }
  open var speed: CLLocationSpeed { -1 }
  open var course: CLLocationDirection { -1 }
  public let timestamp = Date()

  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
    super.init()
  }

  /// Metres along the great circle of a sphere of 6 371 km.
  open func distance(from location: CLLocation) -> CLLocationDistance {
    func radians(_ degrees: Double) -> Double { degrees * .pi / 180 }
    let (a, b) = (coordinate, location.coordinate)
    let up = sin(radians(b.latitude - a.latitude) / 2)
    let across = sin(radians(b.longitude - a.longitude) / 2)
    let chord =
      up * up + cos(radians(a.latitude)) * cos(radians(b.latitude)) * across * across
    return 2 * 6_371_000 * asin(min(1, chord.squareRoot()))
  }
}

public enum CLAuthorizationStatus: Int32, Sendable {
  case notDetermined
  case restricted
  case denied
  case authorizedAlways
  case authorizedWhenInUse
}

/// Where the device is: nobody knows, and permission is denied when it is asked for.
open class CLLocationManager: NSObject {
  open weak var delegate: (any CLLocationManagerDelegate)?
  open var desiredAccuracy = kCLLocationAccuracyBest
  open var distanceFilter = kCLDistanceFilterNone
  open var pausesLocationUpdatesAutomatically = true
  open var allowsBackgroundLocationUpdates = false
  open var location: CLLocation? { nil }
  open private(set) var authorizationStatus = CLAuthorizationStatus.notDetermined

  open class func authorizationStatus() -> CLAuthorizationStatus { .denied }
  open class func locationServicesEnabled() -> Bool { false }

  open func requestWhenInUseAuthorization() { deny() }
  open func requestAlwaysAuthorization() { deny() }
  open func startUpdatingLocation() {}
  open func stopUpdatingLocation() {}
  open func startUpdatingHeading() {}
  open func stopUpdatingHeading() {}
  open func startMonitoringSignificantLocationChanges() {}

  open func requestLocation() {
    delegate?.locationManager(self, didFailWithError: CLError(.denied))
  }

  private func deny() {
    authorizationStatus = .denied
    delegate?.locationManagerDidChangeAuthorization(self)
    delegate?.locationManager(self, didChangeAuthorization: .denied)
  }
}

public struct CLError: Error, Sendable {
  public enum Code: Int, Sendable {
    case locationUnknown
    case denied
    case network
  }

  public let code: Code

  public init(_ code: Code) { self.code = code }
}

public protocol CLLocationManagerDelegate: NSObjectProtocol {
  // @objc optional
  func locationManager(
    _ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
  // @objc optional
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
  // @objc(locationManager:didChangeAuthorizationStatus:) optional
  func locationManager(
    _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
  // @objc optional
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
}

open class CLPlacemark: NSObject {
  open var name: String? { nil }
  open var locality: String? { nil }
  open var country: String? { nil }
  open var administrativeArea: String? { nil }
  open var thoroughfare: String? { nil }
  open var postalCode: String? { nil }
  open var location: CLLocation? { nil }
}

/// Finds no places.
open class CLGeocoder: NSObject {
  public typealias CLGeocodeCompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void

  open func reverseGeocodeLocation(
    _ location: CLLocation, completionHandler: @escaping CLGeocodeCompletionHandler
  ) {
    completionHandler(nil, CLError(.network))
  }

  open func geocodeAddressString(
    _ addressString: String, completionHandler: @escaping CLGeocodeCompletionHandler
  ) {
    completionHandler(nil, CLError(.network))
  }

  open func cancelGeocode() {}
}
