// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// Something that lies on a map.
public protocol MKOverlay: MKAnnotation {
  var boundingMapRect: MKMapRect { get }
}

extension MKOverlay {
  public func intersects(_ mapRect: MKMapRect) -> Bool { boundingMapRect.intersects(mapRect) }
}

public enum MKOverlayLevel: Int, Sendable {
  case aboveRoads
  case aboveLabels
}

open class MKShape: NSObject {
  open var title: String?
  open var subtitle: String?
}

/// Several points.
open class MKMultiPoint: MKShape {
  private(set) var places: [MKMapPoint] = []

  // The only designated one is public, so that an app's subclasses inherit the others.
  public override init() { super.init() }

  convenience init(places: [MKMapPoint]) {
    self.init()
    self.places = places
  }

  open var pointCount: Int { places.count }
  open func location(atPointIndex index: Int) -> CGFloat { 0 }

  open func getCoordinates(
    _ coords: UnsafeMutablePointer<CLLocationCoordinate2D>, range: NSRange
  ) {
    for place in 0..<range.length where places.indices.contains(range.location + place) {
      coords[place] = places[range.location + place].coordinate
    }
  }

  /// The smallest part of the map with all points.
  open var boundingMapRect: MKMapRect {
    places.reduce(MKMapRect.null) {
      $0.union(MKMapRect(origin: $1, size: MKMapSize()))
    }
  }

  open var coordinate: CLLocationCoordinate2D {
    let box = boundingMapRect
    return box.isNull
      ? kCLLocationCoordinate2DInvalid : MKMapPoint(x: box.midX, y: box.midY).coordinate
  }
}

open class MKPolyline: MKMultiPoint, MKOverlay {
  public convenience init(coordinates: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
    self.init(
      places: UnsafeBufferPointer(start: coordinates, count: count).map { MKMapPoint($0) })
  }
  public convenience init(points: UnsafePointer<MKMapPoint>, count: Int) {
    self.init(places: Array(UnsafeBufferPointer(start: points, count: count)))
  }
}

open class MKGeodesicPolyline: MKPolyline {}

open class MKPolygon: MKMultiPoint, MKOverlay {
  open private(set) var interiorPolygons: [MKPolygon]?

  public convenience init(coordinates: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
    self.init(coordinates: coordinates, count: count, interiorPolygons: nil)
  }
  public convenience init(
    coordinates: UnsafePointer<CLLocationCoordinate2D>, count: Int, interiorPolygons: [MKPolygon]?
  ) {
    self.init(
      places: UnsafeBufferPointer(start: coordinates, count: count).map { MKMapPoint($0) })
    self.interiorPolygons = interiorPolygons
  }
  public convenience init(points: UnsafePointer<MKMapPoint>, count: Int) {
    self.init(places: Array(UnsafeBufferPointer(start: points, count: count)))
  }
}

open class MKCircle: MKShape, MKOverlay {
  public let coordinate: CLLocationCoordinate2D
  public let radius: CLLocationDistance

  public override convenience init() { self.init(center: CLLocationCoordinate2D(), radius: 0) }
  public init(center coord: CLLocationCoordinate2D, radius: CLLocationDistance) {
    coordinate = coord
    self.radius = radius
  }

  open var boundingMapRect: MKMapRect {
    let middle = MKMapPoint(coordinate)
    let reach = radius * MKMapPointsPerMeterAtLatitude(coordinate.latitude)
    return MKMapRect(x: middle.x - reach, y: middle.y - reach, width: 2 * reach, height: 2 * reach)
  }
}

/// Where a tile of a map is.
public struct MKTileOverlayPath: Sendable {
  public var x = 0
  public var y = 0
  public var z = 0
  /// Pixels a point.
  public var contentScaleFactor: CGFloat = 1

  public init() {}

  public init(x: Int, y: Int, z: Int, contentScaleFactor: CGFloat) {
    (self.x, self.y, self.z) = (x, y, z)
    self.contentScaleFactor = contentScaleFactor
  }
}

