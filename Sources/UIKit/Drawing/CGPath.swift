// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// Lines and curves; immutable.
public class CGPath: @unchecked Sendable {
  init() {}
}
