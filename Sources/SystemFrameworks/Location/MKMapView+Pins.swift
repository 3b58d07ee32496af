// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Annotations as pins that can be tapped; none is drawn (Documentation/SystemFrameworks.md §2).
extension MKMapView: PinnedView {
  private var pins: [any MKAnnotation] { annotations.filter { !($0 is MKUserLocation) } }

  package var pinTitles: [String] { pins.map { $0.title ?? "" } }

  package func hasCalloutControl(ofPin index: Int) -> Bool {
    calloutControl(of: pinView(for: pins[index])) != nil
  }

  package func tapPin(_ index: Int) {
    let annotation = pins[index]
    guard !selectedAnnotations.contains(where: { $0 === annotation }) else { return }
    for earlier in selectedAnnotations {
      let view = pinView(for: earlier)
      view.setSelected(false, animated: true)
      delegate?.mapView(self, didDeselect: view)
    }
    selectedAnnotations = []
    let view = pinView(for: annotation)
    guard view.isEnabled else { return }
    selectedAnnotations = [annotation]
    view.setSelected(true, animated: true)
    delegate?.mapView(self, didSelect: view)
  }

  package func tapCallout(ofPin index: Int) {
    let annotation = pins[index]
    tapPin(index)
    // The app may have taken it off the map when it heard of the tap.
    guard annotations.contains(where: { $0 === annotation }) else { return }
    let view = pinView(for: annotation)
    guard let control = calloutControl(of: view) else { return }
    control.sendActions(for: .touchUpInside)
    delegate?.mapView(self, annotationView: view, calloutAccessoryControlTapped: control)
  }

  /// The view of an annotation as the delegate makes it, else a marker; made once.
  func pinView(for annotation: any MKAnnotation) -> MKAnnotationView {
    if let known = pinViews[ObjectIdentifier(annotation)] { return known }
    let view =
      delegate?.mapView(self, viewFor: annotation)
      ?? dequeueReusableAnnotationView(
        withIdentifier: MKMapViewDefaultAnnotationViewReuseIdentifier, for: annotation)
    pinViews[ObjectIdentifier(annotation)] = view
    return view
  }

  private func calloutControl(of view: MKAnnotationView) -> UIControl? {
    guard view.canShowCallout else { return nil }
    let parts = [
      view.rightCalloutAccessoryView, view.leftCalloutAccessoryView,
      view.detailCalloutAccessoryView,
    ]
    return parts.lazy.compactMap { $0 as? UIControl }.first { $0.isEnabled }
  }
}
