// Part of Snug, under the Apache License 2.0; see LICENSE.
// Written by Scripts/optional-methods; change the protocols instead.

import Foundation
import UIKit

extension SFSafariViewControllerDelegate {
  public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {
    optionalDefault("safariViewControllerDidFinish:", self, [controller], ()) {
      (next: any SFSafariViewControllerDelegate) in next.safariViewControllerDidFinish(controller)
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
}
