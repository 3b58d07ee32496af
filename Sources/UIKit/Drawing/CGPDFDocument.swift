// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import DisplayList
import Foundation

/// A PDF file's pages; what a page is made of is not told (Documentation/Drawing.md §4.8).
public final class CGPDFDocument {
  let data: Data
  /// 0 where no host reads such files.
  public let numberOfPages: Int

  /// nil for bytes that are no PDF file, or hold no page.
  public init?(_ provider: CGDataProvider) {
    data = provider.bytes
    numberOfPages = VectorReader.pageCount?(data) ?? 0
    guard numberOfPages > 0 else { return nil }
  }

  public convenience init?(_ url: CFURL) {
    guard let provider = CGDataProvider(url: url) else { return nil }
    self.init(provider)
  }

  public var isEncrypted: Bool { false }
  public var isUnlocked: Bool { true }
  public var allowsCopying: Bool { true }
  public var allowsPrinting: Bool { true }

  public func unlockWithPassword(_ password: UnsafePointer<CChar>) -> Bool { true }

  /// Pages are counted from 1; nil for another number.
  public func page(at pageNumber: Int) -> CGPDFPage? {
    guard (1...numberOfPages).contains(pageNumber),
      let size = VectorReader.size?(data, "\(pageNumber)")
    else { return nil }
    return CGPDFPage(self, number: pageNumber, size: size)
  }
}

public enum CGPDFBox: Int32, Sendable {
  case mediaBox, cropBox, bleedBox, trimBox, artBox
}

/// A page of a document, turned as its file says.
public final class CGPDFPage {
  private let owner: CGPDFDocument
  public let pageNumber: Int
  private let size: CGSize

  init(_ owner: CGPDFDocument, number: Int, size: CGSize) {
    self.owner = owner
    pageNumber = number
    self.size = size
  }

  public var document: CGPDFDocument? { owner }
  /// Always 0: sizes and drawing are those of the turned page.
  public var rotationAngle: Int32 { 0 }

  /// From the origin; every box is the one that is shown.
  public func getBoxRect(_ box: CGPDFBox) -> CGRect { CGRect(origin: .zero, size: size) }

  /// What puts a box in the middle of `rect`, not enlarged.
  ///
  /// - Parameter rotate: Degrees, clockwise, in steps of 90.
  public func getDrawingTransform(
    _ box: CGPDFBox, rect: CGRect, rotate: Int32, preserveAspectRatio: Bool
  ) -> CGAffineTransform {
    guard size.width > 0, size.height > 0 else { return .identity }
    let isTurned = (rotate / 90) % 2 != 0
    let shown = isTurned ? CGSize(width: size.height, height: size.width) : size
    var across = min(1, rect.width / shown.width)
    var down = min(1, rect.height / shown.height)
    if preserveAspectRatio { (across, down) = (min(across, down), min(across, down)) }
    return CGAffineTransform(translationX: -size.width / 2, y: -size.height / 2)
      .concatenating(CGAffineTransform(rotationAngle: -CGFloat(rotate) * .pi / 180))
      .concatenating(CGAffineTransform(scaleX: across, y: down))
      .concatenating(CGAffineTransform(translationX: rect.midX, y: rect.midY))
  }

  var picture: Picture {
    let file = VectorFile(data: owner.data, part: "\(pageNumber)", size: size, staysSharp: true)
    return Picture(name: "page \(pageNumber)", vector: file, scale: GraphicsStack.screenScale)
  }
}

extension CGContext {
  /// Draws a page from the origin with y growing upward, as Core Graphics does.
  public func drawPDFPage(_ page: CGPDFPage) {
    let rect = page.getBoxRect(.mediaBox)
    guard draws, !rect.isEmpty else { return }
    saveGState()
    concatenate(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: rect.maxY))
    place(page.picture, in: rect)
    restoreGState()
  }
}
