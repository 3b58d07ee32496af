// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// The system's player on a screen of its own.
open class AVPlayerViewController: SystemScreen {
  open weak var delegate: (any AVPlayerViewControllerDelegate)?
  open var player: AVPlayer?
  open var showsPlaybackControls = true
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  open var allowsPictureInPicturePlayback = true
  open var canStartPictureInPictureAutomaticallyFromInline = false
  open var entersFullScreenWhenPlaybackBegins = false
  open var exitsFullScreenWhenPlaybackEnds = false
  open var updatesNowPlayingInfoCenter = true
  open var requiresLinearPlayback = false
  open var showsTimecodes = false
  open var speeds = AVPlaybackSpeed.systemDefaultSpeeds
  open private(set) var selectedSpeed: AVPlaybackSpeed?
  open var isReadyForDisplay: Bool { false }
  open var videoBounds: CGRect { .zero }
  /// Lies over the picture.
  open private(set) lazy var contentOverlayView: UIView? = UIView()

  open func selectSpeed(_ speed: AVPlaybackSpeed) { selectedSpeed = speed }
}

/// How fast a film may be played; its menu is not shown.
open class AVPlaybackSpeed: NSObject {
  public let rate: Float
  public let localizedName: String
  open var localizedNumericName: String { String(format: "%gx", Double(rate)) }

  public init(rate: Float, localizedName: String) {
    self.rate = rate
    self.localizedName = localizedName
    super.init()
  }

  open class var systemDefaultSpeeds: [AVPlaybackSpeed] {
    [0.5, 1, 1.25, 1.5, 2].map {
      AVPlaybackSpeed(rate: $0, localizedName: String(format: "%gx", Double($0)))
    }
  }
}

@preconcurrency @MainActor
public protocol AVPlayerViewControllerDelegate: NSObjectProtocol {
  // @objc optional
  func playerViewControllerWillStartPictureInPicture(
    _ playerViewController: AVPlayerViewController)
  // @objc optional
  func playerViewControllerDidStartPictureInPicture(
    _ playerViewController: AVPlayerViewController)
  // @objc(playerViewController:failedToStartPictureInPictureWithError:) optional
  func playerViewController(
    _ playerViewController: AVPlayerViewController,
    failedToStartPictureInPictureWithError error: any Error)
  // @objc optional
  func playerViewControllerWillStopPictureInPicture(
    _ playerViewController: AVPlayerViewController)
  // @objc optional
  func playerViewControllerDidStopPictureInPicture(
    _ playerViewController: AVPlayerViewController)
  // @objc optional = true
  func playerViewControllerShouldAutomaticallyDismissAtPictureInPictureStart(
    _ playerViewController: AVPlayerViewController
  ) -> Bool
  // @objc(playerViewController:restoreUserInterfaceForPictureInPictureStopWithCompletionHandler:)
  // optional
  func playerViewController(
    _ playerViewController: AVPlayerViewController,
    restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler:
      @escaping (Bool) -> Void)
  // @objc(playerViewController:willBeginFullScreenPresentationWithAnimationCoordinator:) optional
  func playerViewController(
    _ playerViewController: AVPlayerViewController,
    willBeginFullScreenPresentationWithAnimationCoordinator coordinator:
      any UIViewControllerTransitionCoordinator)
  // @objc(playerViewController:willEndFullScreenPresentationWithAnimationCoordinator:) optional
  func playerViewController(
    _ playerViewController: AVPlayerViewController,
    willEndFullScreenPresentationWithAnimationCoordinator coordinator:
      any UIViewControllerTransitionCoordinator)
}

/// A film over other apps; not possible.
open class AVPictureInPictureController: NSObject {
  open weak var delegate: (any AVPictureInPictureControllerDelegate)?
  public let playerLayer: AVPlayerLayer
  open var canStartPictureInPictureAutomaticallyFromInline = false
  open var requiresLinearPlayback = false

  /// nil, as on devices that cannot.
  public init?(playerLayer: AVPlayerLayer) { return nil }

  open class func isPictureInPictureSupported() -> Bool { false }
  open var isPictureInPicturePossible: Bool { false }
  open var isPictureInPictureActive: Bool { false }
  open var isPictureInPictureSuspended: Bool { false }

  open func startPictureInPicture() {}
  open func stopPictureInPicture() {}
}

public protocol AVPictureInPictureControllerDelegate: NSObjectProtocol {
  // @objc optional
  func pictureInPictureControllerWillStartPictureInPicture(
    _ pictureInPictureController: AVPictureInPictureController)
  // @objc optional
  func pictureInPictureControllerDidStartPictureInPicture(
    _ pictureInPictureController: AVPictureInPictureController)
  // @objc(pictureInPictureController:failedToStartPictureInPictureWithError:) optional
  func pictureInPictureController(
    _ pictureInPictureController: AVPictureInPictureController,
    failedToStartPictureInPictureWithError error: any Error)
  // @objc optional
  func pictureInPictureControllerWillStopPictureInPicture(
    _ pictureInPictureController: AVPictureInPictureController)
  // @objc optional
  func pictureInPictureControllerDidStopPictureInPicture(
    _ pictureInPictureController: AVPictureInPictureController)
  // @objc(pictureInPictureController:restoreUserInterfaceForPictureInPictureStopWithCompletionHandler:)
  // optional
  func pictureInPictureController(
    _ pictureInPictureController: AVPictureInPictureController,
    restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler:
      @escaping (Bool) -> Void)
}

/// The button that asks where sound goes; empty.
open class AVRoutePickerView: UIView {
  open weak var delegate: (any AVRoutePickerViewDelegate)?
  open var activeTintColor: UIColor!
  open var prioritizesVideoDevices = false
}

@preconcurrency @MainActor
public protocol AVRoutePickerViewDelegate: NSObjectProtocol {
  // @objc optional
  func routePickerViewWillBeginPresentingRoutes(_ routePickerView: AVRoutePickerView)
  // @objc optional
  func routePickerViewDidEndPresentingRoutes(_ routePickerView: AVRoutePickerView)
}
