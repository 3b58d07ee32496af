// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// Collects the names of images and colours that were asked for and are nowhere.
///
/// Drawing ranks below the run time that keeps issues, so that one installs ``sink``.
enum MissingResource {
  /// Receives kind (`image`, `color`, `symbol`) and name.
  nonisolated(unsafe) static var sink: ((_ kind: String, _ name: String) -> Void)?

  static func report(kind: String, name: String) { sink?(kind, name) }
}
