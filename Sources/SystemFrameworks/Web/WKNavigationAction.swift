// Part of Snug, under the Apache License 2.0; see LICENSE.

public import FoundationNetworking

public enum WKNavigationActionPolicy: Int, Sendable {
  case cancel
  case allow
  case download
}

public enum WKNavigationType: Int, Sendable {
  case linkActivated
  case formSubmitted
  case backForward
  case reload
  case formResubmitted
  case other = -1
}

open class WKNavigationAction: NSObject {
  public let request: URLRequest
  open var navigationType: WKNavigationType { .other }
  open var shouldPerformDownload: Bool { false }
  open var sourceFrame: WKFrameInfo { WKFrameInfo(request: request) }
  /// Nil for what would open a window.
  open var targetFrame: WKFrameInfo? { WKFrameInfo(request: request) }

  init(request: URLRequest) {
    self.request = request
    super.init()
  }
}

/// A frame of a page; there are no others than the main one.
open class WKFrameInfo: NSObject {
  public let request: URLRequest
  open var isMainFrame: Bool { true }
  open var securityOrigin: WKSecurityOrigin { WKSecurityOrigin() }
  open weak var webView: WKWebView? { nil }

  init(request: URLRequest) {
    self.request = request
    super.init()
  }
}

public enum WKNavigationResponsePolicy: Int, Sendable {
  case cancel
  case allow
  case download
}

open class WKNavigationResponse: NSObject {
  public let response: URLResponse
  open var isForMainFrame: Bool { true }
  open var canShowMIMEType: Bool { true }

  init(response: URLResponse) {
    self.response = response
    super.init()
  }
}

/// A load that an app answers itself; nothing is loaded, so no app is asked.
public protocol WKURLSchemeTask: NSObjectProtocol {
  var request: URLRequest { get }
  func didReceive(_ response: URLResponse)
  func didReceive(_ data: Data)
  func didFinish()
  func didFailWithError(_ error: any Error)
}

@preconcurrency @MainActor
public protocol WKURLSchemeHandler: NSObjectProtocol {
  func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask)
  func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask)
}
