// Part of Snug, under the Apache License 2.0; see LICENSE.

// What overlays' methods were called before Swift 4.2 (Documentation/SourceLowering.md §8).
extension MKMapView {
  public func add(_ overlay: any MKOverlay) { addOverlay(overlay) }
  public func add(_ overlay: any MKOverlay, level: MKOverlayLevel) {
    addOverlay(overlay, level: level)
  }
  public func remove(_ overlay: any MKOverlay) { removeOverlay(overlay) }
}
