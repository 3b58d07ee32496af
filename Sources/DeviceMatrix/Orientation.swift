// Part of Snug, under the Apache License 2.0; see LICENSE.

/// How a device is held; the raw values are the words people type.
package enum Orientation: String, Hashable, Sendable, CaseIterable, Codable {
  case portrait
  /// The home indicator points right.
  case landscape
  case portraitUpsideDown = "portrait-upside-down"
  /// The home indicator points left.
  case landscapeLeft = "landscape-left"

  package var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}
