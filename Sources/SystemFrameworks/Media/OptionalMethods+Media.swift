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
      [resourceLoader, loadingRequest], false
    ) { (next: any AVAssetResourceLoaderDelegate) in
      next.resourceLoader(resourceLoader, shouldWaitForLoadingOfRequestedResource: loadingRequest)
    }
  }
  public func resourceLoader(
    _ resourceLoader: AVAssetResourceLoader, didCancel loadingRequest: AVAssetResourceLoadingRequest
  ) {
    optionalDefault(
      "resourceLoader:didCancelLoadingRequest:", self, [resourceLoader, loadingRequest], ()
    ) { (next: any AVAssetResourceLoaderDelegate) in
      next.resourceLoader(resourceLoader, didCancel: loadingRequest)
    }
  }
}

extension AVAudioPlayerDelegate {
  public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {
    optionalDefault("audioPlayerDidFinishPlaying:successfully:", self, [player, flag], ()) {
      (next: any AVAudioPlayerDelegate) in
      next.audioPlayerDidFinishPlaying(player, successfully: flag)
    }
  }
  public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {
    optionalDefault("audioPlayerDecodeErrorDidOccur:error:", self, [player, error], ()) {
      (next: any AVAudioPlayerDelegate) in next.audioPlayerDecodeErrorDidOccur(player, error: error)
    }
  }
}

extension AVAudioRecorderDelegate {
  public func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool)
  {
    optionalDefault("audioRecorderDidFinishRecording:successfully:", self, [recorder, flag], ()) {
      (next: any AVAudioRecorderDelegate) in
      next.audioRecorderDidFinishRecording(recorder, successfully: flag)
    }
  }
  public func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?) {
    optionalDefault("audioRecorderEncodeErrorDidOccur:error:", self, [recorder, error], ()) {
      (next: any AVAudioRecorderDelegate) in
      next.audioRecorderEncodeErrorDidOccur(recorder, error: error)
    }
  }
}

extension AVPlayerViewControllerDelegate {
  public func playerViewControllerWillStartPictureInPicture(
    _ playerViewController: AVPlayerViewController
  ) {
    optionalDefault(
      "playerViewControllerWillStartPictureInPicture:", self, [playerViewController], ()
    ) { (next: any AVPlayerViewControllerDelegate) in
      next.playerViewControllerWillStartPictureInPicture(playerViewController)
    }
  }
  public func playerViewControllerDidStartPictureInPicture(
    _ playerViewController: AVPlayerViewController
  ) {
    optionalDefault(
      "playerViewControllerDidStartPictureInPicture:", self, [playerViewController], ()
    ) { (next: any AVPlayerViewControllerDelegate) in
      next.playerViewControllerDidStartPictureInPicture(playerViewController)
    }
  }
  public func playerViewController(
    _ playerViewController: AVPlayerViewController,
    failedToStartPictureInPictureWithError error: any Error
  ) {
    optionalDefault(
      "playerViewController:failedToStartPictureInPictureWithError:", self,
      [playerViewController, error], ()
    ) { (next: any AVPlayerViewControllerDelegate) in
      next.playerViewController(playerViewController, failedToStartPictureInPictureWithError: error)
    }
  }
  public func playerViewControllerWillStopPictureInPicture(
    _ playerViewController: AVPlayerViewController
  ) {
    optionalDefault(
      "playerViewControllerWillStopPictureInPicture:", self, [playerViewController], ()
    ) { (next: any AVPlayerViewControllerDelegate) in
      next.playerViewControllerWillStopPictureInPicture(playerViewController)
    }
  }
  public func playerViewControllerDidStopPictureInPicture(
    _ playerViewController: AVPlayerViewController
  ) {
    optionalDefault(
      "playerViewControllerDidStopPictureInPicture:", self, [playerViewController], ()
    ) { (next: any AVPlayerViewControllerDelegate) in
      next.playerViewControllerDidStopPictureInPicture(playerViewController)
    }
  }
  public func playerViewControllerShouldAutomaticallyDismissAtPictureInPictureStart(
    _ playerViewController: AVPlayerViewController
  ) -> Bool {
    optionalDefault(
      "playerViewControllerShouldAutomaticallyDismissAtPictureInPictureStart:", self,
      [playerViewController], true
    ) { (next: any AVPlayerViewControllerDelegate) in
      next.playerViewControllerShouldAutomaticallyDismissAtPictureInPictureStart(
        playerViewController)
    }
  }
  public func playerViewController(
    _ playerViewController: AVPlayerViewController,
    restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler:
      @escaping (Bool) -> Void
  ) {
    optionalDefault(
      "playerViewController:restoreUserInterfaceForPictureInPictureStopWithCompletionHandler:",
      self, [playerViewController, completionHandler], ()
    ) { (next: any AVPlayerViewControllerDelegate) in
      next.playerViewController(
        playerViewController,
        restoreUserInterfaceForPictureInPictureStopWithCompletionHandler: completionHandler)
    }
  }
  public func playerViewController(
    _ playerViewController: AVPlayerViewController,
    willBeginFullScreenPresentationWithAnimationCoordinator coordinator:
      any UIViewControllerTransitionCoordinator
  ) {
    optionalDefault(
      "playerViewController:willBeginFullScreenPresentationWithAnimationCoordinator:", self,
      [playerViewController, coordinator], ()
    ) { (next: any AVPlayerViewControllerDelegate) in
      next.playerViewController(
        playerViewController, willBeginFullScreenPresentationWithAnimationCoordinator: coordinator)
    }
  }
  public func playerViewController(
    _ playerViewController: AVPlayerViewController,
    willEndFullScreenPresentationWithAnimationCoordinator coordinator:
      any UIViewControllerTransitionCoordinator
  ) {
    optionalDefault(
      "playerViewController:willEndFullScreenPresentationWithAnimationCoordinator:", self,
      [playerViewController, coordinator], ()
    ) { (next: any AVPlayerViewControllerDelegate) in
      next.playerViewController(
        playerViewController, willEndFullScreenPresentationWithAnimationCoordinator: coordinator)
    }
  }
}

