// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// The call that one calls back; what it was is not kept.
open class INCallRecord: NSObject {}

/// What became of a call.
public enum INCallRecordType: Int, Sendable {
  case unknown = 0
  case outgoing
  case missed
  case received
  case latest
  case voicemail
  case ringing
  case inProgress
  case onHold
}

/// Which of the calls of the past is meant; what it asks for is not kept.
open class INCallRecordFilter: NSObject {}
