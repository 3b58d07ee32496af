// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

extension URL {
  /// Whatever the app's process can name it can read: there is nothing to ask for.
  @discardableResult
  public func startAccessingSecurityScopedResource() -> Bool { true }
  public func stopAccessingSecurityScopedResource() {}
}

extension NSURL {
  @discardableResult
  public func startAccessingSecurityScopedResource() -> Bool { true }
  public func stopAccessingSecurityScopedResource() {}
}
