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
  public func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)
  {
    optionalDefault("locationManager:didUpdateHeading:", self, [manager, newHeading], ()) {
      (next: any CLLocationManagerDelegate) in
      next.locationManager(manager, didUpdateHeading: newHeading)
    }
  }
  public func locationManagerShouldDisplayHeadingCalibration(_ manager: CLLocationManager) -> Bool {
    optionalDefault("locationManagerShouldDisplayHeadingCalibration:", self, [manager], false) {
      (next: any CLLocationManagerDelegate) in
      next.locationManagerShouldDisplayHeadingCalibration(manager)
    }
  }
  public func locationManager(
    _ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion
  ) {
    optionalDefault(
      "locationManager:didDetermineState:forRegion:", self, [manager, state, region], ()
    ) { (next: any CLLocationManagerDelegate) in
      next.locationManager(manager, didDetermineState: state, for: region)
    }
  }
  public func locationManager(
    _ manager: CLLocationManager, didRangeBeacons beacons: [CLBeacon], in region: CLBeaconRegion
  ) {
    optionalDefault(
      "locationManager:didRangeBeacons:inRegion:", self, [manager, beacons, region], ()
    ) { (next: any CLLocationManagerDelegate) in
      next.locationManager(manager, didRangeBeacons: beacons, in: region)
    }
  }
  public func locationManager(
    _ manager: CLLocationManager, didRange beacons: [CLBeacon],
    satisfying beaconConstraint: CLBeaconIdentityConstraint
  ) {
    optionalDefault(
      "locationManager:didRangeBeacons:satisfyingConstraint:", self,
      [manager, beacons, beaconConstraint], ()
    ) { (next: any CLLocationManagerDelegate) in
      next.locationManager(manager, didRange: beacons, satisfying: beaconConstraint)
    }
  }
  public func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {
    optionalDefault("locationManager:didEnterRegion:", self, [manager, region], ()) {
      (next: any CLLocationManagerDelegate) in next.locationManager(manager, didEnterRegion: region)
    }
  }
  public func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) {
    optionalDefault("locationManager:didExitRegion:", self, [manager, region], ()) {
      (next: any CLLocationManagerDelegate) in next.locationManager(manager, didExitRegion: region)
    }
  }
  public func locationManager(
    _ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error
  ) {
    optionalDefault(
      "locationManager:monitoringDidFailForRegion:withError:", self, [manager, region, error], ()
    ) { (next: any CLLocationManagerDelegate) in
      next.locationManager(manager, monitoringDidFailFor: region, withError: error)
    }
  }
  public func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion)
  {
    optionalDefault("locationManager:didStartMonitoringForRegion:", self, [manager, region], ()) {
      (next: any CLLocationManagerDelegate) in
      next.locationManager(manager, didStartMonitoringFor: region)
    }
  }
  public func locationManagerDidPauseLocationUpdates(_ manager: CLLocationManager) {
    optionalDefault("locationManagerDidPauseLocationUpdates:", self, [manager], ()) {
      (next: any CLLocationManagerDelegate) in next.locationManagerDidPauseLocationUpdates(manager)
    }
  }
  public func locationManagerDidResumeLocationUpdates(_ manager: CLLocationManager) {
    optionalDefault("locationManagerDidResumeLocationUpdates:", self, [manager], ()) {
      (next: any CLLocationManagerDelegate) in next.locationManagerDidResumeLocationUpdates(manager)
    }
  }
  public func locationManager(_ manager: CLLocationManager, didVisit visit: CLVisit) {
    optionalDefault("locationManager:didVisit:", self, [manager, visit], ()) {
      (next: any CLLocationManagerDelegate) in next.locationManager(manager, didVisit: visit)
    }
  }
}

extension MKLocalSearchCompleterDelegate {
  public func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {
    optionalDefault("completerDidUpdateResults:", self, [completer], ()) {
      (next: any MKLocalSearchCompleterDelegate) in next.completerDidUpdateResults(completer)
    }
  }
  public func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) {
    optionalDefault("completer:didFailWithError:", self, [completer, error], ()) {
      (next: any MKLocalSearchCompleterDelegate) in
      next.completer(completer, didFailWithError: error)
    }
  }
}

