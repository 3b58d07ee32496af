// Part of Snug, under the Apache License 2.0; see LICENSE.

// Printing; there is no printer, so pages are drawn for those who ask for them, an app's own PDF say.

/// Lays content out in pages; one page here.
@preconcurrency @MainActor
open class UIPrintFormatter: NSObject {
  open var perPageContentInsets = UIEdgeInsets.zero
  open var contentInsets = UIEdgeInsets.zero
  open var maximumContentHeight: CGFloat = 0
  open var maximumContentWidth: CGFloat = 0
  open var startPage = 0
  open internal(set) weak var printPageRenderer: UIPrintPageRenderer?
  open var pageCount: Int { 1 }
  open var requiresMainThread: Bool { true }

  public override init() { super.init() }

  open func rectForPage(at pageIndex: Int) -> CGRect {
    (printPageRenderer?.printableRect ?? .zero).inset(by: perPageContentInsets)
  }
  open func draw(in rect: CGRect, forPageAt pageIndex: Int) {}
  open func removeFromPrintPageRenderer() {
    printPageRenderer?.printFormatters?.removeAll { $0 === self }
    printPageRenderer = nil
  }
}

/// A text of one font.
open class UISimpleTextPrintFormatter: UIPrintFormatter {
  open var text: String?
  open var attributedText: NSAttributedString?
  open var font: UIFont?
  open var color: UIColor?
  open var textAlignment = NSTextAlignment.natural

  public init(text: String) {
    self.text = text
    super.init()
  }

  public init(attributedText: NSAttributedString) {
    self.attributedText = attributedText
    super.init()
  }

  open override func draw(in rect: CGRect, forPageAt pageIndex: Int) {
    if let attributedText { return attributedText.draw(in: rect) }
    let style = NSMutableParagraphStyle()
    style.alignment = textAlignment
    NSAttributedString(
      string: text ?? "",
      attributes: [
        .font: font ?? .systemFont(ofSize: 12), .foregroundColor: color ?? .black,
        .paragraphStyle: style,
      ]
    ).draw(in: rect)
  }
}

/// A text of HTML; kept, not drawn.
open class UIMarkupTextPrintFormatter: UIPrintFormatter {
  open var markupText: String?

  public init(markupText: String) {
    self.markupText = markupText
    super.init()
  }
}

/// What a view shows.
open class UIViewPrintFormatter: UIPrintFormatter {
  public let view: UIView

  init(view: UIView) {
    self.view = view
    super.init()
  }

  open override func draw(in rect: CGRect, forPageAt pageIndex: Int) {
    view.draw(rect, for: self)
  }
}

extension UIView {
  public func viewPrintFormatter() -> UIViewPrintFormatter { UIViewPrintFormatter(view: self) }

  public func draw(_ rect: CGRect, for formatter: UIViewPrintFormatter) {
    drawHierarchy(in: rect, afterScreenUpdates: false)
  }
}

/// Draws pages: a header, a footer, and between them content or what formatters make.
@preconcurrency @MainActor
open class UIPrintPageRenderer: NSObject {
  open var headerHeight: CGFloat = 0
  open var footerHeight: CGFloat = 0
  /// Apps set these by key, to draw a PDF: `setValue(_:forKey: "paperRect")`.
  open var paperRect = CGRect.zero
  open var printableRect = CGRect.zero
  open var printFormatters: [UIPrintFormatter]? {
    didSet { for formatter in printFormatters ?? [] { formatter.printPageRenderer = self } }
  }

  public override init() { super.init() }

  open var numberOfPages: Int {
    (printFormatters ?? []).map { $0.startPage + $0.pageCount }.max() ?? 0
  }

  open func prepare(forDrawingPages range: NSRange) {}

  open func addPrintFormatter(
    _ formatter: UIPrintFormatter, startingAtPageAt pageIndex: Int
  ) {
    formatter.startPage = pageIndex
    printFormatters = (printFormatters ?? []) + [formatter]
  }

  open func printFormattersForPage(at pageIndex: Int) -> [UIPrintFormatter]? {
    printFormatters?.filter {
      ($0.startPage..<($0.startPage + $0.pageCount)).contains(pageIndex)
    }
  }

  open func drawPage(at pageIndex: Int, in printableRect: CGRect) {
    let (header, rest) = printableRect.divided(atDistance: headerHeight, from: .minYEdge)
    let (footer, content) = rest.divided(atDistance: footerHeight, from: .maxYEdge)
    if headerHeight > 0 { drawHeaderForPage(at: pageIndex, in: header) }
    drawContentForPage(at: pageIndex, in: content)
    for formatter in printFormattersForPage(at: pageIndex) ?? [] {
      drawPrintFormatter(formatter, forPageAt: pageIndex)
    }
    if footerHeight > 0 { drawFooterForPage(at: pageIndex, in: footer) }
  }

  open func drawPrintFormatter(_ printFormatter: UIPrintFormatter, forPageAt pageIndex: Int) {
    printFormatter.draw(in: printFormatter.rectForPage(at: pageIndex), forPageAt: pageIndex)
  }
  open func drawHeaderForPage(at pageIndex: Int, in headerRect: CGRect) {}
  open func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) {}
  open func drawFooterForPage(at pageIndex: Int, in footerRect: CGRect) {}
}

/// A sheet of paper of a printer; there is none.
@preconcurrency @MainActor
open class UIPrintPaper: NSObject {
  /// Points.
  open var paperSize: CGSize { .zero }
  open var printableRect: CGRect { .zero }
}
