// Part of Snug, under the Apache License 2.0; see LICENSE.

/// A map; it keeps its region and annotations and shows a plain ground.
open class MKMapView: UIView {
  open weak var delegate: (any MKMapViewDelegate)?
  open var mapType = MKMapType.standard
  open var region = MKCoordinateRegion()
  open var showsUserLocation = false
  open var isZoomEnabled = true
  open var isScrollEnabled = true
  open var isRotateEnabled = true
  open var isPitchEnabled = true
  open var showsCompass = true
  open var showsScale = false
  open var showsTraffic = false
  open var userTrackingMode = MKUserTrackingMode.none
  open private(set) var annotations: [any MKAnnotation] = []
  open private(set) var selectedAnnotations: [any MKAnnotation] = []
  open private(set) var overlays: [any MKOverlay] = []

  public required init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor(red: 0.976, green: 0.961, blue: 0.929, alpha: 1)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    backgroundColor = UIColor(red: 0.976, green: 0.961, blue: 0.929, alpha: 1)
  }

  open var centerCoordinate: CLLocationCoordinate2D {
    get { region.center }
    set { region.center = newValue }
  }

  open func setRegion(_ region: MKCoordinateRegion, animated: Bool) { self.region = region }
  open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) {
    region.center = coordinate
  }
  open func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion { region }
  open func addAnnotation(_ annotation: any MKAnnotation) { annotations.append(annotation) }
  open func addAnnotations(_ annotations: [any MKAnnotation]) { self.annotations += annotations }
  open func removeAnnotation(_ annotation: any MKAnnotation) {
    annotations.removeAll { $0 === annotation }
  }
  open func removeAnnotations(_ removed: [any MKAnnotation]) {
    annotations.removeAll { kept in removed.contains { $0 === kept } }
  }
  open func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {
    for annotation in annotations where !self.annotations.contains(where: { $0 === annotation }) {
      self.annotations.append(annotation)
    }
  }
  open func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) {
    selectedAnnotations = [annotation]
  }
  open func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {
    selectedAnnotations = []
  }
  open func view(for annotation: any MKAnnotation) -> MKAnnotationView? { nil }
  open func addOverlay(_ overlay: any MKOverlay) { overlays.append(overlay) }
  open func removeOverlays(_ overlays: [any MKOverlay]) { self.overlays = [] }
  open func register(_ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier id: String) {}
  open func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? {
    nil
  }
}

public enum MKMapType: UInt, Sendable {
  case standard
  case satellite
  case hybrid
  case satelliteFlyover
  case hybridFlyover
  case mutedStandard
}

public enum MKUserTrackingMode: Int, Sendable {
  case none
  case follow
  case followWithHeading
}

public struct MKCoordinateSpan: Hashable, Sendable {
  public var latitudeDelta: CLLocationDegrees
  public var longitudeDelta: CLLocationDegrees

  public init(latitudeDelta: CLLocationDegrees = 0, longitudeDelta: CLLocationDegrees = 0) {
    self.latitudeDelta = latitudeDelta
    self.longitudeDelta = longitudeDelta
  }
}

public struct MKCoordinateRegion: Hashable, Sendable {
  public var center: CLLocationCoordinate2D
  public var span: MKCoordinateSpan

  public init() { self.init(center: CLLocationCoordinate2D(), span: MKCoordinateSpan()) }

  public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
    self.center = center
    self.span = span
  }

  /// A degree of latitude is 111 km; one of longitude shrinks with its cosine.
  public init(
    center: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance,
    longitudinalMeters: CLLocationDistance
  ) {
    let circle = max(cos(center.latitude * .pi / 180), 0.01)
    self.init(
      center: center,
      span: MKCoordinateSpan(
        latitudeDelta: latitudinalMeters / 111_000,
        longitudeDelta: longitudinalMeters / (111_000 * circle)))
  }
}

public func MKCoordinateRegionMakeWithDistance(
  _ center: CLLocationCoordinate2D, _ latitude: CLLocationDistance, _ longitude: CLLocationDistance
) -> MKCoordinateRegion {
  MKCoordinateRegion(
    center: center, latitudinalMeters: latitude, longitudinalMeters: longitude)
}

public protocol MKAnnotation: AnyObject {
  var coordinate: CLLocationCoordinate2D { get }
  // @objc optional
  var title: String? { get }
  // @objc optional
  var subtitle: String? { get }
}

public protocol MKOverlay: MKAnnotation {}

open class MKPointAnnotation: NSObject, MKAnnotation {
  open var coordinate = CLLocationCoordinate2D()
  open var title: String?
  open var subtitle: String?
}

open class MKAnnotationView: UIView {
  open var annotation: (any MKAnnotation)?
  public let reuseIdentifier: String?
  open var image: UIImage?
  open var canShowCallout = false
  open var rightCalloutAccessoryView: UIView?
  open var leftCalloutAccessoryView: UIView?
  open var detailCalloutAccessoryView: UIView?
  open var calloutOffset = CGPoint.zero
  open var centerOffset = CGPoint.zero

  public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    self.annotation = annotation
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
  }

  public required init(frame: CGRect) {
    reuseIdentifier = nil
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
  }

  open func prepareForReuse() {}
}

open class MKPinAnnotationView: MKAnnotationView {
  open var pinTintColor: UIColor!
  open var animatesDrop = false
}

open class MKMarkerAnnotationView: MKAnnotationView {
  open var markerTintColor: UIColor?
  open var glyphText: String?
  open var glyphImage: UIImage?
  open var glyphTintColor: UIColor?
}

@preconcurrency @MainActor
public protocol MKMapViewDelegate: NSObjectProtocol {
  // @objc(mapView:viewForAnnotation:) optional
  func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView?
  // @objc(mapView:didSelectAnnotationView:) optional
  func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView)
  // @objc optional
  func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)
}
