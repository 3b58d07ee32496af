// Part of Snug, under the Apache License 2.0; see LICENSE.

import FoundationNetworking

/// How pages are loaded (Documentation/NetworkArchive.md §3.7).
extension WKWebView {
  enum Source {
    case page(Data)
    /// What the request's address has.
    case address
  }

  static let blank = URL(string: "about:blank")!

  /// Whether servers' answers were recorded for the run; asked of the host, which stands above.
  private static let hasNetwork: Bool = {
    typealias Question = @convention(c) () -> Bool
    guard let address = dlsym(nil, "snug_network_is_recorded") else { return false }
    return unsafeBitCast(address, to: Question.self)()
  }()

  /// Loads a page and tells the delegate in later turns.
  func navigate(to request: URLRequest, _ source: Source) -> WKNavigation {
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
        self.fetch(request, source) { self.receive($0, of: new) }
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

  private func fetch(
    _ request: URLRequest, _ source: Source,
    _ done: @escaping @MainActor @Sendable (Result<(Data, URLResponse), any Error>) -> Void
  ) {
    let address = request.url ?? Self.blank
    func give(_ data: Data) {
      let response = URLResponse(
        url: address, mimeType: "text/html", expectedContentLength: data.count,
        textEncodingName: nil)
      DispatchQueue.main.async { done(.success((data, response))) }
    }
    if case .page(let data) = source { return give(data) }
    if address.scheme == "about" { return give(Data()) }
    if address.isFileURL, let data = try? Data(contentsOf: address) { return give(data) }
    guard Self.hasNetwork || address.isFileURL else {
      return DispatchQueue.main.async { done(.failure(Self.offline(address))) }
    }
    URLSession.shared.dataTask(with: request) { data, response, error in
      let result: Result<(Data, URLResponse), any Error> =
        if let data, let response { .success((data, response)) } else {
          .failure(error ?? URLError(.unknown))
        }
      DispatchQueue.main.async { done(result) }
    }.resume()
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
        self.title = Self.title(of: String(decoding: data, as: UTF8.self))
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

  private static func offline(_ address: URL) -> URLError {
    URLError(
      .notConnectedToInternet,
      userInfo: [
        NSLocalizedDescriptionKey: "The Internet connection appears to be offline.",
        NSURLErrorFailingURLErrorKey: address,
      ])
  }

  /// The text of a page's title; empty where it has none.
  static func title(of page: String) -> String {
    guard let start = page.range(of: "<title>", options: .caseInsensitive),
      let end = page.range(
        of: "</title>", options: .caseInsensitive, range: start.upperBound..<page.endIndex)
    else { return "" }
    return page[start.upperBound..<end.lowerBound].trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
