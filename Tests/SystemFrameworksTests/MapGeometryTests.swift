// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import SystemFrameworks
import Testing
import UIKit

@Suite("Maps' geometry and overlays")
@MainActor
struct MapGeometryTests {
  private let paris = CLLocationCoordinate2D(latitude: 48.8566, longitude: 2.3522)

  @Test("a map is seen from the camera that it was given")
  func cameras() {
    let map = MKMapView()
    let camera = MKMapCamera(lookingAtCenter: paris, fromDistance: 500, pitch: 30, heading: 90)
    map.setCamera(camera, animated: false)
    #expect(map.camera === camera && map.centerCoordinate.latitude == paris.latitude)
    #expect(camera.centerCoordinateDistance == 500 && camera.heading == 90)
    #expect(MKCompassButton(mapView: map).mapView === map)
  }

  @Test("overlays go above, below and in the place of others")
  func overlayOrder() {
    let map = MKMapView()
    let (a, b, c) = (MKCircle(), MKPolyline(), MKPolygon())
    map.addOverlay(a)
    map.insertOverlay(b, above: a)
    map.insertOverlay(c, below: b)
    #expect(map.overlays.map { $0 === a ? "a" : $0 === b ? "b" : "c" } == ["a", "c", "b"])
    map.exchangeOverlay(a, with: b)
    #expect(map.overlays.first === b && map.overlays.last === a)
    #expect(MKOverlayRenderer().canDraw(.world, zoomScale: 1) && b.isKind(of: MKPolyline.self))
    #expect(!MKUserLocation().isKind(of: MKPointAnnotation.self))
    let tiles = MKTileOverlay(urlTemplate: "https://tiles.example/{z}/{x}/{y}@{scale}x.png")
    let path = MKTileOverlayPath(x: 3, y: 5, z: 7, contentScaleFactor: 2)
    #expect(tiles.url(forTilePath: path).path == "/7/3/5@2x.png")
    #expect(MKTileOverlay().urlTemplate == nil && MKTileOverlay().maximumZ == 21)
  }

  @Test("the middle of the world is where equator and meridian meet")
  func middle() {
    let point = MKMapPoint(CLLocationCoordinate2D(latitude: 0, longitude: 0))
    #expect(abs(point.x - 134_217_728) < 1e-3 && abs(point.y - 134_217_728) < 1e-3)
  }

  @Test("a coordinate comes back from its point")
  func back() {
    let coordinate = MKMapPoint(paris).coordinate
    #expect(abs(coordinate.latitude - paris.latitude) < 1e-9)
    #expect(abs(coordinate.longitude - paris.longitude) < 1e-9)
  }

  @Test("rectangles join, overlap and contain as CoreGraphics' do")
  func rectangles() {
    let (a, b) = (
      MKMapRect(x: 0, y: 0, width: 10, height: 10), MKMapRect(x: 5, y: 5, width: 10, height: 10)
    )
    #expect(a.union(b) == MKMapRect(x: 0, y: 0, width: 15, height: 15))
    #expect(a.intersection(b) == MKMapRect(x: 5, y: 5, width: 5, height: 5))
    #expect(MKMapRect.null.union(a) == a && a.intersection(.null).isNull)
    #expect(a.contains(MKMapPoint(x: 10, y: 10)) && !a.contains(b))
  }

  @Test("a line's box holds its points; a circle's is as wide as two radii")
  func overlays() {
    let places = [paris, CLLocationCoordinate2D(latitude: 50, longitude: 4)]
    let line = MKPolyline(coordinates: places, count: places.count)
    #expect(line.pointCount == 2)
    #expect(line.boundingMapRect.contains(MKMapPoint(places[1])))
    let circle = MKCircle(center: paris, radius: 1000)
    let across = circle.boundingMapRect.width * MKMetersPerMapPointAtLatitude(paris.latitude)
    #expect(abs(across - 2000) < 1e-6)
  }

  @Test("a map keeps the overlays that are not removed, and turns points into places and back")
  func map() {
    let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let circles = (1...3).map { MKCircle(center: paris, radius: Double($0)) }
    map.addOverlays(circles)
    map.removeOverlays([circles[1]])
    #expect(map.overlays.map(\.boundingMapRect) == [circles[0], circles[2]].map(\.boundingMapRect))
    map.region = MKCoordinateRegion(
      center: paris, span: MKCoordinateSpan(latitudeDelta: 1, longitudeDelta: 1))
    let point = map.convert(paris, toPointTo: map)
    let place = map.convert(point, toCoordinateFrom: map)
    #expect(abs(point.x - 100) < 0.01)
    #expect(abs(place.latitude - paris.latitude) < 1e-9)
  }

  @Test("a place that is known whole keeps all of it; a circle holds what is near")
  func places() {
    let location = CLLocation(
      coordinate: paris, altitude: 35, horizontalAccuracy: 5, verticalAccuracy: 3, course: 90,
      speed: 2, timestamp: Date(timeIntervalSinceReferenceDate: 0))
    #expect(location.altitude == 35 && location.course == 90 && location.speed == 2)
    let region = CLCircularRegion(center: paris, radius: 2000, identifier: "Paris")
    #expect(region.contains(CLLocationCoordinate2D(latitude: 48.86, longitude: 2.36)))
    #expect(!region.contains(CLLocationCoordinate2D(latitude: 49, longitude: 2.36)))
  }

  @Test("what records a map view's appearance is a map view") @MainActor
  func appearance() {
    let proxy = MKMapView.appearance()
    #expect(type(of: proxy as AnyObject) == MKMapView.self)
    proxy.mapType = .satellite
    #expect(MKMapView.appearance().mapType == .satellite)
    proxy.mapType = .standard
  }
}
