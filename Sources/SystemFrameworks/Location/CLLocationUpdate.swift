// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// What is told of where the device is: nothing, as that is denied.
public struct CLLocationUpdate: Sendable {
  public enum LiveConfiguration: Int, Sendable {
    case `default`, automotiveNavigation, otherNavigation, fitness, airborne
  }

  /// One update that tells of the denial; then nothing more comes.
  public struct Updates: AsyncSequence, Sendable {
    public typealias Element = CLLocationUpdate
    public typealias AsyncIterator = AsyncStream<CLLocationUpdate>.AsyncIterator

    public func makeAsyncIterator() -> AsyncIterator {
      AsyncStream { $0.yield(CLLocationUpdate()) }.makeAsyncIterator()
    }
  }

  public var location: CLLocation? { nil }
  public var isStationary: Bool { false }
  public var stationary: Bool { false }
  public var authorizationDenied: Bool { true }
  public var authorizationDeniedGlobally: Bool { false }
  public var authorizationRestricted: Bool { false }
  public var authorizationRequestInProgress: Bool { false }
  public var accuracyLimited: Bool { false }
  public var insufficientlyInUse: Bool { false }
  public var locationUnavailable: Bool { true }
  public var serviceSessionRequired: Bool { false }

  public static func liveUpdates(_ configuration: LiveConfiguration = .default) -> Updates {
    Updates()
  }
}

/// Says that an app wants to know where the device is; it is denied all the same.
public final class CLServiceSession: Sendable {
  public enum AuthorizationRequirement: Int, Sendable {
    case none, whenInUse, always
  }

  public init(authorization: AuthorizationRequirement) {}
  public init(authorization: AuthorizationRequirement, fullAccuracyPurposeKey: String) {}
  public func invalidate() {}
}

/// Lets an app go on in the background; apps do not run there.
public final class CLBackgroundActivitySession: Sendable {
  public init() {}
  public func invalidate() {}
}
