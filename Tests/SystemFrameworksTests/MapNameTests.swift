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
}
