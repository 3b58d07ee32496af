// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// What a user can say: an intent or an activity.
open class INShortcut: NSObject {
  public let intent: INIntent?
  public let userActivity: NSUserActivity?

  public init?(intent: INIntent) {
    self.intent = intent
    userActivity = nil
    super.init()
  }

  public init(userActivity: NSUserActivity) {
    intent = nil
    self.userActivity = userActivity
    super.init()
  }
}

extension NSUserActivity {
  /// What the user asked for where an intent opened the app, which none does here.
  public var interaction: INInteraction? { nil }
}

/// A shortcut with a phrase; the user has none.
open class INVoiceShortcut: NSObject {
  open var identifier: UUID { UUID() }
  open var invocationPhrase: String { "" }
  open var shortcut: INShortcut { INShortcut(userActivity: NSUserActivity(activityType: "")) }
}

/// The user's shortcuts: none.
open class INVoiceShortcutCenter: NSObject {
  nonisolated(unsafe) private static let center = INVoiceShortcutCenter()

  open class var shared: INVoiceShortcutCenter { center }

  open func getAllVoiceShortcuts(
    completion: @escaping ([INVoiceShortcut]?, (any Error)?) -> Void
  ) {
    answerLater { completion([], nil) }
  }

  open func allVoiceShortcuts() async throws -> [INVoiceShortcut] { [] }
  open func setShortcutSuggestions(_ suggestions: [INShortcut]) {}
}

public enum INSiriAuthorizationStatus: Int, Sendable {
  case notDetermined = 0
  case restricted
  case denied
  case authorized
}

/// Siri: not determined until an app asks, then denied.
open class INPreferences: NSObject {
  private static let permission = Permission()

  open class func siriAuthorizationStatus() -> INSiriAuthorizationStatus {
    permission.status(.notDetermined, .denied)
  }

  open class func requestSiriAuthorization(
    _ handler: @escaping (INSiriAuthorizationStatus) -> Void
  ) {
    permission.ask { handler(.denied) }
  }

  open class func requestSiriAuthorization() async -> INSiriAuthorizationStatus {
    permission.refuse()
    return .denied
  }

  open class func siriLanguageCode() -> String { "en-US" }
}

/// Asks for a phrase: a system's screen, which names itself.
open class INUIAddVoiceShortcutViewController: SystemScreen {
  open weak var delegate: (any INUIAddVoiceShortcutViewControllerDelegate)?

  public init(shortcut: INShortcut) {
    super.init(nibName: nil, bundle: nil)
    shownName = "Add to Siri"
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    shownName = "Add to Siri"
  }
}

@preconcurrency @MainActor
public protocol INUIAddVoiceShortcutViewControllerDelegate: NSObjectProtocol {
  // @objc(addVoiceShortcutViewController:didFinishWithVoiceShortcut:error:)
  func addVoiceShortcutViewController(
    _ controller: INUIAddVoiceShortcutViewController,
    didFinishWith voiceShortcut: INVoiceShortcut?, error: (any Error)?)
  // @objc
  func addVoiceShortcutViewControllerDidCancel(_ controller: INUIAddVoiceShortcutViewController)
}

/// Changes a phrase: a system's screen, which names itself.
open class INUIEditVoiceShortcutViewController: SystemScreen {
  open weak var delegate: (any INUIEditVoiceShortcutViewControllerDelegate)?

  public init(voiceShortcut: INVoiceShortcut) {
    super.init(nibName: nil, bundle: nil)
    shownName = "Edit Shortcut"
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    shownName = "Edit Shortcut"
  }
}

@preconcurrency @MainActor
public protocol INUIEditVoiceShortcutViewControllerDelegate: NSObjectProtocol {
  // @objc(editVoiceShortcutViewController:didUpdateVoiceShortcut:error:)
  func editVoiceShortcutViewController(
    _ controller: INUIEditVoiceShortcutViewController,
    didUpdate voiceShortcut: INVoiceShortcut?, error: (any Error)?)
  // @objc(editVoiceShortcutViewController:didDeleteVoiceShortcutWithIdentifier:)
  func editVoiceShortcutViewController(
    _ controller: INUIEditVoiceShortcutViewController,
    didDeleteVoiceShortcutWithIdentifier deletedVoiceShortcutIdentifier: UUID)
  // @objc
  func editVoiceShortcutViewControllerDidCancel(_ controller: INUIEditVoiceShortcutViewController)
}

public enum INUIAddVoiceShortcutButtonStyle: Int, Sendable {
  case white = 0
  case whiteOutline
  case black
  case blackOutline
  case automatic
  case automaticOutline
}

/// The button for a phrase: empty.
open class INUIAddVoiceShortcutButton: UIButton {
  open var style: INUIAddVoiceShortcutButtonStyle { .automatic }
  open var shortcut: INShortcut?
}
