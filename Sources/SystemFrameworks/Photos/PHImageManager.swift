// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

public typealias PHImageRequestID = Int32
public let PHInvalidImageRequestID: PHImageRequestID = 0

public let PHImageManagerMaximumSize = CGSize(width: -1, height: -1)

public let PHImageErrorKey = "PHImageErrorKey"
public let PHImageCancelledKey = "PHImageCancelledKey"
public let PHImageResultIsDegradedKey = "PHImageResultIsDegradedKey"
public let PHImageResultIsInCloudKey = "PHImageResultIsInCloudKey"
public let PHImageResultRequestIDKey = "PHImageResultRequestIDKey"

public typealias PHAssetImageProgressHandler = (
  Double, (any Error)?, UnsafeMutablePointer<ObjCBool>, [AnyHashable: Any]?
) -> Void
public typealias PHAssetVideoProgressHandler = PHAssetImageProgressHandler

public enum PHImageContentMode: Int, Sendable {
  case aspectFit = 0
  case aspectFill

  public static let `default` = PHImageContentMode.aspectFit
}

public enum PHImageRequestOptionsVersion: Int, Sendable {
  case current = 0
  case unadjusted
  case original
}

public enum PHImageRequestOptionsDeliveryMode: Int, Sendable {
  case opportunistic = 0
  case highQualityFormat
  case fastFormat
}

public enum PHImageRequestOptionsResizeMode: Int, Sendable {
  case none = 0
  case fast
  case exact
}

/// How a picture is wanted; kept.
open class PHImageRequestOptions: NSObject {
  open var version = PHImageRequestOptionsVersion.current
  open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
  open var resizeMode = PHImageRequestOptionsResizeMode.fast
  open var normalizedCropRect = CGRect.zero
  open var isNetworkAccessAllowed = false
  open var isSynchronous = false
  open var allowSecondaryDegradedImage = false
  open var progressHandler: PHAssetImageProgressHandler?
}

public enum PHVideoRequestOptionsVersion: Int, Sendable {
  case current = 0
  case original
}

public enum PHVideoRequestOptionsDeliveryMode: Int, Sendable {
  case automatic = 0
  case highQualityFormat
  case mediumQualityFormat
  case fastFormat
}

/// How a film is wanted; kept.
open class PHVideoRequestOptions: NSObject {
  open var version = PHVideoRequestOptionsVersion.current
  open var deliveryMode = PHVideoRequestOptionsDeliveryMode.automatic
  open var isNetworkAccessAllowed = false
  open var progressHandler: PHAssetVideoProgressHandler?
}

/// How a live photo is wanted; kept.
open class PHLivePhotoRequestOptions: NSObject {
  open var version = PHImageRequestOptionsVersion.current
  open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
  open var isNetworkAccessAllowed = false
  open var progressHandler: PHAssetImageProgressHandler?
}

/// Gives no pictures: its handlers get nil, and the reason under `PHImageErrorKey`.
open class PHImageManager: NSObject {
  nonisolated(unsafe) private static let shared = PHImageManager()

  open class func `default`() -> PHImageManager { shared }

  private static var reason: [AnyHashable: Any] {
    [PHImageErrorKey: PHPhotosError(.accessUserDenied)]
  }

  /// Synchronous requests answer before this returns.
  private func answer(isSynchronous: Bool = false, _ handler: @escaping () -> Void)
    -> PHImageRequestID
  {
    if isSynchronous { handler() } else { answerLater(handler) }
    return PHInvalidImageRequestID
  }

  @discardableResult
  open func requestImage(
    for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode,
    options: PHImageRequestOptions?,
    resultHandler: @escaping (UIImage?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    answer(isSynchronous: options?.isSynchronous == true) {
      resultHandler(nil, PHImageManager.reason)
    }
  }

  @discardableResult
  open func requestImageDataAndOrientation(
    for asset: PHAsset, options: PHImageRequestOptions?,
    resultHandler:
      @escaping (
        Data?, String?, CGImagePropertyOrientation, [AnyHashable: Any]?
      ) -> Void
  ) -> PHImageRequestID {
    answer(isSynchronous: options?.isSynchronous == true) {
      resultHandler(nil, nil, .up, PHImageManager.reason)
    }
  }

  @discardableResult
  open func requestImageData(
    for asset: PHAsset, options: PHImageRequestOptions?,
    resultHandler: @escaping (Data?, String?, UIImage.Orientation, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    answer(isSynchronous: options?.isSynchronous == true) {
      resultHandler(nil, nil, .up, PHImageManager.reason)
    }
  }

  @discardableResult
  open func requestAVAsset(
    forVideo asset: PHAsset, options: PHVideoRequestOptions?,
    resultHandler: @escaping (AVAsset?, AVAudioMix?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    answer { resultHandler(nil, nil, PHImageManager.reason) }
  }

  @discardableResult
  open func requestPlayerItem(
    forVideo asset: PHAsset, options: PHVideoRequestOptions?,
    resultHandler: @escaping (AVPlayerItem?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    answer { resultHandler(nil, PHImageManager.reason) }
  }

  @discardableResult
  open func requestExportSession(
    forVideo asset: PHAsset, options: PHVideoRequestOptions?, exportPreset: String,
    resultHandler: @escaping (AVAssetExportSession?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    answer { resultHandler(nil, PHImageManager.reason) }
  }

  @discardableResult
  open func requestLivePhoto(
    for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode,
    options: PHLivePhotoRequestOptions?,
    resultHandler: @escaping (PHLivePhoto?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    answer { resultHandler(nil, PHImageManager.reason) }
  }

  open func cancelImageRequest(_ requestID: PHImageRequestID) {}
}

/// Keeps no pictures ready, since there are none.
open class PHCachingImageManager: PHImageManager {
  open var allowsCachingHighQualityImages = true

  open func startCachingImages(
    for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode,
    options: PHImageRequestOptions?
  ) {}

  open func stopCachingImages(
    for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode,
    options: PHImageRequestOptions?
  ) {}

  open func stopCachingImagesForAllAssets() {}
}
