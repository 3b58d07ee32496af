// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// What a user asks of an app by voice or shortcut; kept.
open class INIntent: NSObject {
  open var identifier: String? { nil }
  open var suggestedInvocationPhrase: String?
  open var shortcutAvailability: INShortcutAvailabilityOptions = []
  open var donationMetadata: INIntentDonationMetadata?
  open var intentDescription: String? { nil }
  open func setImage(_ image: INImage?, forParameterNamed parameterName: String) {}
}

/// What is said with a donation; kept.
open class INIntentDonationMetadata: NSObject {}

public struct INShortcutAvailabilityOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let sleepMindfulness = INShortcutAvailabilityOptions(rawValue: 1)
  public static let sleepJournaling = INShortcutAvailabilityOptions(rawValue: 2)
  public static let sleepMusic = INShortcutAvailabilityOptions(rawValue: 4)
  public static let sleepPodcasts = INShortcutAvailabilityOptions(rawValue: 8)
  public static let sleepReading = INShortcutAvailabilityOptions(rawValue: 16)
  public static let sleepWrapUpYourDay = INShortcutAvailabilityOptions(rawValue: 32)
  public static let sleepYogaAndStretching = INShortcutAvailabilityOptions(rawValue: 64)
}

/// What an app answers; kept.
open class INIntentResponse: NSObject {
  open var userActivity: NSUserActivity?
}

/// Answers intents in another process.
open class INExtension: NSObject, INIntentHandlerProviding {
  open func handler(for intent: INIntent) -> Any? { self }
}

public protocol INIntentHandlerProviding: NSObjectProtocol {
  // @objc(handlerForIntent:)
  func handler(for intent: INIntent) -> Any?
}

public let INIntentErrorDomain = "IntentsErrorDomain"

public struct INIntentError: FrameworkError {
  public enum Code: Int, FrameworkErrorCode {
    public typealias Failure = INIntentError

    case interactionOperationNotSupported = 1900
    case donatingInteraction = 1901
    case deletingAllInteractions = 1902
    case deletingInteractionWithIdentifiers = 1903
    case deletingInteractionWithGroupIdentifier = 1904
    case intentSupportedByMultipleExtension = 2001
    case restrictedIntentsNotSupportedByExtension = 2002
    case noHandlerProvidedForIntent = 2003
    case invalidIntentName = 2004
    case noAppAvailable = 2005
    case requestTimedOut = 3001
  }

  public static var errorDomain: String { INIntentErrorDomain }

  public let code: Code

  public init(_ code: Code) { self.code = code }

  public static var interactionOperationNotSupported: Code { .interactionOperationNotSupported }
  public static var donatingInteraction: Code { .donatingInteraction }
  public static var deletingAllInteractions: Code { .deletingAllInteractions }
  public static var deletingInteractionWithIdentifiers: Code { .deletingInteractionWithIdentifiers }
  public static var deletingInteractionWithGroupIdentifier: Code {
    .deletingInteractionWithGroupIdentifier
  }
  public static var intentSupportedByMultipleExtension: Code { .intentSupportedByMultipleExtension }
  public static var restrictedIntentsNotSupportedByExtension: Code {
    .restrictedIntentsNotSupportedByExtension
  }
  public static var noHandlerProvidedForIntent: Code { .noHandlerProvidedForIntent }
  public static var invalidIntentName: Code { .invalidIntentName }
  public static var noAppAvailable: Code { .noAppAvailable }
  public static var requestTimedOut: Code { .requestTimedOut }
}

public enum INIntentHandlingStatus: Int, Sendable {
  case unspecified = 0
  case ready
  case inProgress
  case success
  case failure
  case deferredToApplication
  case userConfirmationRequired
}

public enum INInteractionDirection: Int, Sendable {
  case unspecified = 0
  case outgoing
  case incoming
}

/// What a user did, as an app donates it: refused, since no system learns from it.
open class INInteraction: NSObject {
  public let intent: INIntent
  public let intentResponse: INIntentResponse?
  open var identifier = UUID().uuidString
  open var groupIdentifier: String?
  open var direction = INInteractionDirection.unspecified
  open var dateInterval: DateInterval?
  open var intentHandlingStatus: INIntentHandlingStatus { .unspecified }

  public init(intent: INIntent, response: INIntentResponse?) {
    self.intent = intent
    intentResponse = response
    super.init()
  }

  open func donate(completion: (((any Error)?) -> Void)? = nil) {
    answerLater { completion?(INIntentError(.donatingInteraction)) }
  }

