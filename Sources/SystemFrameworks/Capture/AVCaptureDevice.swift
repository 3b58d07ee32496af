// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

public enum AVAuthorizationStatus: Int, Sendable {
  case notDetermined = 0
  case restricted
  case denied
  case authorized
}

public enum AVCaptureVideoOrientation: Int, Sendable {
  case portrait = 1
  case portraitUpsideDown
  case landscapeRight
  case landscapeLeft
}

/// A camera or a microphone. There is none, and permission is denied when it is asked for.
open class AVCaptureDevice: NSObject {
  public struct DeviceType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let builtInWideAngleCamera = DeviceType(
      rawValue: "AVCaptureDeviceTypeBuiltInWideAngleCamera")
    public static let builtInTelephotoCamera = DeviceType(
      rawValue: "AVCaptureDeviceTypeBuiltInTelephotoCamera")
    public static let builtInUltraWideCamera = DeviceType(
      rawValue: "AVCaptureDeviceTypeBuiltInUltraWideCamera")
    public static let builtInDualCamera = DeviceType(
      rawValue: "AVCaptureDeviceTypeBuiltInDualCamera")
    public static let builtInDualWideCamera = DeviceType(
      rawValue: "AVCaptureDeviceTypeBuiltInDualWideCamera")
    public static let builtInTripleCamera = DeviceType(
      rawValue: "AVCaptureDeviceTypeBuiltInTripleCamera")
    public static let builtInTrueDepthCamera = DeviceType(
      rawValue: "AVCaptureDeviceTypeBuiltInTrueDepthCamera")
    public static let builtInLiDARDepthCamera = DeviceType(
      rawValue: "AVCaptureDeviceTypeBuiltInLiDARDepthCamera")
    public static let builtInMicrophone = DeviceType(
      rawValue: "AVCaptureDeviceTypeBuiltInMicrophone")
    public static let external = DeviceType(rawValue: "AVCaptureDeviceTypeExternal")
    public static let microphone = DeviceType(rawValue: "AVCaptureDeviceTypeMicrophone")
    public static let continuityCamera = DeviceType(rawValue: "AVCaptureDeviceTypeContinuityCamera")
  }

  public enum Position: Int, Sendable {
    case unspecified = 0
    case back
    case front
  }

  public enum FlashMode: Int, Sendable {
    case off = 0
    case on
    case auto
  }

  public enum TorchMode: Int, Sendable {
    case off = 0
    case on
    case auto
  }

  public enum FocusMode: Int, Sendable {
    case locked = 0
    case autoFocus
    case continuousAutoFocus
  }

  public enum ExposureMode: Int, Sendable {
    case locked = 0
    case autoExpose
    case continuousAutoExposure
    case custom
  }

  public enum WhiteBalanceMode: Int, Sendable {
    case locked = 0
    case autoWhiteBalance
    case continuousAutoWhiteBalance
  }

  public enum AutoFocusRangeRestriction: Int, Sendable {
    case none = 0
    case near
    case far
  }

  /// What a camera can take; there is no camera.
  open class Format: NSObject {
    open var mediaType: AVMediaType { .video }
    open var formatDescription: CMFormatDescription { CMFormatDescription() }
    open var videoFieldOfView: Float { 0 }
    open var videoMaxZoomFactor: CGFloat { 1 }
    open var videoZoomFactorUpscaleThreshold: CGFloat { 1 }
    open var minISO: Float { 0 }
    open var maxISO: Float { 0 }
    open var minExposureDuration: CMTime { .invalid }
    open var maxExposureDuration: CMTime { .invalid }
    open var isVideoHDRSupported: Bool { false }
    open var isMultiCamSupported: Bool { false }
    open var supportedDepthDataFormats: [Format] { [] }
    open var supportedMaxPhotoDimensions: [CMVideoDimensions] { [] }
    open var videoSupportedFrameRateRanges: [AVFrameRateRange] { [] }
  }

  public static let maxAvailableTorchLevel: Float = 1

  private static let camera = Permission()
  open var uniqueID: String { "" }
  open var modelID: String { "" }
  open var localizedName: String { "" }
  open var position: Position { .unspecified }
  open var deviceType: DeviceType { .builtInWideAngleCamera }
  open var isConnected: Bool { false }
  open var isSuspended: Bool { false }
  open var formats: [Format] { [] }
  open var activeFormat = Format()
  open var activeVideoMinFrameDuration = CMTime.invalid
  open var activeVideoMaxFrameDuration = CMTime.invalid
  open var flashMode = FlashMode.off
  open private(set) var torchLevel: Float = 0
  open var torchMode = TorchMode.off
  open var focusMode = FocusMode.locked
  open var focusPointOfInterest = CGPoint(x: 0.5, y: 0.5)
  open var exposureMode = ExposureMode.locked
  open var exposurePointOfInterest = CGPoint(x: 0.5, y: 0.5)
  open var whiteBalanceMode = WhiteBalanceMode.locked
  open var videoZoomFactor: CGFloat = 1
  open var autoFocusRangeRestriction = AutoFocusRangeRestriction.none
  open var isSubjectAreaChangeMonitoringEnabled = false
  open var isSmoothAutoFocusEnabled = false
  open var automaticallyEnablesLowLightBoostWhenAvailable = false
  open var automaticallyAdjustsVideoHDREnabled = true
  open var hasFlash: Bool { false }
  open var hasTorch: Bool { false }
  open var isFlashAvailable: Bool { false }
  open var isTorchAvailable: Bool { false }
  open var isTorchActive: Bool { false }
  open var isAdjustingFocus: Bool { false }
  open var isAdjustingExposure: Bool { false }
  open var isFocusPointOfInterestSupported: Bool { false }
  open var isExposurePointOfInterestSupported: Bool { false }
  open var isSmoothAutoFocusSupported: Bool { false }
  open var isAutoFocusRangeRestrictionSupported: Bool { false }
  open var isLowLightBoostSupported: Bool { false }
  open var lensPosition: Float { 1 }
  open var iso: Float { 0 }
  open var exposureDuration: CMTime { .invalid }
  open var exposureTargetBias: Float { 0 }
  open var exposureTargetOffset: Float { 0 }
  open var minExposureTargetBias: Float { 0 }
  open var maxExposureTargetBias: Float { 0 }
  open var lensAperture: Float { 0 }
  open var isLockingFocusWithCustomLensPositionSupported: Bool { false }
  open var isVirtualDevice: Bool { false }
  open var constituentDevices: [AVCaptureDevice] { [] }
  open var virtualDeviceSwitchOverVideoZoomFactors: [NSNumber] { [] }
  open var isRampingVideoZoom: Bool { false }
  open var minAvailableVideoZoomFactor: CGFloat { 1 }
  open var maxAvailableVideoZoomFactor: CGFloat { 1 }

  override init() { super.init() }

  open func hasMediaType(_ mediaType: AVMediaType) -> Bool { false }
  open func supportsSessionPreset(_ preset: AVCaptureSession.Preset) -> Bool { false }
  open func isFlashModeSupported(_ flashMode: FlashMode) -> Bool { false }
  open func isTorchModeSupported(_ torchMode: TorchMode) -> Bool { false }
  open func isFocusModeSupported(_ focusMode: FocusMode) -> Bool { false }
  open func isExposureModeSupported(_ exposureMode: ExposureMode) -> Bool { false }
  open func isWhiteBalanceModeSupported(_ whiteBalanceMode: WhiteBalanceMode) -> Bool { false }
  open func lockForConfiguration() throws { throw AVError(.deviceNotConnected) }
  open func unlockForConfiguration() {}
  open func setTorchModeOn(level torchLevel: Float) throws { throw AVError(.deviceNotConnected) }
  open func ramp(toVideoZoomFactor factor: CGFloat, withRate rate: Float) {}
  open func cancelVideoZoomRamp() {}

  // What is set for a camera is never in force, so its handlers are not called.
  open func setExposureTargetBias(_ bias: Float, completionHandler: ((CMTime) -> Void)? = nil) {}
  open func setExposureModeCustom(
    duration: CMTime, iso ISO: Float, completionHandler: ((CMTime) -> Void)? = nil
  ) {}
  open func setFocusModeLocked(
    lensPosition: Float, completionHandler: ((CMTime) -> Void)? = nil
  ) {}
}

