// Part of Snug, under the Apache License 2.0; see LICENSE.
// Written by Scripts/optional-methods; change the protocols instead.

import Foundation
public import FoundationNetworking
import UIKit

extension SFSafariViewControllerDelegate {
  public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {
    optionalDefault("safariViewControllerDidFinish:", self, [controller], ()) {
      (next: any SFSafariViewControllerDelegate) in next.safariViewControllerDidFinish(controller)
    }
  }
}

extension UIWebViewDelegate {
  public func webView(
    _ webView: UIWebView, shouldStartLoadWith request: URLRequest,
    navigationType: UIWebView.NavigationType
  ) -> Bool {
    optionalDefault(
      "webView:shouldStartLoadWithRequest:navigationType:", self,
      [webView, request, navigationType], true
    ) { (next: any UIWebViewDelegate) in
      next.webView(webView, shouldStartLoadWith: request, navigationType: navigationType)
    }
  }
  public func webViewDidStartLoad(_ webView: UIWebView) {
    optionalDefault("webViewDidStartLoad:", self, [webView], ()) { (next: any UIWebViewDelegate) in
      next.webViewDidStartLoad(webView)
    }
  }
  public func webViewDidFinishLoad(_ webView: UIWebView) {
    optionalDefault("webViewDidFinishLoad:", self, [webView], ()) { (next: any UIWebViewDelegate) in
      next.webViewDidFinishLoad(webView)
    }
  }
  public func webView(_ webView: UIWebView, didFailLoadWithError error: any Error) {
    optionalDefault("webView:didFailLoadWithError:", self, [webView, error], ()) {
      (next: any UIWebViewDelegate) in next.webView(webView, didFailLoadWithError: error)
    }
  }
}

extension WKUIDelegate {
  public func webView(
    _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
    for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
  ) -> WKWebView? {
    optionalDefault(
      "webView:createWebViewWithConfiguration:forNavigationAction:windowFeatures:", self,
      [webView, configuration, navigationAction, windowFeatures], nil
    ) { (next: any WKUIDelegate) in
      next.webView(
        webView, createWebViewWith: configuration, for: navigationAction,
        windowFeatures: windowFeatures)
    }
  }
  public func webViewDidClose(_ webView: WKWebView) {
    optionalDefault("webViewDidClose:", self, [webView], ()) { (next: any WKUIDelegate) in
      next.webViewDidClose(webView)
    }
  }
  public func webView(
    _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String,
    initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping () -> Void
  ) {
    optionalDefault(
      "webView:runJavaScriptAlertPanelWithMessage:initiatedByFrame:completionHandler:", self,
      [webView, message, frame, completionHandler], ()
    ) { (next: any WKUIDelegate) in
      next.webView(
        webView, runJavaScriptAlertPanelWithMessage: message, initiatedByFrame: frame,
        completionHandler: completionHandler)
    }
  }
  public func webView(
    _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String,
    initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping (Bool) -> Void
  ) {
    optionalDefault(
      "webView:runJavaScriptConfirmPanelWithMessage:initiatedByFrame:completionHandler:", self,
      [webView, message, frame, completionHandler], ()
    ) { (next: any WKUIDelegate) in
      next.webView(
        webView, runJavaScriptConfirmPanelWithMessage: message, initiatedByFrame: frame,
        completionHandler: completionHandler)
    }
  }
  public func webView(
    _ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String,
    defaultText: String?, initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping (String?) -> Void
  ) {
    optionalDefault(
      "webView:runJavaScriptTextInputPanelWithPrompt:defaultText:initiatedByFrame:completionHandler:",
      self, [webView, prompt, defaultText, frame, completionHandler], ()
    ) { (next: any WKUIDelegate) in
      next.webView(
        webView, runJavaScriptTextInputPanelWithPrompt: prompt, defaultText: defaultText,
        initiatedByFrame: frame, completionHandler: completionHandler)
    }
  }
}

