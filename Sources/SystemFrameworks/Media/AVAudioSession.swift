// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// How the app's sound mixes with others'; kept, and nothing sounds. The microphone is denied.
open class AVAudioSession: NSObject {
  public struct Category: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let ambient = Category(rawValue: "AVAudioSessionCategoryAmbient")
    public static let soloAmbient = Category(rawValue: "AVAudioSessionCategorySoloAmbient")
    public static let playback = Category(rawValue: "AVAudioSessionCategoryPlayback")
    public static let record = Category(rawValue: "AVAudioSessionCategoryRecord")
    public static let playAndRecord = Category(rawValue: "AVAudioSessionCategoryPlayAndRecord")
    public static let multiRoute = Category(rawValue: "AVAudioSessionCategoryMultiRoute")
    public static let audioProcessing = Category(rawValue: "AVAudioSessionCategoryAudioProcessing")
  }

  public struct Mode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let `default` = Mode(rawValue: "AVAudioSessionModeDefault")
    public static let voiceChat = Mode(rawValue: "AVAudioSessionModeVoiceChat")
    public static let gameChat = Mode(rawValue: "AVAudioSessionModeGameChat")
    public static let videoRecording = Mode(rawValue: "AVAudioSessionModeVideoRecording")
    public static let measurement = Mode(rawValue: "AVAudioSessionModeMeasurement")
    public static let moviePlayback = Mode(rawValue: "AVAudioSessionModeMoviePlayback")
    public static let videoChat = Mode(rawValue: "AVAudioSessionModeVideoChat")
    public static let spokenAudio = Mode(rawValue: "AVAudioSessionModeSpokenAudio")
    public static let voicePrompt = Mode(rawValue: "AVAudioSessionModeVoicePrompt")
  }

  public struct CategoryOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let mixWithOthers = CategoryOptions(rawValue: 1)
    public static let duckOthers = CategoryOptions(rawValue: 2)
    public static let allowBluetooth = CategoryOptions(rawValue: 4)
    public static let allowBluetoothHFP = CategoryOptions(rawValue: 4)
    public static let defaultToSpeaker = CategoryOptions(rawValue: 8)
    public static let interruptSpokenAudioAndMixWithOthers = CategoryOptions(rawValue: 17)
    public static let allowBluetoothA2DP = CategoryOptions(rawValue: 32)
    public static let allowAirPlay = CategoryOptions(rawValue: 64)
    public static let overrideMutedMicrophoneInterruption = CategoryOptions(rawValue: 128)
  }

  public struct SetActiveOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
  }

  public enum InterruptionType: UInt, Sendable {
    case ended
    case began
  }

  public struct InterruptionOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let shouldResume = InterruptionOptions(rawValue: 1)
  }

  public enum InterruptionReason: UInt, Sendable {
    case `default`
    case appWasSuspended
    case builtInMicMuted
  }

  public enum RouteChangeReason: UInt, Sendable {
    case unknown
    case newDeviceAvailable
    case oldDeviceUnavailable
    case categoryChange
    case override
    case wakeFromSleep = 6
    case noSuitableRouteForCategory
    case routeConfigurationChange
  }

  public enum SilenceSecondaryAudioHintType: UInt, Sendable {
    case end
    case begin
  }

  public enum PortOverride: UInt, Sendable {
    case none = 0
    case speaker = 0x7370_6B72
  }

  public enum RouteSharingPolicy: UInt, Sendable {
    case `default`
    case longFormAudio
    case independent
    case longFormVideo
  }

  public enum RecordPermission: UInt, Sendable {
    case undetermined = 0x756E_6474
    case denied = 0x6465_6E79
    case granted = 0x6772_6E74
  }

  public struct Port: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let lineIn = Port(rawValue: "LineIn")
    public static let builtInMic = Port(rawValue: "MicrophoneBuiltIn")
    public static let headsetMic = Port(rawValue: "MicrophoneWired")
    public static let lineOut = Port(rawValue: "LineOut")
    public static let headphones = Port(rawValue: "Headphones")
    public static let bluetoothA2DP = Port(rawValue: "BluetoothA2DPOutput")
    public static let builtInReceiver = Port(rawValue: "Receiver")
    public static let builtInSpeaker = Port(rawValue: "Speaker")
    public static let HDMI = Port(rawValue: "HDMIOutput")
    public static let airPlay = Port(rawValue: "AirPlay")
    public static let bluetoothLE = Port(rawValue: "BluetoothLE")
    public static let bluetoothHFP = Port(rawValue: "BluetoothHFP")
    public static let usbAudio = Port(rawValue: "USBAudio")
    public static let carAudio = Port(rawValue: "CarAudio")
  }

  public static let interruptionNotification = Notification.Name(
    "AVAudioSessionInterruptionNotification")
  public static let routeChangeNotification = Notification.Name(
    "AVAudioSessionRouteChangeNotification")
  public static let mediaServicesWereLostNotification = Notification.Name(
    "AVAudioSessionMediaServicesWereLostNotification")
  public static let mediaServicesWereResetNotification = Notification.Name(
    "AVAudioSessionMediaServicesWereResetNotification")
  public static let silenceSecondaryAudioHintNotification = Notification.Name(
    "AVAudioSessionSilenceSecondaryAudioHintNotification")

  nonisolated(unsafe) private static let shared = AVAudioSession()
  static let microphone = Permission()

  open class func sharedInstance() -> AVAudioSession { shared }

  open private(set) var category = Category.soloAmbient
  open private(set) var mode = Mode.default
  open private(set) var categoryOptions: CategoryOptions = []
  open private(set) var routeSharingPolicy = RouteSharingPolicy.default
  open private(set) var preferredSampleRate = 0.0
  open private(set) var preferredIOBufferDuration: TimeInterval = 0
  open private(set) var currentRoute = AVAudioSessionRouteDescription()

  open var availableCategories: [Category] {
    [.ambient, .soloAmbient, .playback, .record, .playAndRecord, .multiRoute]
  }
  open var availableModes: [Mode] { [.default, .moviePlayback, .spokenAudio, .voiceChat] }
  open var availableInputs: [AVAudioSessionPortDescription]? { [] }
  open var preferredInput: AVAudioSessionPortDescription? { nil }
  open var isOtherAudioPlaying: Bool { false }
  open var secondaryAudioShouldBeSilencedHint: Bool { false }
  open var isInputAvailable: Bool { false }
  open var isInputGainSettable: Bool { false }
  open var outputVolume: Float { 0.5 }
  open var inputGain: Float { 0 }
  open var sampleRate: Double { 44_100 }
  open var outputLatency: TimeInterval { 0 }
  open var inputLatency: TimeInterval { 0 }
  open var ioBufferDuration: TimeInterval { 0 }
  open var inputNumberOfChannels: Int { 0 }
  open var outputNumberOfChannels: Int { 2 }

  open func setCategory(_ category: Category) throws { self.category = category }
  /// As Swift 4 had it.
  public func setCategory(_ category: Category, with options: CategoryOptions) throws {
    try setCategory(category, options: options)
  }

  open func setCategory(_ category: Category, options: CategoryOptions = []) throws {
    self.category = category
    categoryOptions = options
  }

  open func setCategory(
    _ category: Category, mode: Mode, options: CategoryOptions = []
  ) throws {
    try setCategory(category, options: options)
    self.mode = mode
  }

  open func setCategory(
    _ category: Category, mode: Mode, policy: RouteSharingPolicy, options: CategoryOptions = []
  ) throws {
    try setCategory(category, mode: mode, options: options)
    routeSharingPolicy = policy
  }

  open func setMode(_ mode: Mode) throws { self.mode = mode }
  open func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}
  open func overrideOutputAudioPort(_ portOverride: PortOverride) throws {}
  open func setPreferredInput(_ inPort: AVAudioSessionPortDescription?) throws {}
  open func setPreferredSampleRate(_ sampleRate: Double) throws {
    preferredSampleRate = sampleRate
  }
  open func setPreferredIOBufferDuration(_ duration: TimeInterval) throws {
    preferredIOBufferDuration = duration
  }
  open func setPreferredInputNumberOfChannels(_ count: Int) throws {}
  open func setPreferredOutputNumberOfChannels(_ count: Int) throws {}
  open func setAllowHapticsAndSystemSoundsDuringRecording(_ inValue: Bool) throws {}

  open var recordPermission: RecordPermission {
    AVAudioSession.microphone.status(.undetermined, .denied)
  }

  open func requestRecordPermission(_ response: @escaping (Bool) -> Void) {
    AVAudioSession.microphone.ask { response(false) }
  }
}

