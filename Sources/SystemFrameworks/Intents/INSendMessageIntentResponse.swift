// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// The answer to a wish to write; kept.
open class INSendMessageIntentResponse: INIntentResponse {
  public let code: INSendMessageIntentResponseCode

  public init(code: INSendMessageIntentResponseCode, userActivity: NSUserActivity?) {
    self.code = code
    super.init()
    self.userActivity = userActivity
  }
}

/// How a wish to write ended.
public enum INSendMessageIntentResponseCode: Int, Sendable {
  case unspecified = 0
  case ready
  case inProgress
  case success
  case failure
  case failureRequiringAppLaunch
  case failureMessageServiceNotAvailable
}
