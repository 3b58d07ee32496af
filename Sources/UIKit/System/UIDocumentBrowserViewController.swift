// Part of Snug, under the Apache License 2.0; see LICENSE.

/// The system's browser of documents; an empty screen here, in which nobody picks anything.
open class UIDocumentBrowserViewController: SystemScreen {
  public enum ImportMode: UInt, Sendable {
    case none, copy, move
  }

  public enum BrowserUserInterfaceStyle: UInt, Sendable {
    case white, light, dark
  }

  open weak var delegate: (any UIDocumentBrowserViewControllerDelegate)?
  open var allowsDocumentCreation = true
  open var allowsPickingMultipleItems = false
  open var additionalLeadingNavigationBarButtonItems: [UIBarButtonItem] = []
  open var additionalTrailingNavigationBarButtonItems: [UIBarButtonItem] = []
  open var browserUserInterfaceStyle = BrowserUserInterfaceStyle.light
  open var customActions: [UIDocumentBrowserAction] = []
  /// Width over height.
  open var defaultDocumentAspectRatio: CGFloat = 2 / 3
  open var localizedCreateDocumentActionTitle = "Create Document"
  open var shouldShowFileExtensions = false
  open var activeDocumentCreationIntent: UIDocument.CreationIntent? { nil }
  open private(set) var allowedContentTypes: [String] = []
  override var purpose: String { "Document browser" }

  public init(forOpeningFilesWithContentTypes allowedContentTypes: [String]?) {
    self.allowedContentTypes = allowedContentTypes ?? []
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open func revealDocument(
    at url: URL, importIfNeeded: Bool, completion: ((URL?, (any Error)?) -> Void)? = nil
  ) {
    Runtime.current.perform(after: 0) { completion?(url, nil) }
  }

  open func importDocument(
    at documentURL: URL, nextToDocumentAt neighbourURL: URL, mode importMode: ImportMode,
    completionHandler completion: @escaping (URL?, (any Error)?) -> Void
  ) {
    Runtime.current.perform(after: 0) { completion(documentURL, nil) }
  }

  open func transitionController(
    forDocumentAt documentURL: URL
  ) -> UIDocumentBrowserTransitionController { UIDocumentBrowserTransitionController() }
}

@preconcurrency @MainActor
public protocol UIDocumentBrowserViewControllerDelegate: NSObjectProtocol {
  // @objc(documentBrowser:didPickDocumentsAtURLs:) optional
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL])
  // @objc optional
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController,
    didRequestDocumentCreationWithHandler importHandler:
      @escaping (URL?, UIDocumentBrowserViewController.ImportMode) -> Void)
  // @objc(documentBrowser:didImportDocumentAtURL:toDestinationURL:) optional
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController, didImportDocumentAt sourceURL: URL,
    toDestinationURL destinationURL: URL)
  // @objc(documentBrowser:failedToImportDocumentAtURL:error:) optional
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController, failedToImportDocumentAt documentURL: URL,
    error: (any Error)?)
  // @objc(documentBrowser:willPresentActivityViewController:) optional
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController,
    willPresent activityViewController: UIActivityViewController)
}

/// Shows how a document opens; nothing moves here.
@preconcurrency @MainActor
open class UIDocumentBrowserTransitionController: NSObject,
  UIViewControllerAnimatedTransitioning
{
  open var loadingProgress: Progress?
  open weak var targetView: UIView?

  open func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0 }

  open func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    if let view = transitionContext.view(forKey: .to) {
      transitionContext.containerView.addSubview(view)
    }
    transitionContext.completeTransition(true)
  }
}

/// An action of a browser's menu; nobody chooses it here.
@preconcurrency @MainActor
open class UIDocumentBrowserAction: NSObject {
  public struct Availability: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let menu = Availability(rawValue: 1 << 0)
    public static let navigationBar = Availability(rawValue: 1 << 1)
  }

  public let identifier: String
  public let localizedTitle: String
  public let availability: Availability
  open var image: UIImage?
  open var supportedContentTypes = ["public.item"]
  open var supportsMultipleItems = true
  let handler: ([URL]) -> Void

  public init(
    identifier: String, localizedTitle: String, availability: Availability,
    handler: @escaping ([URL]) -> Void
  ) {
    self.identifier = identifier
    self.localizedTitle = localizedTitle
    self.availability = availability
    self.handler = handler
    super.init()
  }
}

/// A controller that shows a document, which it opens when it is about to appear.
open class UIDocumentViewController: UIViewController {
  open var document: UIDocument?

  public init(document: UIDocument?) {
    self.document = document
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard let document, document.documentState.contains(.closed) else { return }
    openDocument { _ in }
  }

  open func documentDidOpen() {}
  open func navigationItemDidUpdate() {}

  open func openDocument(completionHandler: @escaping (Bool) -> Void) {
    guard let document else { return completionHandler(false) }
    document.open { [weak self] succeeded in
      if succeeded { self?.documentDidOpen() }
      completionHandler(succeeded)
    }
  }
}
