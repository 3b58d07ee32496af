// Part of Snug, under the Apache License 2.0; see LICENSE.

/// What a map looks like.
open class MKMapConfiguration: NSObject {
  public enum ElevationStyle: Int, Sendable {
    case flat, realistic
  }

  open var elevationStyle = ElevationStyle.flat
  /// The older name of the look.
  var mapType: MKMapType { .standard }

  override init() { super.init() }
}

open class MKStandardMapConfiguration: MKMapConfiguration {
  public enum EmphasisStyle: Int, Sendable {
    case `default`, muted
  }

  open var emphasisStyle = EmphasisStyle.default
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  open var showsTraffic = false

  public override init() { super.init() }

  public convenience init(elevationStyle: ElevationStyle) {
    self.init(elevationStyle: elevationStyle, emphasisStyle: .default)
  }

  public convenience init(emphasisStyle: EmphasisStyle) {
    self.init(elevationStyle: .flat, emphasisStyle: emphasisStyle)
  }

  public init(elevationStyle: ElevationStyle, emphasisStyle: EmphasisStyle) {
    super.init()
    self.elevationStyle = elevationStyle
    self.emphasisStyle = emphasisStyle
  }

  override var mapType: MKMapType { emphasisStyle == .muted ? .mutedStandard : .standard }
}

open class MKHybridMapConfiguration: MKMapConfiguration {
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  open var showsTraffic = false

  public override init() { super.init() }

  public init(elevationStyle: ElevationStyle) {
    super.init()
    self.elevationStyle = elevationStyle
  }

  override var mapType: MKMapType { elevationStyle == .realistic ? .hybridFlyover : .hybrid }
}

open class MKImageryMapConfiguration: MKMapConfiguration {
  public override init() { super.init() }

  public init(elevationStyle: ElevationStyle) {
    super.init()
    self.elevationStyle = elevationStyle
  }

  override var mapType: MKMapType { elevationStyle == .realistic ? .satelliteFlyover : .satellite }
}

/// What of a map's own can be chosen; nothing is here.
public struct MKMapFeatureOptions: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let pointsOfInterest = MKMapFeatureOptions(rawValue: 1 << 0)
  public static let territories = MKMapFeatureOptions(rawValue: 1 << 1)
  public static let physicalFeatures = MKMapFeatureOptions(rawValue: 1 << 2)
}

extension MKMapView {
  /// Where the middle of a map may be.
  open class CameraBoundary: NSObject {
    public let mapRect: MKMapRect
    public let region: MKCoordinateRegion

    public init?(mapRect: MKMapRect) {
      self.mapRect = mapRect
      region = MKCoordinateRegion(mapRect)
      super.init()
    }

    public init?(coordinateRegion region: MKCoordinateRegion) {
      mapRect = region.mapRect
      self.region = region
      super.init()
    }
  }

  /// How far from the ground a map's camera may be, in metres.
  open class CameraZoomRange: NSObject {
    public let minCenterCoordinateDistance: CLLocationDistance
    public let maxCenterCoordinateDistance: CLLocationDistance

    init(
      least: CLLocationDistance = MKMapCameraZoomDefault,
      most: CLLocationDistance = MKMapCameraZoomDefault
    ) {
      minCenterCoordinateDistance = least
      maxCenterCoordinateDistance = most
      super.init()
    }

    public convenience init?(
      minCenterCoordinateDistance: CLLocationDistance,
      maxCenterCoordinateDistance: CLLocationDistance
    ) {
      self.init(least: minCenterCoordinateDistance, most: maxCenterCoordinateDistance)
    }

    public convenience init?(minCenterCoordinateDistance: CLLocationDistance) {
      self.init(least: minCenterCoordinateDistance)
    }

    public convenience init?(maxCenterCoordinateDistance: CLLocationDistance) {
      self.init(most: maxCenterCoordinateDistance)
    }
  }
}

/// No limit of its own.
public let MKMapCameraZoomDefault: CLLocationDistance = -1
