// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

extension CGFloat {
  /// The spelling that every other number type has for a boxed number.
  public init(_ number: NSNumber) {
    self.init(number.doubleValue)
  }

  public init(truncating number: NSNumber) {
    self.init(number.doubleValue)
  }
}