extension AVPictureInPictureControllerDelegate {
  public func pictureInPictureControllerWillStartPictureInPicture(
    _ pictureInPictureController: AVPictureInPictureController
  ) {
    optionalDefault(
      "pictureInPictureControllerWillStartPictureInPicture:", self, [pictureInPictureController], ()
    ) { (next: any AVPictureInPictureControllerDelegate) in
      next.pictureInPictureControllerWillStartPictureInPicture(pictureInPictureController)
    }
  }
  public func pictureInPictureControllerDidStartPictureInPicture(
    _ pictureInPictureController: AVPictureInPictureController
  ) {
    optionalDefault(
      "pictureInPictureControllerDidStartPictureInPicture:", self, [pictureInPictureController], ()
    ) { (next: any AVPictureInPictureControllerDelegate) in
      next.pictureInPictureControllerDidStartPictureInPicture(pictureInPictureController)
    }
  }
  public func pictureInPictureController(
    _ pictureInPictureController: AVPictureInPictureController,
    failedToStartPictureInPictureWithError error: any Error
  ) {
    optionalDefault(
      "pictureInPictureController:failedToStartPictureInPictureWithError:", self,
      [pictureInPictureController, error], ()
    ) { (next: any AVPictureInPictureControllerDelegate) in
      next.pictureInPictureController(
        pictureInPictureController, failedToStartPictureInPictureWithError: error)
    }
  }
  public func pictureInPictureControllerWillStopPictureInPicture(
    _ pictureInPictureController: AVPictureInPictureController
  ) {
    optionalDefault(
      "pictureInPictureControllerWillStopPictureInPicture:", self, [pictureInPictureController], ()
    ) { (next: any AVPictureInPictureControllerDelegate) in
      next.pictureInPictureControllerWillStopPictureInPicture(pictureInPictureController)
    }
  }
  public func pictureInPictureControllerDidStopPictureInPicture(
    _ pictureInPictureController: AVPictureInPictureController
  ) {
    optionalDefault(
      "pictureInPictureControllerDidStopPictureInPicture:", self, [pictureInPictureController], ()
    ) { (next: any AVPictureInPictureControllerDelegate) in
      next.pictureInPictureControllerDidStopPictureInPicture(pictureInPictureController)
    }
  }
  public func pictureInPictureController(
    _ pictureInPictureController: AVPictureInPictureController,
    restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler:
      @escaping (Bool) -> Void
  ) {
    optionalDefault(
      "pictureInPictureController:restoreUserInterfaceForPictureInPictureStopWithCompletionHandler:",
      self, [pictureInPictureController, completionHandler], ()
    ) { (next: any AVPictureInPictureControllerDelegate) in
      next.pictureInPictureController(
        pictureInPictureController,
        restoreUserInterfaceForPictureInPictureStopWithCompletionHandler: completionHandler)
    }
  }
}

