// Part of Snug, under the Apache License 2.0; see LICENSE.

public import FoundationNetworking

/// How a page wants a new window; none asks.
open class WKWindowFeatures: NSObject {
  open var menuBarVisibility: NSNumber? { nil }
  open var statusBarVisibility: NSNumber? { nil }
  open var toolbarsVisibility: NSNumber? { nil }
  open var allowsResizing: NSNumber? { nil }
  open var x: NSNumber? { nil }
  open var y: NSNumber? { nil }
  open var width: NSNumber? { nil }
  open var height: NSNumber? { nil }
}

/// Where a page comes from.
open class WKSecurityOrigin: NSObject {
  open var `protocol`: String { "" }
  open var host: String { "" }
  open var port: Int { 0 }
}

public enum WKPermissionDecision: Int, Sendable {
  case prompt
  case grant
  case deny
}

public enum WKMediaCaptureType: Int, Sendable {
  case camera
  case microphone
  case cameraAndMicrophone
}

public enum WKMediaCaptureState: Int, Sendable {
  case none
  case active
  case muted
}

open class WKContextMenuElementInfo: NSObject {
  open var linkURL: URL? { nil }
}

open class WKPreviewElementInfo: NSObject {
  open var linkURL: URL? { nil }
}

/// What a page asks the app to show; there are no pages, so no app is asked.
@preconcurrency @MainActor
public protocol WKUIDelegate: NSObjectProtocol {
  // @objc(webView:createWebViewWithConfiguration:forNavigationAction:windowFeatures:) optional = nil
  func webView(
    _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
    for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
  ) -> WKWebView?
  // @objc optional
  func webViewDidClose(_ webView: WKWebView)
  // @objc(webView:runJavaScriptAlertPanelWithMessage:initiatedByFrame:completionHandler:) optional
  func webView(
    _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String,
    initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping () -> Void)
  // @objc(webView:runJavaScriptConfirmPanelWithMessage:initiatedByFrame:completionHandler:) optional
  func webView(
    _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String,
    initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping (Bool) -> Void)
  // @objc optional
  func webView(
    _ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String,
    defaultText: String?, initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping (String?) -> Void)
}

/// Rules of what pages may load.
open class WKContentRuleList: NSObject {
  public let identifier: String

  init(identifier: String) { self.identifier = identifier }
}

/// Compiles rules of JSON, which here only has to be JSON.
@preconcurrency @MainActor
open class WKContentRuleListStore: NSObject {
  private static let shared = WKContentRuleListStore()
  private var lists: [String: WKContentRuleList] = [:]

  open class func `default`() -> WKContentRuleListStore! { shared }
  public convenience init?(url: URL) { self.init() }

  open func compileContentRuleList(
    forIdentifier identifier: String!, encodedContentRuleList: String!,
    completionHandler: @escaping (WKContentRuleList?, (any Error)?) -> Void
  ) {
    let text = Data((encodedContentRuleList ?? "").utf8)
    guard let identifier, (try? JSONSerialization.jsonObject(with: text)) is [Any] else {
      return answerLater { completionHandler(nil, WKError(.contentRuleListStoreCompileFailed)) }
    }
    let list = WKContentRuleList(identifier: identifier)
    lists[identifier] = list
    answerLater { completionHandler(list, nil) }
  }

  open func compileContentRuleList(
    forIdentifier identifier: String!, encodedContentRuleList: String!
  ) async throws -> WKContentRuleList? {
    try await withCheckedThrowingContinuation { done in
      compileContentRuleList(
        forIdentifier: identifier, encodedContentRuleList: encodedContentRuleList
      ) { list, error in
        nonisolated(unsafe) let list = list
        if let error { done.resume(throwing: error) } else { done.resume(returning: list) }
      }
    }
  }

  open func lookUpContentRuleList(
    forIdentifier identifier: String!,
    completionHandler: @escaping (WKContentRuleList?, (any Error)?) -> Void
  ) {
    let list = identifier.flatMap { lists[$0] }
    answerLater {
      completionHandler(list, list == nil ? WKError(.contentRuleListStoreLookUpFailed) : nil)
    }
  }

