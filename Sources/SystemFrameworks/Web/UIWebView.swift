// Part of Snug, under the Apache License 2.0; see LICENSE.

public import FoundationNetworking

/// A view of web pages as before WebKit's; it tells its delegate how a page loads, and stays empty.
open class UIWebView: UIView, UIScrollViewDelegate {
  /// What leads to a page.
  public enum NavigationType: Int, Sendable {
    case linkClicked, formSubmitted, backForward, reload, formResubmitted, other
  }

  public enum PaginationMode: Int, Sendable {
    case unpaginated, leftToRight, topToBottom, bottomToTop, rightToLeft
  }

  public enum PaginationBreakingMode: Int, Sendable {
    case page, column
  }

  open weak var delegate: (any UIWebViewDelegate)?
  public let scrollView = UIScrollView()
  open private(set) var request: URLRequest?
  open private(set) var isLoading = false
  open var canGoBack: Bool { false }
  open var canGoForward: Bool { false }
  open var scalesPageToFit = false
  open var dataDetectorTypes: UIDataDetectorTypes = .phoneNumber
  open var allowsInlineMediaPlayback = false
  open var mediaPlaybackRequiresUserAction = true
  open var mediaPlaybackAllowsAirPlay = true
  open var suppressesIncrementalRendering = false
  open var keyboardDisplayRequiresUserAction = true
  open var paginationMode = PaginationMode.unpaginated
  open var paginationBreakingMode = PaginationBreakingMode.page
  open var pageLength: CGFloat = 0
  open var gapBetweenPages: CGFloat = 0
  open var pageCount: Int { 0 }
  open var allowsPictureInPictureMediaPlayback = true
  open var allowsLinkPreview = false
  /// What each load counts up, so that a stopped one is known.
  private var load = 0
  private var title = ""

  /// What documents connect.
  private static let outlets: Void = {
    RuntimeRegistry.describe(UIWebView.self).property("delegate", \UIWebView.delegate)
  }()

  public required init(frame: CGRect) {
    super.init(frame: frame)
    addScrollView()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    Self.outlets
    addScrollView()
  }

  private func addScrollView() {
    scrollView.frame = bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scrollView.delegate = self
    addSubview(scrollView)
  }

  open func loadRequest(_ request: URLRequest) { begin(request, .address, .other) }

  open func loadHTMLString(_ string: String, baseURL: URL?) {
    begin(URLRequest(url: baseURL ?? WebPage.blank), .page(Data(string.utf8)), .other)
  }

  open func load(_ data: Data, mimeType: String, textEncodingName: String, baseURL: URL) {
    begin(URLRequest(url: baseURL), .page(data), .other)
  }

  open func reload() {
    if let request { begin(request, .address, .reload) }
  }

  open func goBack() {}
  open func goForward() {}

  open func stopLoading() {
    load += 1
    isLoading = false
  }

  /// There is no script engine: a page's title is known, other answers are empty.
  open func stringByEvaluatingJavaScript(from script: String) -> String? {
    script.trimmingCharacters(in: [" ", ";"]) == "document.title" ? title : ""
  }

  /// Asks the delegate, loads a page and tells of it, in later turns.
  private func begin(_ request: URLRequest, _ source: WebPage.Source, _ type: NavigationType) {
    load += 1
    let number = load
    self.request = request
    isLoading = true
    DispatchQueue.main.async {
      guard self.load == number else { return }
      let isAllowed = self.delegate?.webView(
        self, shouldStartLoadWith: request, navigationType: type)
      guard isAllowed ?? true else { return self.stopLoading() }
      self.delegate?.webViewDidStartLoad(self)
      WebPage.fetch(request, source) { self.receive($0, of: number) }
    }
  }

  private func receive(_ result: Result<(Data, URLResponse), any Error>, of number: Int) {
    guard load == number else { return }
    isLoading = false
    switch result {
    case .failure(let error): delegate?.webView(self, didFailLoadWithError: error)
    case .success((let data, _)):
      title = WebPage.title(of: String(decoding: data, as: UTF8.self))
      delegate?.webViewDidFinishLoad(self)
    }
  }
}

@preconcurrency @MainActor
public protocol UIWebViewDelegate: NSObjectProtocol {
  // @objc(webView:shouldStartLoadWithRequest:navigationType:) optional = true
  func webView(
    _ webView: UIWebView, shouldStartLoadWith request: URLRequest,
    navigationType: UIWebView.NavigationType
  ) -> Bool
  // @objc optional
  func webViewDidStartLoad(_ webView: UIWebView)
  // @objc optional
  func webViewDidFinishLoad(_ webView: UIWebView)
  // @objc optional
  func webView(_ webView: UIWebView, didFailLoadWithError error: any Error)
}