open class MKTileOverlay: NSObject, MKOverlay {
  public let urlTemplate: String?
  open var tileSize = CGSize(width: 256, height: 256)
  open var isGeometryFlipped = false
  open var minimumZ = 0
  open var maximumZ = 21
  open var canReplaceMapContent = false
  open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
  open var boundingMapRect: MKMapRect { .world }

  public override convenience init() { self.init(urlTemplate: nil) }
  public init(urlTemplate URLTemplate: String?) { urlTemplate = URLTemplate }

  /// The template with the tile's numbers in it.
  open func url(forTilePath path: MKTileOverlayPath) -> URL {
    let scale = Int(path.contentScaleFactor)
    let places = ["x": path.x, "y": path.y, "z": path.z, "scale": scale]
    let text = places.reduce(urlTemplate ?? "") { $0.replacing("{\($1.key)}", with: "\($1.value)") }
    return URL(string: text) ?? URL(fileURLWithPath: "/dev/null")
  }

  /// Maps are a plain ground here, so that no tile is asked for; an app that asks gets none.
  open func loadTile(
    at path: MKTileOverlayPath, result: @escaping (Data?, (any Error)?) -> Void
  ) {
    result(nil, CocoaError(.featureUnsupported))
  }
}

/// Would draw an overlay; maps are a plain ground here, so nothing is drawn.
open class MKOverlayRenderer: NSObject {
  public let overlay: any MKOverlay
  open var alpha: CGFloat = 1
  open var contentScaleFactor: CGFloat { 2 }

  public init(overlay: any MKOverlay) { self.overlay = overlay }
  /// One that draws nothing, as `rendererFor` gives for what it does not know.
  public override convenience init() { self.init(overlay: MKPolyline()) }

  open func point(for mapPoint: MKMapPoint) -> CGPoint { CGPoint(x: mapPoint.x, y: mapPoint.y) }
  open func mapPoint(for point: CGPoint) -> MKMapPoint { MKMapPoint(x: point.x, y: point.y) }
  open func rect(for mapRect: MKMapRect) -> CGRect {
    CGRect(x: mapRect.minX, y: mapRect.minY, width: mapRect.width, height: mapRect.height)
  }
  open func mapRect(for rect: CGRect) -> MKMapRect {
    MKMapRect(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
  }
  open func canDraw(_ mapRect: MKMapRect, zoomScale: MKZoomScale) -> Bool { true }
  open func draw(_ mapRect: MKMapRect, zoomScale: MKZoomScale, in context: CGContext) {}
  open func setNeedsDisplay() {}
  open func setNeedsDisplay(_ mapRect: MKMapRect) {}
}

public typealias MKZoomScale = CGFloat

open class MKOverlayPathRenderer: MKOverlayRenderer {
  open var fillColor: UIColor?
  open var strokeColor: UIColor?
  open var lineWidth: CGFloat = 0
  open var lineJoin = CGLineJoin.round
  open var lineCap = CGLineCap.round
  open var miterLimit: CGFloat = 10
  open var lineDashPhase: CGFloat = 0
  open var lineDashPattern: [NSNumber]?
  open var path: CGPath!

  open func createPath() {}
  open func invalidatePath() { path = nil }
}

open class MKPolylineRenderer: MKOverlayPathRenderer {
  open var strokeStart: CGFloat = 0
  open var strokeEnd: CGFloat = 1
  open var polyline: MKPolyline { overlay as? MKPolyline ?? MKPolyline(places: []) }

  public init(polyline: MKPolyline) { super.init(overlay: polyline) }
  public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }
}

open class MKPolygonRenderer: MKOverlayPathRenderer {
  open var polygon: MKPolygon { overlay as? MKPolygon ?? MKPolygon(places: []) }

  public init(polygon: MKPolygon) { super.init(overlay: polygon) }
  public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }
}

open class MKCircleRenderer: MKOverlayPathRenderer {
  open var circle: MKCircle {
    overlay as? MKCircle ?? MKCircle(center: overlay.coordinate, radius: 0)
  }

  public init(circle: MKCircle) { super.init(overlay: circle) }
  public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }
}

open class MKTileOverlayRenderer: MKOverlayRenderer {
  public init(tileOverlay overlay: MKTileOverlay) { super.init(overlay: overlay) }
  public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }
  open func reloadData() {}
}
