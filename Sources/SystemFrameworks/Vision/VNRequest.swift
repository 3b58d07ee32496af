// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

public let VNErrorDomain = "com.apple.Vision"

public enum VNErrorCode: Int, Sendable {
  case turiCoreErrorCode = -1
  case ok = 0
  case requestCancelled
  case invalidFormat
  case operationFailed
  case outOfBoundsError
  case invalidOption
  case ioError
  case missingOption
  case notImplemented
  case internalError
  case outOfMemory
  case unknownError
  case invalidOperation
  case invalidImage
  case invalidArgument
  case invalidModel
  case unsupportedRevision
  case dataUnavailable
  case timeStampNotFound
  case unsupportedRequest
  case timeout

  /// The error of Apple's domain.
  var error: NSError { NSError(domain: VNErrorDomain, code: rawValue) }
}

public typealias VNConfidence = Float
public typealias VNRequestCompletionHandler = (VNRequest, (any Error)?) -> Void

public enum VNRequestTextRecognitionLevel: Int, Sendable {
  case accurate = 0
  case fast
}

public enum VNImageCropAndScaleOption: UInt, Sendable {
  case centerCrop = 0
  case scaleFit
  case scaleFill
}

public struct VNImageOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let properties = VNImageOption(rawValue: "VNImageOptionProperties")
  public static let cameraIntrinsics = VNImageOption(rawValue: "VNImageOptionCameraIntrinsics")
  public static let ciContext = VNImageOption(rawValue: "VNImageOptionCIContext")
}

// Vision's places are parts of a picture's size, y upwards.

public func VNNormalizedPointForImagePoint(
  _ imagePoint: CGPoint, _ imageWidth: Int, _ imageHeight: Int
) -> CGPoint {
  CGPoint(x: imagePoint.x / CGFloat(imageWidth), y: imagePoint.y / CGFloat(imageHeight))
}

public func VNImagePointForNormalizedPoint(
  _ normalizedPoint: CGPoint, _ imageWidth: Int, _ imageHeight: Int
) -> CGPoint {
  CGPoint(x: normalizedPoint.x * CGFloat(imageWidth), y: normalizedPoint.y * CGFloat(imageHeight))
}

public func VNNormalizedRectForImageRect(
  _ imageRect: CGRect, _ imageWidth: Int, _ imageHeight: Int
) -> CGRect {
  let origin = VNNormalizedPointForImagePoint(imageRect.origin, imageWidth, imageHeight)
  let (width, height) = (CGFloat(imageWidth), CGFloat(imageHeight))
  return CGRect(
    origin: origin, size: CGSize(width: imageRect.width / width, height: imageRect.height / height))
}

public func VNImageRectForNormalizedRect(
  _ normalizedRect: CGRect, _ imageWidth: Int, _ imageHeight: Int
) -> CGRect {
  let origin = VNImagePointForNormalizedPoint(normalizedRect.origin, imageWidth, imageHeight)
  let (width, height) = (CGFloat(imageWidth), CGFloat(imageHeight))
  return CGRect(
    origin: origin,
    size: CGSize(width: normalizedRect.width * width, height: normalizedRect.height * height))
}

/// What is looked for in a picture: there are no models, so nothing is, and a request fails.
open class VNRequest: NSObject {
  public let completionHandler: VNRequestCompletionHandler?
  open var preferBackgroundProcessing = false
  open var usesCPUOnly = false
  open var revision = 1

  public init(completionHandler: VNRequestCompletionHandler? = nil) {
    self.completionHandler = completionHandler
    super.init()
  }

  public convenience override init() { self.init(completionHandler: nil) }

  open func cancel() {}
}

/// What every request has found, whatever its kind; each kind has ``VNRequest/results`` of its own type.
public protocol VNRequestResults {}

extension VNRequest: VNRequestResults {}

extension VNRequestResults {
  public var results: [VNObservation]? { nil }
}

/// A request about one picture.
open class VNImageBasedRequest: VNRequest {
  open var regionOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)
}

/// Words in a picture; fails.
open class VNRecognizeTextRequest: VNImageBasedRequest {
  public var results: [VNRecognizedTextObservation]? { nil }
  open var recognitionLevel = VNRequestTextRecognitionLevel.accurate
  open var recognitionLanguages: [String] = ["en-US"]
  open var customWords: [String] = []
  open var usesLanguageCorrection = true
  open var automaticallyDetectsLanguage = false
  open var minimumTextHeight: Float = 0

  open func supportedRecognitionLanguages() throws -> [String] { [] }
}