  open func removeContentRuleList(
    forIdentifier identifier: String!, completionHandler: @escaping ((any Error)?) -> Void
  ) {
    let list = identifier.flatMap { lists.removeValue(forKey: $0) }
    answerLater {
      completionHandler(list == nil ? WKError(.contentRuleListStoreRemoveFailed) : nil)
    }
  }

  open func getAvailableContentRuleListIdentifiers(
    _ completionHandler: @escaping ([String]?) -> Void
  ) {
    let names = lists.keys.sorted()
    answerLater { completionHandler(names) }
  }

  open func contentRuleList(forIdentifier identifier: String!) async throws -> WKContentRuleList? {
    try await awaitReply { lookUpContentRuleList(forIdentifier: identifier, completionHandler: $0) }
  }

  open func removeContentRuleList(forIdentifier identifier: String!) async throws {
    try await awaitReply { done in
      removeContentRuleList(forIdentifier: identifier) { done((), $0) }
    }
  }

  open func availableIdentifiers() async -> [String]? { lists.keys.sorted() }
}

public let WKErrorDomain = "WKErrorDomain"

/// Why a page is not shown.
public struct WKError: FrameworkError {
  public enum Code: Int, FrameworkErrorCode {
    public typealias Failure = WKError
    case unknown = 1
    case webContentProcessTerminated
    case webViewInvalidated
    case javaScriptExceptionOccurred
    case javaScriptResultTypeIsUnsupported
    case contentRuleListStoreCompileFailed
    case contentRuleListStoreLookUpFailed
    case contentRuleListStoreRemoveFailed
    case contentRuleListStoreVersionMismatch
    case attributedStringContentFailedToLoad
    case attributedStringContentLoadTimedOut
    case javaScriptInvalidFrameTarget
    case navigationAppBoundDomain
    case javaScriptAppBoundDomain
  }

  public static var errorDomain: String { WKErrorDomain }
  public let code: Code

  public init(_ code: Code) { self.code = code }
}

/// A file that a page gives; none does.
@preconcurrency @MainActor
open class WKDownload: NSObject {
  open var originalRequest: URLRequest? { nil }
  open weak var webView: WKWebView? { nil }
  open weak var delegate: (any WKDownloadDelegate)?
  open var progress: Progress { Progress(totalUnitCount: 0) }

  open func cancel(_ completionHandler: ((Data?) -> Void)? = nil) {
    answerLater { completionHandler?(nil) }
  }
}

@preconcurrency @MainActor
public protocol WKDownloadDelegate: NSObjectProtocol {
  // @objc(download:decideDestinationUsingResponse:suggestedFilename:completionHandler:)
  func download(
    _ download: WKDownload, decideDestinationUsing response: URLResponse,
    suggestedFilename: String, completionHandler: @escaping (URL?) -> Void)
  // @objc optional
  func downloadDidFinish(_ download: WKDownload)
  // @objc(download:didFailWithError:resumeData:) optional
  func download(
    _ download: WKDownload, didFailWithError error: any Error, resumeData: Data?)
}

open class WKBackForwardListItem: NSObject {
  public let url: URL
  public let initialURL: URL
  open var title: String? { nil }

  init(url: URL) {
    self.url = url
    initialURL = url
  }
}

/// Where a web view was before: nowhere.
open class WKBackForwardList: NSObject {
  open var currentItem: WKBackForwardListItem? { nil }
  open var backItem: WKBackForwardListItem? { nil }
  open var forwardItem: WKBackForwardListItem? { nil }
  open var backList: [WKBackForwardListItem] { [] }
  open var forwardList: [WKBackForwardListItem] { [] }

  open func item(at index: Int) -> WKBackForwardListItem? { nil }
}

/// A world of scripts.
@preconcurrency @MainActor
open class WKContentWorld: NSObject {
  public static let page = WKContentWorld(name: nil)
  public static let defaultClient = WKContentWorld(name: nil)
  public let name: String?

  private init(name: String?) { self.name = name }

  open class func world(name: String) -> WKContentWorld { WKContentWorld(name: name) }
}

@preconcurrency @MainActor
public protocol WKScriptMessageHandlerWithReply: NSObjectProtocol {
  // @objc(userContentController:didReceiveScriptMessage:replyHandler:)
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage,
    replyHandler: @escaping (Any?, String?) -> Void)
}
