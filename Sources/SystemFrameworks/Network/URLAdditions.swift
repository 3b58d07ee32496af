// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import FoundationNetworking

// What Apple's networking has, and Foundation on Linux has not.

extension URLCache {
  public convenience init(memoryCapacity: Int, diskCapacity: Int, directory: URL? = nil) {
    self.init(
      memoryCapacity: memoryCapacity, diskCapacity: diskCapacity, diskPath: directory?.path)
  }
}

extension URLRequest {
  /// Always true: no network here is expensive or constrained.
  public var allowsExpensiveNetworkAccess: Bool {
    get { true }
    set {}
  }
  public var allowsConstrainedNetworkAccess: Bool {
    get { true }
    set {}
  }
}

extension URLError {
  public enum NetworkUnavailableReason: Int, Sendable {
    case cellular
    case expensive
    case constrained
  }

  /// nil: an error here has no such reason.
  public var networkUnavailableReason: NetworkUnavailableReason? { nil }
}
