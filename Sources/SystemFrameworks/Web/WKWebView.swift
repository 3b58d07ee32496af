// Part of Snug, under the Apache License 2.0; see LICENSE.

public import FoundationNetworking

/// A view of web pages; it tells its delegate how a page loads, and stays empty.
open class WKWebView: UIView {
  public private(set) final var configuration: WKWebViewConfiguration
  public let scrollView = UIScrollView()
  open weak var navigationDelegate: (any WKNavigationDelegate)?
  open weak var uiDelegate: (any WKUIDelegate)?
  open internal(set) var url: URL? { didSet { noteChange(of: "URL", from: oldValue as Any) } }
  open internal(set) var title: String? {
    didSet { noteChange(of: "title", from: oldValue as Any) }
  }
  open internal(set) var isLoading = false {
    didSet { noteChange(of: "loading", from: oldValue) }
  }
  open internal(set) var estimatedProgress: Double = 0 {
    didSet { noteChange(of: "estimatedProgress", from: oldValue) }
  }
  /// The one that is under way; nil where none is.
  var navigation: WKNavigation?
  open var canGoBack: Bool { false }
  open var canGoForward: Bool { false }
  open var hasOnlySecureContent: Bool { true }
  open var themeColor: UIColor? { nil }
  open var allowsBackForwardNavigationGestures = false
  open var allowsLinkPreview = true
  open var customUserAgent: String?
  open var isInspectable = false
  open var isFindInteractionEnabled = false
  /// Nil: an empty page has nothing to find.
  open var findInteraction: UIFindInteraction? { nil }
  open var pageZoom: CGFloat = 1
  open var underPageBackgroundColor: UIColor! = .systemBackground
  open var interactionState: Any?

  /// What documents connect, and what is observed by its key.
  private static let outlets: Void = {
    let entry = RuntimeRegistry.describe(WKWebView.self)
    entry.property("navigationDelegate", \WKWebView.navigationDelegate)
    entry.property("UIDelegate", \WKWebView.uiDelegate)
    // A customary key (Documentation/InterfaceBuilder.md §6.5).
    entry.property("drawsBackground", \WKWebView.isOpaque)
    for key in ["URL", "url"] { entry.property(key, \WKWebView.url) }
    for key in ["loading", "isLoading"] { entry.property(key, \WKWebView.isLoading) }
    entry.property("title", \WKWebView.title)
    entry.property("estimatedProgress", \WKWebView.estimatedProgress)
    entry.property("canGoBack", \WKWebView.canGoBack)
    entry.property("canGoForward", \WKWebView.canGoForward)
    entry.property("hasOnlySecureContent", \WKWebView.hasOnlySecureContent)
  }()

  public required init(frame: CGRect) {
    configuration = WKWebViewConfiguration()
    super.init(frame: frame)
    addScrollView()
  }

  open class func snugMake(frame: CGRect, configuration: WKWebViewConfiguration) -> Self {
    let made = self.init(frame: frame)
    made.configuration = configuration
    return made
  }

  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    self.configuration = configuration
    super.init(frame: frame)
    addScrollView()
  }

  public required init?(coder: NSCoder) {
    configuration = WKWebViewConfiguration()
    super.init(coder: coder)
    addScrollView()
  }

  private func addScrollView() {
    Self.outlets
    backgroundColor = .systemBackground
    scrollView.frame = bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(scrollView)
  }

  @discardableResult
  open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
    navigate(to: URLRequest(url: baseURL ?? WebPage.blank), .page(Data(string.utf8)))
  }

  @discardableResult
  open func loadFileURL(_ address: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
    navigate(to: URLRequest(url: address), .address)
  }

  @discardableResult
  open func load(
    _ data: Data, mimeType: String, characterEncodingName: String, baseURL: URL
  ) -> WKNavigation? {
    navigate(to: URLRequest(url: baseURL), .page(data))
  }

  /// Loads the address of a request, whatever type holds it.
  @discardableResult
  open func load(_ request: URLRequest) -> WKNavigation? { navigate(to: request, .address) }

  @discardableResult open func reload() -> WKNavigation? {
    url.flatMap { load(URLRequest(url: $0)) }
  }
  @discardableResult open func reloadFromOrigin() -> WKNavigation? { nil }
  @discardableResult open func go(to item: WKBackForwardListItem) -> WKNavigation? { nil }
  open var backForwardList: WKBackForwardList { WKBackForwardList() }
  open var serverTrust: SecTrust? { nil }
  @discardableResult open func goBack() -> WKNavigation? { nil }
  @discardableResult open func goForward() -> WKNavigation? { nil }
  open func stopLoading() {
    navigation = nil
    isLoading = false
  }

  /// There is no script engine: the answer is an error.
  open func evaluateJavaScript(
    _ javaScriptString: String, completionHandler: ((Any?, (any Error)?) -> Void)? = nil
  ) {
    completionHandler?(nil, CocoaError(.featureUnsupported))
  }

  /// Asks the form with a handler, which a subclass may override.
  @discardableResult
  open func evaluateJavaScript(_ javaScriptString: String) async throws -> Any? {
    try await awaitReply { evaluateJavaScript(javaScriptString, completionHandler: $0) }
  }

  /// Nothing is drawn in it: the answer is an error.
  open func takeSnapshot(
    with configuration: WKSnapshotConfiguration?,
    completionHandler: @escaping (UIImage?, (any Error)?) -> Void
  ) {
    completionHandler(nil, CocoaError(.featureUnsupported))
  }
}

