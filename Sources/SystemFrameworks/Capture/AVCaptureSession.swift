// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// Brings cameras and outputs together: keeps them, runs, and delivers nothing.
open class AVCaptureSession: NSObject {
  public struct Preset: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let photo = Preset(rawValue: "AVCaptureSessionPresetPhoto")
    public static let high = Preset(rawValue: "AVCaptureSessionPresetHigh")
    public static let medium = Preset(rawValue: "AVCaptureSessionPresetMedium")
    public static let low = Preset(rawValue: "AVCaptureSessionPresetLow")
    public static let cif352x288 = Preset(rawValue: "AVCaptureSessionPreset352x288")
    public static let vga640x480 = Preset(rawValue: "AVCaptureSessionPreset640x480")
    public static let iFrame960x540 = Preset(rawValue: "AVCaptureSessionPresetiFrame960x540")
    public static let hd1280x720 = Preset(rawValue: "AVCaptureSessionPreset1280x720")
    public static let hd1920x1080 = Preset(rawValue: "AVCaptureSessionPreset1920x1080")
    public static let hd4K3840x2160 = Preset(rawValue: "AVCaptureSessionPreset3840x2160")
    public static let iFrame1280x720 = Preset(rawValue: "AVCaptureSessionPresetiFrame1280x720")
    public static let inputPriority = Preset(rawValue: "AVCaptureSessionPresetInputPriority")
  }

  public enum InterruptionReason: Int, Sendable {
    case videoDeviceNotAvailableInBackground = 1
    case audioDeviceInUseByAnotherClient
    case videoDeviceInUseByAnotherClient
    case videoDeviceNotAvailableWithMultipleForegroundApps
    case videoDeviceNotAvailableDueToSystemPressure
  }

  open private(set) var inputs: [AVCaptureInput] = []
  open private(set) var outputs: [AVCaptureOutput] = []
  open private(set) var isRunning = false
  open var sessionPreset = Preset.high
  open var usesApplicationAudioSession = true
  open var automaticallyConfiguresApplicationAudioSession = true
  open var automaticallyConfiguresCaptureDeviceForWideColor = true
  open var isInterrupted: Bool { false }
  open var connections: [AVCaptureConnection] { [] }

  open func canSetSessionPreset(_ preset: Preset) -> Bool { true }
  open func canAddInput(_ input: AVCaptureInput) -> Bool { !inputs.contains(input) }
  open func addInput(_ input: AVCaptureInput) { inputs.append(input) }
  open func addInputWithNoConnections(_ input: AVCaptureInput) { inputs.append(input) }
  open func removeInput(_ input: AVCaptureInput) { inputs.removeAll { $0 === input } }
  open func canAddOutput(_ output: AVCaptureOutput) -> Bool { !outputs.contains(output) }
  open func addOutput(_ output: AVCaptureOutput) { outputs.append(output) }
  open func addOutputWithNoConnections(_ output: AVCaptureOutput) { outputs.append(output) }
  open func removeOutput(_ output: AVCaptureOutput) { outputs.removeAll { $0 === output } }
  open func beginConfiguration() {}
  open func commitConfiguration() {}
  open func startRunning() { isRunning = true }
  open func stopRunning() { isRunning = false }
}

/// Where pictures and sound come from.
open class AVCaptureInput: NSObject {
  /// One stream of an input.
  open class Port: NSObject {
    open var mediaType: AVMediaType { .video }
    open var isEnabled = true
  }

  open var ports: [Port] { [] }
}

/// A camera or a microphone of a session.
open class AVCaptureDeviceInput: AVCaptureInput {
  public let device: AVCaptureDevice

  /// Throws: no app may use a device.
  public init(device: AVCaptureDevice) throws {
    self.device = device
    super.init()
    throw AVError(.applicationIsNotAuthorizedToUseDevice)
  }
}

/// What joins an input to an output; there is none without a camera.
open class AVCaptureConnection: NSObject {
  open var isEnabled = true
  open var videoOrientation = AVCaptureVideoOrientation.portrait
  open var videoRotationAngle: CGFloat = 0
  open var isVideoMirrored = false
  open var automaticallyAdjustsVideoMirroring = true
  open var videoScaleAndCropFactor: CGFloat = 1
  open var preferredVideoStabilizationMode = AVCaptureVideoStabilizationMode.off
  open var inputPorts: [AVCaptureInput.Port] { [] }
  open var output: AVCaptureOutput? { nil }
  open var isActive: Bool { false }
  open var isVideoOrientationSupported: Bool { false }
  open var isVideoMirroringSupported: Bool { false }
  open var isVideoStabilizationSupported: Bool { false }
  open var videoMaxScaleAndCropFactor: CGFloat { 1 }
  open func isVideoRotationAngleSupported(_ videoRotationAngle: CGFloat) -> Bool { false }
}

public enum AVCaptureVideoStabilizationMode: Int, Sendable {
  case off = 0
  case standard
  case cinematic
  case cinematicExtended
  case auto = -1
}

/// Where the camera's picture is shown: empty.
open class AVCaptureVideoPreviewLayer: CALayer {
  open var session: AVCaptureSession?
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  open var connection: AVCaptureConnection? { nil }
  open var isPreviewing: Bool { false }

  public convenience init(session: AVCaptureSession) {
    self.init()
    self.session = session
  }

  public convenience init(sessionWithNoConnection session: AVCaptureSession) {
    self.init(session: session)
  }

  open func setSessionWithNoConnection(_ session: AVCaptureSession) { self.session = session }

  /// As fractions of the layer, since no picture has a size.
  open func captureDevicePointConverted(fromLayerPoint pointInLayer: CGPoint) -> CGPoint {
    guard bounds.width > 0, bounds.height > 0 else { return .zero }
    return CGPoint(x: pointInLayer.x / bounds.width, y: pointInLayer.y / bounds.height)
  }

  open func layerPointConverted(fromCaptureDevicePoint point: CGPoint) -> CGPoint {
    CGPoint(x: point.x * bounds.width, y: point.y * bounds.height)
  }

  open func metadataOutputRectConverted(fromLayerRect rectInLayerCoordinates: CGRect) -> CGRect {
    guard bounds.width > 0, bounds.height > 0 else { return .zero }
    let rect = rectInLayerCoordinates
    return CGRect(
      x: rect.minX / bounds.width, y: rect.minY / bounds.height,
      width: rect.width / bounds.width, height: rect.height / bounds.height)
  }

  open func layerRectConverted(fromMetadataOutputRect rect: CGRect) -> CGRect {
    CGRect(
      x: rect.minX * bounds.width, y: rect.minY * bounds.height,
      width: rect.width * bounds.width, height: rect.height * bounds.height)
  }

  open func transformedMetadataObject(
    for metadataObject: AVMetadataObject
  ) -> AVMetadataObject? { nil }
}
