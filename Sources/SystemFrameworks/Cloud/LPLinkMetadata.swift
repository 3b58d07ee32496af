// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

public let LPErrorDomain = "LPErrorDomain"

public struct LPError: FrameworkError {
  public enum Code: Int, FrameworkErrorCode {
    public typealias Failure = LPError

    case unknown = 1
    case metadataFetchFailed = 2
    case metadataFetchCancelled = 3
    case metadataFetchTimedOut = 4
  }

  public static var errorDomain: String { LPErrorDomain }

  public let code: Code

  public init(_ code: Code) { self.code = code }

  public static var unknown: Code { .unknown }
  public static var metadataFetchFailed: Code { .metadataFetchFailed }
  public static var metadataFetchCancelled: Code { .metadataFetchCancelled }
  public static var metadataFetchTimedOut: Code { .metadataFetchTimedOut }
}

/// What is said of a link; kept.
open class LPLinkMetadata: NSObject, NSSecureCoding {
  public class var supportsSecureCoding: Bool { true }

  public override init() { super.init() }

  public required init?(coder: NSCoder) {
    super.init()
    func address(_ key: String) -> URL? {
      coder.decodeObject(of: NSString.self, forKey: key).flatMap { URL(string: "\($0)") }
    }
    originalURL = address("originalURL")
    url = address("URL")
    title = coder.decodeObject(of: NSString.self, forKey: "title").map { "\($0)" }
    remoteVideoURL = address("remoteVideoURL")
  }

  /// Words and addresses; providers have nothing to be kept here.
  public func encode(with coder: NSCoder) {
    coder.encode(originalURL.map { NSString(string: $0.absoluteString) }, forKey: "originalURL")
    coder.encode(url.map { NSString(string: $0.absoluteString) }, forKey: "URL")
    coder.encode(title.map { NSString(string: $0) }, forKey: "title")
    coder.encode(
      remoteVideoURL.map { NSString(string: $0.absoluteString) }, forKey: "remoteVideoURL")
  }

  open var originalURL: URL?
  open var url: URL?
  open var title: String?
  open var iconProvider: NSItemProvider?
  open var imageProvider: NSItemProvider?
  open var videoProvider: NSItemProvider?
  open var remoteVideoURL: URL?
}

/// Reads what a page says of itself: the fetch fails, since there is no network.
open class LPMetadataProvider: NSObject {
  open var shouldFetchSubresources = true
  open var timeout: TimeInterval = 30

  open func startFetchingMetadata(
    for URL: URL, completionHandler: @escaping (LPLinkMetadata?, (any Error)?) -> Void
  ) {
    answerLater { completionHandler(nil, LPError(.metadataFetchFailed)) }
  }

  open func startFetchingMetadata(for URL: URL) async throws -> LPLinkMetadata {
    throw LPError(.metadataFetchFailed)
  }

  open func cancel() {}
}

/// Shows a link: empty, with what is said of the link kept.
open class LPLinkView: UIView {
  open var metadata = LPLinkMetadata()

  public convenience init(url URL: URL) {
    self.init(frame: .zero)
    metadata.url = URL
  }

  public convenience init(metadata: LPLinkMetadata) {
    self.init(frame: .zero)
    self.metadata = metadata
  }
}
