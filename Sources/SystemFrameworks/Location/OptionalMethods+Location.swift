// Part of Snug, under the Apache License 2.0; see LICENSE.
// Written by Scripts/optional-methods; change the protocols instead.

import Foundation
import UIKit

extension CLLocationManagerDelegate {
  public func locationManager(
    _ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]
  ) {
    optionalDefault("locationManager:didUpdateLocations:", self, [manager, locations], ()) {
      (next: any CLLocationManagerDelegate) in
      next.locationManager(manager, didUpdateLocations: locations)
    }
  }
  public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
    optionalDefault("locationManager:didFailWithError:", self, [manager, error], ()) {
      (next: any CLLocationManagerDelegate) in
      next.locationManager(manager, didFailWithError: error)
    }
  }
  public func locationManager(
    _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus
  ) {
    optionalDefault("locationManager:didChangeAuthorizationStatus:", self, [manager, status], ()) {
      (next: any CLLocationManagerDelegate) in
      next.locationManager(manager, didChangeAuthorization: status)
    }
  }
  public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
    optionalDefault("locationManagerDidChangeAuthorization:", self, [manager], ()) {
      (next: any CLLocationManagerDelegate) in next.locationManagerDidChangeAuthorization(manager)
    }
  }
}

extension MKAnnotation {
  public var title: String? {
    optionalDefault("title", self, [], nil) { (next: any MKAnnotation) in next.title }
  }
  public var subtitle: String? {
    optionalDefault("subtitle", self, [], nil) { (next: any MKAnnotation) in next.subtitle }
  }
}

extension MKMapViewDelegate {
  public func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation)
    -> MKAnnotationView?
  {
    optionalDefault("mapView:viewForAnnotation:", self, [mapView, annotation], nil) {
      (next: any MKMapViewDelegate) in next.mapView(mapView, viewFor: annotation)
    }
  }
  public func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {
    optionalDefault("mapView:didSelectAnnotationView:", self, [mapView, view], ()) {
      (next: any MKMapViewDelegate) in next.mapView(mapView, didSelect: view)
    }
  }
  public func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {
    optionalDefault("mapView:regionDidChangeAnimated:", self, [mapView, animated], ()) {
      (next: any MKMapViewDelegate) in next.mapView(mapView, regionDidChangeAnimated: animated)
    }
  }
}
