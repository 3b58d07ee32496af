// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// Many lines as one overlay; overlays are kept and not drawn.
open class MKMultiPolyline: NSObject, MKOverlay {
  public let polylines: [MKPolyline]

  public init(_ polylines: [MKPolyline]) {
    self.polylines = polylines
    super.init()
  }

  open var coordinate: CLLocationCoordinate2D { polylines.first?.coordinate ?? .init() }
  open var boundingMapRect: MKMapRect {
    polylines.reduce(.null) { $0.union($1.boundingMapRect) }
  }
}

/// Many areas as one overlay.
open class MKMultiPolygon: NSObject, MKOverlay {
  public let polygons: [MKPolygon]

  public init(_ polygons: [MKPolygon]) {
    self.polygons = polygons
    super.init()
  }

  open var coordinate: CLLocationCoordinate2D { polygons.first?.coordinate ?? .init() }
  open var boundingMapRect: MKMapRect {
    polygons.reduce(.null) { $0.union($1.boundingMapRect) }
  }
}

open class MKMultiPolylineRenderer: MKOverlayPathRenderer {
  public init(multiPolyline: MKMultiPolyline) { super.init(overlay: multiPolyline) }
}

open class MKMultiPolygonRenderer: MKOverlayPathRenderer {
  public init(multiPolygon: MKMultiPolygon) { super.init(overlay: multiPolygon) }
}

/// A line that changes its colour; it is not drawn.
open class MKGradientPolylineRenderer: MKPolylineRenderer {
  open private(set) var locations: [CGFloat] = []
  open private(set) var colors: [UIColor] = []

  open func setColors(_ colors: [UIColor], locations: [CGFloat]) {
    (self.colors, self.locations) = (colors, locations)
  }
}

/// A notification at a place; nothing watches places.
open class UNLocationNotificationTrigger: UNNotificationTrigger {
  public let region: CLRegion

  public init(region: CLRegion, repeats: Bool) {
    self.region = region
    super.init()
    self.repeats = repeats
  }
}
