// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// A feature, or what has a place by itself.
public protocol MKGeoJSONObject: NSObjectProtocol {}

extension MKPointAnnotation: MKGeoJSONObject {}
extension MKMultiPoint: MKGeoJSONObject {}
extension MKMultiPolyline: MKGeoJSONObject {}
extension MKMultiPolygon: MKGeoJSONObject {}

/// Places with what is said of them.
open class MKGeoJSONFeature: NSObject, MKGeoJSONObject {
  public let identifier: String?
  /// The feature's `properties`, as JSON.
  public let properties: Data?
  public let geometry: [any MKAnnotation & MKGeoJSONObject]

  init(
    identifier: String?, properties: Data?, geometry: [any MKAnnotation & MKGeoJSONObject]
  ) {
    (self.identifier, self.properties, self.geometry) = (identifier, properties, geometry)
    super.init()
  }
}

/// Reads GeoJSON (RFC 7946): points are annotations, lines and areas overlays.
open class MKGeoJSONDecoder: NSObject {
  private typealias Geometry = any MKAnnotation & MKGeoJSONObject
  private typealias Entry = [String: Any]

  /// - Throws: What is no GeoJSON.
  open func decode(_ data: Data) throws -> [any MKGeoJSONObject] {
    guard let entry = try JSONSerialization.jsonObject(with: data) as? Entry else {
      throw MKGeoJSONDecoder.damage
    }
    return try objects(of: entry)
  }

  private static let damage = CocoaError(.propertyListReadCorrupt)

  private func objects(of entry: Entry) throws -> [any MKGeoJSONObject] {
    switch entry["type"] as? String {
    case "FeatureCollection":
      guard let features = entry["features"] as? [Entry] else { throw MKGeoJSONDecoder.damage }
      return try features.flatMap(objects)
    case "Feature":
      let identifier = entry["id"].map { "\($0)" }
      let properties = try (entry["properties"] as? Entry).map {
        try JSONSerialization.data(withJSONObject: $0)
      }
      let geometry = try (entry["geometry"] as? Entry).map(geometries) ?? []
      return [
        MKGeoJSONFeature(identifier: identifier, properties: properties, geometry: geometry)
      ]
    default: return try geometries(of: entry)
    }
  }

  private func geometries(of entry: Entry) throws -> [Geometry] {
    let places = entry["coordinates"] as? [Any] ?? []
    switch entry["type"] as? String {
    case "Point": return [MKPointAnnotation(coordinate: try place(places))]
    case "MultiPoint": return try places.map { MKPointAnnotation(coordinate: try place($0)) }
    case "LineString": return [try line(places)]
    case "MultiLineString": return [MKMultiPolyline(try places.map(line))]
    case "Polygon": return [try area(places)]
    case "MultiPolygon": return [MKMultiPolygon(try places.map(area))]
    case "GeometryCollection":
      return try (entry["geometries"] as? [Entry] ?? []).flatMap(geometries)
    default: throw MKGeoJSONDecoder.damage
    }
  }

  /// Longitude, latitude, and what may follow.
  private func place(_ value: Any) throws -> CLLocationCoordinate2D {
    guard let list = value as? [Any], list.count >= 2,
      let longitude = (list[0] as? NSNumber)?.doubleValue,
      let latitude = (list[1] as? NSNumber)?.doubleValue
    else { throw MKGeoJSONDecoder.damage }
    return CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
  }

  private func places(_ value: Any) throws -> [CLLocationCoordinate2D] {
    guard let list = value as? [Any] else { throw MKGeoJSONDecoder.damage }
    return try list.map(place)
  }

  private func line(_ value: Any) throws -> MKPolyline {
    let corners = try places(value)
    return MKPolyline(coordinates: corners, count: corners.count)
  }

  /// The outer ring, then the holes.
  private func area(_ value: Any) throws -> MKPolygon {
    guard let rings = value as? [Any], let outer = rings.first else {
      throw MKGeoJSONDecoder.damage
    }
    let holes = try rings.dropFirst().map { ring in
      let corners = try places(ring)
      return MKPolygon(coordinates: corners, count: corners.count)
    }
    let corners = try places(outer)
    return MKPolygon(coordinates: corners, count: corners.count, interiorPolygons: holes)
  }
}
