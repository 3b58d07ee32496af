// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

public let CXErrorDomain = "com.apple.CallKit.error"
public let CXErrorDomainIncomingCall = "com.apple.CallKit.error.incomingcall"
public let CXErrorDomainRequestTransaction = "com.apple.CallKit.error.requesttransaction"
public let CXErrorDomainCallDirectoryManager = "com.apple.CallKit.error.calldirectorymanager"

public struct CXErrorCodeIncomingCallError: FrameworkError {
  public enum Code: Int, FrameworkErrorCode {
    public typealias Failure = CXErrorCodeIncomingCallError
    case unknown = 0
    case unentitled
    case callUUIDAlreadyExists
    case filteredByDoNotDisturb
    case filteredByBlockList
    case filteredDuringRestrictedSharingMode
    case callIsProtected
    case filteredBySensitiveParticipants
  }

  public static var errorDomain: String { CXErrorDomainIncomingCall }
  public let code: Code

  public init(_ code: Code) { self.code = code }
}

public struct CXErrorCodeRequestTransactionError: FrameworkError {
  public enum Code: Int, FrameworkErrorCode {
    public typealias Failure = CXErrorCodeRequestTransactionError
    case unknown = 0
    case unentitled
    case unknownCallProvider
    case emptyTransaction
    case unknownCallUUID
    case callUUIDAlreadyExists
    case invalidAction
    case maximumCallGroupsReached
    case callIsProtected
  }

  public static var errorDomain: String { CXErrorDomainRequestTransaction }
  public let code: Code

  public init(_ code: Code) { self.code = code }
}

/// Who calls or is called.
open class CXHandle: NSObject, NSCopying, @unchecked Sendable {
  public enum HandleType: Int, Sendable {
    case generic = 1
    case phoneNumber
    case emailAddress
  }

  public let type: HandleType
  public let value: String

  public init(type: HandleType, value: String) {
    self.type = type
    self.value = value
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? CXHandle).map { $0.type == type && $0.value == value } ?? false
  }
  open override var hash: Int { value.hashValue }
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

open class CXCall: NSObject {
  open var uuid: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }
  open var isOutgoing: Bool { false }
  open var isOnHold: Bool { false }
  open var hasConnected: Bool { false }
  open var hasEnded: Bool { false }
}

public enum CXCallEndedReason: Int, Sendable {
  case failed = 1
  case remoteEnded
  case unanswered
  case answeredElsewhere
  case declinedElsewhere
}

/// What is known of a call.
open class CXCallUpdate: NSObject, NSCopying {
  open var remoteHandle: CXHandle?
  open var localizedCallerName: String?
  open var supportsHolding = true
  open var supportsGrouping = true
  open var supportsUngrouping = true
  open var supportsDTMF = true
  open var hasVideo = false

  public override init() {}

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = CXCallUpdate()
    copy.remoteHandle = remoteHandle
    copy.localizedCallerName = localizedCallerName
    copy.supportsHolding = supportsHolding
    copy.supportsGrouping = supportsGrouping
    copy.supportsUngrouping = supportsUngrouping
    copy.supportsDTMF = supportsDTMF
    copy.hasVideo = hasVideo
    return copy
  }
}

/// The calls of the device: none.
open class CXCallObserver: NSObject {
  open var calls: [CXCall] { [] }

  open func setDelegate(_ delegate: (any CXCallObserverDelegate)?, queue: DispatchQueue?) {}
}

public protocol CXCallObserverDelegate: NSObjectProtocol {
  func callObserver(_ callObserver: CXCallObserver, callChanged call: CXCall)
}

/// Something an app asks the telephone for.
open class CXTransaction: NSObject {
  public let uuid = UUID()
  open private(set) var actions: [CXAction]
  open var isComplete: Bool { actions.allSatisfy(\.isComplete) }

  public override convenience init() { self.init(actions: []) }
  public init(actions: [CXAction]) { self.actions = actions }
  public convenience init(action: CXAction) { self.init(actions: [action]) }

  open func addAction(_ action: CXAction) { actions.append(action) }
}

/// Asks for calls: there is no telephone, so every request fails in a later turn.
open class CXCallController: NSObject {
  public let callObserver = CXCallObserver()
  private let queue: DispatchQueue

  public override convenience init() { self.init(queue: .main) }
  public init(queue: DispatchQueue) { self.queue = queue }

  open func request(
    _ transaction: CXTransaction, completion: @escaping ((any Error)?) -> Void
  ) {
    nonisolated(unsafe) let completion = completion
    queue.async { completion(CXErrorCodeRequestTransactionError(.unknownCallProvider)) }
  }

  open func requestTransaction(
    with actions: [CXAction], completion: @escaping ((any Error)?) -> Void
  ) {
    request(CXTransaction(actions: actions), completion: completion)
  }

  open func requestTransaction(
    with action: CXAction, completion: @escaping ((any Error)?) -> Void
  ) {
    request(CXTransaction(action: action), completion: completion)
  }

  open func request(_ transaction: CXTransaction) async throws {
    throw CXErrorCodeRequestTransactionError(.unknownCallProvider)
  }
}
