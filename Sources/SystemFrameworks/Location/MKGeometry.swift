// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// A point of the world's map by Mercator, 268 435 456 units wide, north at the top (A).
public struct MKMapPoint: Hashable, Sendable {
  public var x: Double
  public var y: Double

  public init() { (x, y) = (0, 0) }
  public init(x: Double, y: Double) { (self.x, self.y) = (x, y) }

  static let worldWidth = 268_435_456.0

  public init(_ coordinate: CLLocationCoordinate2D) {
    let latitude = min(max(coordinate.latitude, -85.051_128_78), 85.051_128_78) * .pi / 180
    let height = log(tan(.pi / 4 + latitude / 2))
    x = (coordinate.longitude + 180) / 360 * Self.worldWidth
    y = (1 - height / .pi) / 2 * Self.worldWidth
  }

  public var coordinate: CLLocationCoordinate2D {
    let height = (1 - 2 * y / Self.worldWidth) * .pi
    return CLLocationCoordinate2D(
      latitude: (2 * atan(exp(height)) - .pi / 2) * 180 / .pi,
      longitude: x / Self.worldWidth * 360 - 180)
  }

  public func distance(to other: MKMapPoint) -> CLLocationDistance {
    func location(_ place: CLLocationCoordinate2D) -> CLLocation {
      CLLocation(latitude: place.latitude, longitude: place.longitude)
    }
    return location(coordinate).distance(from: location(other.coordinate))
  }
}

public struct MKMapSize: Hashable, Sendable {
  public var width: Double
  public var height: Double

  public init() { (width, height) = (0, 0) }
  public init(width: Double, height: Double) { (self.width, self.height) = (width, height) }

  public static let world = MKMapSize(
    width: MKMapPoint.worldWidth, height: MKMapPoint.worldWidth)
}

public struct MKMapRect: Hashable, Sendable {
  public var origin: MKMapPoint
  public var size: MKMapSize

  public init() { self.init(origin: MKMapPoint(), size: MKMapSize()) }
  public init(origin: MKMapPoint, size: MKMapSize) { (self.origin, self.size) = (origin, size) }
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: MKMapPoint(x: x, y: y), size: MKMapSize(width: width, height: height))
  }

  public static let null = MKMapRect(x: .infinity, y: .infinity, width: 0, height: 0)
  public static let world = MKMapRect(origin: MKMapPoint(), size: .world)

  public var minX: Double { origin.x }
  public var midX: Double { origin.x + size.width / 2 }
  public var maxX: Double { origin.x + size.width }
  public var minY: Double { origin.y }
  public var midY: Double { origin.y + size.height / 2 }
  public var maxY: Double { origin.y + size.height }
  public var width: Double { size.width }
  public var height: Double { size.height }
  public var isNull: Bool { origin.x.isInfinite || origin.y.isInfinite }
  public var isEmpty: Bool { isNull || size.width == 0 || size.height == 0 }

  public func union(_ other: MKMapRect) -> MKMapRect {
    if isNull { return other }
    if other.isNull { return self }
    let (left, top) = (min(minX, other.minX), min(minY, other.minY))
    return MKMapRect(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  public func intersection(_ other: MKMapRect) -> MKMapRect {
    let (left, top) = (max(minX, other.minX), max(minY, other.minY))
    let (right, bottom) = (min(maxX, other.maxX), min(maxY, other.maxY))
    guard left <= right, top <= bottom else { return .null }
    return MKMapRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  public func intersects(_ other: MKMapRect) -> Bool { !intersection(other).isNull }

  public func contains(_ point: MKMapPoint) -> Bool {
    point.x >= minX && point.x <= maxX && point.y >= minY && point.y <= maxY
  }

  public func contains(_ other: MKMapRect) -> Bool { union(other) == self }

  public func insetBy(dx: Double, dy: Double) -> MKMapRect {
    MKMapRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
  }

  public func offsetBy(dx: Double, dy: Double) -> MKMapRect {
    MKMapRect(x: minX + dx, y: minY + dy, width: width, height: height)
  }
}

extension MKCoordinateRegion {
  /// The degrees that a part of the map shows.
  public init(_ rect: MKMapRect) {
    let first = MKMapPoint(x: rect.minX, y: rect.maxY).coordinate
    let last = MKMapPoint(x: rect.maxX, y: rect.minY).coordinate
    self.init(
      center: MKMapPoint(x: rect.midX, y: rect.midY).coordinate,
      span: MKCoordinateSpan(
        latitudeDelta: last.latitude - first.latitude,
        longitudeDelta: last.longitude - first.longitude))
  }

  var mapRect: MKMapRect {
    let (lat, lon) = (span.latitudeDelta / 2, span.longitudeDelta / 2)
    let first = MKMapPoint(
      CLLocationCoordinate2D(latitude: center.latitude + lat, longitude: center.longitude - lon))
    let last = MKMapPoint(
      CLLocationCoordinate2D(latitude: center.latitude - lat, longitude: center.longitude + lon))
    return MKMapRect(x: first.x, y: first.y, width: last.x - first.x, height: last.y - first.y)
  }
}

public func MKMapPointForCoordinate(_ coordinate: CLLocationCoordinate2D) -> MKMapPoint {
  MKMapPoint(coordinate)
}
public func MKCoordinateForMapPoint(_ mapPoint: MKMapPoint) -> CLLocationCoordinate2D {
  mapPoint.coordinate
}
public func MKMapPointMake(_ x: Double, _ y: Double) -> MKMapPoint { MKMapPoint(x: x, y: y) }
public func MKMapRectMake(_ x: Double, _ y: Double, _ w: Double, _ h: Double) -> MKMapRect {
  MKMapRect(x: x, y: y, width: w, height: h)
}
public func MKCoordinateSpanMake(_ latitude: Double, _ longitude: Double) -> MKCoordinateSpan {
  MKCoordinateSpan(latitudeDelta: latitude, longitudeDelta: longitude)
}
public func MKCoordinateRegionMake(
  _ center: CLLocationCoordinate2D, _ span: MKCoordinateSpan
) -> MKCoordinateRegion { MKCoordinateRegion(center: center, span: span) }
public func MKMetersBetweenMapPoints(_ a: MKMapPoint, _ b: MKMapPoint) -> CLLocationDistance {
  a.distance(to: b)
}
/// Metres that a unit is at a latitude, on a sphere of 6 371 km.
public func MKMetersPerMapPointAtLatitude(_ latitude: CLLocationDegrees) -> CLLocationDistance {
  cos(latitude * .pi / 180) * 2 * .pi * 6_371_000 / MKMapPoint.worldWidth
}
public func MKMapPointsPerMeterAtLatitude(_ latitude: CLLocationDegrees) -> Double {
  1 / MKMetersPerMapPointAtLatitude(latitude)
}
