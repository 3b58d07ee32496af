// Part of Snug, under the Apache License 2.0; see LICENSE.
// Written by Scripts/optional-methods; change the protocols instead.

import Foundation
import UIKit

extension SFSafariViewControllerDelegate {
  public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {
    optionalDefault("safariViewControllerDidFinish:", self, [controller], ())
  }
}

extension WKNavigationDelegate {
  public func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
  { optionalDefault("webView:didStartProvisionalNavigation:", self, [webView, navigation], ()) }
  public func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {
    optionalDefault("webView:didCommitNavigation:", self, [webView, navigation], ())
  }
  public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
    optionalDefault("webView:didFinishNavigation:", self, [webView, navigation], ())
  }
  public func webView(
    _ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error
  ) {
    optionalDefault("webView:didFailNavigation:withError:", self, [webView, navigation, error], ())
  }
  public func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
    withError error: any Error
  ) {
    optionalDefault(
      "webView:didFailProvisionalNavigation:withError:", self, [webView, navigation, error], ())
  }
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
  ) {
    optionalDefault(
      "webView:decidePolicyForNavigationAction:decisionHandler:", self,
      [webView, navigationAction, decisionHandler], ())
  }
}
