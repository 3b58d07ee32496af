// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// The wish to write to somebody; kept.
open class INSendMessageIntent: INIntent, UNNotificationContentProviding {
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

/// Whoever answers the wish; nobody asks it here, so nothing of it is required.
public protocol INSendMessageIntentHandling: NSObjectProtocol {}

/// What goes with a message; kept.
open class INSendMessageAttachment: NSObject {
  public let audioMessageFile: INFile?

  public init(audioMessageFile: INFile) {
    self.audioMessageFile = audioMessageFile
    super.init()
  }
}

/// What a message consists of.
public enum INOutgoingMessageType: Int, Sendable {
  case unknown = 0
  case outgoingMessageText
  case outgoingMessageAudio
}
