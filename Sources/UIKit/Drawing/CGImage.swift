// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import DisplayList
import Foundation

/// A picture: an encoded file or a recorded drawing, not yet pixels.
public final class CGImage: @unchecked Sendable {
  let picture: Picture

  init(picture: Picture) {
    self.picture = picture
  }

  /// Pixels across.
  public var width: Int { picture.pixelWidth }
  /// Pixels down.
  public var height: Int { picture.pixelHeight }
  public var bitsPerComponent: Int { 8 }
  public var bitsPerPixel: Int { 32 }
  public var bytesPerRow: Int { width * 4 }
  public var colorSpace: CGColorSpace? { .rgb }
  /// What ``dataProvider`` gives: red, green, blue, alpha, premultiplied.
  public var alphaInfo: CGImageAlphaInfo { .premultipliedLast }
  public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: alphaInfo.rawValue) }
  public var byteOrderInfo: CGImageByteOrderInfo { .orderDefault }
  public var isMask: Bool { false }
  public var shouldInterpolate: Bool { true }
  /// How components are mapped when they are drawn: not at all.
  public var decode: UnsafePointer<CGFloat>? { nil }
  public var renderingIntent: CGColorRenderingIntent { .defaultIntent }
  /// The pixels, rows from the top without gaps; nil where no host draws.
  ///
  /// - Complexity: O(pixels), each time.
  public var dataProvider: CGDataProvider? {
    PictureEncoder.shared?(picture, .pixels).flatMap { CGDataProvider(data: $0 as NSData) }
  }

  /// A picture of raw pixels; nil for a layout that Core Graphics refuses, or another than 8 bits a
  /// component in gray or RGB.
  public convenience init?(
    width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: CGBitmapInfo, provider: CGDataProvider,
    decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool, intent: CGColorRenderingIntent
  ) {
    guard bitsPerComponent == 8,
      let layout = PixelLayout(space: space, info: bitmapInfo, bitsPerPixel: bitsPerPixel),
      let picture = layout.picture(
        of: [UInt8](provider.bytes), width: width, height: height, bytesPerRow: bytesPerRow)
    else { return nil }
    self.init(picture: picture)
  }

  public func copy() -> CGImage? { CGImage(picture: picture) }

  /// A picture of the same components, which are taken for those of the other space; nil where that
  /// has another number of them.
  public func copy(colorSpace space: CGColorSpace) -> CGImage? {
    space.numberOfComponents == colorSpace?.numberOfComponents ? copy() : nil
  }

  /// The part of the image inside `rect`, in pixels; nil when nothing is.
  public func cropping(to rect: CGRect) -> CGImage? {
    let whole = CGRect(x: 0, y: 0, width: width, height: height)
    let part = rect.integral.intersection(whole)
    guard !part.isNull, part.width > 0, part.height > 0 else { return nil }
    let placement = PicturePlacement(
      picture: picture,
      target: CGRect(x: -part.minX, y: -part.minY, width: whole.width, height: whole.height))
    let area = Path(rect: CGRect(origin: .zero, size: part.size))
    let list = DisplayList([.clip(area, .winding), .picture(placement)])
    return CGImage(
      picture: Picture(name: picture.name, recording: list, size: part.size, scale: 1))
  }
}