extension AVRoutePickerViewDelegate {
  public func routePickerViewWillBeginPresentingRoutes(_ routePickerView: AVRoutePickerView) {
    optionalDefault("routePickerViewWillBeginPresentingRoutes:", self, [routePickerView], ()) {
      (next: any AVRoutePickerViewDelegate) in
      next.routePickerViewWillBeginPresentingRoutes(routePickerView)
    }
  }
  public func routePickerViewDidEndPresentingRoutes(_ routePickerView: AVRoutePickerView) {
    optionalDefault("routePickerViewDidEndPresentingRoutes:", self, [routePickerView], ()) {
      (next: any AVRoutePickerViewDelegate) in
      next.routePickerViewDidEndPresentingRoutes(routePickerView)
    }
  }
}

extension AVSpeechSynthesizerDelegate {
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance
  ) {
    optionalDefault(
      "speechSynthesizer:didStartSpeechUtterance:", self, [synthesizer, utterance], ()
    ) { (next: any AVSpeechSynthesizerDelegate) in
      next.speechSynthesizer(synthesizer, didStart: utterance)
    }
  }
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance
  ) {
    optionalDefault(
      "speechSynthesizer:didFinishSpeechUtterance:", self, [synthesizer, utterance], ()
    ) { (next: any AVSpeechSynthesizerDelegate) in
      next.speechSynthesizer(synthesizer, didFinish: utterance)
    }
  }
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance
  ) {
    optionalDefault(
      "speechSynthesizer:didPauseSpeechUtterance:", self, [synthesizer, utterance], ()
    ) { (next: any AVSpeechSynthesizerDelegate) in
      next.speechSynthesizer(synthesizer, didPause: utterance)
    }
  }
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance
  ) {
    optionalDefault(
      "speechSynthesizer:didContinueSpeechUtterance:", self, [synthesizer, utterance], ()
    ) { (next: any AVSpeechSynthesizerDelegate) in
      next.speechSynthesizer(synthesizer, didContinue: utterance)
    }
  }
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance
  ) {
    optionalDefault(
      "speechSynthesizer:didCancelSpeechUtterance:", self, [synthesizer, utterance], ()
    ) { (next: any AVSpeechSynthesizerDelegate) in
      next.speechSynthesizer(synthesizer, didCancel: utterance)
    }
  }
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange,
    utterance: AVSpeechUtterance
  ) {
    optionalDefault(
      "speechSynthesizer:willSpeakRangeOfSpeechString:utterance:", self,
      [synthesizer, characterRange, utterance], ()
    ) { (next: any AVSpeechSynthesizerDelegate) in
      next.speechSynthesizer(
        synthesizer, willSpeakRangeOfSpeechString: characterRange, utterance: utterance)
    }
  }
}

extension MPMediaPickerControllerDelegate {
  public func mediaPicker(
    _ mediaPicker: MPMediaPickerController,
    didPickMediaItems mediaItemCollection: MPMediaItemCollection
  ) {
    optionalDefault("mediaPicker:didPickMediaItems:", self, [mediaPicker, mediaItemCollection], ())
    { (next: any MPMediaPickerControllerDelegate) in
      next.mediaPicker(mediaPicker, didPickMediaItems: mediaItemCollection)
    }
  }
  public func mediaPickerDidCancel(_ mediaPicker: MPMediaPickerController) {
    optionalDefault("mediaPickerDidCancel:", self, [mediaPicker], ()) {
      (next: any MPMediaPickerControllerDelegate) in next.mediaPickerDidCancel(mediaPicker)
    }
  }
}
