// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

/// Screens behind the pins of a map (Documentation/Exploration.md §3.1.4).
@Suite("Pins of a map")
struct PinnedScreensTests {
  private static let source =
    SmallApp.delegate(
      showing: "UINavigationController(rootViewController: TownController())")
      + """
      import MapKit

      class TownController: UIViewController, MKMapViewDelegate {
          let map = MKMapView()
          override func viewDidLoad() {
              super.viewDidLoad()
              map.frame = view.bounds
              map.delegate = self
              view.addSubview(map)
              for title in ["Hall", "Mill"] {
                  let place = MKPointAnnotation()
                  place.title = title
                  map.addAnnotation(place)
              }
          }
          func mapView(
              _ mapView: MKMapView, viewFor annotation: MKAnnotation
          ) -> MKAnnotationView? {
              let view = MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: nil)
              view.canShowCallout = annotation.title == "Hall"
              view.rightCalloutAccessoryView = UIButton(type: .detailDisclosure)
              return view
          }
          func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {
              guard view.annotation?.title == "Mill" else { return }
              navigationController?.pushViewController(MillController(), animated: true)
          }
          func mapView(
              _ mapView: MKMapView, annotationView view: MKAnnotationView,
              calloutAccessoryControlTapped control: UIControl
          ) {
              navigationController?.pushViewController(HallController(), animated: true)
          }
      }
      class MillController: UIViewController {}
      class HallController: UIViewController {}

      """

  @Test("taps on pins and on the controls of their callouts lead on")
  func pins() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.source, to: "App/App.swift")
    let result = try Snug.run(["screens", "App", "--json"], in: folder.url)
    #expect(result.exitCode == 0, "\(result.errors)")
    for words in [
      "MillController", #"pin \"Mill\""#, "HallController", #"pin \"Hall\" callout"#,
    ] {
      #expect(result.output.contains(words), "\(words): \(result.output)")
    }
    let wrong = try Snug.run(
      ["render", "App", "--device", "iPhone SE", "--output", "out", "--steps", "pin Bridge"],
      in: folder.url)
    #expect(wrong.exitCode == 3)
    #expect(
      wrong.errors.contains("no map on the screen has a pin 'Bridge'; there are 'Hall', 'Mill'"),
      "\(wrong.errors)")
  }
}