/// Places of text; fails.
open class VNDetectTextRectanglesRequest: VNImageBasedRequest {
  public var results: [VNTextObservation]? { nil }
  open var reportCharacterBoxes = false
}

/// Places of faces; fails.
open class VNDetectFaceRectanglesRequest: VNImageBasedRequest {
  public var results: [VNFaceObservation]? { nil }
}

/// Eyes, noses and mouths; fails.
open class VNDetectFaceLandmarksRequest: VNImageBasedRequest {
  public var results: [VNFaceObservation]? { nil }
  open var inputFaceObservations: [VNFaceObservation]?
}

/// Sheets of paper; fails.
open class VNDetectRectanglesRequest: VNImageBasedRequest {
  public var results: [VNRectangleObservation]? { nil }
  open var minimumAspectRatio: Float = 0.5
  open var maximumAspectRatio: Float = 1
  open var quadratureTolerance: Float = 30
  open var minimumSize: Float = 0.2
  open var minimumConfidence: VNConfidence = 0
  open var maximumObservations = 1
}

/// Codes; fails.
open class VNDetectBarcodesRequest: VNImageBasedRequest {
  public var results: [VNBarcodeObservation]? { nil }
  open var symbologies: [VNBarcodeSymbology] = []
}

/// What is seen; fails.
open class VNClassifyImageRequest: VNImageBasedRequest {
  public var results: [VNClassificationObservation]? { nil }
}

/// Where people are; fails.
open class VNGeneratePersonSegmentationRequest: VNImageBasedRequest {
  public enum QualityLevel: UInt, Sendable {
    case accurate = 0
    case balanced
    case fast
  }

  public var results: [VNPixelBufferObservation]? { nil }
  open var qualityLevel = QualityLevel.accurate
  open var outputPixelFormat: OSType = 0
}

/// How alike pictures are; fails.
open class VNGenerateImageFeaturePrintRequest: VNImageBasedRequest {
  open var imageCropAndScaleOption = VNImageCropAndScaleOption.scaleFill
}

/// A model of a machine's; there are none.
open class VNCoreMLModel: NSObject {
  public init(for model: MLModel) throws { throw VNErrorCode.invalidModel.error }
}

/// What a model says; fails.
open class VNCoreMLRequest: VNImageBasedRequest {
  public let model: VNCoreMLModel
  open var imageCropAndScaleOption = VNImageCropAndScaleOption.centerCrop

  public init(model: VNCoreMLModel, completionHandler: VNRequestCompletionHandler? = nil) {
    self.model = model
    super.init(completionHandler: completionHandler)
  }
}

/// Asks requests of a picture. Each is told that it is not supported, and the first one's error is
/// thrown.
open class VNImageRequestHandler: NSObject {
  public override init() { super.init() }

  public convenience init(
    cgImage image: CGImage, options: [VNImageOption: Any] = [:]
  ) { self.init() }

  public convenience init(
    cgImage image: CGImage, orientation: CGImagePropertyOrientation,
    options: [VNImageOption: Any] = [:]
  ) { self.init() }

  public convenience init(ciImage image: CIImage, options: [VNImageOption: Any] = [:]) {
    self.init()
  }

  public convenience init(
    ciImage image: CIImage, orientation: CGImagePropertyOrientation,
    options: [VNImageOption: Any] = [:]
  ) { self.init() }

  public convenience init(
    cvPixelBuffer pixelBuffer: CVPixelBuffer, options: [VNImageOption: Any] = [:]
  ) { self.init() }

  public convenience init(
    cvPixelBuffer pixelBuffer: CVPixelBuffer, orientation: CGImagePropertyOrientation,
    options: [VNImageOption: Any] = [:]
  ) { self.init() }

  public convenience init(url imageURL: URL, options: [VNImageOption: Any] = [:]) {
    self.init()
  }

  public convenience init(data imageData: Data, options: [VNImageOption: Any] = [:]) {
    self.init()
  }

  open func perform(_ requests: [VNRequest]) throws { try refuse(requests) }
}

/// Asks requests of one picture after another; as of one.
open class VNSequenceRequestHandler: NSObject {
  open func perform(_ requests: [VNRequest], on image: CGImage) throws { try refuse(requests) }
  open func perform(_ requests: [VNRequest], on image: CIImage) throws { try refuse(requests) }
  open func perform(_ requests: [VNRequest], on pixelBuffer: CVPixelBuffer) throws {
    try refuse(requests)
  }
}

private func refuse(_ requests: [VNRequest]) throws {
  let error = VNErrorCode.unsupportedRequest.error
  for request in requests { request.completionHandler?(request, error) }
  if !requests.isEmpty { throw error }
}
