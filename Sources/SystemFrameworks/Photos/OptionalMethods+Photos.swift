// Part of Snug, under the Apache License 2.0; see LICENSE.
// Written by Scripts/optional-methods; change the protocols instead.

import Foundation
import UIKit

extension PHLivePhotoViewDelegate {
  public func livePhotoView(
    _ livePhotoView: PHLivePhotoView,
    willBeginPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle
  ) {
    optionalDefault(
      "livePhotoView:willBeginPlaybackWithStyle:", self, [livePhotoView, playbackStyle], ()
    ) { (next: any PHLivePhotoViewDelegate) in
      next.livePhotoView(livePhotoView, willBeginPlaybackWith: playbackStyle)
    }
  }
  public func livePhotoView(
    _ livePhotoView: PHLivePhotoView, didEndPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle
  ) {
    optionalDefault(
      "livePhotoView:didEndPlaybackWithStyle:", self, [livePhotoView, playbackStyle], ()
    ) { (next: any PHLivePhotoViewDelegate) in
      next.livePhotoView(livePhotoView, didEndPlaybackWith: playbackStyle)
    }
  }
}
