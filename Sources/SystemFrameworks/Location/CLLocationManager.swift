// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

public enum CLAuthorizationStatus: Int32, Sendable {
  case notDetermined
  case restricted
  case denied
  case authorizedAlways
  case authorizedWhenInUse

  /// The name of before iOS 8.
  public static var authorized: CLAuthorizationStatus { .authorizedAlways }
}

/// Where the device is: nobody knows, and permission is denied when it is asked for.
open class CLLocationManager: NSObject {
  open weak var delegate: (any CLLocationManagerDelegate)?
  open var activityType = CLActivityType.other
  open var desiredAccuracy = kCLLocationAccuracyBest
  open var distanceFilter = kCLDistanceFilterNone
  open var headingFilter: CLLocationDegrees = 1
  open var headingOrientation = CLDeviceOrientation.portrait
  open var pausesLocationUpdatesAutomatically = true
  open var allowsBackgroundLocationUpdates = false
  open var showsBackgroundLocationIndicator = false
  open var location: CLLocation? { nil }
  open var heading: CLHeading? { nil }
  open var maximumRegionMonitoringDistance: CLLocationDistance { -1 }
  open var monitoredRegions: Set<CLRegion> { [] }
  open var rangedBeaconConstraints: Set<CLBeaconIdentityConstraint> { [] }
  open var isAuthorizedForWidgetUpdates: Bool { false }
  open var accuracyAuthorization: CLAccuracyAuthorization { .fullAccuracy }
  open private(set) var authorizationStatus = CLAuthorizationStatus.notDetermined

  open class func authorizationStatus() -> CLAuthorizationStatus { .denied }
  open class func locationServicesEnabled() -> Bool { false }
  open class func headingAvailable() -> Bool { false }
  open class func significantLocationChangeMonitoringAvailable() -> Bool { false }
  open class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool { false }
  open class func isRangingAvailable() -> Bool { false }

  open func requestWhenInUseAuthorization() { deny() }
  open func requestAlwaysAuthorization() { deny() }
  open func requestTemporaryFullAccuracyAuthorization(
    withPurposeKey purposeKey: String, completion: (((any Error)?) -> Void)? = nil
  ) {
    answerLater { completion?(CLError(.promptDeclined)) }
  }
  open func startUpdatingLocation() {}
  open func stopUpdatingLocation() {}
  open func startUpdatingHeading() {}
  open func stopUpdatingHeading() {}
  open func dismissHeadingCalibrationDisplay() {}
  open func startMonitoringSignificantLocationChanges() {}
  open func stopMonitoringSignificantLocationChanges() {}
  open func startMonitoringVisits() {}
  open func stopMonitoringVisits() {}
  open func startMonitoring(for region: CLRegion) {}
  open func stopMonitoring(for region: CLRegion) {}
  open func requestState(for region: CLRegion) {}
  open func startRangingBeacons(in region: CLBeaconRegion) {}
  open func stopRangingBeacons(in region: CLBeaconRegion) {}
  open func startRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) {}
  open func stopRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) {}
  open func allowDeferredLocationUpdates(
    untilTraveled distance: CLLocationDistance, timeout: TimeInterval
  ) {}
  open func disallowDeferredLocationUpdates() {}

  open func requestLocation() {
    delegate?.locationManager(self, didFailWithError: CLError(.denied))
  }

  private func deny() {
    authorizationStatus = .denied
    delegate?.locationManagerDidChangeAuthorization(self)
    delegate?.locationManager(self, didChangeAuthorization: .denied)
  }
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
  // @objc(locationManager:didUpdateHeading:) optional
  func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)
  // @objc optional = false
  func locationManagerShouldDisplayHeadingCalibration(_ manager: CLLocationManager) -> Bool
  // @objc(locationManager:didDetermineState:forRegion:) optional
  func locationManager(
    _ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion)
  // @objc(locationManager:didRangeBeacons:inRegion:) optional
  func locationManager(
    _ manager: CLLocationManager, didRangeBeacons beacons: [CLBeacon], in region: CLBeaconRegion)
  // @objc(locationManager:didRangeBeacons:satisfyingConstraint:) optional
  func locationManager(
    _ manager: CLLocationManager, didRange beacons: [CLBeacon],
    satisfying beaconConstraint: CLBeaconIdentityConstraint)
  // @objc(locationManager:didEnterRegion:) optional
  func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion)
  // @objc(locationManager:didExitRegion:) optional
  func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion)
  // @objc(locationManager:monitoringDidFailForRegion:withError:) optional
  func locationManager(
    _ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?,
    withError error: any Error)
  // @objc(locationManager:didStartMonitoringForRegion:) optional
  func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion)
  // @objc optional
  func locationManagerDidPauseLocationUpdates(_ manager: CLLocationManager)
  // @objc optional
  func locationManagerDidResumeLocationUpdates(_ manager: CLLocationManager)
  // @objc(locationManager:didVisit:) optional
  func locationManager(_ manager: CLLocationManager, didVisit visit: CLVisit)
}
