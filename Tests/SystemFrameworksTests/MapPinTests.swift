// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import SystemFrameworks
import Testing
import UIKit

/// Documentation/Steps.md §2.
@Suite("Pins of maps")
@MainActor
struct MapPinTests {
  private final class Guide: NSObject, MKMapViewDelegate {
    var told: [String] = []
    let button = UIButton(type: .detailDisclosure)

    func mapView(
      _ mapView: MKMapView, viewFor annotation: any MKAnnotation
    ) -> MKAnnotationView? {
      guard annotation.title == "Hall" else { return nil }
      let view = MKPinAnnotationView(annotation: annotation, reuseIdentifier: "pin")
      view.canShowCallout = true
      view.rightCalloutAccessoryView = button
      return view
    }
    func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {
      told.append("select \(title(view)) \(view.isSelected)")
    }
    func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) {
      told.append("deselect \(title(view)) \(view.isSelected)")
    }
    func mapView(
      _ mapView: MKMapView, annotationView view: MKAnnotationView,
      calloutAccessoryControlTapped control: UIControl
    ) { told.append("callout \(title(view)) \(control === button)") }

    private func title(_ view: MKAnnotationView) -> String { (view.annotation?.title ?? nil) ?? "" }
  }

  private let map = MKMapView()
  private let guide = Guide()

  init() {
    map.delegate = guide
    for title in ["Hall", "Mill"] {
      map.addAnnotation(MKPointAnnotation(coordinate: CLLocationCoordinate2D(), title: title))
    }
    map.addAnnotation(MKUserLocation())
  }

  @Test("a pin that the app takes away when it is tapped has no callout to tap")
  func removed() {
    final class Clearing: NSObject, MKMapViewDelegate {
      var callouts = 0
      func mapView(
        _ mapView: MKMapView, viewFor annotation: any MKAnnotation
      ) -> MKAnnotationView? {
        let view = MKPinAnnotationView(annotation: annotation, reuseIdentifier: "pin")
        view.canShowCallout = true
        view.rightCalloutAccessoryView = UIButton(type: .detailDisclosure)
        return view
      }
      func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {
        mapView.removeAnnotations(mapView.annotations)
      }
      func mapView(
        _ mapView: MKMapView, annotationView view: MKAnnotationView,
        calloutAccessoryControlTapped control: UIControl
      ) { callouts += 1 }
    }
    let clearing = Clearing()
    map.delegate = clearing
    map.tapCallout(ofPin: 1)
    #expect(clearing.callouts == 0 && map.annotations.isEmpty)
  }

  @Test("a tap selects one pin in place of another, and does nothing to one that is selected")
  func selection() {
    #expect(map.pinTitles == ["Hall", "Mill"])
    map.tapPin(0)
    map.tapPin(0)
    #expect(guide.told == ["select Hall true"])
    map.tapPin(1)
    #expect(
      guide.told == ["select Hall true", "deselect Hall false", "select Mill true"])
    #expect(map.selectedAnnotations.count == 1 && map.selectedAnnotations[0] === map.annotations[1])
    #expect(map.view(for: map.annotations[1]) is MKMarkerAnnotationView)
    map.removeAnnotation(map.annotations[1])
    #expect(map.selectedAnnotations.isEmpty)
  }

  @Test("the control of a callout is tapped where the view shows one")
  func callouts() {
    #expect(map.hasCalloutControl(ofPin: 0) && !map.hasCalloutControl(ofPin: 1))
    map.tapCallout(ofPin: 0)
    map.tapCallout(ofPin: 1)
    #expect(
      guide.told == [
        "select Hall true", "callout Hall true", "deselect Hall false", "select Mill true",
      ])
    guide.button.isEnabled = false
    #expect(!map.hasCalloutControl(ofPin: 0))
  }
}
