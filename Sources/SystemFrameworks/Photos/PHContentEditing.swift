// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

public typealias PHContentEditingInputRequestID = Int

public let PHContentEditingInputCancelledKey = "PHContentEditingInputCancelledKey"
public let PHContentEditingInputErrorKey = "PHContentEditingInputErrorKey"
public let PHContentEditingInputResultIsInCloudKey = "PHContentEditingInputResultIsInCloudKey"

/// What an app did to a photo, in words of its own; kept.
open class PHAdjustmentData: NSObject {
  public let formatIdentifier: String
  public let formatVersion: String
  public let data: Data

  public init(formatIdentifier: String, formatVersion: String, data: Data) {
    self.formatIdentifier = formatIdentifier
    self.formatVersion = formatVersion
    self.data = data
    super.init()
  }
}

/// How a photo that is to be edited is wanted; kept.
open class PHContentEditingInputRequestOptions: NSObject {
  open var canHandleAdjustmentData: (PHAdjustmentData) -> Bool = { _ in false }
  open var isNetworkAccessAllowed = false
  open var progressHandler: ((Double, UnsafeMutablePointer<ObjCBool>) -> Void)?
}

/// A photo that is to be edited; there is none.
open class PHContentEditingInput: NSObject {
  open var mediaType: PHAssetMediaType { .unknown }
  open var mediaSubtypes: PHAssetMediaSubtype { [] }
  open var playbackStyle: PHAsset.PlaybackStyle { .unsupported }
  open var creationDate: Date? { nil }
  open var location: CLLocation? { nil }
  open var uniformTypeIdentifier: String? { nil }
  open var adjustmentData: PHAdjustmentData? { nil }
  open var displaySizeImage: UIImage? { nil }
  open var fullSizeImageURL: URL? { nil }
  open var fullSizeImageOrientation: Int32 { 1 }
  open var audiovisualAsset: AVAsset? { nil }
  open var livePhoto: PHLivePhoto? { nil }
}

/// What came of editing; kept.
open class PHContentEditingOutput: NSObject {
  open var adjustmentData: PHAdjustmentData?
  /// A file in the app's own temporary folder.
  public let renderedContentURL = FileManager.default.temporaryDirectory
    .appendingPathComponent(UUID().uuidString)

  public init(contentEditingInput: PHContentEditingInput) { super.init() }

  public init(placeholderForCreatedAsset placeholder: PHObjectPlaceholder) { super.init() }
}

extension PHAsset {
  /// Gives no photo, and the reason under `PHContentEditingInputErrorKey`.
  @discardableResult
  public func requestContentEditingInput(
    with options: PHContentEditingInputRequestOptions?,
    completionHandler: @escaping (PHContentEditingInput?, [AnyHashable: Any]) -> Void
  ) -> PHContentEditingInputRequestID {
    answerLater {
      completionHandler(
        nil, [PHContentEditingInputErrorKey: PHPhotosError(.accessUserDenied)])
    }
    return 0
  }

  public func cancelContentEditingInputRequest(_ requestID: PHContentEditingInputRequestID) {}
}
