// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// Which kinds of assets a picker shows.
public struct PHPickerFilter: Hashable, Sendable {
  private let text: String

  private init(_ text: String) { self.text = text }

  public static let images = PHPickerFilter("images")
  public static let videos = PHPickerFilter("videos")
  public static let livePhotos = PHPickerFilter("livePhotos")
  public static let depthEffectPhotos = PHPickerFilter("depthEffectPhotos")
  public static let bursts = PHPickerFilter("bursts")
  public static let panoramas = PHPickerFilter("panoramas")
  public static let screenshots = PHPickerFilter("screenshots")
  public static let screenRecordings = PHPickerFilter("screenRecordings")
  public static let cinematicVideos = PHPickerFilter("cinematicVideos")
  public static let slomoVideos = PHPickerFilter("slomoVideos")
  public static let timelapseVideos = PHPickerFilter("timelapseVideos")

  public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter("any(\(subfilters.map(\.text).joined(separator: ",")))")
  }

  public static func all(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter("all(\(subfilters.map(\.text).joined(separator: ",")))")
  }

  public static func not(_ filter: PHPickerFilter) -> PHPickerFilter {
    PHPickerFilter("not(\(filter.text))")
  }

  public static func playbackStyle(_ playbackStyle: PHAsset.PlaybackStyle) -> PHPickerFilter {
    PHPickerFilter("style(\(playbackStyle.rawValue))")
  }
}

/// How a picker looks and what it picks; kept.
public struct PHPickerConfiguration: Hashable {
  public enum AssetRepresentationMode: Int, Sendable {
    case automatic = 0
    case current
    case compatible
  }

  public enum Selection: Int, Sendable {
    case `default` = 0
    case ordered
    case continuous
    case continuousAndOrdered
  }

  public enum Mode: Int, Sendable {
    case `default` = 0
    case compact
  }

  public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
  public var selection = Selection.default
  public var selectionLimit = 1
  public var filter: PHPickerFilter?
  public var preselectedAssetIdentifiers: [String] = []
  public var mode = Mode.default
  /// Sides at which the picker's own margins are left out.
  public var edgesWithoutContentMargins: NSDirectionalRectEdge = []

  public init() {}

  public init(photoLibrary: PHPhotoLibrary) {}
}

/// What a user picked; nobody picks anything.
public struct PHPickerResult: Hashable {
  public let itemProvider: NSItemProvider
  public let assetIdentifier: String?
}

/// The photo picker: another process's screen, which names itself; nothing is picked in it.
open class PHPickerViewController: SystemScreen {
  open weak var delegate: (any PHPickerViewControllerDelegate)?
  public let configuration: PHPickerConfiguration

  public init(configuration: PHPickerConfiguration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
    shownName = "Photo picker"
  }

  public required init?(coder: NSCoder) {
    configuration = PHPickerConfiguration()
    super.init(coder: coder)
  }

  open func deselectAssets(withIdentifiers identifiers: [String]) {}
  open func moveAsset(withIdentifier identifier: String, afterAssetWithIdentifier: String?) {}
  open func scrollToInitialPosition() {}
  open func zoomIn() {}
  open func zoomOut() {}
}

@preconcurrency @MainActor
public protocol PHPickerViewControllerDelegate: AnyObject {
  // @objc
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}

extension PHPhotoLibrary {
  /// Asks which photos are shared, on a screen of the system; nothing is shown.
  @MainActor public func presentLimitedLibraryPicker(from controller: UIViewController) {}

  @MainActor public func presentLimitedLibraryPicker(
    from controller: UIViewController, completionHandler: @escaping ([String]) -> Void
  ) {
    answerLater { completionHandler([]) }
  }
}
