// Part of Snug, under the Apache License 2.0; see LICENSE.
// Written by Scripts/optional-methods; change the protocols instead.

import Foundation
import UIKit

extension CLLocationManagerDelegate {
  public func locationManager(
    _ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]
  ) { optionalDefault("locationManager:didUpdateLocations:", self, [manager, locations], ()) }
  public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
    optionalDefault("locationManager:didFailWithError:", self, [manager, error], ())
  }
  public func locationManager(
    _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus
  ) {
    optionalDefault("locationManager:didChangeAuthorizationStatus:", self, [manager, status], ())
  }
  public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
    optionalDefault("locationManagerDidChangeAuthorization:", self, [manager], ())
  }
}

extension MKAnnotation {
  public var title: String? { optionalDefault("title", self, [], nil) }
  public var subtitle: String? { optionalDefault("subtitle", self, [], nil) }
}

extension MKMapViewDelegate {
  public func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation)
    -> MKAnnotationView?
  { optionalDefault("mapView:viewForAnnotation:", self, [mapView, annotation], nil) }
  public func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {
    optionalDefault("mapView:didSelectAnnotationView:", self, [mapView, view], ())
  }
  public func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {
    optionalDefault("mapView:regionDidChangeAnimated:", self, [mapView, animated], ())
  }
}
