// Part of Snug, under the Apache License 2.0; see LICENSE.
// Written by Scripts/optional-methods; change the protocols instead.

import Foundation
import UIKit

extension AVAssetResourceLoaderDelegate {
  public func resourceLoader(
    _ resourceLoader: AVAssetResourceLoader,
    shouldWaitForLoadingOfRequestedResource loadingRequest: AVAssetResourceLoadingRequest
  ) -> Bool {
    optionalDefault(
      "resourceLoader:shouldWaitForLoadingOfRequestedResource:", self,
      [resourceLoader, loadingRequest], false)
  }
  public func resourceLoader(
    _ resourceLoader: AVAssetResourceLoader, didCancel loadingRequest: AVAssetResourceLoadingRequest
  ) {
    optionalDefault(
      "resourceLoader:didCancelLoadingRequest:", self, [resourceLoader, loadingRequest], ())
  }
}

extension AVAudioPlayerDelegate {
  public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {
    optionalDefault("audioPlayerDidFinishPlaying:successfully:", self, [player, flag], ())
  }
  public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {
    optionalDefault("audioPlayerDecodeErrorDidOccur:error:", self, [player, error], ())
  }
}

extension AVAudioRecorderDelegate {
  public func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool)
  { optionalDefault("audioRecorderDidFinishRecording:successfully:", self, [recorder, flag], ()) }
  public func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?) {
    optionalDefault("audioRecorderEncodeErrorDidOccur:error:", self, [recorder, error], ())
  }
}

extension AVPlayerViewControllerDelegate {
  public func playerViewControllerWillStartPictureInPicture(
    _ playerViewController: AVPlayerViewController
  ) {
    optionalDefault(
      "playerViewControllerWillStartPictureInPicture:", self, [playerViewController], ())
  }
  public func playerViewControllerDidStartPictureInPicture(
    _ playerViewController: AVPlayerViewController
  ) {
    optionalDefault(
      "playerViewControllerDidStartPictureInPicture:", self, [playerViewController], ())
  }
  public func playerViewController(
    _ playerViewController: AVPlayerViewController,
    failedToStartPictureInPictureWithError error: any Error
  ) {
    optionalDefault(
      "playerViewController:failedToStartPictureInPictureWithError:", self,
      [playerViewController, error], ())
  }
  public func playerViewControllerWillStopPictureInPicture(
    _ playerViewController: AVPlayerViewController
  ) {
    optionalDefault(
      "playerViewControllerWillStopPictureInPicture:", self, [playerViewController], ())
  }
  public func playerViewControllerDidStopPictureInPicture(
    _ playerViewController: AVPlayerViewController
  ) {
    optionalDefault(
      "playerViewControllerDidStopPictureInPicture:", self, [playerViewController], ())
  }
  public func playerViewControllerShouldAutomaticallyDismissAtPictureInPictureStart(
    _ playerViewController: AVPlayerViewController
  ) -> Bool {
    optionalDefault(
      "playerViewControllerShouldAutomaticallyDismissAtPictureInPictureStart:", self,
      [playerViewController], true)
  }
  public func playerViewController(
    _ playerViewController: AVPlayerViewController,
    restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler:
      @escaping (Bool) -> Void
  ) {
    optionalDefault(
      "playerViewController:restoreUserInterfaceForPictureInPictureStopWithCompletionHandler:",
      self, [playerViewController, completionHandler], ())
  }
  public func playerViewController(
    _ playerViewController: AVPlayerViewController,
    willBeginFullScreenPresentationWithAnimationCoordinator coordinator:
      any UIViewControllerTransitionCoordinator
  ) {
    optionalDefault(
      "playerViewController:willBeginFullScreenPresentationWithAnimationCoordinator:", self,
      [playerViewController, coordinator], ())
  }
  public func playerViewController(
    _ playerViewController: AVPlayerViewController,
    willEndFullScreenPresentationWithAnimationCoordinator coordinator:
      any UIViewControllerTransitionCoordinator
  ) {
    optionalDefault(
      "playerViewController:willEndFullScreenPresentationWithAnimationCoordinator:", self,
      [playerViewController, coordinator], ())
  }
}

extension AVPictureInPictureControllerDelegate {
  public func pictureInPictureControllerWillStartPictureInPicture(
    _ pictureInPictureController: AVPictureInPictureController
  ) {
    optionalDefault(
      "pictureInPictureControllerWillStartPictureInPicture:", self, [pictureInPictureController], ()
    )
  }
  public func pictureInPictureControllerDidStartPictureInPicture(
    _ pictureInPictureController: AVPictureInPictureController
  ) {
    optionalDefault(
      "pictureInPictureControllerDidStartPictureInPicture:", self, [pictureInPictureController], ())
  }
  public func pictureInPictureController(
    _ pictureInPictureController: AVPictureInPictureController,
    failedToStartPictureInPictureWithError error: any Error
  ) {
    optionalDefault(
      "pictureInPictureController:failedToStartPictureInPictureWithError:", self,
      [pictureInPictureController, error], ())
  }
  public func pictureInPictureControllerWillStopPictureInPicture(
    _ pictureInPictureController: AVPictureInPictureController
  ) {
    optionalDefault(
      "pictureInPictureControllerWillStopPictureInPicture:", self, [pictureInPictureController], ())
  }
  public func pictureInPictureControllerDidStopPictureInPicture(
    _ pictureInPictureController: AVPictureInPictureController
  ) {
    optionalDefault(
      "pictureInPictureControllerDidStopPictureInPicture:", self, [pictureInPictureController], ())
  }
  public func pictureInPictureController(
    _ pictureInPictureController: AVPictureInPictureController,
    restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler:
      @escaping (Bool) -> Void
  ) {
    optionalDefault(
      "pictureInPictureController:restoreUserInterfaceForPictureInPictureStopWithCompletionHandler:",
      self, [pictureInPictureController, completionHandler], ())
  }
}

extension AVRoutePickerViewDelegate {
  public func routePickerViewWillBeginPresentingRoutes(_ routePickerView: AVRoutePickerView) {
    optionalDefault("routePickerViewWillBeginPresentingRoutes:", self, [routePickerView], ())
  }
  public func routePickerViewDidEndPresentingRoutes(_ routePickerView: AVRoutePickerView) {
    optionalDefault("routePickerViewDidEndPresentingRoutes:", self, [routePickerView], ())
  }
}

extension AVSpeechSynthesizerDelegate {
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance
  ) {
    optionalDefault(
      "speechSynthesizer:didStartSpeechUtterance:", self, [synthesizer, utterance], ())
  }
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance
  ) {
    optionalDefault(
      "speechSynthesizer:didFinishSpeechUtterance:", self, [synthesizer, utterance], ())
  }
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance
  ) {
    optionalDefault(
      "speechSynthesizer:didPauseSpeechUtterance:", self, [synthesizer, utterance], ())
  }
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance
  ) {
    optionalDefault(
      "speechSynthesizer:didContinueSpeechUtterance:", self, [synthesizer, utterance], ())
  }
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance
  ) {
    optionalDefault(
      "speechSynthesizer:didCancelSpeechUtterance:", self, [synthesizer, utterance], ())
  }
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange,
    utterance: AVSpeechUtterance
  ) {
    optionalDefault(
      "speechSynthesizer:willSpeakRangeOfSpeechString:utterance:", self,
      [synthesizer, characterRange, utterance], ())
  }
}
