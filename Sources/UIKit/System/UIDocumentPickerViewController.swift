// Part of Snug, under the Apache License 2.0; see LICENSE.

/// The picker of files.
open class UIDocumentPickerViewController: SystemScreen {
  public let documentPickerMode: UIDocumentPickerMode
  open weak var delegate: (any UIDocumentPickerDelegate)?
  open var allowsMultipleSelection = false
  open var shouldShowFileExtensions = false
  open var directoryURL: URL?

  public init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
    documentPickerMode = mode
    super.init(nibName: nil, bundle: nil)
  }

  public init(url: URL, in mode: UIDocumentPickerMode) {
    documentPickerMode = mode
    super.init(nibName: nil, bundle: nil)
  }

  public init(forExporting urls: [URL], asCopy: Bool = false) {
    documentPickerMode = .exportToService
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName: String?, bundle: Bundle?) {
    documentPickerMode = .open
    super.init(nibName: nibName, bundle: bundle)
  }

  public required init?(coder: NSCoder) {
    documentPickerMode = .open
    super.init(coder: coder)
  }

  override var purpose: String { "File picker" }
}

public enum UIDocumentPickerMode: UInt, Sendable {
  case `import`
  case open
  case exportToService
  case moveToService
}

@preconcurrency @MainActor
public protocol UIDocumentPickerDelegate: NSObjectProtocol {
  // @objc(documentPicker:didPickDocumentsAtURLs:) optional
  func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
  // @objc(documentPicker:didPickDocumentAtURL:) optional
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL)
  // @objc optional
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

/// Hands a file to other apps; there are none, so nothing is presented.
@preconcurrency @MainActor
open class UIDocumentInteractionController: NSObject {
  open var url: URL?
  open var name: String?
  open var uti: String?
  open var annotation: Any?
  open weak var delegate: (any UIDocumentInteractionControllerDelegate)?

  public convenience init(url: URL) {
    self.init()
    self.url = url
    name = url.lastPathComponent
  }

  @discardableResult open func presentPreview(animated: Bool) -> Bool { false }
  @discardableResult open func presentOptionsMenu(
    from rect: CGRect, in view: UIView, animated: Bool
  ) -> Bool { false }
  @discardableResult open func presentOptionsMenu(from item: UIBarButtonItem, animated: Bool)
    -> Bool
  { false }
  @discardableResult open func presentOpenInMenu(
    from rect: CGRect, in view: UIView, animated: Bool
  ) -> Bool { false }
  open func dismissPreview(animated: Bool) {}
  open func dismissMenu(animated: Bool) {}
}

@preconcurrency @MainActor
public protocol UIDocumentInteractionControllerDelegate: NSObjectProtocol {
  // @objc optional = UIViewController()
  func documentInteractionControllerViewControllerForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIViewController
}
