// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// Changes a notification before it is shown; extensions do not run here.
open class UNNotificationServiceExtension: NSObject {
  public required override init() {}

  open func didReceive(
    _ request: UNNotificationRequest,
    withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void
  ) {}

  open func serviceExtensionTimeWillExpire() {}
}

public enum UNNotificationContentExtensionMediaPlayPauseButtonType: UInt, Sendable {
  case none
  case `default`
  case overlay
}

public enum UNNotificationContentExtensionResponseOption: UInt, Sendable {
  case doNotDismiss
  case dismiss
  case dismissAndForwardAction
}

/// A screen inside a notification; extensions do not run here.
@preconcurrency @MainActor
public protocol UNNotificationContentExtension: NSObjectProtocol {
  // @objc(didReceiveNotification:)
  func didReceive(_ notification: UNNotification)
  // @objc(didReceiveNotificationResponse:completionHandler:) optional
  func didReceive(
    _ response: UNNotificationResponse,
    completionHandler completion: @escaping (UNNotificationContentExtensionResponseOption) -> Void)
  // @objc optional
  func mediaPlay()
  // @objc optional
  func mediaPause()
}
