// Part of Snug, under the Apache License 2.0; see LICENSE.

package import UIKit

extension UIWindow {
  /// Whether a person could see the window: it is shown, opaque enough and on the screen. One without a size
  /// counts, for that is a finding of its own.
  package var isInSight: Bool {
    !isHidden && alpha >= 0.01 && (bounds.isEmpty || frame.intersects(screen.bounds))
  }
}
