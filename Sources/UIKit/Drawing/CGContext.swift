// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// Records drawing as a display list.
public final class CGContext {
  init() {}
}