extension MKLookAroundViewControllerDelegate {
  public func lookAroundViewControllerDidUpdateScene(_ viewController: MKLookAroundViewController) {
    optionalDefault("lookAroundViewControllerDidUpdateScene:", self, [viewController], ()) {
      (next: any MKLookAroundViewControllerDelegate) in
      next.lookAroundViewControllerDidUpdateScene(viewController)
    }
  }
  public func lookAroundViewControllerWillPresentFullScreen(
    _ viewController: MKLookAroundViewController
  ) {
    optionalDefault("lookAroundViewControllerWillPresentFullScreen:", self, [viewController], ()) {
      (next: any MKLookAroundViewControllerDelegate) in
      next.lookAroundViewControllerWillPresentFullScreen(viewController)
    }
  }
  public func lookAroundViewControllerDidDismissFullScreen(
    _ viewController: MKLookAroundViewController
  ) {
    optionalDefault("lookAroundViewControllerDidDismissFullScreen:", self, [viewController], ()) {
      (next: any MKLookAroundViewControllerDelegate) in
      next.lookAroundViewControllerDidDismissFullScreen(viewController)
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
  public func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool) {
    optionalDefault("mapView:regionWillChangeAnimated:", self, [mapView, animated], ()) {
      (next: any MKMapViewDelegate) in next.mapView(mapView, regionWillChangeAnimated: animated)
    }
  }
  public func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {
    optionalDefault("mapView:regionDidChangeAnimated:", self, [mapView, animated], ()) {
      (next: any MKMapViewDelegate) in next.mapView(mapView, regionDidChangeAnimated: animated)
    }
  }
  public func mapViewDidChangeVisibleRegion(_ mapView: MKMapView) {
    optionalDefault("mapViewDidChangeVisibleRegion:", self, [mapView], ()) {
      (next: any MKMapViewDelegate) in next.mapViewDidChangeVisibleRegion(mapView)
    }
  }
  public func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) {
    optionalDefault("mapView:didDeselectAnnotationView:", self, [mapView, view], ()) {
      (next: any MKMapViewDelegate) in next.mapView(mapView, didDeselect: view)
    }
  }
  public func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView]) {
    optionalDefault("mapView:didAddAnnotationViews:", self, [mapView, views], ()) {
      (next: any MKMapViewDelegate) in next.mapView(mapView, didAdd: views)
    }
  }
  public func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView,
    calloutAccessoryControlTapped control: UIControl
  ) {
    optionalDefault(
      "mapView:annotationView:calloutAccessoryControlTapped:", self, [mapView, view, control], ()
    ) { (next: any MKMapViewDelegate) in
      next.mapView(mapView, annotationView: view, calloutAccessoryControlTapped: control)
    }
  }
  public func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView,
    didChange newState: MKAnnotationView.DragState,
    fromOldState oldState: MKAnnotationView.DragState
  ) {
    optionalDefault(
      "mapView:annotationView:didChangeDragState:fromOldState:", self,
      [mapView, view, newState, oldState], ()
    ) { (next: any MKMapViewDelegate) in
      next.mapView(mapView, annotationView: view, didChange: newState, fromOldState: oldState)
    }
  }
  public func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer
  {
    optionalDefault(
      "mapView:rendererForOverlay:", self, [mapView, overlay], MKOverlayRenderer(overlay: overlay)
    ) { (next: any MKMapViewDelegate) in next.mapView(mapView, rendererFor: overlay) }
  }
  public func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation) {
    optionalDefault("mapView:didUpdateUserLocation:", self, [mapView, userLocation], ()) {
      (next: any MKMapViewDelegate) in next.mapView(mapView, didUpdate: userLocation)
    }
  }
  public func mapView(_ mapView: MKMapView, didFailToLocateUserWithError error: any Error) {
    optionalDefault("mapView:didFailToLocateUserWithError:", self, [mapView, error], ()) {
      (next: any MKMapViewDelegate) in next.mapView(mapView, didFailToLocateUserWithError: error)
    }
  }
  public func mapView(_ mapView: MKMapView, didChange mode: MKUserTrackingMode, animated: Bool) {
    optionalDefault(
      "mapView:didChangeUserTrackingMode:animated:", self, [mapView, mode, animated], ()
    ) { (next: any MKMapViewDelegate) in next.mapView(mapView, didChange: mode, animated: animated)
    }
  }
  public func mapViewDidFinishLoadingMap(_ mapView: MKMapView) {
    optionalDefault("mapViewDidFinishLoadingMap:", self, [mapView], ()) {
      (next: any MKMapViewDelegate) in next.mapViewDidFinishLoadingMap(mapView)
    }
  }
  public func mapViewDidFinishRenderingMap(_ mapView: MKMapView, fullyRendered: Bool) {
    optionalDefault(
      "mapViewDidFinishRenderingMap:fullyRendered:", self, [mapView, fullyRendered], ()
    ) { (next: any MKMapViewDelegate) in
      next.mapViewDidFinishRenderingMap(mapView, fullyRendered: fullyRendered)
    }
  }
}
