// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import HeadlessHost
import Testing

@testable import UIKit

/// Documentation/Drawing.md §4.6.
@MainActor
@Suite("Pixels in memory")
struct PixelTests {
  init() { PictureEncoding.install() }

  private static let last = CGImageAlphaInfo.premultipliedLast.rawValue

  /// A bitmap of two by two pixels, red in the lower left one.
  private func bitmap(
    _ data: UnsafeMutableRawPointer? = nil, space: CGColorSpace = CGColorSpaceCreateDeviceRGB(),
    bytesPerRow: Int = 8, info: UInt32
  ) throws -> CGContext {
    let context = try #require(
      CGContext(
        data: data, width: 2, height: 2, bitsPerComponent: 8, bytesPerRow: bytesPerRow,
        space: space, bitmapInfo: info))
    context.setFillColor(UIColor.red.cgColor)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    return context
  }

  private func bytes(of context: CGContext, _ count: Int) throws -> [UInt8] {
    let data = try #require(context.data)
    return [UInt8](UnsafeRawBufferPointer(start: data, count: count))
  }

  @Test("rows lie from the top, components as the bitmap's information says")
  func layouts() throws {
    let clear: [UInt8] = [0, 0, 0, 0]
    #expect(
      try bytes(of: bitmap(info: PixelTests.last), 16)
        == clear + clear + [255, 0, 0, 255] + clear)
    let little =
      CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue
    #expect(try bytes(of: bitmap(info: little), 16)[8..<12] == [0, 0, 255, 255])
    // 0.2126 of 255 is 54.2.
    let gray = try bitmap(
      space: CGColorSpaceCreateDeviceGray(), bytesPerRow: 2,
      info: CGImageAlphaInfo.none.rawValue)
    #expect(try bytes(of: gray, 4) == [0, 0, 54, 0])
  }

  @Test("memory of the app has the pixels after each drawing, and makes the picture")
  func ownMemory() throws {
    var pixels = [UInt8](repeating: 0, count: 16)
    try pixels.withUnsafeMutableBytes { memory in
      let context = try bitmap(memory.baseAddress, info: PixelTests.last)
      #expect(memory[8] == 255)
      memory[0] = 255
      memory[3] = 255
      let image = try #require(context.makeImage())
      let drawn = try #require(image.dataProvider?.data as? NSData)
      #expect([UInt8](drawn as Data)[0..<4] == [255, 0, 0, 255])
    }
  }

  @Test("what the memory had before stays under what is drawn")
  func drawnOver() throws {
    var pixels = [UInt8](repeating: 255, count: 16)
    try pixels.withUnsafeMutableBytes { memory in
      _ = try bitmap(memory.baseAddress, info: PixelTests.last)
      #expect(
        [UInt8](memory) == [UInt8](repeating: 255, count: 8) + [255, 0, 0, 255, 255, 255, 255, 255])
    }
  }

  @Test("a layout that Core Graphics refuses makes no context")
  func refused() {
    let make = { (row: Int, info: CGImageAlphaInfo) in
      CGContext(
        data: nil, width: 2, height: 2, bitsPerComponent: 8, bytesPerRow: row,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: info.rawValue)
    }
    #expect(make(0, .premultipliedLast)?.bytesPerRow == 8)
    // Two pixels of four bytes have eight.
    #expect(make(7, .premultipliedLast) == nil)
    #expect(make(8, .last) == nil)
    #expect(make(8, .none) == nil)
  }

  @Test("a picture is made of pixels, and gives the same pixels back")
  func picture() throws {
    let bytes: [UInt8] = [10, 20, 30, 255, 0, 0, 0, 0, 100, 100, 100, 255, 255, 255, 255, 255]
    let provider = try #require(CGDataProvider(data: NSData(data: Data(bytes))))
    let make = { (row: Int) in
      CGImage(
        width: 2, height: 2, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: row,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGBitmapInfo(rawValue: PixelTests.last),
        provider: provider, decode: nil, shouldInterpolate: false, intent: .defaultIntent)
    }
    let image = try #require(make(8))
    #expect(image.dataProvider?.data.map { [UInt8]($0 as Data) } == bytes)
    // Rows of twelve bytes need twenty.
    #expect(make(12) == nil)
  }

  @Test("a copy has the same pixels, in a space of as many components")
  func copies() throws {
    let image = try #require(
      UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2)).image { context in
        UIColor.red.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 3, height: 2))
      }.cgImage)
    let copy = try #require(image.copy())

    #expect(copy !== image && copy.width == image.width && copy.height == image.height)
    #expect(image.copy(colorSpace: CGColorSpaceCreateDeviceRGB())?.width == image.width)
    #expect(image.copy(colorSpace: CGColorSpaceCreateDeviceGray()) == nil)
  }
}
