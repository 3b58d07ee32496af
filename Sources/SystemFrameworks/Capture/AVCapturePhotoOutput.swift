// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// How a photo is taken; kept.
open class AVCapturePhotoSettings: NSObject {
  public let format: [String: Any]?
  public let uniqueID: Int64 = 0
  open var flashMode = AVCaptureDevice.FlashMode.off
  open var isHighResolutionPhotoEnabled = false
  open var isAutoRedEyeReductionEnabled = false
  open var isAutoStillImageStabilizationEnabled = false
  open var isDepthDataDeliveryEnabled = false
  open var embedsDepthDataInPhoto = true
  open var isDepthDataFiltered = true
  open var isCameraCalibrationDataDeliveryEnabled = false
  open var isPortraitEffectsMatteDeliveryEnabled = false
  open var embedsPortraitEffectsMatteInPhoto = true
  open var metadata: [String: Any] = [:]
  open var photoQualityPrioritization = AVCapturePhotoOutput.QualityPrioritization.balanced
  open var previewPhotoFormat: [String: Any]?
  open var embeddedThumbnailPhotoFormat: [String: Any]?
  open var livePhotoMovieFileURL: URL?
  open var maxPhotoDimensions = CMVideoDimensions()
  open var availablePreviewPhotoPixelFormatTypes: [OSType] { [] }
  open var availableEmbeddedThumbnailPhotoCodecTypes: [AVVideoCodecType] { [] }

  public convenience override init() { self.init(format: nil) }

  public init(format: [String: Any]?) {
    self.format = format
    super.init()
  }

  public convenience init(from photoSettings: AVCapturePhotoSettings) {
    self.init(format: photoSettings.format)
  }
}

/// How several photos are taken at once; kept.
open class AVCapturePhotoBracketSettings: AVCapturePhotoSettings {}

/// How one photo of several is taken; kept.
open class AVCaptureBracketedStillImageSettings: NSObject {}

/// How a photo was taken; none was.
open class AVCaptureResolvedPhotoSettings: NSObject {
  open var uniqueID: Int64 { 0 }
  open var photoDimensions: CMVideoDimensions { CMVideoDimensions() }
  open var isFlashEnabled: Bool { false }
}

/// A photo that was taken; none was.
open class AVCapturePhoto: NSObject {
  public let resolvedSettings = AVCaptureResolvedPhotoSettings()
  open var timestamp: CMTime { .invalid }
  open var photoCount: Int { 0 }
  open var isRawPhoto: Bool { false }
  open var metadata: [String: Any] { [:] }
  open var pixelBuffer: CVPixelBuffer? { nil }
  open var previewPixelBuffer: CVPixelBuffer? { nil }
  open var depthData: AVDepthData? { nil }
  open var portraitEffectsMatte: AVPortraitEffectsMatte? { nil }
  open func fileDataRepresentation() -> Data? { nil }
  open func cgImageRepresentation() -> CGImage? { nil }
  open func previewCGImageRepresentation() -> CGImage? { nil }
}

/// How far things are from a camera; nothing was measured.
open class AVDepthData: NSObject {
  open var depthDataMap: CVPixelBuffer? { nil }
}

/// Where a person is in a photo; none was taken.
open class AVPortraitEffectsMatte: NSObject {
  open var mattingImage: CVPixelBuffer? { nil }
}

/// Takes photos: each ends with the error that the session does not run.
open class AVCapturePhotoOutput: AVCaptureOutput {
  public enum QualityPrioritization: Int, Sendable {
    case speed = 1
    case balanced
    case quality
  }

  open var isHighResolutionCaptureEnabled = false
  open var isLivePhotoCaptureEnabled = false
  open var isDepthDataDeliveryEnabled = false
  open var isPortraitEffectsMatteDeliveryEnabled = false
  open var isAutoRedEyeReductionSupported: Bool { false }
  open var maxPhotoQualityPrioritization = QualityPrioritization.balanced
  open var maxPhotoDimensions = CMVideoDimensions()
  open var supportedFlashModes: [AVCaptureDevice.FlashMode] { [] }
  open var availablePhotoCodecTypes: [AVVideoCodecType] { [] }
  open var availablePhotoPixelFormatTypes: [OSType] { [] }
  open var isLivePhotoCaptureSupported: Bool { false }
  open var isDepthDataDeliverySupported: Bool { false }
  open var isPortraitEffectsMatteDeliverySupported: Bool { false }

  open func capturePhoto(
    with settings: AVCapturePhotoSettings, delegate: any AVCapturePhotoCaptureDelegate
  ) {
    answerLater { [self] in
      delegate.photoOutput(
        self, didFinishCaptureFor: AVCaptureResolvedPhotoSettings(),
        error: AVError(.sessionNotRunning))
    }
  }

  open func setPreparedPhotoSettingsArray(
    _ preparedPhotoSettingsArray: [AVCapturePhotoSettings],
    completionHandler: ((Bool, (any Error)?) -> Void)? = nil
  ) {
    answerLater { completionHandler?(false, AVError(.sessionNotRunning)) }
  }
}

public protocol AVCapturePhotoCaptureDelegate: NSObjectProtocol {
  // @objc(captureOutput:willBeginCaptureForResolvedSettings:) optional
  func photoOutput(
    _ output: AVCapturePhotoOutput,
    willBeginCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings)
  // @objc(captureOutput:willCapturePhotoForResolvedSettings:) optional
  func photoOutput(
    _ output: AVCapturePhotoOutput,
    willCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings)
  // @objc(captureOutput:didCapturePhotoForResolvedSettings:) optional
  func photoOutput(
    _ output: AVCapturePhotoOutput,
    didCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings)
  // @objc(captureOutput:didFinishProcessingPhoto:error:) optional
  func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto,
    error: (any Error)?)
  // @objc(captureOutput:didFinishCaptureForResolvedSettings:error:) optional
  func photoOutput(
    _ output: AVCapturePhotoOutput,
    didFinishCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings, error: (any Error)?)
}
