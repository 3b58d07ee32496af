// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Whether an app may use the cellular network.
public enum CTCellularDataRestrictedState: UInt, Sendable {
  case restrictedStateUnknown = 0
  case restricted = 1
  case notRestricted = 2
}

/// Tells an app whether its user lets it use the cellular network: not known without one, so nobody is
/// notified.
open class CTCellularData: NSObject {
  open var cellularDataRestrictionDidUpdateNotifier:
    (@Sendable (CTCellularDataRestrictedState) -> Void)?
  open var restrictedState: CTCellularDataRestrictedState { .restrictedStateUnknown }
}
