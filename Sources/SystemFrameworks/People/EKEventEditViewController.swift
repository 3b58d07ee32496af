// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

public enum EKEventEditViewAction: Int, Sendable {
  case canceled = 0
  case saved
  case deleted
}

/// The editor of events: no event can be saved, so its screen is empty.
open class EKEventEditViewController: UINavigationController {
  open weak var editViewDelegate: (any EKEventEditViewDelegate)?
  open var eventStore: EKEventStore!
  open var event: EKEvent?
}

@preconcurrency @MainActor
public protocol EKEventEditViewDelegate: NSObjectProtocol {
  // @objc(eventEditViewController:didCompleteWithAction:)
  func eventEditViewController(
    _ controller: EKEventEditViewController, didCompleteWith action: EKEventEditViewAction)
}