/// Where sound comes from and goes: the built-in speaker.
open class AVAudioSessionRouteDescription: NSObject {
  open var inputs: [AVAudioSessionPortDescription] { [] }
  public let outputs = [AVAudioSessionPortDescription(.builtInSpeaker, "Speaker")]
}

/// A microphone or a loudspeaker.
open class AVAudioSessionPortDescription: NSObject {
  public let portType: AVAudioSession.Port
  public let portName: String
  open var uid: String { portName }
  open var hasHardwareVoiceCallProcessing: Bool { false }

  init(_ type: AVAudioSession.Port, _ name: String) {
    portType = type
    portName = name
    super.init()
  }
}

public let AVAudioSessionInterruptionTypeKey = "AVAudioSessionInterruptionTypeKey"
public let AVAudioSessionInterruptionOptionKey = "AVAudioSessionInterruptionOptionKey"
public let AVAudioSessionInterruptionReasonKey = "AVAudioSessionInterruptionReasonKey"
public let AVAudioSessionInterruptionWasSuspendedKey = "AVAudioSessionInterruptionWasSuspendedKey"
public let AVAudioSessionRouteChangeReasonKey = "AVAudioSessionRouteChangeReasonKey"
public let AVAudioSessionRouteChangePreviousRouteKey = "AVAudioSessionRouteChangePreviousRouteKey"
public let AVAudioSessionSilenceSecondaryAudioHintTypeKey =
  "AVAudioSessionSilenceSecondaryAudioHintTypeKey"

extension NSNotification.Name {
  public static let AVAudioSessionInterruption = AVAudioSession.interruptionNotification
  public static let AVAudioSessionRouteChange = AVAudioSession.routeChangeNotification
}

/// What an app may record: denied, once it asked.
open class AVAudioApplication: NSObject {
  public enum recordPermission: Int, Sendable {
    case undetermined = 0x756E_6474
    case denied = 0x6465_6E79
    case granted = 0x6772_6E74
  }

  nonisolated(unsafe) private static let application = AVAudioApplication()

  open class var shared: AVAudioApplication { application }

  open var recordPermission: recordPermission {
    AVAudioSession.microphone.status(.undetermined, .denied)
  }

  open class func requestRecordPermission(completionHandler response: @escaping (Bool) -> Void) {
    AVAudioSession.microphone.ask { response(false) }
  }

  open class func requestRecordPermission() async -> Bool {
    AVAudioSession.microphone.refuse()
    return false
  }
}
