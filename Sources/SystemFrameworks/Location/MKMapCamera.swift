// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Where a map is seen from; kept.
open class MKMapCamera: NSObject {
  open var centerCoordinate = CLLocationCoordinate2D()
  /// Metres.
  open var centerCoordinateDistance: CLLocationDistance = 0
  /// Metres.
  open var altitude: CLLocationDistance = 0
  /// Degrees.
  open var pitch: CGFloat = 0
  /// Degrees from north.
  open var heading: CLLocationDirection = 0

  public override init() {}

  public convenience init(
    lookingAtCenter centerCoordinate: CLLocationCoordinate2D,
    fromDistance distance: CLLocationDistance, pitch: CGFloat, heading: CLLocationDirection
  ) {
    self.init()
    self.centerCoordinate = centerCoordinate
    centerCoordinateDistance = distance
    altitude = distance
    self.pitch = pitch
    self.heading = heading
  }

  public convenience init(
    lookingAtCenter centerCoordinate: CLLocationCoordinate2D,
    fromEyeCoordinate eyeCoordinate: CLLocationCoordinate2D, eyeAltitude: CLLocationDistance
  ) {
    self.init(
      lookingAtCenter: centerCoordinate, fromDistance: eyeAltitude, pitch: 0, heading: 0)
  }
}

/// A part of a map's controls that stands outside of it; without a picture here.
open class MKCompassButton: UIView {
  open weak var mapView: MKMapView?
  open var compassVisibility = MKFeatureVisibility.adaptive

  public convenience init(mapView: MKMapView?) {
    self.init(frame: .zero)
    self.mapView = mapView
  }
}

open class MKScaleView: UIView {
  public enum Alignment: Int, Sendable {
    case leading
    case trailing
  }

  open weak var mapView: MKMapView?
  open var scaleVisibility = MKFeatureVisibility.adaptive
  open var legendAlignment = Alignment.leading

  public convenience init(mapView: MKMapView?) {
    self.init(frame: .zero)
    self.mapView = mapView
  }
}

open class MKUserTrackingButton: UIView {
  open weak var mapView: MKMapView?

  public convenience init(mapView: MKMapView?) {
    self.init(frame: .zero)
    self.mapView = mapView
  }
}

open class MKUserTrackingBarButtonItem: UIBarButtonItem {
  open weak var mapView: MKMapView?

  public convenience init(mapView: MKMapView?) {
    self.init(
      image: UIImage(systemName: "location"), style: .plain, target: nil, action: nil)
    self.mapView = mapView
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
