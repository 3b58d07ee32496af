// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import FoundationNetworking

/// Takes pictures out of a film; no film is read, so there is no picture at any time.
open class AVAssetImageGenerator: NSObject {
  public struct ApertureMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let cleanAperture = ApertureMode(rawValue: "CleanAperture")
    public static let productionAperture = ApertureMode(rawValue: "ProductionAperture")
    public static let encodedPixels = ApertureMode(rawValue: "EncodedPixels")
  }

  public enum Result: Int, Sendable {
    case succeeded = 0
    case failed
    case cancelled
  }

  public typealias CompletionHandler = (CMTime, CGImage?, CMTime, Result, (any Error)?) -> Void

  public let asset: AVAsset
  open var appliesPreferredTrackTransform = false
  open var maximumSize = CGSize.zero
  open var apertureMode: ApertureMode?
  open var requestedTimeToleranceBefore = CMTime.positiveInfinity
  open var requestedTimeToleranceAfter = CMTime.positiveInfinity
  open var videoComposition: AVVideoComposition?

  public init(asset: AVAsset) {
    self.asset = asset
    super.init()
  }

  open func copyCGImage(
    at requestedTime: CMTime, actualTime: UnsafeMutablePointer<CMTime>?
  ) throws -> CGImage {
    throw AVError(.noImageAtTime)
  }

  open func image(at time: CMTime) async throws -> (image: CGImage, actualTime: CMTime) {
    throw AVError(.noImageAtTime)
  }

  open func generateCGImageAsynchronously(
    for requestedTime: CMTime,
    completionHandler handler: @escaping (CGImage?, CMTime, (any Error)?) -> Void
  ) {
    answerLater { handler(nil, .invalid, AVError(.noImageAtTime)) }
  }

  open func generateCGImagesAsynchronously(
    forTimes requestedTimes: [NSValue], completionHandler handler: @escaping CompletionHandler
  ) {
    answerLater {
      for time in requestedTimes {
        handler(time.timeValue, nil, .invalid, .failed, AVError(.noImageAtTime))
      }
    }
  }

  open func cancelAllCGImageGeneration() {}
}

public typealias AVAssetImageGeneratorCompletionHandler = AVAssetImageGenerator.CompletionHandler

/// Writes an asset to another file; fails, since no film is read.
open class AVAssetExportSession: NSObject {
  public enum Status: Int, Sendable {
    case unknown = 0
    case waiting
    case exporting
    case completed
    case failed
    case cancelled
  }

  public let asset: AVAsset
  public let presetName: String
  open var outputURL: URL?
  open var outputFileType: AVFileType?
  open var shouldOptimizeForNetworkUse = false
  open var timeRange = CMTimeRange(start: .zero, duration: .positiveInfinity)
  open var metadata: [AVMetadataItem]?
  open var audioMix: AVAudioMix?
  open var videoComposition: AVVideoComposition?
  open var fileLengthLimit: Int64 = 0
  open var audioTimePitchAlgorithm = AVAudioTimePitchAlgorithm.spectral
  open private(set) var status = Status.unknown
  open private(set) var error: (any Error)?
  open var progress: Float { 0 }
  open var estimatedOutputFileLength: Int64 { 0 }
  open var supportedFileTypes: [AVFileType] { [.mov, .mp4, .m4v, .m4a] }

  public init?(asset: AVAsset, presetName: String) {
    self.asset = asset
    self.presetName = presetName
    super.init()
  }

  open class func allExportPresets() -> [String] {
    [
      AVAssetExportPresetLowQuality, AVAssetExportPresetMediumQuality,
      AVAssetExportPresetHighestQuality, AVAssetExportPresetPassthrough,
    ]
  }

  open class func exportPresets(compatibleWith asset: AVAsset) -> [String] { [] }

  open class func compatibility(
    ofExportPreset presetName: String, with asset: AVAsset, outputFileType: AVFileType?
  ) async -> Bool { false }

  open func exportAsynchronously(completionHandler handler: @escaping () -> Void) {
    status = .failed
    error = AVError(.exportFailed)
    answerLater(handler)
  }

  open func export() async {
    status = .failed
    error = AVError(.exportFailed)
  }

  open func export(to url: URL, as fileType: AVFileType) async throws {
    throw AVError(.exportFailed)
  }

  open func cancelExport() {}
}

/// Answers for addresses that an app serves itself; no asset asks.
open class AVAssetResourceLoader: NSObject {
  open private(set) weak var delegate: (any AVAssetResourceLoaderDelegate)?
  open private(set) var delegateQueue: DispatchQueue?
  open var preloadsEligibleContentKeys = false

  open func setDelegate(
    _ delegate: (any AVAssetResourceLoaderDelegate)?, queue delegateQueue: DispatchQueue?
  ) {
    self.delegate = delegate
    self.delegateQueue = delegateQueue
  }
}

/// What an asset wants to read; kept.
open class AVAssetResourceLoadingRequest: NSObject {
  public let request: URLRequest
  open private(set) var isFinished = false
  open private(set) var isCancelled = false
  open var contentInformationRequest: AVAssetResourceLoadingContentInformationRequest? { nil }
  open var dataRequest: AVAssetResourceLoadingDataRequest? { nil }
  open var response: URLResponse?
  open var redirect: URLRequest?

  init(request: URLRequest) {
    self.request = request
    super.init()
  }

  open func finishLoading() { isFinished = true }
  open func finishLoading(with error: (any Error)?) { isFinished = true }
}

/// What is told of a file; kept.
open class AVAssetResourceLoadingContentInformationRequest: NSObject {
  open var contentType: String?
  open var contentLength: Int64 = 0
  open var isByteRangeAccessSupported = false
}

/// Which bytes are wanted: none.
open class AVAssetResourceLoadingDataRequest: NSObject {
  open var requestedOffset: Int64 { 0 }
  open var requestedLength: Int { 0 }
  open var currentOffset: Int64 { 0 }
  open var requestsAllDataToEndOfResource: Bool { false }
  open func respond(with data: Data) {}
}

public protocol AVAssetResourceLoaderDelegate: NSObjectProtocol {
  // @objc(resourceLoader:shouldWaitForLoadingOfRequestedResource:) optional = false
  func resourceLoader(
    _ resourceLoader: AVAssetResourceLoader,
    shouldWaitForLoadingOfRequestedResource loadingRequest: AVAssetResourceLoadingRequest
  ) -> Bool
  // @objc(resourceLoader:didCancelLoadingRequest:) optional
  func resourceLoader(
    _ resourceLoader: AVAssetResourceLoader, didCancel loadingRequest: AVAssetResourceLoadingRequest
  )
}
