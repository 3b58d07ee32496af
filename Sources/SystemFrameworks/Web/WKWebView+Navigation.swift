// Part of Snug, under the Apache License 2.0; see LICENSE.

import FoundationNetworking

/// How pages are loaded (Documentation/NetworkArchive.md §3.7).
extension WKWebView {
  /// Loads a page and tells the delegate in later turns.
  func navigate(to request: URLRequest, _ source: WebPage.Source) -> WKNavigation {
    let new = WKNavigation()
    navigation = new
    url = request.url
    isLoading = true
    estimatedProgress = 0.1
    DispatchQueue.main.async {
      guard self.navigation === new else { return }
      self.ask(WKNavigationAction(request: request)) { policy in
        guard self.navigation === new else { return }
        guard policy == .allow else { return self.fail(new, Self.refusal) }
        self.navigationDelegate?.webView(self, didStartProvisionalNavigation: new)
        WebPage.fetch(request, source) { self.receive($0, of: new) }
      }
    }
    return new
  }

  private func ask(
    _ action: WKNavigationAction, _ answer: @escaping (WKNavigationActionPolicy) -> Void
  ) {
    guard let delegate = navigationDelegate else { return answer(.allow) }
    let asked: Void? = optionalCall(on: delegate) {
      delegate.webView(self, decidePolicyFor: action, decisionHandler: answer)
    }
    if asked == nil { answer(.allow) }
  }

  private func receive(_ result: Result<(Data, URLResponse), any Error>, of new: WKNavigation) {
    guard navigation === new else { return }
    switch result {
    case .failure(let error): fail(new, error)
    case .success((let data, let response)):
      url = response.url ?? url
      let finish: (WKNavigationResponsePolicy) -> Void = { policy in
        guard self.navigation === new else { return }
        guard policy == .allow else { return self.fail(new, Self.refusal) }
        self.navigationDelegate?.webView(self, didCommit: new)
        self.title = WebPage.title(of: String(decoding: data, as: UTF8.self))
        self.estimatedProgress = 1
        self.isLoading = false
        self.navigation = nil
        self.navigationDelegate?.webView(self, didFinish: new)
      }
      guard let delegate = self.navigationDelegate else { return finish(.allow) }
      let asked: Void? = optionalCall(on: delegate) {
        delegate.webView(
          self, decidePolicyFor: WKNavigationResponse(response: response), decisionHandler: finish)
      }
      if asked == nil { finish(.allow) }
    }
  }

  private func fail(_ old: WKNavigation, _ error: any Error) {
    navigation = nil
    isLoading = false
    navigationDelegate?.webView(
      self, didFailProvisionalNavigation: old, withError: error)
  }

  /// WebKit's error where a delegate refuses a page: the frame's load was interrupted.
  private static var refusal: NSError { NSError(domain: "WebKitErrorDomain", code: 102) }
}
