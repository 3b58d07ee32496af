// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// The wish to call somebody; kept.
open class INStartCallIntent: INIntent {
  public let contacts: [INPerson]?
  public let callCapability: INCallCapability
  public let destinationType: INCallDestinationType
  public let audioRoute: INCallAudioRoute
  public let callRecordFilter: INCallRecordFilter?
  public let callRecordToCallBack: INCallRecord?

  public init(
    callRecordFilter: INCallRecordFilter? = nil, callRecordToCallBack: INCallRecord? = nil,
    audioRoute: INCallAudioRoute, destinationType: INCallDestinationType,
    contacts: [INPerson]?, callCapability: INCallCapability
  ) {
    self.callRecordFilter = callRecordFilter
    self.callRecordToCallBack = callRecordToCallBack
    self.audioRoute = audioRoute
    self.destinationType = destinationType
    self.contacts = contacts
    self.callCapability = callCapability
    super.init()
  }
}

/// The wish to call somebody, in older words; kept.
open class INStartAudioCallIntent: INIntent {
  public let destinationType: INCallDestinationType
  public let contacts: [INPerson]?

  public init(destinationType: INCallDestinationType, contacts: [INPerson]?) {
    self.destinationType = destinationType
    self.contacts = contacts
    super.init()
  }
}

/// The wish to see somebody; kept.
open class INStartVideoCallIntent: INIntent {
  public let contacts: [INPerson]?

  public init(contacts: [INPerson]?) {
    self.contacts = contacts
    super.init()
  }
}

/// Whether a call is heard or seen.
public enum INCallCapability: Int, Sendable {
  case unknown = 0
  case audioCall
  case videoCall
}

/// What is called.
public enum INCallDestinationType: Int, Sendable {
  case unknown = 0
  case normal
  case emergency
  case voicemail
  case redial
  case callBack
}

/// Where a call is heard.
public enum INCallAudioRoute: Int, Sendable {
  case unknown = 0
  case speakerphoneAudioRoute
  case bluetoothAudioRoute
}
