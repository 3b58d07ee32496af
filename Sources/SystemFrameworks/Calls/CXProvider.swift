// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// How an app's calls are shown.
open class CXProviderConfiguration: NSObject, NSCopying {
  open private(set) var localizedName: String?
  open var ringtoneSound: String?
  open var iconTemplateImageData: Data?
  open var maximumCallGroups = 2
  open var maximumCallsPerCallGroup = 5
  open var includesCallsInRecents = true
  open var supportsVideo = false
  open var supportedHandleTypes: Set<CXHandle.HandleType> = []

  public override init() {}
  public init(localizedName: String) { self.localizedName = localizedName }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = CXProviderConfiguration()
    copy.localizedName = localizedName
    copy.ringtoneSound = ringtoneSound
    copy.iconTemplateImageData = iconTemplateImageData
    copy.maximumCallGroups = maximumCallGroups
    copy.maximumCallsPerCallGroup = maximumCallsPerCallGroup
    copy.includesCallsInRecents = includesCallsInRecents
    copy.supportsVideo = supportsVideo
    copy.supportedHandleTypes = supportedHandleTypes
    return copy
  }
}

/// Tells the telephone of an app's calls; there is none, and calls are refused in a later turn.
open class CXProvider: NSObject {
  open var configuration: CXProviderConfiguration
  open var pendingTransactions: [CXTransaction] { [] }
  private weak var delegate: (any CXProviderDelegate)?

  public init(configuration: CXProviderConfiguration) { self.configuration = configuration }

  open func setDelegate(_ delegate: (any CXProviderDelegate)?, queue: DispatchQueue?) {
    self.delegate = delegate
    nonisolated(unsafe) let provider = self
    (queue ?? .main).async { provider.delegate?.providerDidBegin(provider) }
  }

  open func reportNewIncomingCall(
    with UUID: UUID, update: CXCallUpdate, completion: @escaping ((any Error)?) -> Void
  ) {
    answerLater { completion(CXErrorCodeIncomingCallError(.unentitled)) }
  }

  open func reportNewIncomingCall(with UUID: UUID, update: CXCallUpdate) async throws {
    throw CXErrorCodeIncomingCallError(.unentitled)
  }

  open class func reportNewIncomingVoIPPushPayload(
    _ dictionaryPayload: [AnyHashable: Any], completion: (((any Error)?) -> Void)? = nil
  ) {
    answerLater { completion?(CXErrorCodeIncomingCallError(.unentitled)) }
  }

  open func reportCall(with UUID: UUID, updated update: CXCallUpdate) {}
  open func reportCall(
    with UUID: UUID, endedAt dateEnded: Date?, reason endedReason: CXCallEndedReason
  ) {}
  open func reportOutgoingCall(
    with UUID: UUID, startedConnectingAt dateStartedConnecting: Date?
  ) {}
  open func reportOutgoingCall(with UUID: UUID, connectedAt dateConnected: Date?) {}
  open func invalidate() { delegate = nil }
  open func pendingCallActions(
    of callActionClass: AnyClass, withCall callUUID: UUID
  ) -> [CXCallAction] { [] }
}

public protocol CXProviderDelegate: NSObjectProtocol {
  func providerDidReset(_ provider: CXProvider)
  // @objc optional
  func providerDidBegin(_ provider: CXProvider)
  // @objc(provider:executeTransaction:) optional = false
  func provider(_ provider: CXProvider, execute transaction: CXTransaction) -> Bool
  // @objc(provider:performStartCallAction:) optional
  func provider(_ provider: CXProvider, perform action: CXStartCallAction)
  // @objc(provider:performAnswerCallAction:) optional
  func provider(_ provider: CXProvider, perform action: CXAnswerCallAction)
  // @objc(provider:performEndCallAction:) optional
  func provider(_ provider: CXProvider, perform action: CXEndCallAction)
  // @objc(provider:performSetHeldCallAction:) optional
  func provider(_ provider: CXProvider, perform action: CXSetHeldCallAction)
  // @objc(provider:performSetMutedCallAction:) optional
  func provider(_ provider: CXProvider, perform action: CXSetMutedCallAction)
  // @objc(provider:performSetGroupCallAction:) optional
  func provider(_ provider: CXProvider, perform action: CXSetGroupCallAction)
  // @objc(provider:performPlayDTMFCallAction:) optional
  func provider(_ provider: CXProvider, perform action: CXPlayDTMFCallAction)
  // @objc(provider:timedOutPerformingAction:) optional
  func provider(_ provider: CXProvider, timedOutPerforming action: CXAction)
  // @objc(provider:didActivateAudioSession:) optional
  func provider(_ provider: CXProvider, didActivate audioSession: AVAudioSession)
  // @objc(provider:didDeactivateAudioSession:) optional
  func provider(_ provider: CXProvider, didDeactivate audioSession: AVAudioSession)
}

/// Lists of callers to block or to name.
open class CXCallDirectoryManager: NSObject {
  public enum EnabledStatus: Int, Sendable {
    case unknown
    case disabled
    case enabled
  }

  nonisolated(unsafe) private static let shared = CXCallDirectoryManager()

  open class var sharedInstance: CXCallDirectoryManager { shared }

  open func reloadExtension(
    withIdentifier identifier: String, completionHandler completion: (((any Error)?) -> Void)? = nil
  ) {
    answerLater { completion?(CocoaError(.featureUnsupported)) }
  }

  open func getEnabledStatusForExtension(
    withIdentifier identifier: String,
    completionHandler completion: @escaping (EnabledStatus, (any Error)?) -> Void
  ) {
    answerLater { completion(.disabled, nil) }
  }

  open func openSettings(completionHandler completion: (((any Error)?) -> Void)? = nil) {
    answerLater { completion?(CocoaError(.featureUnsupported)) }
  }
}
