// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// A state of a store's data that a context may be pinned to; there is one, the newest.
public final class NSQueryGenerationToken: NSObject, Sendable {
  public static let current = NSQueryGenerationToken()
}
