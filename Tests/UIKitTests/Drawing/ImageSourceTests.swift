// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import HeadlessHost
import Testing

@testable import UIKit

/// Documentation/Drawing.md §9; the files are written by hand after their specifications.
@Suite("Files of pictures")
struct ImageSourceTests {
  /// Two pictures of 3 by 2 pixels, 0.5 s and 0.02 s, shown four times.
  private static let animation: Data = {
    let head: [UInt8] = Array("GIF89a".utf8) + [3, 0, 2, 0, 0x80, 0, 0, 0, 0, 0, 255, 255, 255]
    let loops: [UInt8] = [0x21, 0xff, 11] + Array("NETSCAPE2.0".utf8) + [3, 1, 4, 0, 0]
    func picture(_ hundredths: UInt8) -> [UInt8] {
      [0x21, 0xf9, 4, 0, hundredths, 0, 0, 0]
        + [0x2c, 0, 0, 0, 0, 3, 0, 2, 0, 0, 2, 3, 0x84, 0x51, 0x05, 0]
    }
    return Data(head + loops + picture(50) + picture(2) + [0x3b])
  }()

  /// The segments of a JPEG file before its pixels: EXIF that says "turned right", frame header.
  private static func jpeg(frame: UInt8) -> Data {
    let exif: [UInt8] =
      Array("Exif".utf8) + [0, 0] + Array("MM".utf8) + [0, 42, 0, 0, 0, 8, 0, 1]
      + [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0]
    return Data(
      [0xff, 0xd8, 0xff, 0xe1, 0, UInt8(exif.count + 2)] + exif
        + [0xff, frame, 0, 11, 8, 0, 40, 0, 80, 1, 1, 0x11, 0])
  }

  private func number(_ key: CFString, of source: CGImageSource, _ index: Int = 0) -> NSNumber? {
    CGImageSourceCopyPropertiesAtIndex(source, index, nil)?[key] as? NSNumber
  }

  @Test("a GIF file tells its pictures, their delays and how often they are shown")
  func animation() throws {
    let source = try #require(CGImageSourceCreateWithData(NSData(data: Self.animation), nil))
    #expect(CGImageSourceGetCount(source) == 2)
    #expect(CGImageSourceGetType(source) == "com.compuserve.gif")
    #expect(CGImageSourceGetStatus(source) == .statusComplete)
    let whole = CGImageSourceCopyProperties(source, nil)
    let loops = whole?[kCGImagePropertyGIFDictionary] as? NSDictionary
    #expect((loops?[kCGImagePropertyGIFLoopCount] as? NSNumber)?.intValue == 4)
    let delays = (0..<2).map { index in
      let all = CGImageSourceCopyPropertiesAtIndex(source, index, nil)
      let own = all?[kCGImagePropertyGIFDictionary] as? NSDictionary
      return [kCGImagePropertyGIFDelayTime, kCGImagePropertyGIFUnclampedDelayTime].map {
        (own?[$0] as? NSNumber)?.doubleValue
      }
    }
    #expect(delays == [[0.5, 0.5], [0.1, 0.02]])
    let second = try #require(CGImageSourceCreateImageAtIndex(source, 1, nil))
    #expect((second.width, second.height) == (3, 2))
    #expect(CGImageSourceCreateImageAtIndex(source, 2, nil) == nil)
  }

  @Test("a GIF file that is cut off has its whole pictures, and none is looked for beyond the end")
  func cutOff() {
    for length in 0..<Self.animation.count {
      let source = CGImageSource(Self.animation.prefix(length), isComplete: true)
      #expect(CGImageSourceGetCount(source) <= 2)
    }
    let source = CGImageSource(Self.animation.prefix(Self.animation.count - 8), isComplete: true)
    #expect(CGImageSourceGetCount(source) == 1)
  }

