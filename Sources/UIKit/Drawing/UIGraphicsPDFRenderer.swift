// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import DisplayList
import Foundation

/// What the document of a renderer says of itself.
open class UIGraphicsPDFRendererFormat: UIGraphicsRendererFormat {
  /// Author, title and their kind; stored.
  open var documentInfo: [String: Any] = [:]

  open override func copy(with zone: NSZone? = nil) -> Any {
    let other = Self.init()
    (other.bounds, other.documentInfo) = (bounds, documentInfo)
    return other
  }
}

/// The page that is drawn on. What is drawn before the first page begins is lost, as Core Graphics
/// loses it.
open class UIGraphicsPDFRendererContext: UIGraphicsRendererContext {
  private let pages: PDFPages

  init(_ pages: PDFPages, format: UIGraphicsRendererFormat) {
    self.pages = pages
    super.init(pages.context, format: format)
  }

  /// Points.
  open var pdfContextBounds: CGRect { pages.box }

  open func beginPage() { beginPage(withBounds: format.bounds, pageInfo: [:]) }

  open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) {
    pages.begin(bounds)
  }

  /// Stored nowhere: links and destinations are not written.
  open func setURL(_ url: URL, for rect: CGRect) {}
  open func addDestination(withName name: String, at point: CGPoint) {}
  open func setDestinationWithName(_ name: String, for rect: CGRect) {}
}

/// Makes PDF documents from drawing code, a page for each `beginPage`; the host writes them.
open class UIGraphicsPDFRenderer: NSObject {
  private let bounds: CGRect
  private let pdfFormat: UIGraphicsPDFRendererFormat

  public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) {
    self.bounds = bounds
    pdfFormat = format
    format.bounds = bounds
  }

  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsPDFRendererFormat())
  }

  open var format: UIGraphicsRendererFormat { pdfFormat }

  /// The bytes of the document; none where no page was begun or the host writes no documents.
  open func pdfData(actions: (UIGraphicsPDFRendererContext) -> Void) -> Data {
    let pages = PDFPages(box: bounds)
    GraphicsStack.push(pages.context)
    actions(UIGraphicsPDFRendererContext(pages, format: pdfFormat))
    GraphicsStack.pop()
    return pages.finish()
  }

  open func writePDF(
    to url: URL, withActions actions: (UIGraphicsPDFRendererContext) -> Void
  ) throws {
    try pdfData(actions: actions).write(to: url)
  }
}

/// Documents that are made by calls, as before there were renderers.
private enum OpenDocument {
  nonisolated(unsafe) static var pages: PDFPages?
  nonisolated(unsafe) static var bounds = CGRect.zero
  nonisolated(unsafe) static var end: (Data) -> Void = { _ in }

  static func begin(_ bounds: CGRect, _ end: @escaping (Data) -> Void) {
    // An empty box stands for US Letter (Apple, *UIGraphicsBeginPDFContextToData*).
    self.bounds = bounds.isEmpty ? CGRect(x: 0, y: 0, width: 612, height: 792) : bounds
    self.end = end
    let pages = PDFPages(box: self.bounds)
    self.pages = pages
    GraphicsStack.push(pages.context)
  }
}

/// - Parameter bounds: Of a page, points; empty for 612 × 792.
public func UIGraphicsBeginPDFContextToData(
  _ data: NSMutableData, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) {
  OpenDocument.begin(bounds) { data.setData($0) }
}

/// - Returns: Whether the file can be written.
@discardableResult
public func UIGraphicsBeginPDFContextToFile(
  _ path: String, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) -> Bool {
  guard FileManager.default.createFile(atPath: path, contents: nil) else { return false }
  OpenDocument.begin(bounds) { try? $0.write(to: URL(fileURLWithPath: path)) }
  return true
}

public func UIGraphicsBeginPDFPage() {
  OpenDocument.pages?.begin(OpenDocument.bounds)
}

public func UIGraphicsBeginPDFPageWithInfo(_ bounds: CGRect, _ pageInfo: [AnyHashable: Any]?) {
  OpenDocument.pages?.begin(bounds.isEmpty ? OpenDocument.bounds : bounds)
}

public func UIGraphicsGetPDFContextBounds() -> CGRect { OpenDocument.pages?.box ?? .zero }

public func UIGraphicsEndPDFContext() {
  guard let pages = OpenDocument.pages else { return }
  OpenDocument.pages = nil
  GraphicsStack.pop()
  OpenDocument.end(pages.finish())
}

/// The pages of a document that is being drawn.
final class PDFPages {
  private(set) var box: CGRect
  let context: CGContext
  private var finished: [(list: DisplayList, size: CGSize)] = []
  private var isOpen = false

  init(box: CGRect) {
    self.box = box
    context = CGContext(canvas: CGRect(origin: .zero, size: box.size), scale: 1)
  }

  /// Ends the page before, and begins one whose origin is that of `bounds`, in points.
  func begin(_ bounds: CGRect) {
    end()
    (box, isOpen) = (bounds, true)
    context.restart(size: bounds.size)
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
  }

  private func end() {
    let list = context.finish()
    if isOpen { finished.append((list, box.size)) }
    isOpen = false
  }

  func finish() -> Data {
    end()
    guard !finished.isEmpty else { return Data() }
    return PictureEncoder.document?(finished) ?? Data()
  }
}
