// Part of Snug, under the Apache License 2.0; see LICENSE.

/// A map; it keeps its region and annotations and shows a plain ground.
open class MKMapView: UIView {
  open weak var delegate: (any MKMapViewDelegate)?
  open var mapType = MKMapType.standard
  open var region = MKCoordinateRegion()
  /// What was set, else above the middle of the region.
  open var camera: MKMapCamera {
    get {
      ownCamera
        ?? MKMapCamera(lookingAtCenter: region.center, fromDistance: 0, pitch: 0, heading: 0)
    }
    set {
      ownCamera = newValue
      region.center = newValue.centerCoordinate
    }
  }
  private var ownCamera: MKMapCamera?
  open var showsUserLocation = false
  open var isZoomEnabled = true
  open var isScrollEnabled = true
  open var isRotateEnabled = true
  open var isPitchEnabled = true
  open var showsCompass = true
  open var showsScale = false
  open var showsTraffic = false
  open var userTrackingMode = MKUserTrackingMode.none
  open var showsBuildings = true
  open var showsPointsOfInterest = true
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  public let userLocation = MKUserLocation()
  open var isUserLocationVisible: Bool { false }
  open private(set) var annotations: [any MKAnnotation] = []
  open var selectedAnnotations: [any MKAnnotation] = []
  open private(set) var overlays: [any MKOverlay] = []
  /// Views of annotations that were asked for, while these are on the map.
  var pinViews: [ObjectIdentifier: MKAnnotationView] = [:]

  /// What documents connect.
  private static let outlets: Void = {
    RuntimeRegistry.describe(MKMapView.self).property("delegate", \MKMapView.delegate)
  }()

