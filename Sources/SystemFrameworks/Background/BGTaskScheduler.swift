// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// Work while the app is not shown: an app never leaves the screen here, so requests are refused,
/// as in a simulator.
open class BGTaskScheduler: NSObject, @unchecked Sendable {
  public static let errorDomain = "BGTaskSchedulerErrorDomain"

  public struct Error: FrameworkError {
    public enum Code: Int, FrameworkErrorCode {
      public typealias Failure = Error

      case unavailable = 1
      case tooManyPendingTaskRequests = 2
      case notPermitted = 3
    }

    public static var errorDomain: String { BGTaskScheduler.errorDomain }

    public let code: Code

    public init(_ code: Code) { self.code = code }

    public static var unavailable: Code { .unavailable }
    public static var tooManyPendingTaskRequests: Code { .tooManyPendingTaskRequests }
    public static var notPermitted: Code { .notPermitted }
  }

  private static let scheduler = BGTaskScheduler()

  open class var shared: BGTaskScheduler { scheduler }

  /// Takes any identifier; the handler is never called.
  @discardableResult
  open func register(
    forTaskWithIdentifier identifier: String, using queue: DispatchQueue?,
    launchHandler: @escaping (BGTask) -> Void
  ) -> Bool { true }

  open func submit(_ taskRequest: BGTaskRequest) throws { throw Error(.unavailable) }
  open func cancel(taskRequestWithIdentifier identifier: String) {}
  open func cancelAllTaskRequests() {}

  open func getPendingTaskRequests(completionHandler: @escaping ([BGTaskRequest]) -> Void) {
    answerLater { completionHandler([]) }
  }

  open func pendingTaskRequests() async -> [BGTaskRequest] { [] }
}

/// What an app would do later; kept.
open class BGTaskRequest: NSObject {
  public let identifier: String
  open var earliestBeginDate: Date?

  init(_ identifier: String) {
    self.identifier = identifier
    super.init()
  }
}

/// Asks to fetch a little; kept.
open class BGAppRefreshTaskRequest: BGTaskRequest {
  public init(identifier: String) { super.init(identifier) }
}

/// Asks to work for minutes; kept.
open class BGProcessingTaskRequest: BGTaskRequest {
  open var requiresNetworkConnectivity = false
  open var requiresExternalPower = false

  public init(identifier: String) { super.init(identifier) }
}

/// Work that the system started; it starts none.
open class BGTask: NSObject, @unchecked Sendable {
  open var identifier: String { "" }
  open var expirationHandler: (() -> Void)?
  open func setTaskCompleted(success: Bool) {}
}

/// A fetch that the system started; it starts none.
open class BGAppRefreshTask: BGTask, @unchecked Sendable {}

/// Work of minutes that the system started; it starts none.
open class BGProcessingTask: BGTask, @unchecked Sendable {}
