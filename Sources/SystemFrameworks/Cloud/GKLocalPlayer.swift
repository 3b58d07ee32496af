// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

public let GKErrorDomain = "GKErrorDomain"

public struct GKError: FrameworkError {
  public enum Code: Int, FrameworkErrorCode {
    public typealias Failure = GKError

    case unknown = 1
    case cancelled = 2
    case communicationsFailure = 3
    case userDenied = 4
    case invalidCredentials = 5
    case notAuthenticated = 6
    case authenticationInProgress = 7
    case invalidPlayer = 8
    case scoreNotSet = 9
    case parentalControlsBlocked = 10
    case gameUnrecognized = 15
    case notSupported = 16
    case notAuthorized = 32
  }

  public static var errorDomain: String { GKErrorDomain }

  public let code: Code

  public init(_ code: Code) { self.code = code }

  public static var unknown: Code { .unknown }
  public static var cancelled: Code { .cancelled }
  public static var communicationsFailure: Code { .communicationsFailure }
  public static var userDenied: Code { .userDenied }
  public static var invalidCredentials: Code { .invalidCredentials }
  public static var notAuthenticated: Code { .notAuthenticated }
  public static var authenticationInProgress: Code { .authenticationInProgress }
  public static var invalidPlayer: Code { .invalidPlayer }
  public static var scoreNotSet: Code { .scoreNotSet }
  public static var parentalControlsBlocked: Code { .parentalControlsBlocked }
  public static var gameUnrecognized: Code { .gameUnrecognized }
  public static var notSupported: Code { .notSupported }
  public static var notAuthorized: Code { .notAuthorized }
}

/// Somebody who plays.
open class GKPlayer: NSObject {
  open var gamePlayerID: String { "" }
  open var teamPlayerID: String { "" }
  open var alias: String { "" }
  open var displayName: String { "" }
}

/// Who plays on this device: not signed in; the handler is told so.
open class GKLocalPlayer: GKPlayer {
  nonisolated(unsafe) private static let player = GKLocalPlayer()

  open class var local: GKLocalPlayer { player }

  open var isAuthenticated: Bool { false }
  open var isUnderage: Bool { false }
  open var isMultiplayerGamingRestricted: Bool { true }

  open var authenticateHandler: ((UIViewController?, (any Error)?) -> Void)? {
    didSet {
      guard let authenticateHandler else { return }
      answerLater { authenticateHandler(nil, GKError(.notAuthenticated)) }
    }
  }
}

public enum GKGameCenterViewControllerState: Int, Sendable {
  case `default` = -1
  case leaderboards = 0
  case achievements
  case challenges
  case localPlayerProfile
  case dashboard
}

/// Leaderboards and achievements: a system's screen, which names itself.
open class GKGameCenterViewController: SystemScreen {
  open weak var gameCenterDelegate: (any GKGameCenterControllerDelegate)?

  public convenience init(state: GKGameCenterViewControllerState) {
    self.init(nibName: nil, bundle: nil)
  }

  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
    shownName = "Game Center"
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    shownName = "Game Center"
  }
}

@preconcurrency @MainActor
public protocol GKGameCenterControllerDelegate: NSObjectProtocol {
  // @objc
  func gameCenterViewControllerDidFinish(
    _ gameCenterViewController: GKGameCenterViewController)
}