  public required init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor(red: 0.976, green: 0.961, blue: 0.929, alpha: 1)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    Self.outlets
    backgroundColor = UIColor(red: 0.976, green: 0.961, blue: 0.929, alpha: 1)
  }

  open var centerCoordinate: CLLocationCoordinate2D {
    get { region.center }
    set { region.center = newValue }
  }

  open func setRegion(_ region: MKCoordinateRegion, animated: Bool) { self.region = region }
  open func setCamera(_ camera: MKMapCamera, animated: Bool) { self.camera = camera }
  open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) {
    region.center = coordinate
  }
  open var visibleMapRect: MKMapRect {
    get { region.mapRect }
    set { region = MKCoordinateRegion(newValue) }
  }
  open func setVisibleMapRect(_ mapRect: MKMapRect, animated animate: Bool) {
    visibleMapRect = mapRect
  }
  open func setVisibleMapRect(
    _ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets, animated animate: Bool
  ) {
    visibleMapRect = mapRect
  }
  open func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool) {
    userTrackingMode = mode
  }
  /// By Mercator: the visible part fills the bounds.
  open func convert(
    _ coordinate: CLLocationCoordinate2D, toPointTo view: UIView?
  ) -> CGPoint {
    let (rect, point) = (visibleMapRect, MKMapPoint(coordinate))
    guard !rect.isEmpty else { return convert(CGPoint(x: bounds.midX, y: bounds.midY), to: view) }
    return convert(
      CGPoint(
        x: bounds.minX + (point.x - rect.minX) / rect.width * bounds.width,
        y: bounds.minY + (point.y - rect.minY) / rect.height * bounds.height), to: view)
  }
  open func convert(_ point: CGPoint, toCoordinateFrom view: UIView?) -> CLLocationCoordinate2D {
    let (rect, own) = (visibleMapRect, convert(point, from: view))
    guard !rect.isEmpty, bounds.width > 0, bounds.height > 0 else { return region.center }
    return MKMapPoint(
      x: rect.minX + (own.x - bounds.minX) / bounds.width * rect.width,
      y: rect.minY + (own.y - bounds.minY) / bounds.height * rect.height
    ).coordinate
  }
  open func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion { region }
  open func addAnnotation(_ annotation: any MKAnnotation) { annotations.append(annotation) }
  open func addAnnotations(_ annotations: [any MKAnnotation]) { self.annotations += annotations }
  open func removeAnnotation(_ annotation: any MKAnnotation) {
    removeAnnotations([annotation])
  }
  open func removeAnnotations(_ removed: [any MKAnnotation]) {
    annotations.removeAll { kept in removed.contains { $0 === kept } }
    selectedAnnotations.removeAll { kept in removed.contains { $0 === kept } }
    for annotation in removed { pinViews[ObjectIdentifier(annotation)] = nil }
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
  open func view(for annotation: any MKAnnotation) -> MKAnnotationView? {
    pinViews[ObjectIdentifier(annotation)]
  }
  open func addOverlay(_ overlay: any MKOverlay) { overlays.append(overlay) }
  open func addOverlay(_ overlay: any MKOverlay, level: MKOverlayLevel) { addOverlay(overlay) }
  open func addOverlays(_ overlays: [any MKOverlay]) { self.overlays += overlays }
  open func addOverlays(_ overlays: [any MKOverlay], level: MKOverlayLevel) {
    addOverlays(overlays)
  }
  open func insertOverlay(_ overlay: any MKOverlay, at index: Int) {
    overlays.insert(overlay, at: min(max(index, 0), overlays.count))
  }
  open func insertOverlay(_ overlay: any MKOverlay, at index: Int, level: MKOverlayLevel) {
    insertOverlay(overlay, at: index)
  }
  open func insertOverlay(_ overlay: any MKOverlay, above sibling: any MKOverlay) {
    insertOverlay(overlay, at: place(of: sibling) + 1)
  }
  open func insertOverlay(_ overlay: any MKOverlay, below sibling: any MKOverlay) {
    insertOverlay(overlay, at: place(of: sibling))
  }
  open func exchangeOverlay(at index1: Int, withOverlayAt index2: Int) {
    guard overlays.indices.contains(index1), overlays.indices.contains(index2) else { return }
    overlays.swapAt(index1, index2)
  }
  open func exchangeOverlay(_ overlay1: any MKOverlay, with overlay2: any MKOverlay) {
    exchangeOverlay(at: place(of: overlay1), withOverlayAt: place(of: overlay2))
  }
  private func place(of overlay: any MKOverlay) -> Int {
    overlays.firstIndex { $0 === overlay } ?? overlays.count
  }
  open func removeOverlay(_ overlay: any MKOverlay) { removeOverlays([overlay]) }
  open func removeOverlays(_ removed: [any MKOverlay]) {
    overlays.removeAll { kept in removed.contains { $0 === kept } }
  }
  /// What would draw an overlay, as the delegate says it.
  open func renderer(for overlay: any MKOverlay) -> MKOverlayRenderer? {
    delegate?.mapView(self, rendererFor: overlay)
  }
  private var viewClasses: [String: MKAnnotationView.Type] = [
    MKMapViewDefaultAnnotationViewReuseIdentifier: MKMarkerAnnotationView.self,
    MKMapViewDefaultClusterAnnotationViewReuseIdentifier: MKMarkerAnnotationView.self,
  ]

  /// Nil takes back what was registered.
  open func register(
    _ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String
  ) {
    viewClasses[identifier] = viewClass as? MKAnnotationView.Type
  }

  /// Views are not reused, since none is shown; the older form makes none either.
  open func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? {
    nil
  }

  /// A view of the registered class; an exception where there is none, and the identifier is not one of
  /// MapKit's own.
  open func dequeueReusableAnnotationView(
    withIdentifier identifier: String, for annotation: any MKAnnotation
  ) -> MKAnnotationView {
    guard let viewClass = viewClasses[identifier] else {
      UncaughtException.raise(
        "NSInternalInconsistencyException",
        "unable to dequeue an annotation view with identifier \(identifier)"
          + " - must register a class for the identifier")
    }
    return viewClass.init(annotation: annotation, reuseIdentifier: identifier)
  }

  /// What the map looks like, kept; a plain ground is shown. Its kind is ``mapType`` as well.
  open var preferredConfiguration: MKMapConfiguration = MKStandardMapConfiguration() {
    didSet { mapType = preferredConfiguration.mapType }
  }
  open var selectableMapFeatures: MKMapFeatureOptions = []
  open var pitchButtonVisibility = MKFeatureVisibility.adaptive
  open var showsUserTrackingButton = false
  open var cameraBoundary: CameraBoundary?
  open var cameraZoomRange: CameraZoomRange! = CameraZoomRange()
  open func setCameraBoundary(_ boundary: CameraBoundary?, animated: Bool) {
    cameraBoundary = boundary
  }
  open func setCameraZoomRange(_ range: CameraZoomRange?, animated: Bool) {
    cameraZoomRange = range ?? CameraZoomRange()
  }
  open var annotationVisibleRect: CGRect { bounds }

  /// The annotations whose places lie in a part of the map.
  open func annotations(in mapRect: MKMapRect) -> Set<AnyHashable> {
    Set(
      annotations.filter { mapRect.contains(MKMapPoint($0.coordinate)) }
        .compactMap { ($0 as? NSObject).map(AnyHashable.init) })
  }
  open func mapRectThatFits(_ mapRect: MKMapRect) -> MKMapRect { mapRect }
  open func mapRectThatFits(_ mapRect: MKMapRect, edgePadding: UIEdgeInsets) -> MKMapRect {
    mapRect
  }
  open func convert(_ region: MKCoordinateRegion, toRectTo view: UIView?) -> CGRect {
    let rect = region.mapRect
    let first = convert(MKMapPoint(x: rect.minX, y: rect.minY).coordinate, toPointTo: view)
    let last = convert(MKMapPoint(x: rect.maxX, y: rect.maxY).coordinate, toPointTo: view)
    return CGRect(
      x: min(first.x, last.x), y: min(first.y, last.y), width: abs(last.x - first.x),
      height: abs(last.y - first.y))
  }
  open func convert(_ rect: CGRect, toRegionFrom view: UIView?) -> MKCoordinateRegion {
    let first = MKMapPoint(convert(rect.origin, toCoordinateFrom: view))
    let last = MKMapPoint(
      convert(CGPoint(x: rect.maxX, y: rect.maxY), toCoordinateFrom: view))
    return MKCoordinateRegion(
      MKMapRect(
        x: min(first.x, last.x), y: min(first.y, last.y), width: abs(last.x - first.x),
        height: abs(last.y - first.y)))
  }
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

public protocol MKAnnotation: NSObjectProtocol {
  var coordinate: CLLocationCoordinate2D { get }
  // @objc optional
  var title: String? { get }
  // @objc optional
  var subtitle: String? { get }
}

/// Where the user is; nobody knows.
open class MKUserLocation: NSObject, MKAnnotation {
  open var isUpdating: Bool { false }
  open var location: CLLocation? { nil }
  open var heading: CLHeading? { nil }
  open var coordinate: CLLocationCoordinate2D { kCLLocationCoordinate2DInvalid }
  open var title: String? = "My Location"
  open var subtitle: String?
}

open class MKPointAnnotation: NSObject, MKAnnotation {
  open var coordinate = CLLocationCoordinate2D()
  open var title: String?
  open var subtitle: String?

  public override init() {}
  public init(
    coordinate: CLLocationCoordinate2D, title: String? = nil, subtitle: String? = nil
  ) {
    self.coordinate = coordinate
    self.title = title
    self.subtitle = subtitle
  }
}

@preconcurrency @MainActor
public protocol MKMapViewDelegate: NSObjectProtocol {
  // @objc(mapView:viewForAnnotation:) optional
  func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView?
  // @objc(mapView:didSelectAnnotationView:) optional
  func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView)
  // @objc optional
  func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool)
  // @objc optional
  func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)
  // @objc optional
  func mapViewDidChangeVisibleRegion(_ mapView: MKMapView)
  // @objc(mapView:didDeselectAnnotationView:) optional
  func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView)
  // @objc(mapView:didAddAnnotationViews:) optional
  func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView])
  // @objc(mapView:annotationView:calloutAccessoryControlTapped:) optional
  func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView,
    calloutAccessoryControlTapped control: UIControl)
  // @objc(mapView:annotationView:didChangeDragState:fromOldState:) optional
  func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView,
    didChange newState: MKAnnotationView.DragState,
    fromOldState oldState: MKAnnotationView.DragState)
  // @objc(mapView:rendererForOverlay:) optional = MKOverlayRenderer(overlay: overlay)
  func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer
  // @objc(mapView:didUpdateUserLocation:) optional
  func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation)
  // @objc(mapView:didFailToLocateUserWithError:) optional
  func mapView(_ mapView: MKMapView, didFailToLocateUserWithError error: any Error)
  // @objc(mapView:didChangeUserTrackingMode:animated:) optional
  func mapView(
    _ mapView: MKMapView, didChange mode: MKUserTrackingMode, animated: Bool)
  // @objc optional
  func mapViewDidFinishLoadingMap(_ mapView: MKMapView)
  // @objc(mapViewDidFinishRenderingMap:fullyRendered:) optional
  func mapViewDidFinishRenderingMap(_ mapView: MKMapView, fullyRendered: Bool)
}

extension Notification.Name {
  public nonisolated static let MKAnnotationCalloutInfoDidChange = Notification.Name(
    "MKAnnotationCalloutInfoDidChangeNotification")
}

/// Several annotations that one view stands for.
open class MKClusterAnnotation: NSObject, MKAnnotation {
  open var title: String?
  open var subtitle: String?
  public let memberAnnotations: [any MKAnnotation]

  public init(memberAnnotations: [any MKAnnotation]) { self.memberAnnotations = memberAnnotations }

  /// The middle of the members.
  open var coordinate: CLLocationCoordinate2D {
    let count = Double(max(memberAnnotations.count, 1))
    return CLLocationCoordinate2D(
      latitude: memberAnnotations.map(\.coordinate.latitude).reduce(0, +) / count,
      longitude: memberAnnotations.map(\.coordinate.longitude).reduce(0, +) / count)
  }
}
