// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// The answer to a wish to hear something; kept.
open class INPlayMediaIntentResponse: INIntentResponse {
  public let code: INPlayMediaIntentResponseCode
  open var nowPlayingInfo: [String: Any]?

  public init(code: INPlayMediaIntentResponseCode, userActivity: NSUserActivity?) {
    self.code = code
    super.init()
    self.userActivity = userActivity
  }
}

/// How a wish to hear something ended.
public enum INPlayMediaIntentResponseCode: Int, Sendable {
  case unspecified = 0
  case ready
  case continueInApp
  case inProgress
  case success
  case handleInApp
  case failure
  case failureRequiringAppLaunch
  case failureUnknownMediaType
  case failureNoUnplayedContent
  case failureRestrictedContent
  case failureMaxStreamLimitReached
}

/// Which media item is to be played; nobody asks.
open class INPlayMediaMediaItemResolutionResult: INMediaItemResolutionResult {
  public required init() { super.init() }

  public convenience init(mediaItemResolutionResult: INMediaItemResolutionResult) { self.init() }

  open class func successes(
    with resolvedMediaItems: [INMediaItem]
  ) -> [INPlayMediaMediaItemResolutionResult] { resolvedMediaItems.map { _ in Self() } }

  open class func unsupported(
    forReason reason: INPlayMediaMediaItemUnsupportedReason
  ) -> Self { Self() }
}

/// Why a media item cannot be played.
public enum INPlayMediaMediaItemUnsupportedReason: Int, Sendable {
  case loginRequired = 1
  case subscriptionRequired
  case unsupportedMediaType
  case explicitContentSettings
  case cellularDataSettings
  case restrictedContent
  case serviceUnavailable
  case regionRestriction
}
