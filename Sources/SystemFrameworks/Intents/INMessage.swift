// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

public enum INOutgoingMessageType: Int, Sendable {
  case unknown = 0
  case outgoingMessageText
  case outgoingMessageAudio
}

/// What goes with a message; kept.
open class INSendMessageAttachment: NSObject {
  public let audioMessageFile: INFile?

  public init(audioMessageFile: INFile) {
    self.audioMessageFile = audioMessageFile
    super.init()
  }
}

/// The wish to write to somebody; kept.
open class INSendMessageIntent: INIntent {
  public let recipients: [INPerson]?
  public let outgoingMessageType: INOutgoingMessageType
  public let content: String?
  public let speakableGroupName: INSpeakableString?
  public let conversationIdentifier: String?
  public let serviceName: String?
  public let sender: INPerson?
  public let attachments: [INSendMessageAttachment]?

  public init(
    recipients: [INPerson]?, outgoingMessageType: INOutgoingMessageType, content: String?,
    speakableGroupName: INSpeakableString?, conversationIdentifier: String?,
    serviceName: String?, sender: INPerson?, attachments: [INSendMessageAttachment]?
  ) {
    self.recipients = recipients
    self.outgoingMessageType = outgoingMessageType
    self.content = content
    self.speakableGroupName = speakableGroupName
    self.conversationIdentifier = conversationIdentifier
    self.serviceName = serviceName
    self.sender = sender
    self.attachments = attachments
    super.init()
  }

  public convenience init(
    recipients: [INPerson]?, content: String?, speakableGroupName: INSpeakableString?,
    conversationIdentifier: String?, serviceName: String?, sender: INPerson?
  ) {
    self.init(
      recipients: recipients, outgoingMessageType: .unknown, content: content,
      speakableGroupName: speakableGroupName, conversationIdentifier: conversationIdentifier,
      serviceName: serviceName, sender: sender, attachments: nil)
  }

  /// Keeps nothing: no system shows it.
  open func setImage<Value>(
    _ image: INImage?, forParameterNamed parameter: KeyPath<INSendMessageIntent, Value>
  ) {}
}

public enum INSendMessageIntentResponseCode: Int, Sendable {
  case unspecified = 0
  case ready
  case inProgress
  case success
  case failure
  case failureRequiringAppLaunch
  case failureMessageServiceNotAvailable
}

open class INSendMessageIntentResponse: INIntentResponse {
  public let code: INSendMessageIntentResponseCode

  public init(code: INSendMessageIntentResponseCode, userActivity: NSUserActivity?) {
    self.code = code
    super.init()
    self.userActivity = userActivity
  }
}

/// Whoever answers the wish; nobody asks it here, so nothing of it is required.
public protocol INSendMessageIntentHandling: NSObjectProtocol {}

public enum INCallCapability: Int, Sendable {
  case unknown = 0
  case audioCall
  case videoCall
}

public enum INCallDestinationType: Int, Sendable {
  case unknown = 0
  case normal
  case emergency
  case voicemail
  case redial
  case callBack
}

public enum INCallAudioRoute: Int, Sendable {
  case unknown = 0
  case speakerphoneAudioRoute
  case bluetoothAudioRoute
}

/// The call that one calls back; kept.
open class INCallRecord: NSObject {}

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

/// Which of the calls of the past is meant; kept.
open class INCallRecordFilter: NSObject {}

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
