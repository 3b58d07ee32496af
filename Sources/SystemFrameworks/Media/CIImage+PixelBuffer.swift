// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

extension CIImage {
  /// Blank pixels: a buffer's are not read.
  public convenience init(cvPixelBuffer pixelBuffer: CVPixelBuffer) {
    self.init(
      blank: CGSize(
        width: CVPixelBufferGetWidth(pixelBuffer), height: CVPixelBufferGetHeight(pixelBuffer)))
  }

  public convenience init(
    cvPixelBuffer pixelBuffer: CVPixelBuffer, options: [CIImageOption: Any]? = nil
  ) {
    self.init(cvPixelBuffer: pixelBuffer)
  }
}

extension CIContext {
  /// Nothing is written: pixels are made when a screen is.
  public func render(_ image: CIImage, to buffer: CVPixelBuffer) {}
  public func render(
    _ image: CIImage, to buffer: CVPixelBuffer, bounds: CGRect, colorSpace: CGColorSpace?
  ) {}
}
