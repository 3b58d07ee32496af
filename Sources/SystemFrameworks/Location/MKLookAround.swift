// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import UIKit

/// Where one can look around; nobody gets one without a network.
public final class MKLookAroundScene: NSObject, @unchecked Sendable {}

/// Asks for a place to look around at; fails, as without a network.
open class MKLookAroundSceneRequest: NSObject, @unchecked Sendable {
  public let coordinate: CLLocationCoordinate2D
  public let mapItem: MKMapItem?
  open private(set) var isLoading = false
  open private(set) var isCancelled = false

  public init(coordinate: CLLocationCoordinate2D) {
    self.coordinate = coordinate
    mapItem = nil
    super.init()
  }

  public init(mapItem: MKMapItem) {
    coordinate = mapItem.placemark.coordinate
    self.mapItem = mapItem
    super.init()
  }

  open func cancel() { isCancelled = true }

  open func getSceneWithCompletionHandler(
    _ completionHandler: @escaping (MKLookAroundScene?, (any Error)?) -> Void
  ) {
    isLoading = true
    answerLater { [weak self] in
      self?.isLoading = false
      if self?.isCancelled != true {
        completionHandler(nil, NSError(domain: "MKErrorDomain", code: 3))
      }
    }
  }

  open var scene: MKLookAroundScene? {
    get async throws { throw NSError(domain: "MKErrorDomain", code: 3) }
  }
}

public enum MKLookAroundBadgePosition: Int, Sendable {
  case topLeading, topTrailing, bottomTrailing
}

@preconcurrency @MainActor
public protocol MKLookAroundViewControllerDelegate: NSObjectProtocol {
  // @objc(lookAroundViewControllerDidUpdateScene:) optional
  func lookAroundViewControllerDidUpdateScene(_ viewController: MKLookAroundViewController)
  // @objc(lookAroundViewControllerWillPresentFullScreen:) optional
  func lookAroundViewControllerWillPresentFullScreen(
    _ viewController: MKLookAroundViewController)
  // @objc(lookAroundViewControllerDidDismissFullScreen:) optional
  func lookAroundViewControllerDidDismissFullScreen(_ viewController: MKLookAroundViewController)
}

/// Shows pictures of streets, of which there are none: an empty screen that says so.
open class MKLookAroundViewController: SystemScreen {
  open var scene: MKLookAroundScene?
  open var isNavigationEnabled = true
  open var showsRoadLabels = true
  open var badgePosition = MKLookAroundBadgePosition.topLeading
  open weak var delegate: (any MKLookAroundViewControllerDelegate)?

  public convenience init(scene: MKLookAroundScene) {
    self.init(nibName: nil, bundle: nil)
    self.scene = scene
  }

  open override func loadView() {
    shownName = "Look Around"
    super.loadView()
  }
}
