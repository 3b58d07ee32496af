// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import DisplayList
import Foundation

/// How pixels of one byte a component lie in memory (Documentation/Drawing.md §4.6).
struct PixelLayout: Equatable {
  enum Alpha {
    /// The byte counts for nothing.
    case skipped
    case premultiplied
    case straight
  }

  /// Bytes a pixel: 1 for gray or alpha alone, 4 for colours, 3 for colours without alpha.
  let size: Int
  /// Where red, green, blue and alpha lie in a pixel of more than one byte.
  let order: [Int]
  let alpha: Alpha
  let isAlphaOnly: Bool

  /// - Parameter bitsPerPixel: nil for the number that the rest says.
  init?(space: CGColorSpace?, info: CGBitmapInfo, bitsPerPixel: Int? = nil) {
    let word = info.rawValue & CGBitmapInfo.alphaInfoMask.rawValue
    guard let kind = CGImageAlphaInfo(rawValue: word) else { return nil }
    guard info.intersection(.floatComponents).isEmpty else { return nil }
    isAlphaOnly = kind == .alphaOnly
    alpha =
      switch kind {
      case .premultipliedLast, .premultipliedFirst, .alphaOnly: .premultiplied
      case .last, .first: .straight
      case .none, .noneSkipLast, .noneSkipFirst: .skipped
      }
    if isAlphaOnly || space?.model == .monochrome {
      guard isAlphaOnly || kind == .none else { return nil }
      (size, order) = (1, [0, 0, 0, 0])
    } else {
      size = kind == .none ? (bitsPerPixel ?? 32) / 8 : 4
      guard size == 3 || size == 4 else { return nil }
      let isFirst = [.premultipliedFirst, .first, .noneSkipFirst].contains(kind)
      let isLittle =
        info.rawValue & CGBitmapInfo.byteOrderMask.rawValue
        == CGBitmapInfo.byteOrder32Little.rawValue
      let big = isFirst ? [1, 2, 3, 0] : [0, 1, 2, 3]
      order = isLittle && size == 4 ? big.map { 3 - $0 } : big
    }
    if let bitsPerPixel, bitsPerPixel != size * 8 { return nil }
  }

  /// A picture of pixels that lie so; nil where there are too few bytes.
  func picture(of bytes: [UInt8], width: Int, height: Int, bytesPerRow: Int) -> Picture? {
    guard width > 0, height > 0, width * height <= Picture.mostPixels, bytesPerRow >= width * size,
      bytes.count >= (height - 1) * bytesPerRow + width * size
    else { return nil }
    var pixels = [UInt8]()
    pixels.reserveCapacity(width * height * 4)
    for row in 0..<height {
      for column in 0..<width { read(bytes, row * bytesPerRow + column * size, into: &pixels) }
    }
    return PictureEncoder.file?(pixels, width, height).map {
      Picture(name: "pixels", encoded: $0, pixelWidth: width, pixelHeight: height)
    }
  }

  private func read(_ bytes: [UInt8], _ at: Int, into pixels: inout [UInt8]) {
    if isAlphaOnly { return pixels += [0, 0, 0, bytes[at]] }
    guard size > 1 else { return pixels += [bytes[at], bytes[at], bytes[at], 255] }
    let opacity = alpha == .skipped ? 255 : bytes[at + order[3]]
    for place in order.prefix(3) {
      let byte = bytes[at + place]
      pixels.append(alpha == .straight ? PixelLayout.share(byte, of: opacity) : min(byte, opacity))
    }
    pixels.append(opacity)
  }

  /// Writes red, green, blue and alpha, premultiplied, at a pixel's place.
  ///
  /// Gray is the luminance of Rec. 709.
  func write(_ pixel: Slice<UnsafeRawBufferPointer>, to target: UnsafeMutablePointer<UInt8>) {
    let (first, opacity) = (pixel.startIndex, pixel[pixel.startIndex + 3])
    if isAlphaOnly { return target[0] = opacity }
    guard size > 1 else {
      let light =
        2126 * Int(pixel[first]) + 7152 * Int(pixel[first + 1]) + 722 * Int(pixel[first + 2])
      return target[0] = UInt8((light + 5000) / 10000)
    }
    for (index, place) in order.prefix(3).enumerated() { target[place] = pixel[first + index] }
    if size == 4 { target[order[3]] = alpha == .skipped ? 255 : opacity }
  }

  private static func share(_ byte: UInt8, of opacity: UInt8) -> UInt8 {
    UInt8((Int(byte) * Int(opacity) + 127) / 255)
  }
}

