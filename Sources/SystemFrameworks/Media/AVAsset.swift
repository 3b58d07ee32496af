// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

public enum AVKeyValueStatus: Int, Sendable {
  case unknown = 0
  case loading
  case loaded
  case failed
  case cancelled
}

/// A film or a sound in a file; its content is never read: no tracks, no known length.
open class AVAsset: NSObject, @unchecked Sendable {
  let source: URL?

  public override init() {
    source = nil
    super.init()
  }

  public init(url: URL) {
    source = url
    super.init()
  }

  open var duration: CMTime { .indefinite }
  open var preferredRate: Float { 1 }
  open var preferredVolume: Float { 1 }
  open var preferredTransform: CGAffineTransform { .identity }
  open var naturalSize: CGSize { .zero }
  open var tracks: [AVAssetTrack] { [] }
  open var metadata: [AVMetadataItem] { [] }
  open var commonMetadata: [AVMetadataItem] { [] }
  open var availableMetadataFormats: [AVMetadataFormat] { [] }
  open var availableChapterLocales: [Locale] { [] }
  open var isPlayable: Bool { false }
  open var isExportable: Bool { false }
  open var isReadable: Bool { false }
  open var isComposable: Bool { false }
  open var hasProtectedContent: Bool { false }
  open var providesPreciseDurationAndTiming: Bool { false }

  open func tracks(withMediaType mediaType: AVMediaType) -> [AVAssetTrack] { [] }
  open func track(withTrackID trackID: CMPersistentTrackID) -> AVAssetTrack? { nil }
  open func metadata(forFormat format: AVMetadataFormat) -> [AVMetadataItem] { [] }
  open func cancelLoading() {}

  /// Every key has failed when the handler is called.
  open func loadValuesAsynchronously(
    forKeys keys: [String], completionHandler handler: (() -> Void)? = nil
  ) {
    answerLater { handler?() }
  }

  open func statusOfValue(
    forKey key: String, error outError: UnsafeMutablePointer<NSError?>? = nil
  ) -> AVKeyValueStatus {
    outError?.pointee = AVError(.fileFormatNotRecognized) as NSError
    return .failed
  }

  open func loadTracks(withMediaType mediaType: AVMediaType) async throws -> [AVAssetTrack] {
    throw AVError(.fileFormatNotRecognized)
  }

  open func loadMetadata(for format: AVMetadataFormat) async throws -> [AVMetadataItem] {
    throw AVError(.fileFormatNotRecognized)
  }
}

public typealias CMPersistentTrackID = Int32
public let kCMPersistentTrackID_Invalid: CMPersistentTrackID = 0

/// The asset at an address.
open class AVURLAsset: AVAsset, @unchecked Sendable {
  public let url: URL
  public let resourceLoader = AVAssetResourceLoader()

  public init(url URL: URL, options: [String: Any]?) {
    url = URL
    super.init(url: URL)
  }

  public override convenience init(url: URL) { self.init(url: url, options: nil) }

  open class func audiovisualTypes() -> [AVFileType] { [.mov, .mp4, .m4v, .m4a, .mp3, .wav] }
  open class func isPlayableExtendedMIMEType(_ extendedMIMEType: String) -> Bool { false }
}

/// Part of an asset; there are none.
open class AVAssetTrack: NSObject {
  open var trackID: CMPersistentTrackID { kCMPersistentTrackID_Invalid }
  open var mediaType: AVMediaType { .video }
  open var timeRange: CMTimeRange { .invalid }
  open var naturalSize: CGSize { .zero }
  open var preferredTransform: CGAffineTransform { .identity }
  open var nominalFrameRate: Float { 0 }
  open var estimatedDataRate: Float { 0 }
  open var minFrameDuration: CMTime { .invalid }
  open var isEnabled: Bool { false }
  open var languageCode: String? { nil }
  open var formatDescriptions: [Any] { [] }
  open weak var asset: AVAsset? { nil }
}

/// A property that is loaded before it is read.
open class AVPartialAsyncProperty<Root>: @unchecked Sendable {
  fileprivate init() {}
}

/// A property of a known type; loading it fails, since no file is read.
public final class AVAsyncProperty<Root, Value>: AVPartialAsyncProperty<Root>, @unchecked Sendable {
  public override init() { super.init() }
}

extension AVPartialAsyncProperty where Root: AVAsset {
  public static var duration: AVAsyncProperty<Root, CMTime> { .init() }
  public static var tracks: AVAsyncProperty<Root, [AVAssetTrack]> { .init() }
  public static var metadata: AVAsyncProperty<Root, [AVMetadataItem]> { .init() }
  public static var commonMetadata: AVAsyncProperty<Root, [AVMetadataItem]> { .init() }
  public static var isPlayable: AVAsyncProperty<Root, Bool> { .init() }
  public static var isExportable: AVAsyncProperty<Root, Bool> { .init() }
  public static var availableChapterLocales: AVAsyncProperty<Root, [Locale]> { .init() }
  public static var preferredTransform: AVAsyncProperty<Root, CGAffineTransform> { .init() }
}

extension AVPartialAsyncProperty where Root: AVAssetTrack {
  public static var naturalSize: AVAsyncProperty<Root, CGSize> { .init() }
  public static var preferredTransform: AVAsyncProperty<Root, CGAffineTransform> { .init() }
  public static var nominalFrameRate: AVAsyncProperty<Root, Float> { .init() }
  public static var timeRange: AVAsyncProperty<Root, CMTimeRange> { .init() }
  public static var estimatedDataRate: AVAsyncProperty<Root, Float> { .init() }
}

extension AVPartialAsyncProperty where Root: AVMetadataItem {
  public static var value: AVAsyncProperty<Root, (any NSCopying & NSObjectProtocol)?> { .init() }
  public static var stringValue: AVAsyncProperty<Root, String?> { .init() }
  public static var numberValue: AVAsyncProperty<Root, NSNumber?> { .init() }
  public static var dataValue: AVAsyncProperty<Root, Data?> { .init() }
}

public protocol AVAsynchronousKeyValueLoading {}

extension AVAsset: AVAsynchronousKeyValueLoading {}
extension AVAssetTrack: AVAsynchronousKeyValueLoading {}
extension AVMetadataItem: AVAsynchronousKeyValueLoading {}

extension AVAsynchronousKeyValueLoading {
  public func load<Value>(_ property: AVAsyncProperty<Self, Value>) async throws -> Value {
    throw AVError(.fileFormatNotRecognized)
  }

  public func load<A, B>(
    _ propertyA: AVAsyncProperty<Self, A>, _ propertyB: AVAsyncProperty<Self, B>
  ) async throws -> (A, B) {
    throw AVError(.fileFormatNotRecognized)
  }
}
