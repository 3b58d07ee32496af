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
