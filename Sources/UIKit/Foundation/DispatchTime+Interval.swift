// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

extension DispatchTime {
  public func advanced(by n: DispatchTimeInterval) -> DispatchTime { self + n }

  public func distance(to other: DispatchTime) -> DispatchTimeInterval {
    .nanoseconds(Int(Int64(bitPattern: other.uptimeNanoseconds &- uptimeNanoseconds)))
  }
}
