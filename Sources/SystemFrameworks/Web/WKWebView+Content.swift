// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

// What an app asks of a page's content: nothing is drawn and no script runs, so the answer is an error, or
// that nothing is there.

extension WKWebView {
  @MainActor
  public func callAsyncJavaScript(
    _ functionBody: String, arguments: [String: Any] = [:], in frame: WKFrameInfo? = nil,
    in contentWorld: WKContentWorld, completionHandler: ((Result<Any, any Error>) -> Void)? = nil
  ) {
    answerLater { completionHandler?(.failure(CocoaError(.featureUnsupported))) }
  }

  @discardableResult
  public func callAsyncJavaScript(
    _ functionBody: String, arguments: [String: Any] = [:], in frame: WKFrameInfo? = nil,
    contentWorld: WKContentWorld
  ) async throws -> Any? {
    throw CocoaError(.featureUnsupported)
  }

  public func evaluateJavaScript(
    _ javaScript: String, in frame: WKFrameInfo? = nil, in contentWorld: WKContentWorld,
    completionHandler: ((Result<Any, any Error>) -> Void)? = nil
  ) {
    answerLater { completionHandler?(.failure(CocoaError(.featureUnsupported))) }
  }

  public func takeSnapshot(configuration: WKSnapshotConfiguration?) async throws -> UIImage {
    throw CocoaError(.featureUnsupported)
  }

  public func createPDF(
    configuration: WKPDFConfiguration = .init(),
    completionHandler: @escaping (Result<Data, any Error>) -> Void
  ) {
    answerLater { completionHandler(.failure(CocoaError(.featureUnsupported))) }
  }

  public func pdf(configuration: WKPDFConfiguration = .init()) async throws -> Data {
    throw CocoaError(.featureUnsupported)
  }

  public func createWebArchiveData(
    completionHandler: @escaping (Result<Data, any Error>) -> Void
  ) {
    answerLater { completionHandler(.failure(CocoaError(.featureUnsupported))) }
  }

  public func find(
    _ string: String, configuration: WKFindConfiguration = .init(),
    completionHandler: @escaping (WKFindResult) -> Void
  ) {
    answerLater { completionHandler(WKFindResult()) }
  }

  public func find(
    _ string: String, configuration: WKFindConfiguration = .init()
  ) async throws -> WKFindResult {
    WKFindResult()
  }

  public func closeAllMediaPresentations(completionHandler: (() -> Void)? = nil) {
    answerLater { completionHandler?() }
  }

  public func pauseAllMediaPlayback(completionHandler: (() -> Void)? = nil) {
    answerLater { completionHandler?() }
  }

  public func setAllMediaPlaybackSuspended(
    _ suspended: Bool, completionHandler: (() -> Void)? = nil
  ) {
    answerLater { completionHandler?() }
  }
}

/// What of a page goes into a document; kept.
@preconcurrency @MainActor
open class WKPDFConfiguration: NSObject {
  open var rect: CGRect?
  open var allowTransparentBackground = false
}

/// How a text is looked for; kept.
@preconcurrency @MainActor
open class WKFindConfiguration: NSObject {
  open var backwards = false
  open var caseSensitive = false
  open var wraps = true
}

/// Whether a text was found: it was not.
@preconcurrency @MainActor
open class WKFindResult: NSObject {
  open var matchFound: Bool { false }
}
