// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// The pixel size and orientation that the first bytes of an image file tell.
///
/// UIKit decodes no pixels; layout needs only the size. Bounds are checked at every read, so a
/// truncated or hostile file gives nil.
struct ImageHeader: Equatable {
  var width: Int
  var height: Int
  var orientation: UIImage.Orientation { exifOrientation?.orientation ?? .up }
  /// What the file says of how it was turned.
  private(set) var exifOrientation: CGImagePropertyOrientation?
  /// Whether a JPEG file shows more and more of the whole picture.
  private(set) var isProgressive = false

  init?(_ data: Data) {
    let bytes = [UInt8](data.prefix(1 << 20))
    guard
      let found = ImageHeader.png(bytes) ?? ImageHeader.gif(bytes) ?? ImageHeader.jpeg(bytes)
        ?? ImageHeader.webP(bytes) ?? ImageHeader.heif(bytes) ?? ImageHeader.bitmap(bytes)
        ?? ImageHeader.tiff(bytes),
      found.width > 0, found.height > 0
    else { return nil }
    self = found
  }

  init(width: Int, height: Int) {
    (self.width, self.height) = (width, height)
  }

  /// A big-endian number of `count` bytes, or nil beyond the end.
  static func number(_ bytes: [UInt8], at index: Int, count: Int) -> Int? {
    guard index >= 0, index + count <= bytes.count else { return nil }
    return bytes[index..<index + count].reduce(0) { $0 << 8 | Int($1) }
  }

  private static func png(_ bytes: [UInt8]) -> ImageHeader? {
    guard bytes.starts(with: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
      let width = number(bytes, at: 16, count: 4), let height = number(bytes, at: 20, count: 4)
    else { return nil }
    return ImageHeader(width: width, height: height)
  }

  private static func gif(_ bytes: [UInt8]) -> ImageHeader? {
    guard bytes.starts(with: Array("GIF8".utf8)), bytes.count >= 10 else { return nil }
    return ImageHeader(
      width: Int(bytes[6]) | Int(bytes[7]) << 8, height: Int(bytes[8]) | Int(bytes[9]) << 8)
  }

  /// Walks the segments of a JPEG file up to the frame header, and notes the EXIF orientation.
  private static func jpeg(_ bytes: [UInt8]) -> ImageHeader? {
    guard bytes.starts(with: [0xff, 0xd8]) else { return nil }
    var index = 2
    var orientation: CGImagePropertyOrientation?
    while index + 4 <= bytes.count, bytes[index] == 0xff {
      let marker = bytes[index + 1]
      if marker == 0xff {
        index += 1
        continue
      }
      guard let length = number(bytes, at: index + 2, count: 2), length >= 2 else { return nil }
      let isFrame = (0xc0...0xcf).contains(marker) && ![0xc4, 0xc8, 0xcc].contains(marker)
      if isFrame {
        guard let height = number(bytes, at: index + 5, count: 2),
          let width = number(bytes, at: index + 7, count: 2)
        else { return nil }
        var header = ImageHeader(width: width, height: height)
        header.exifOrientation = orientation
        header.isProgressive = marker == 0xc2
        return header
      }
      if marker == 0xe1, let found = exifOrientation(bytes, at: index + 4) { orientation = found }
      index += 2 + length
    }
    return nil
  }

  /// The value of tag 0x0112 in the first directory of an EXIF segment.
  private static func exifOrientation(
    _ bytes: [UInt8], at start: Int
  ) -> CGImagePropertyOrientation? {
    let tiff = start + 6
    guard tiff + 8 <= bytes.count, Array(bytes[start..<start + 4]) == Array("Exif".utf8) else {
      return nil
    }
    let isLittle = bytes[tiff] == 0x49
    func read(_ index: Int, _ count: Int) -> Int? {
      guard index + count <= bytes.count else { return nil }
      let part = bytes[index..<index + count]
      return (isLittle ? Array(part.reversed()) : Array(part)).reduce(0) { $0 << 8 | Int($1) }
    }
    guard let offset = read(tiff + 4, 4), let entries = read(tiff + offset, 2) else { return nil }
    for entry in 0..<entries {
      let place = tiff + offset + 2 + entry * 12
      guard let tag = read(place, 2) else { return nil }
      if tag == 0x0112, let value = read(place + 8, 2) {
        return CGImagePropertyOrientation(rawValue: UInt32(value))
      }
    }
    return nil
  }
}

extension CGImagePropertyOrientation {
  fileprivate var orientation: UIImage.Orientation {
    switch self {
    case .up: .up
    case .upMirrored: .upMirrored
    case .down: .down
    case .downMirrored: .downMirrored
    case .leftMirrored: .leftMirrored
    case .right: .right
    case .rightMirrored: .rightMirrored
    case .left: .left
    }
  }
}
