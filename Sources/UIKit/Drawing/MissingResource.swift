// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Reports the names of images and colours that were asked for and are nowhere.
///
/// Drawing ranks below the run time that keeps issues: `report(_:name:)` is declared there.
enum MissingResource {
  enum Kind { case image, color, symbol }
}
