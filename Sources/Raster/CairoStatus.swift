// Part of Snug, under the Apache License 2.0; see LICENSE.

private import CCairo

/// Throws cairo's own words unless the status is success.
func check(_ status: UInt32) throws(RasterError) {
  guard status != CAIRO_STATUS_SUCCESS.rawValue else { return }
  let text = cairo_status_to_string(cairo_status_t(rawValue: status))
  throw .cairo(text.map { String(cString: $0) } ?? "status \(status)")
}