extension AVCaptureDevice {
  private static func permission(_ mediaType: AVMediaType) -> Permission {
    mediaType == .audio ? AVAudioSession.microphone : camera
  }

  public class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus {
    permission(mediaType).status(.notDetermined, .denied)
  }

  public class func requestAccess(
    for mediaType: AVMediaType, completionHandler handler: @escaping (Bool) -> Void
  ) {
    permission(mediaType).ask { handler(false) }
  }

  public class func requestAccess(for mediaType: AVMediaType) async -> Bool {
    permission(mediaType).refuse()
    return false
  }

  public class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }

  public class func `default`(
    _ deviceType: DeviceType, for mediaType: AVMediaType?, position: Position
  ) -> AVCaptureDevice? { nil }

  public class func devices() -> [AVCaptureDevice] { [] }
  public class func devices(for mediaType: AVMediaType) -> [AVCaptureDevice] { [] }
  public convenience init?(uniqueID deviceUniqueID: String) { return nil }

  /// Looks for cameras and microphones, and finds none.
  open class DiscoverySession: NSObject {
    open var devices: [AVCaptureDevice] { [] }

    public init(
      deviceTypes: [DeviceType], mediaType: AVMediaType?, position: Position
    ) {
      super.init()
    }
  }
}

/// How many pictures a second.
open class AVFrameRateRange: NSObject {
  open var minFrameRate: Double { 0 }
  open var maxFrameRate: Double { 0 }
  open var minFrameDuration: CMTime { .invalid }
  open var maxFrameDuration: CMTime { .invalid }
}

extension NSNotification.Name {
  public static let AVCaptureDeviceSubjectAreaDidChange = NSNotification.Name(
    "AVCaptureDeviceSubjectAreaDidChangeNotification")
  public static let AVCaptureDeviceWasConnected = NSNotification.Name(
    "AVCaptureDeviceWasConnectedNotification")
  public static let AVCaptureDeviceWasDisconnected = NSNotification.Name(
    "AVCaptureDeviceWasDisconnectedNotification")
  public static let AVCaptureSessionRuntimeError = NSNotification.Name(
    "AVCaptureSessionRuntimeErrorNotification")
  public static let AVCaptureSessionDidStartRunning = NSNotification.Name(
    "AVCaptureSessionDidStartRunningNotification")
  public static let AVCaptureSessionDidStopRunning = NSNotification.Name(
    "AVCaptureSessionDidStopRunningNotification")
  public static let AVCaptureSessionWasInterrupted = NSNotification.Name(
    "AVCaptureSessionWasInterruptedNotification")
  public static let AVCaptureSessionInterruptionEnded = NSNotification.Name(
    "AVCaptureSessionInterruptionEndedNotification")
}

public let AVCaptureSessionErrorKey = "AVCaptureSessionErrorKey"
public let AVCaptureSessionInterruptionReasonKey = "AVCaptureSessionInterruptionReasonKey"
