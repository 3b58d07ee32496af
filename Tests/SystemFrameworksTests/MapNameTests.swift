// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import SystemFrameworks
import Testing
import UIKit

@MainActor
@Suite("Annotation views and looks of maps")
struct MapNameTests {
  private final class Badge: MKAnnotationView {
    var isReady = false

    required init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
      super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
      isReady = true
    }

    required init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  @Test("a view is made by its registered class, a marker by MapKit's own identifiers")
  func registered() {
    let map = MKMapView()
    let pin = MKPointAnnotation()
    let marker = map.dequeueReusableAnnotationView(
      withIdentifier: MKMapViewDefaultAnnotationViewReuseIdentifier, for: pin)
    #expect(marker is MKMarkerAnnotationView && marker.annotation === pin)
    map.register(Badge.self, forAnnotationViewWithReuseIdentifier: "badge")
    let badge = map.dequeueReusableAnnotationView(withIdentifier: "badge", for: pin) as? Badge
    #expect(badge?.isReady == true && badge?.reuseIdentifier == "badge")
    badge?.displayPriority = .required
    #expect(badge?.displayPriority.rawValue == 1000)
  }

  @Test("a configuration is the older kind of a map as well")
  func configurations() {
    let map = MKMapView()
    map.preferredConfiguration = MKStandardMapConfiguration(emphasisStyle: .muted)
    #expect(map.mapType == .mutedStandard)
    map.preferredConfiguration = MKHybridMapConfiguration(elevationStyle: .realistic)
    #expect(map.mapType == .hybridFlyover)
    map.preferredConfiguration = MKImageryMapConfiguration()
    #expect(map.mapType == .satellite)
  }

  @Test("annotations are found in a part of the map")
  func annotations() {
    let map = MKMapView()
    let (near, far) = (MKPointAnnotation(), MKPointAnnotation())
    near.coordinate = CLLocationCoordinate2D(latitude: 48, longitude: 2)
    far.coordinate = CLLocationCoordinate2D(latitude: -30, longitude: 100)
    map.addAnnotations([near, far])
    let middle = MKMapPoint(near.coordinate)
    let part = MKMapRect(x: middle.x - 1, y: middle.y - 1, width: 2, height: 2)
    #expect(map.annotations(in: part) == [AnyHashable(near)])
  }

  private final class Way: MKPolyline {
    var isOpen = true
  }

  @Test("a line of the app's own inherits how one is made, and goes on the map by its old name")
  func ownLine() {
    let places = [
      CLLocationCoordinate2D(latitude: 48, longitude: 2),
      CLLocationCoordinate2D(latitude: 49, longitude: 3),
    ]
    let way = Way(coordinates: places, count: 2)
    #expect(way.pointCount == 2 && way.isOpen)
    let map = MKMapView()
    map.add(way)
    #expect(map.overlays.count == 1)
    map.remove(way)
    #expect(map.overlays.isEmpty)
  }

  @Test("distances are told in the units and words that are asked for")
  func distances() {
    let formatter = MKDistanceFormatter()
    formatter.locale = Locale(identifier: "en_US")
    #expect(formatter.string(fromDistance: 42) == "150 feet")
    formatter.unitStyle = .abbreviated
    #expect(formatter.string(fromDistance: 42) == "150 ft")
    formatter.units = .metric
    #expect(formatter.string(fromDistance: 42) == "40 m")
    // Few metres are not none, and what is rounded to a thousand is told in the longer unit.
    #expect(formatter.string(fromDistance: 4) == "4 m")
    #expect(formatter.string(fromDistance: 996) == "1 km")
    #expect(formatter.string(fromDistance: 994) == "990 m")
    formatter.units = .imperialWithYards
    formatter.unitStyle = .full
    #expect(formatter.string(fromDistance: 42) == "50 yards")
    #expect(formatter.distance(from: "2 km") == 2000)
    #expect(formatter.distance(from: "far away") == -1)
  }
}
