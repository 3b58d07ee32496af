// Part of Snug, under the Apache License 2.0; see LICENSE.

import DisplayList
import Foundation
import Raster
import Testing

@testable import UIKit

@MainActor
@Suite("Drawn documents", .serialized)
struct PDFRendererTests {
  /// The pages that a host is given.
  private func pages(_ body: () -> Void) -> [(list: DisplayList, size: CGSize)] {
    var given: [(list: DisplayList, size: CGSize)] = []
    let before = PictureEncoder.document
    defer { PictureEncoder.document = before }
    PictureEncoder.document = {
      given = $0
      return try? Rasterizer().pdf(of: $0)
    }
    body()
    return given
  }

  private func boxes(_ list: DisplayList) -> [CGRect] {
    list.commands.compactMap {
      if case .fill(let path, _, _) = $0 { path.tightBox } else { nil }
    }
  }

  @Test("a page has its size, and what is drawn on it and on no other; before the first is none")
  func renderer() throws {
    let page = CGRect(x: 0, y: 0, width: 200, height: 100)
    var data = Data()
    let pages = pages {
      data = UIGraphicsPDFRenderer(bounds: page).pdfData { context in
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        context.beginPage()
        context.fill(CGRect(x: 10, y: 10, width: 20, height: 5))
        context.beginPage(withBounds: CGRect(x: 0, y: 0, width: 50, height: 60), pageInfo: [:])
        #expect(context.pdfContextBounds.width == 50)
      }
    }
    #expect(pages.map(\.size) == [page.size, CGSize(width: 50, height: 60)])
    #expect(pages.map { boxes($0.list).map(\.width) } == [[20], []])
    #expect(data.starts(with: Data("%PDF".utf8)))
  }

  @Test("functions write a document into memory; an empty page is US Letter's")
  func functions() {
    let data = NSMutableData()
    let pages = pages {
      UIGraphicsBeginPDFContextToData(data, .zero, nil)
      UIGraphicsBeginPDFPage()
      UIRectFill(CGRect(x: 0, y: 0, width: 30, height: 30))
      UIGraphicsEndPDFContext()
    }
    #expect(pages.map(\.size) == [CGSize(width: 612, height: 792)])
    #expect(data.length > 0 && UIGraphicsGetCurrentContext() == nil)
  }
}