extension WKDownloadDelegate {
  public func downloadDidFinish(_ download: WKDownload) {
    optionalDefault("downloadDidFinish:", self, [download], ()) { (next: any WKDownloadDelegate) in
      next.downloadDidFinish(download)
    }
  }
  public func download(_ download: WKDownload, didFailWithError error: any Error, resumeData: Data?)
  {
    optionalDefault(
      "download:didFailWithError:resumeData:", self, [download, error, resumeData], ()
    ) { (next: any WKDownloadDelegate) in
      next.download(download, didFailWithError: error, resumeData: resumeData)
    }
  }
}

extension WKNavigationDelegate {
  public func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
  {
    optionalDefault("webView:didStartProvisionalNavigation:", self, [webView, navigation], ()) {
      (next: any WKNavigationDelegate) in
      next.webView(webView, didStartProvisionalNavigation: navigation)
    }
  }
  public func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {
    optionalDefault("webView:didCommitNavigation:", self, [webView, navigation], ()) {
      (next: any WKNavigationDelegate) in next.webView(webView, didCommit: navigation)
    }
  }
  public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
    optionalDefault("webView:didFinishNavigation:", self, [webView, navigation], ()) {
      (next: any WKNavigationDelegate) in next.webView(webView, didFinish: navigation)
    }
  }
  public func webView(
    _ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error
  ) {
    optionalDefault("webView:didFailNavigation:withError:", self, [webView, navigation, error], ())
    { (next: any WKNavigationDelegate) in
      next.webView(webView, didFail: navigation, withError: error)
    }
  }
  public func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
    withError error: any Error
  ) {
    optionalDefault(
      "webView:didFailProvisionalNavigation:withError:", self, [webView, navigation, error], ()
    ) { (next: any WKNavigationDelegate) in
      next.webView(webView, didFailProvisionalNavigation: navigation, withError: error)
    }
  }
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
  ) {
    optionalDefault(
      "webView:decidePolicyForNavigationAction:decisionHandler:", self,
      [webView, navigationAction, decisionHandler], ()
    ) { (next: any WKNavigationDelegate) in
      next.webView(webView, decidePolicyFor: navigationAction, decisionHandler: decisionHandler)
    }
  }
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
    decisionHandler: @escaping (WKNavigationResponsePolicy) -> Void
  ) {
    optionalDefault(
      "webView:decidePolicyForNavigationResponse:decisionHandler:", self,
      [webView, navigationResponse, decisionHandler], ()
    ) { (next: any WKNavigationDelegate) in
      next.webView(webView, decidePolicyFor: navigationResponse, decisionHandler: decisionHandler)
    }
  }
  public func webView(
    _ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!
  ) {
    optionalDefault(
      "webView:didReceiveServerRedirectForProvisionalNavigation:", self, [webView, navigation], ()
    ) { (next: any WKNavigationDelegate) in
      next.webView(webView, didReceiveServerRedirectForProvisionalNavigation: navigation)
    }
  }
  public func webView(
    _ webView: WKWebView, didReceive challenge: URLAuthenticationChallenge,
    completionHandler: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
  ) {
    optionalDefault(
      "webView:didReceiveAuthenticationChallenge:completionHandler:", self,
      [webView, challenge, completionHandler], ()
    ) { (next: any WKNavigationDelegate) in
      next.webView(webView, didReceive: challenge, completionHandler: completionHandler)
    }
  }
  public func webViewWebContentProcessDidTerminate(_ webView: WKWebView) {
    optionalDefault("webViewWebContentProcessDidTerminate:", self, [webView], ()) {
      (next: any WKNavigationDelegate) in next.webViewWebContentProcessDidTerminate(webView)
    }
  }
  public func webView(
    _ webView: WKWebView, navigationAction: WKNavigationAction, didBecome download: WKDownload
  ) {
    optionalDefault(
      "webView:navigationAction:didBecomeDownload:", self, [webView, navigationAction, download], ()
    ) { (next: any WKNavigationDelegate) in
      next.webView(webView, navigationAction: navigationAction, didBecome: download)
    }
  }
  public func webView(
    _ webView: WKWebView, navigationResponse: WKNavigationResponse, didBecome download: WKDownload
  ) {
    optionalDefault(
      "webView:navigationResponse:didBecomeDownload:", self,
      [webView, navigationResponse, download], ()
    ) { (next: any WKNavigationDelegate) in
      next.webView(webView, navigationResponse: navigationResponse, didBecome: download)
    }
  }
}
