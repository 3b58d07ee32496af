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

/// A document in PDF: its data is kept, and the pages that an app puts in; those of its data are not read.
open class PDFDocument: NSObject {
  open private(set) var documentURL: URL?
  private let data: Data?
  private var pages: [PDFPage] = []
  open var pageCount: Int { pages.count }
  open var string: String? { nil }
  open var isEncrypted: Bool { false }
  open var isLocked: Bool { false }
  open var allowsPrinting: Bool { true }
  open var allowsCopying: Bool { true }
  open var documentAttributes: [AnyHashable: Any]?
  open var outlineRoot: PDFOutline?

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

  open func page(at index: Int) -> PDFPage? { pages.indices.contains(index) ? pages[index] : nil }
  open func index(for page: PDFPage) -> Int { pages.firstIndex { $0 === page } ?? NSNotFound }
  open func insert(_ page: PDFPage, at index: Int) {
    pages.insert(page, at: min(max(0, index), pages.count))
    page.document = self
  }
  open func removePage(at index: Int) {
    guard pages.indices.contains(index) else { return }
    pages.remove(at: index).document = nil
  }
  open func exchangePage(at indexA: Int, withPageAt indexB: Int) {
    guard pages.indices.contains(indexA), pages.indices.contains(indexB) else { return }
    pages.swapAt(indexA, indexB)
  }
  open func findString(_ string: String, withOptions options: NSString.CompareOptions = [])
    -> [PDFSelection]
  { [] }
  open func dataRepresentation() -> Data? { data }
  open func unlock(withPassword password: String) -> Bool { true }

  @discardableResult
  open func write(to url: URL) -> Bool { (try? data?.write(to: url)) != nil }
}

/// Keys of what a document says of itself.
public struct PDFDocumentAttribute: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let titleAttribute = PDFDocumentAttribute(rawValue: "Title")
  public static let authorAttribute = PDFDocumentAttribute(rawValue: "Author")
  public static let subjectAttribute = PDFDocumentAttribute(rawValue: "Subject")
  public static let creatorAttribute = PDFDocumentAttribute(rawValue: "Creator")
  public static let producerAttribute = PDFDocumentAttribute(rawValue: "Producer")
  public static let creationDateAttribute = PDFDocumentAttribute(rawValue: "CreationDate")
  public static let modificationDateAttribute = PDFDocumentAttribute(rawValue: "ModDate")
  public static let keywordsAttribute = PDFDocumentAttribute(rawValue: "Keywords")
}

/// A chapter of a document, as an app makes it; none is read.
open class PDFOutline: NSObject {
  open internal(set) weak var parent: PDFOutline?
  open var label: String?
  open var isOpen = false
  open var destination: PDFDestination?
  private var children: [PDFOutline] = []

  open var numberOfChildren: Int { children.count }
  open var index: Int { parent?.children.firstIndex { $0 === self } ?? 0 }
  open func child(at index: Int) -> PDFOutline? {
    children.indices.contains(index) ? children[index] : nil
  }
  open func insertChild(_ child: PDFOutline, at index: Int) {
    children.insert(child, at: min(max(0, index), children.count))
    child.parent = self
  }
  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }
}

/// Some of a document's text; nothing is read, so nothing is found.
open class PDFSelection: NSObject {
  public init(document: PDFDocument) { super.init() }
  open var pages: [PDFPage] { [] }
  open var string: String? { nil }
  open var color: UIColor?
  open func bounds(for page: PDFPage) -> CGRect { .zero }
  open func selectionsByLine() -> [PDFSelection] { [] }
}

/// A page that an app makes: it shows a picture, and keeps what is written on it.
open class PDFPage: NSObject {
  private let image: UIImage?
  open internal(set) weak var document: PDFDocument?
  open private(set) var annotations: [PDFAnnotation] = []
  open var label: String? { nil }
  open var string: String? { nil }
  open var numberOfCharacters: Int { 0 }
  open var rotation = 0
  open var displaysAnnotations = true
  private var boxes: [PDFDisplayBox: CGRect] = [:]

  /// Letter paper, as PDFKit's.
  public override init() {
    image = nil
    super.init()
  }
  public init?(image: UIImage) {
    self.image = image
    super.init()
  }

  open func bounds(for box: PDFDisplayBox) -> CGRect {
    boxes[box]
      ?? CGRect(origin: .zero, size: image?.size ?? CGSize(width: 612, height: 792))
  }
  open func setBounds(_ bounds: CGRect, for box: PDFDisplayBox) { boxes[box] = bounds }

  open func addAnnotation(_ annotation: PDFAnnotation) {
    annotations.append(annotation)
    annotation.page = self
  }
  open func removeAnnotation(_ annotation: PDFAnnotation) {
    annotations.removeAll { $0 === annotation }
    annotation.page = nil
  }
  open func annotation(at point: CGPoint) -> PDFAnnotation? {
    annotations.last { $0.bounds.contains(point) }
  }
  open func selection(for rect: CGRect) -> PDFSelection? { nil }

  /// The page's picture, as large as fits; annotations are not drawn.
  open func thumbnail(of size: CGSize, for box: PDFDisplayBox) -> UIImage {
    guard let image, image.size.width > 0, image.size.height > 0 else { return UIImage() }
    let scale = min(size.width / image.size.width, size.height / image.size.height)
    let small = CGSize(width: image.size.width * scale, height: image.size.height * scale)
    return UIGraphicsImageRenderer(size: small).image { _ in
      image.draw(in: CGRect(origin: .zero, size: small))
    }
  }
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
  open var currentSelection: PDFSelection?
  open var highlightedSelections: [PDFSelection]?
  open func setCurrentSelection(_ selection: PDFSelection?, animate: Bool) {
    currentSelection = selection
  }
  open func clearSelection() { currentSelection = nil }
  open func page(for point: CGPoint, nearest: Bool) -> PDFPage? { nil }
  open func convert(_ point: CGPoint, to page: PDFPage) -> CGPoint { point }
  open func convert(_ point: CGPoint, from page: PDFPage) -> CGPoint { point }
  open func convert(_ rect: CGRect, to page: PDFPage) -> CGRect { rect }
  open func convert(_ rect: CGRect, from page: PDFPage) -> CGRect { rect }
  open func go(to selection: PDFSelection) {}
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
