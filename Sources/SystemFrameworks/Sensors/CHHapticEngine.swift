// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// What a device can shake: nothing.
public protocol CHHapticDeviceCapability {
  var supportsHaptics: Bool { get }
  var supportsAudio: Bool { get }
}

public let CoreHapticsErrorDomain = "com.apple.CoreHaptics"

public struct CHHapticError: FrameworkError {
  public enum Code: Int, FrameworkErrorCode {
    public typealias Failure = CHHapticError

    case engineNotRunning = -4805
    case operationNotPermitted = -4806
    case engineStartTimeout = -4808
    case notSupported = -4809
    case serverInitFailed = -4810
    case invalidPatternPlayer = -4812
    case invalidPatternData = -4813
    case badEventEntry = -4830
    case badParameterEntry = -4831
    case unknownError = -4898
  }

  public static var errorDomain: String { CoreHapticsErrorDomain }

  public let code: Code

  public init(_ code: Code) { self.code = code }

  public static var engineNotRunning: Code { .engineNotRunning }
  public static var operationNotPermitted: Code { .operationNotPermitted }
  public static var engineStartTimeout: Code { .engineStartTimeout }
  public static var notSupported: Code { .notSupported }
  public static var serverInitFailed: Code { .serverInitFailed }
  public static var invalidPatternPlayer: Code { .invalidPatternPlayer }
  public static var invalidPatternData: Code { .invalidPatternData }
  public static var badEventEntry: Code { .badEventEntry }
  public static var badParameterEntry: Code { .badParameterEntry }
  public static var unknownError: Code { .unknownError }
}

/// Shakes the device: not supported, and cannot be made. No `NSObject`, whose `init()` cannot throw
/// here.
open class CHHapticEngine: @unchecked Sendable {
  private struct Capability: CHHapticDeviceCapability {
    var supportsHaptics: Bool { false }
    var supportsAudio: Bool { false }
  }

  public enum StoppedReason: Int, Sendable {
    case audioSessionInterrupt = 1
    case applicationSuspended
    case idleTimeout
    case notifyWhenFinished
    case engineDestroyed
    case gameControllerDisconnect
    case systemError = -1
  }

  public enum FinishedAction: Int, Sendable {
    case stopEngine = 1
    case leaveEngineRunning
  }

  open var stoppedHandler: (StoppedReason) -> Void = { _ in }
  open var resetHandler: () -> Void = {}
  open var playsHapticsOnly = false
  open var isAutoShutdownEnabled = false
  open var isMutedForAudio = false
  open var isMutedForHaptics = false

  open class func capabilitiesForHardware() -> any CHHapticDeviceCapability { Capability() }

  public init() throws { throw CHHapticError(.notSupported) }
  public convenience init(audioSession: AVAudioSession) throws { try self.init() }

  open func start() throws { throw CHHapticError(.notSupported) }
  open func start(completionHandler: (((any Error)?) -> Void)? = nil) {
    answerLater { completionHandler?(CHHapticError(.notSupported)) }
  }
  open func stop(completionHandler: (((any Error)?) -> Void)? = nil) {
    answerLater { completionHandler?(nil) }
  }
  open func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer {
    throw CHHapticError(.notSupported)
  }
  open func playPattern(from fileURL: URL) throws { throw CHHapticError(.notSupported) }
}

public protocol CHHapticPatternPlayer: NSObjectProtocol {
  func start(atTime time: TimeInterval) throws
  func stop(atTime time: TimeInterval) throws
  func cancel() throws
  var isMuted: Bool { get set }
}

/// What shakes how strongly; kept.
open class CHHapticEventParameter: NSObject {
  public let parameterID: CHHapticEvent.ParameterID
  open var value: Float

  public init(parameterID: CHHapticEvent.ParameterID, value: Float) {
    self.parameterID = parameterID
    self.value = value
    super.init()
  }
}

/// One shake; kept.
open class CHHapticEvent: NSObject {
  public struct EventType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let hapticTransient = EventType(rawValue: "HapticTransient")
    public static let hapticContinuous = EventType(rawValue: "HapticContinuous")
    public static let audioContinuous = EventType(rawValue: "AudioContinuous")
    public static let audioCustom = EventType(rawValue: "AudioCustom")
  }

  public struct ParameterID: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let hapticIntensity = ParameterID(rawValue: "HapticIntensity")
    public static let hapticSharpness = ParameterID(rawValue: "HapticSharpness")
    public static let attackTime = ParameterID(rawValue: "AttackTime")
    public static let decayTime = ParameterID(rawValue: "DecayTime")
    public static let releaseTime = ParameterID(rawValue: "ReleaseTime")
    public static let sustained = ParameterID(rawValue: "Sustained")
    public static let audioVolume = ParameterID(rawValue: "AudioVolume")
    public static let audioPitch = ParameterID(rawValue: "AudioPitch")
  }

  public let type: EventType
  public let eventParameters: [CHHapticEventParameter]
  open var relativeTime: TimeInterval
  open var duration: TimeInterval

  public init(
    eventType type: EventType, parameters eventParams: [CHHapticEventParameter],
    relativeTime time: TimeInterval, duration: TimeInterval = 0
  ) {
    self.type = type
    eventParameters = eventParams
    relativeTime = time
    self.duration = duration
    super.init()
  }
}

/// Several shakes; kept.
open class CHHapticPattern: NSObject {
  public let events: [CHHapticEvent]
  open var duration: TimeInterval { events.map { $0.relativeTime + $0.duration }.max() ?? 0 }

  public init(events: [CHHapticEvent], parameters: [CHHapticDynamicParameter]) throws {
    self.events = events
    super.init()
  }
}

/// What changes while it shakes; kept.
open class CHHapticDynamicParameter: NSObject {
  open var value: Float
  open var relativeTime: TimeInterval

  public init(value: Float, relativeTime time: TimeInterval) {
    self.value = value
    relativeTime = time
    super.init()
  }
}
