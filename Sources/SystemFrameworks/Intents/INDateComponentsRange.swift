// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// From one day to another; kept.
open class INDateComponentsRange: NSObject {
  public let startDateComponents: DateComponents?
  public let endDateComponents: DateComponents?

  public init(start startDateComponents: DateComponents?, end endDateComponents: DateComponents?) {
    self.startDateComponents = startDateComponents
    self.endDateComponents = endDateComponents
    super.init()
  }
}
