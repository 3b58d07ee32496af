// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// Places on the map and in views. The region fills the view in Mercator's projection, its centre in the
/// middle, as large as fits.
extension MKMapView {
  /// Points for a degree of longitude, and for the same way along a meridian.
  private var pointsPerDegree: CGFloat {
    let span = region.span
    guard span.longitudeDelta > 0, span.latitudeDelta > 0 else {
      // A map that was told no region shows the whole world.
      return max(bounds.width / 360, .leastNonzeroMagnitude)
    }
    let north = mercator(region.center.latitude + span.latitudeDelta / 2)
    let south = mercator(region.center.latitude - span.latitudeDelta / 2)
    return max(
      min(bounds.width / span.longitudeDelta, bounds.height / (north - south)),
      .leastNonzeroMagnitude)
  }

  /// The latitude in degrees of the equator, as the projection stretches it.
  private func mercator(_ latitude: Double) -> Double {
    let angle = min(max(latitude, -85), 85) * .pi / 180
    return log(tan(.pi / 4 + angle / 2)) * 180 / .pi
  }

  public final func convert(
    _ coordinate: CLLocationCoordinate2D, toPointTo view: UIView?
  ) -> CGPoint {
    let scale = pointsPerDegree
    let center = region.center
    let point = CGPoint(
      x: bounds.midX + (coordinate.longitude - center.longitude) * scale,
      y: bounds.midY - (mercator(coordinate.latitude) - mercator(center.latitude)) * scale)
    return convert(point, to: view)
  }

  public final func convert(
    _ point: CGPoint, toCoordinateFrom view: UIView?
  ) -> CLLocationCoordinate2D {
    let place = convert(point, from: view)
    let scale = pointsPerDegree
    let stretched = mercator(region.center.latitude) - (place.y - bounds.midY) / scale
    let latitude = 2 * atan(exp(stretched * .pi / 180)) - .pi / 2
    return CLLocationCoordinate2D(
      latitude: latitude * 180 / .pi,
      longitude: region.center.longitude + (place.x - bounds.midX) / scale)
  }
}
