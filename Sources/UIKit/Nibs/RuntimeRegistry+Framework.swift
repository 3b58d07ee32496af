// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

extension RuntimeRegistry {
  /// Registers the keys of UIKit's own classes; generated code calls it before the app starts.
  ///
  /// It stands here, above the register, because the tables name classes of every rank.
  @MainActor
  public static func prepareFramework() {
    FrameworkKeys.registered
  }
}
