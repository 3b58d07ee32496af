// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import HeadlessHost
import Testing

@testable import UIKit

/// Documentation/Drawing.md §4.7, §4.8.
@MainActor
@Suite("Pages of documents and layers of drawings")
struct PagesAndLayersTests {
  init() { PictureEncoding.install() }

  private func document() throws -> CGPDFDocument {
    let renderer = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 100, height: 50))
    let data = renderer.pdfData { context in
      context.beginPage()
      context.beginPage(withBounds: CGRect(x: 0, y: 0, width: 60, height: 80), pageInfo: [:])
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 60, height: 40))
    }
    let provider = try #require(CGDataProvider(data: data as NSData))
    return try #require(CGPDFDocument(provider))
  }

  @Test("a document knows its pages from 1 on, and their boxes")
  func pages() throws {
    let document = try document()
    #expect(document.numberOfPages == 2)
    #expect(
      document.page(at: 1)?.getBoxRect(.mediaBox) == CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(document.page(at: 2)?.getBoxRect(.cropBox).size == CGSize(width: 60, height: 80))
    #expect(document.page(at: 0) == nil && document.page(at: 3) == nil)
    let text = try #require(CGDataProvider(data: Data("no pages".utf8) as NSData))
    #expect(CGPDFDocument(text) == nil)
  }

  @Test("a page is drawn with y upward, so its upper half ends above in a turned context")
  func drawn() throws {
    let page = try #require(document().page(at: 2))
    let image = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 80)).image { context in
      context.cgContext.translateBy(x: 0, y: 80)
      context.cgContext.scaleBy(x: 1, y: -1)
      context.cgContext.drawPDFPage(page)
    }
    let pixels = try #require(image.cgImage?.dataProvider?.data as Data?)
    let width = try #require(image.cgImage?.width)
    let height = try #require(image.cgImage?.height)
    func red(_ row: Int) -> UInt8 {
      let index: Int = row * width + width / 2
      return pixels[pixels.startIndex + index * 4]
    }
    #expect(red(height / 4) > 200)
    #expect(red(height * 3 / 4) < 50)
  }

  @Test("a box is put into the middle of a rectangle and not enlarged")
  func transform() throws {
    let page = try #require(document().page(at: 1))
    let small = page.getDrawingTransform(
      .mediaBox, rect: CGRect(x: 0, y: 0, width: 50, height: 100), rotate: 0,
      preserveAspectRatio: true)
    #expect(CGPoint.zero.applying(small) == CGPoint(x: 0, y: 37.5))
    let large = page.getDrawingTransform(
      .mediaBox, rect: CGRect(x: 0, y: 0, width: 300, height: 250), rotate: 0,
      preserveAspectRatio: true)
    #expect(CGPoint.zero.applying(large) == CGPoint(x: 100, y: 100))
  }

  @Test("a layer is drawn as often as one likes")
  func layer() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20)).image { context in
      guard
        let layer = CGLayer(
          context.cgContext, size: CGSize(width: 10, height: 10), auxiliaryInfo: nil)
      else { return }
      layer.context?.setFillColor(UIColor.red.cgColor)
      layer.context?.fill(CGRect(x: 0, y: 0, width: 10, height: 5))
      context.cgContext.draw(layer, at: CGPoint(x: 0, y: 0))
      context.cgContext.draw(layer, in: CGRect(x: 20, y: 0, width: 20, height: 20))
    }
    let pixels = try #require(image.cgImage?.dataProvider?.data as Data?)
    let width = try #require(image.cgImage?.width)
    let scale = width / 40
    func red(_ x: Int, _ y: Int) -> UInt8 {
      let index: Int = y * scale * width + x * scale
      return pixels[pixels.startIndex + index * 4]
    }
    #expect(red(5, 2) > 200 && red(5, 8) < 50 && red(15, 2) < 50)
    #expect(red(30, 8) > 200 && red(30, 15) < 50)
  }
}