  @Test("a JPEG file tells its orientation and whether it is progressive; thumbnails are turned")
  func orientation() throws {
    let source = CGImageSource(Self.jpeg(frame: 0xc2), isComplete: true)
    #expect(number(kCGImagePropertyPixelWidth, of: source) == 80)
    #expect(number(kCGImagePropertyOrientation, of: source) == 6)
    let all = CGImageSourceCopyPropertiesAtIndex(source, 0, nil)
    let own = all?[kCGImagePropertyJFIFDictionary] as? NSDictionary
    #expect(own?[kCGImagePropertyJFIFIsProgressive] as? Bool == true)
    let image = try #require(CGImageSourceCreateImageAtIndex(source, 0, nil))
    #expect((image.width, image.height) == (80, 40))

    #expect(CGImageSourceCreateThumbnailAtIndex(source, 0, nil) == nil)
    let options = NSMutableDictionary()
    options[kCGImageSourceCreateThumbnailFromImageAlways] = true
    options[kCGImageSourceThumbnailMaxPixelSize] = 20
    let small = try #require(CGImageSourceCreateThumbnailAtIndex(source, 0, options))
    #expect((small.width, small.height) == (20, 10))
    options[kCGImageSourceCreateThumbnailWithTransform] = true
    let turned = try #require(CGImageSourceCreateThumbnailAtIndex(source, 0, options))
    #expect((turned.width, turned.height) == (10, 20))
  }

  @Test("a source that grows knows no size until it is among the bytes")
  func growing() {
    let bytes = Self.jpeg(frame: 0xc0)
    let source = CGImageSourceCreateIncremental(nil)
    #expect(CGImageSourceGetStatus(source) == .statusReadingHeader)
    CGImageSourceUpdateData(source, NSData(data: bytes.prefix(12)), false)
    #expect(CGImageSourceGetCount(source) == 0)
    #expect(CGImageSourceCopyPropertiesAtIndex(source, 0, nil) == nil)
    #expect(CGImageSourceGetStatus(source) == .statusIncomplete)
    CGImageSourceUpdateData(source, NSData(data: bytes), true)
    #expect(number(kCGImagePropertyPixelHeight, of: source) == 40)
    #expect(number(kCGImagePropertyOrientation, of: source) == 6)
    #expect(CGImageSourceGetStatus(source) == .statusComplete)
  }

  @Test("bytes that are no picture make a source without pictures")
  func nothing() {
    let source = CGImageSourceCreateWithData(NSData(data: Data("text".utf8)), nil)
    #expect(source.map(CGImageSourceGetCount) == 0)
    #expect(source.map(CGImageSourceGetStatus) == .statusUnknownType)
    #expect(source.flatMap(CGImageSourceGetType) == nil)
  }

  @Test("destinations are for one picture as PNG or JPEG")
  func destinations() {
    let data = NSMutableData()
    #expect(CGImageDestinationCreateWithData(data, "public.png", 1, nil) != nil)
    #expect(CGImageDestinationCreateWithData(data, "public.heic", 1, nil) == nil)
    #expect(CGImageDestinationCreateWithData(data, "com.compuserve.gif", 2, nil) == nil)
    let empty = CGImageDestinationCreateWithData(data, "public.jpeg", 1, nil)
    #expect(empty.map(CGImageDestinationFinalize) == false)
    #expect(data.length == 0)
  }

  @MainActor
  @Test("a destination writes the picture in the type's format, to data or to a file")
  func written() throws {
    PictureEncoding.install()
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let drawn = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2), format: format)
      .image { context in
        UIColor.red.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 3, height: 2))
      }
    let image = try #require(drawn.cgImage)
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (type, start) in [
      ("public.png", [0x89, 0x50, 0x4e, 0x47]), ("public.jpeg", [0xff, 0xd8]),
    ] {
      let data = NSMutableData()
      let destination = try #require(
        CGImageDestinationCreateWithData(data, type as CFString, 1, nil))
      CGImageDestinationAddImage(destination, image, nil)
      #expect(CGImageDestinationFinalize(destination))
      #expect(Data(referencing: data).starts(with: start.map { UInt8($0) }))
      let source = try #require(CGImageSourceCreateWithData(NSData(data: data as Data), nil))
      #expect(number(kCGImagePropertyPixelWidth, of: source) == 3)
      #expect(number(kCGImagePropertyPixelHeight, of: source) == 2)

      let file = folder.appendingPathComponent("picture")
      let other = try #require(
        CGImageDestinationCreateWithURL(file as CFURL, type as CFString, 1, nil))
      CGImageDestinationAddImage(other, image, nil)
      #expect(CGImageDestinationFinalize(other))
      #expect(try Data(contentsOf: file) == data as Data)
    }
  }
}