  open class func deleteAll(completion: (((any Error)?) -> Void)? = nil) {
    answerLater { completion?(nil) }
  }

  open class func delete(
    with identifiers: [String], completion: (((any Error)?) -> Void)? = nil
  ) {
    answerLater { completion?(nil) }
  }

  open class func delete(
    with groupIdentifier: String, completion: (((any Error)?) -> Void)? = nil
  ) {
    answerLater { completion?(nil) }
  }
}

/// A list to choose from.
open class INObjectCollection<ObjectType>: NSObject {
  public let sections: [INObjectSection<ObjectType>]
  open var usesIndexedCollation = false

  public init(sections: [INObjectSection<ObjectType>]) {
    self.sections = sections
    super.init()
  }

  public convenience init(items: [ObjectType]) {
    self.init(sections: [INObjectSection(title: nil, items: items)])
  }

  open var allItems: [ObjectType] { sections.flatMap(\.items) }
}

/// A picture for a shortcut; kept.
open class INImage: NSObject {
  public convenience init(named name: String) { self.init() }
  public convenience init(imageData: Data) { self.init() }
  public convenience init(url URL: URL) { self.init() }
  public convenience init?(url URL: URL, width: Double, height: Double) { self.init() }
  public convenience init(uiImage image: UIImage) { self.init() }
  open class func systemImageNamed(_ systemImageName: String) -> Self? { nil }
}

/// A word with how it is spoken.
open class INSpeakableString: NSObject {
  public let spokenPhrase: String
  public let vocabularyIdentifier: String?
  public let pronunciationHint: String?

  public init(
    vocabularyIdentifier: String, spokenPhrase: String, pronunciationHint: String?
  ) {
    self.spokenPhrase = spokenPhrase
    self.vocabularyIdentifier = vocabularyIdentifier
    self.pronunciationHint = pronunciationHint
    super.init()
  }

  public convenience init(spokenPhrase: String) {
    self.init(vocabularyIdentifier: "", spokenPhrase: spokenPhrase, pronunciationHint: nil)
  }
}

public enum INPersonHandleType: Int, Sendable {
  case unknown = 0
  case emailAddress
  case phoneNumber
}

/// A number or address of somebody.
open class INPersonHandle: NSObject {
  public let value: String?
  public let type: INPersonHandleType

  public init(value: String?, type: INPersonHandleType) {
    self.value = value
    self.type = type
    super.init()
  }
}

/// How a suggestion of somebody reaches them.
public enum INPersonSuggestionType: Int, Sendable {
  case none = 0
  case socialProfile
  case instantMessageAddress
}

/// Somebody.
open class INPerson: NSObject {
  public let personHandle: INPersonHandle?
  public let nameComponents: PersonNameComponents?
  public let displayName: String
  public let image: INImage?
  public let contactIdentifier: String?
  public let customIdentifier: String?
  public let aliases: [INPersonHandle]?
  public let suggestionType: INPersonSuggestionType
  /// Whether it is who uses the app.
  public let isMe: Bool

  public convenience init(
    personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?,
    image: INImage?, contactIdentifier: String?, customIdentifier: String?
  ) {
    self.init(
      personHandle, nameComponents, displayName, image, contactIdentifier, customIdentifier)
  }

  public convenience init(
    personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?,
    image: INImage?, contactIdentifier: String?, customIdentifier: String?,
    aliases: [INPersonHandle]?, suggestionType: INPersonSuggestionType
  ) {
    self.init(
      personHandle, nameComponents, displayName, image, contactIdentifier, customIdentifier,
      aliases: aliases, suggestion: suggestionType)
  }

  public convenience init(
    personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?,
    image: INImage?, contactIdentifier: String?, customIdentifier: String?, isMe: Bool,
    suggestionType: INPersonSuggestionType = .none
  ) {
    self.init(
      personHandle, nameComponents, displayName, image, contactIdentifier, customIdentifier,
      suggestion: suggestionType, isMe: isMe)
  }

  private init(
    _ personHandle: INPersonHandle, _ nameComponents: PersonNameComponents?,
    _ displayName: String?, _ image: INImage?, _ contactIdentifier: String?,
    _ customIdentifier: String?, aliases: [INPersonHandle]? = nil,
    suggestion: INPersonSuggestionType = .none, isMe: Bool = false
  ) {
    self.aliases = aliases
    suggestionType = suggestion
    self.isMe = isMe
    self.personHandle = personHandle
    self.nameComponents = nameComponents
    self.displayName = displayName ?? ""
    self.image = image
    self.contactIdentifier = contactIdentifier
    self.customIdentifier = customIdentifier
    super.init()
  }
}