open class WKNavigation: NSObject {}

@preconcurrency @MainActor
open class WKSnapshotConfiguration: NSObject {
  open var rect = CGRect.null
  open var snapshotWidth: NSNumber?
  open var afterScreenUpdates = true
}

@preconcurrency @MainActor
open class WKWebViewConfiguration: NSObject {
  open var preferences = WKPreferences()
  open var userContentController = WKUserContentController()
  open var allowsInlineMediaPlayback = false
  open var allowsAirPlayForMediaPlayback = true
  open var suppressesIncrementalRendering = false
  open var applicationNameForUserAgent: String?
  open var dataDetectorTypes: WKDataDetectorTypes = []
  open var selectionGranularity = WKSelectionGranularity.dynamic
  open var ignoresViewportScaleLimits = false
  open var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
  open var websiteDataStore = WKWebsiteDataStore.default()
  open var processPool = WKProcessPool()
  open var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = .all
  open var allowsPictureInPictureMediaPlayback = true
  open var limitsNavigationsToAppBoundDomains = false
  private var handlers: [String: any WKURLSchemeHandler] = [:]

  open func setURLSchemeHandler(
    _ urlSchemeHandler: (any WKURLSchemeHandler)?, forURLScheme urlScheme: String
  ) {
    handlers[urlScheme] = urlSchemeHandler
  }

  open func urlSchemeHandler(forURLScheme urlScheme: String) -> (any WKURLSchemeHandler)? {
    handlers[urlScheme]
  }
}

/// Which media wait for a touch before they play.
public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let audio = WKAudiovisualMediaTypes(rawValue: 1 << 0)
  public static let video = WKAudiovisualMediaTypes(rawValue: 1 << 1)
  public static let all = WKAudiovisualMediaTypes(rawValue: UInt.max)
}

/// What a page turns into links.
public struct WKDataDetectorTypes: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let phoneNumber = WKDataDetectorTypes(rawValue: 1 << 0)
  public static let link = WKDataDetectorTypes(rawValue: 1 << 1)
  public static let address = WKDataDetectorTypes(rawValue: 1 << 2)
  public static let calendarEvent = WKDataDetectorTypes(rawValue: 1 << 3)
  public static let trackingNumber = WKDataDetectorTypes(rawValue: 1 << 4)
  public static let flightNumber = WKDataDetectorTypes(rawValue: 1 << 5)
  public static let lookupSuggestion = WKDataDetectorTypes(rawValue: 1 << 6)
  public static let all = WKDataDetectorTypes(rawValue: UInt.max)
}

public enum WKSelectionGranularity: Int, Sendable {
  case dynamic
  case character
}

@preconcurrency @MainActor
open class WKWebpagePreferences: NSObject {
  public enum ContentMode: Int, Sendable {
    case recommended
    case mobile
    case desktop
  }

  open var preferredContentMode = ContentMode.recommended
  open var allowsContentJavaScript = true
}