/// The memory of a bitmap context. Drawing is recorded and comes here when somebody looks: at once
/// where the memory is the app's, else when ``CGContext/data`` is asked for.
final class BitmapMemory {
  let layout: PixelLayout
  let info: CGBitmapInfo
  let bytesPerRow: Int
  /// Whether the app knows the memory, and may have written to it.
  private(set) var isSeen: Bool
  private let width: Int
  private let height: Int
  private let isOwn: Bool
  private var bytes: UnsafeMutableRawPointer?
  /// Whether something was drawn that is not in the memory yet.
  private var isBehind = false
  private var drawings = 0

  init?(
    _ data: UnsafeMutableRawPointer?, width: Int, height: Int, bytesPerRow: Int,
    space: CGColorSpace?, info: CGBitmapInfo
  ) {
    // Core Graphics takes no straight alpha here, and no colours without a fourth byte.
    guard let layout = PixelLayout(space: space, info: info), layout.alpha != .straight,
      layout.size == 1 || info.rawValue & CGBitmapInfo.alphaInfoMask.rawValue != 0,
      (1...32767).contains(width), (1...32767).contains(height),
      width * height <= Picture.mostPixels,
      bytesPerRow == 0 || bytesPerRow >= width * layout.size
    else { return nil }
    (self.layout, self.info, self.width, self.height) = (layout, info, width, height)
    self.bytesPerRow = bytesPerRow == 0 ? width * layout.size : bytesPerRow
    (bytes, isOwn, isSeen) = (data, data == nil, data != nil)
  }

  deinit { if isOwn { bytes?.deallocate() } }

  /// The first drawings reach an app's memory at once; where there are many, each power of two of them,
  /// and the rest when the context is asked for its picture, its data or to be flushed: each update
  /// draws everything anew.
  func didDraw(on context: CGContext) {
    isBehind = true
    drawings += 1
    if !isOwn, drawings <= 64 || drawings.nonzeroBitCount == 1 { update(from: context) }
  }

  /// What an app's memory had before anything was drawn; nil where it was empty.
  var picture: Picture? {
    guard let bytes,
      (0..<byteCount).contains(where: { bytes.load(fromByteOffset: $0, as: UInt8.self) != 0 })
    else { return nil }
    let copy = [UInt8](UnsafeRawBufferPointer(start: bytes, count: byteCount))
    return layout.picture(of: copy, width: width, height: height, bytesPerRow: bytesPerRow)
  }

  private var byteCount: Int { (height - 1) * bytesPerRow + width * layout.size }

  func pointer(of context: CGContext) -> UnsafeMutableRawPointer? {
    if bytes == nil {
      let count = height * bytesPerRow
      bytes = UnsafeMutableRawPointer.allocate(byteCount: count, alignment: 16)
      bytes?.initializeMemory(as: UInt8.self, repeating: 0, count: count)
    }
    isSeen = true
    update(from: context)
    return bytes
  }

  /// What lies in the memory now, with what the app itself wrote there.
  func image(of context: CGContext) -> CGImage? {
    update(from: context)
    guard let bytes else { return nil }
    let copy = [UInt8](UnsafeRawBufferPointer(start: bytes, count: byteCount))
    return layout.picture(of: copy, width: width, height: height, bytesPerRow: bytesPerRow)
      .map { CGImage(picture: $0) }
  }

  func update(from context: CGContext) {
    guard isBehind, let bytes,
      let pixels = PictureEncoder.shared?(context.recordedPicture, .pixels)
    else { return }
    isBehind = false
    pixels.withUnsafeBytes { source in
      for row in 0..<height {
        let start = bytes.advanced(by: row * bytesPerRow).assumingMemoryBound(to: UInt8.self)
        for column in 0..<width {
          let from = (row * width + column) * 4
          layout.write(source[from..<from + 4], to: start + column * layout.size)
        }
      }
    }
  }
}

extension CGContext {
  /// The pixels of a bitmap; nil of other contexts.
  public var data: UnsafeMutableRawPointer? { memory?.pointer(of: self) }
  public var bytesPerRow: Int { memory?.bytesPerRow ?? 0 }
  public var bitsPerComponent: Int { memory == nil ? 0 : 8 }
  public var bitsPerPixel: Int { (memory?.layout.size ?? 0) * 8 }
  public var bitmapInfo: CGBitmapInfo { memory?.info ?? [] }
  public var alphaInfo: CGImageAlphaInfo {
    CGImageAlphaInfo(rawValue: bitmapInfo.rawValue & CGBitmapInfo.alphaInfoMask.rawValue) ?? .none
  }
  public var colorSpace: CGColorSpace? {
    memory.map { $0.layout.size == 1 ? .gray : .rgb }
  }
}
