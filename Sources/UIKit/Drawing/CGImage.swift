// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// A picture: an encoded file or a recorded drawing, not yet pixels.
public final class CGImage: @unchecked Sendable {
  /// Pixels across and down.
  public let width: Int
  public let height: Int

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }
}