@preconcurrency @MainActor
open class WKPreferences: NSObject {
  open var javaScriptEnabled = true
  open var minimumFontSize: CGFloat = 0
  open var javaScriptCanOpenWindowsAutomatically = false
  open var isFraudulentWebsiteWarningEnabled = true
  open var isTextInteractionEnabled = true
  open var isElementFullscreenEnabled = false
}

@preconcurrency @MainActor
open class WKUserContentController: NSObject {
  open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {}
  open private(set) var userScripts: [WKUserScript] = []
  open func addUserScript(_ userScript: WKUserScript) { userScripts.append(userScript) }
  open func add(
    _ scriptMessageHandler: any WKScriptMessageHandler, contentWorld world: WKContentWorld,
    name: String
  ) {}
  open func addScriptMessageHandler(
    _ handler: any WKScriptMessageHandlerWithReply, contentWorld: WKContentWorld, name: String
  ) {}
  open func add(_ contentRuleList: WKContentRuleList) {}
  open func remove(_ contentRuleList: WKContentRuleList) {}
  open func removeAllContentRuleLists() {}
  open func removeScriptMessageHandler(forName name: String) {}
  open func removeScriptMessageHandler(
    forName name: String, contentWorld: WKContentWorld
  ) {}
  open func removeAllScriptMessageHandlers() {}
  open func removeAllUserScripts() { userScripts = [] }
}

public typealias WKUserScriptInjectionTime = WKUserScript.InjectionTime

open class WKUserScript: NSObject {
  public enum InjectionTime: Int, Sendable {
    case atDocumentStart
    case atDocumentEnd
  }

  public let source: String
  public let injectionTime: InjectionTime
  public let isForMainFrameOnly: Bool

  public override convenience init() {
    self.init(source: "", injectionTime: .atDocumentStart, forMainFrameOnly: false)
  }

  public init(source: String, injectionTime: InjectionTime, forMainFrameOnly: Bool) {
    self.source = source
    self.injectionTime = injectionTime
    isForMainFrameOnly = forMainFrameOnly
    super.init()
  }

  @MainActor
  public convenience init(
    source: String, injectionTime: InjectionTime, forMainFrameOnly: Bool,
    in contentWorld: WKContentWorld
  ) {
    self.init(
      source: source, injectionTime: injectionTime, forMainFrameOnly: forMainFrameOnly)
  }
}

open class WKScriptMessage: NSObject {
  open var body: Any { "" }
  open var name: String { "" }
  @MainActor open var frameInfo: WKFrameInfo {
    WKFrameInfo(request: URLRequest(url: URL(fileURLWithPath: "/")))
  }
  open weak var webView: WKWebView? { nil }
}

@preconcurrency @MainActor
public protocol WKScriptMessageHandler: NSObjectProtocol {
  // @objc(userContentController:didReceiveScriptMessage:)
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}

@preconcurrency @MainActor
public protocol WKNavigationDelegate: NSObjectProtocol {
  // @objc optional
  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
  // @objc(webView:didCommitNavigation:) optional
  func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
  // @objc(webView:didFinishNavigation:) optional
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
  // @objc(webView:didFailNavigation:withError:) optional
  func webView(
    _ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
  // @objc optional
  func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
    withError error: any Error)
  // @objc(webView:decidePolicyForNavigationAction:decisionHandler:) optional
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping (WKNavigationActionPolicy) -> Void)
  // @objc(webView:decidePolicyForNavigationResponse:decisionHandler:) optional
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
    decisionHandler: @escaping (WKNavigationResponsePolicy) -> Void)
  // @objc(webView:didReceiveServerRedirectForProvisionalNavigation:) optional
  func webView(
    _ webView: WKWebView,
    didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!)
  // @objc(webView:didReceiveAuthenticationChallenge:completionHandler:) optional
  func webView(
    _ webView: WKWebView, didReceive challenge: URLAuthenticationChallenge,
    completionHandler: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void)
  // @objc optional
  func webViewWebContentProcessDidTerminate(_ webView: WKWebView)
  // @objc(webView:navigationAction:didBecomeDownload:) optional
  func webView(
    _ webView: WKWebView, navigationAction: WKNavigationAction, didBecome download: WKDownload)
  // @objc(webView:navigationResponse:didBecomeDownload:) optional
  func webView(
    _ webView: WKWebView, navigationResponse: WKNavigationResponse,
    didBecome download: WKDownload)
}
