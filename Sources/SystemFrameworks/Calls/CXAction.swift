// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// A step of a call.
open class CXAction: NSObject {
  public let uuid = UUID()
  open private(set) var isComplete = false
  open var timeoutDate: Date { .distantFuture }

  open func fulfill() { isComplete = true }
  open func fail() { isComplete = true }
}

open class CXCallAction: CXAction {
  public let callUUID: UUID

  public init(call callUUID: UUID) { self.callUUID = callUUID }
}

open class CXStartCallAction: CXCallAction {
  open var handle: CXHandle
  open var contactIdentifier: String?
  open var isVideo = false

  public init(call callUUID: UUID, handle: CXHandle) {
    self.handle = handle
    super.init(call: callUUID)
  }

  open func fulfill(withDateStarted dateStarted: Date) { fulfill() }
}

open class CXAnswerCallAction: CXCallAction {
  open func fulfill(withDateConnected dateConnected: Date) { fulfill() }
}

open class CXEndCallAction: CXCallAction {
  open func fulfill(withDateEnded dateEnded: Date) { fulfill() }
}

open class CXSetHeldCallAction: CXCallAction {
  open var isOnHold: Bool

  public init(call callUUID: UUID, onHold: Bool) {
    isOnHold = onHold
    super.init(call: callUUID)
  }
}

open class CXSetMutedCallAction: CXCallAction {
  open var isMuted: Bool

  public init(call callUUID: UUID, muted: Bool) {
    isMuted = muted
    super.init(call: callUUID)
  }
}

open class CXSetGroupCallAction: CXCallAction {
  open var callUUIDToGroupWith: UUID?

  public init(call callUUID: UUID, callUUIDToGroupWith: UUID?) {
    self.callUUIDToGroupWith = callUUIDToGroupWith
    super.init(call: callUUID)
  }
}

open class CXPlayDTMFCallAction: CXCallAction {
  public enum ActionType: Int, Sendable {
    case singleTone = 1
    case softPause
    case hardPause
  }

  open var digits: String
  open var type: ActionType

  public init(call callUUID: UUID, digits: String, type: ActionType) {
    self.digits = digits
    self.type = type
    super.init(call: callUUID)
  }
}
