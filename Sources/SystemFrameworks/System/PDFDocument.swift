// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

public enum PDFDisplayMode: Int, Sendable {
  case singlePage = 0
  case singlePageContinuous
  case twoUp
  case twoUpContinuous
}

public enum PDFDisplayDirection: Int, Sendable {
  case vertical = 0
  case horizontal
}

public enum PDFDisplayBox: Int, Sendable {
  case mediaBox = 0
  case cropBox
  case bleedBox
  case trimBox
  case artBox
}

/// A document in PDF: its data is kept, its pages are not read.
open class PDFDocument: NSObject {
  open private(set) var documentURL: URL?
  private let data: Data?
  open var pageCount: Int { 0 }
  open var string: String? { nil }
  open var isEncrypted: Bool { false }
  open var isLocked: Bool { false }
  open var documentAttributes: [AnyHashable: Any]?

  public override init() {
    data = nil
    super.init()
  }

  /// nil for a file that is not there or does not begin as PDF does.
  public convenience init?(url: URL) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    self.init(data: data)
    documentURL = url
  }

  public init?(data: Data) {
    guard data.starts(with: Data("%PDF".utf8)) else { return nil }
    self.data = data
    super.init()
  }

  open func page(at index: Int) -> PDFPage? { nil }
  open func index(for page: PDFPage) -> Int { NSNotFound }
  open func dataRepresentation() -> Data? { data }
  open func unlock(withPassword password: String) -> Bool { true }

  @discardableResult
  open func write(to url: URL) -> Bool { (try? data?.write(to: url)) != nil }
}

/// A page of a document; none is read.
open class PDFPage: NSObject {
  open weak var document: PDFDocument? { nil }
  open var label: String? { nil }
  open var string: String? { nil }
  open var rotation = 0
  open func bounds(for box: PDFDisplayBox) -> CGRect { .zero }
  open func thumbnail(of size: CGSize, for box: PDFDisplayBox) -> UIImage { UIImage() }
}

/// Shows a document: empty.
open class PDFView: UIView {
  open weak var delegate: (any PDFViewDelegate)?
  open var document: PDFDocument?
  open var displayMode = PDFDisplayMode.singlePageContinuous
  open var displayDirection = PDFDisplayDirection.vertical
  open var displayBox = PDFDisplayBox.cropBox
  open var displaysPageBreaks = true
  open var displaysAsBook = false
  open var autoScales = false
  open var scaleFactor: CGFloat = 1
  open var minScaleFactor: CGFloat = 0.25
  open var maxScaleFactor: CGFloat = 4
  open var pageBreakMargins = UIEdgeInsets(top: 4.75, left: 4, bottom: 4.75, right: 4)
  open var pageShadowsEnabled = true
  open var scaleFactorForSizeToFit: CGFloat { 1 }
  open var currentPage: PDFPage? { nil }
  open var documentView: UIView? { nil }
  open var canGoToNextPage: Bool { false }
  open var canGoToPreviousPage: Bool { false }
  open func go(to page: PDFPage) {}
  open func goToFirstPage(_ sender: Any?) {}
  open func goToLastPage(_ sender: Any?) {}
  open func goToNextPage(_ sender: Any?) {}
  open func goToPreviousPage(_ sender: Any?) {}
  open func usePageViewController(_ enable: Bool, withViewOptions viewOptions: [AnyHashable: Any]?)
  {}
  open func layoutDocumentView() {}
}

@preconcurrency @MainActor
public protocol PDFViewDelegate: NSObjectProtocol {
  // @objc(PDFViewWillClickOnLink:withURL:) optional
  func pdfViewWillClick(onLink sender: PDFView, with url: URL)
}

/// Small pictures of a document's pages: empty.
open class PDFThumbnailView: UIView {
  open weak var pdfView: PDFView?
  open var thumbnailSize = CGSize.zero
  open var layoutMode = PDFThumbnailLayoutMode.vertical
}

public enum PDFThumbnailLayoutMode: Int, Sendable {
  case vertical = 0
  case horizontal
}

extension NSNotification.Name {
  public static let PDFViewPageChanged = NSNotification.Name("PDFViewChangedPage")
  public static let PDFViewDocumentChanged = NSNotification.Name("PDFViewChangedDocument")
  public static let PDFViewScaleChanged = NSNotification.Name("PDFViewChangedScale")
}
