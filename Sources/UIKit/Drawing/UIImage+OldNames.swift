// Part of Snug, under the Apache License 2.0; see LICENSE.

public import Foundation

/// The picture as PNG.
public func UIImagePNGRepresentation(_ image: UIImage) -> Data? { image.pngData() }

/// The picture as JPEG; the quality goes from 0 to 1.
public func UIImageJPEGRepresentation(_ image: UIImage, _ compressionQuality: CGFloat) -> Data? {
  image.jpegData(compressionQuality: compressionQuality)
}
