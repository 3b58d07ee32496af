// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

public typealias PHLivePhotoRequestID = Int32
public let PHLivePhotoInfoErrorKey = "PHLivePhotoInfoErrorKey"
public let PHLivePhotoInfoIsDegradedKey = "PHLivePhotoInfoIsDegradedKey"
public let PHLivePhotoInfoCancelledKey = "PHLivePhotoInfoCancelledKey"

/// A picture that moves; none can be made.
open class PHLivePhoto: NSObject {
  open var size: CGSize { .zero }

  @discardableResult
  open class func request(
    withResourceFileURLs fileURLs: [URL], placeholderImage image: UIImage?, targetSize: CGSize,
    contentMode: PHImageContentMode,
    resultHandler: @escaping (PHLivePhoto?, [AnyHashable: Any]) -> Void
  ) -> PHLivePhotoRequestID {
    answerLater {
      resultHandler(nil, [PHLivePhotoInfoErrorKey: PHPhotosError(.invalidResource)])
    }
    return 0
  }

  open class func cancelRequest(withRequestID requestID: PHLivePhotoRequestID) {}
}

public enum PHLivePhotoViewPlaybackStyle: Int, Sendable {
  case undefined = 0
  case full
  case hint
}

/// Shows a picture that moves; empty.
open class PHLivePhotoView: UIView {
  open weak var delegate: (any PHLivePhotoViewDelegate)?
  open var livePhoto: PHLivePhoto?
  open var isMuted = false

  open func startPlayback(with playbackStyle: PHLivePhotoViewPlaybackStyle) {}
  open func stopPlayback() {}
}

@preconcurrency @MainActor
public protocol PHLivePhotoViewDelegate: NSObjectProtocol {
  // @objc(livePhotoView:willBeginPlaybackWithStyle:) optional
  func livePhotoView(
    _ livePhotoView: PHLivePhotoView,
    willBeginPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle)
  // @objc(livePhotoView:didEndPlaybackWithStyle:) optional
  func livePhotoView(
    _ livePhotoView: PHLivePhotoView,
    didEndPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle)
}
