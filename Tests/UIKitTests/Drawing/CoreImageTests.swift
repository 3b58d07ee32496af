// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

@testable import UIKit

@Suite("Core Image's recipes")
struct CoreImageTests {
  private var red: CIImage { CIImage(color: CIColor(red: 1, green: 0, blue: 0)) }

  @Test(
    "a QR code is the smallest version that holds the bytes (ISO/IEC 18004, table 7)",
    arguments: [
      (bytes: 17, level: "L", side: 21), (18, "L", 25), (14, "M", 21), (15, "M", 25),
      (2953, "L", 177), (1273, "H", 177),
    ])
  func versions(bytes: Int, level: String, side: Int) {
    #expect(QRCode(Data(count: bytes), level: level)?.side == side)
  }

  @Test("more bytes than the largest code holds make none")
  func tooLong() {
    #expect(QRCode(Data(count: 2954), level: "L") == nil)
  }

  /// The remainder was computed apart by long division in the field.
  @Test("a block is followed by the remainder of its division")
  func correction() {
    let data: [UInt8] = [32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17]
    #expect(
      QRTables.interleaved(data, version: 1, level: 1)
        == data + [184, 56, 96, 222, 212, 122, 105, 72, 62, 182])
  }

  @Test("level M with mask 0 is told as 101010000010010 (ISO/IEC 18004, annex C)")
  func format() throws {
    let code = try #require(QRCode(Data("a".utf8), level: "M"))
    let read =
      (0..<8).map { code.isDark(20 - $0, 8) ? "1" : "0" }
      + (8..<15).map { code.isDark(8, 21 - 15 + $0) ? "1" : "0" }
    #expect(read.reversed().joined() == "101010000010010")
  }

  @Test("the filter's picture has one white module around the code")
  func generator() throws {
    let filter = try #require(CIFilter(name: "CIQRCodeGenerator"))
    #expect(filter.outputImage == nil)
    filter.setValue(Data("hello".utf8), forKey: "inputMessage")
    filter.setValue("H", forKey: "inputCorrectionLevel")
    let image = try #require(filter.outputImage)
    #expect(image.extent == CGRect(x: 0, y: 0, width: 23, height: 23))
    let large = image.transformed(by: CGAffineTransform(scaleX: 10, y: 10))
    #expect(UIImage(ciImage: large).size == CGSize(width: 230, height: 230))
    let picture = CIContext().createCGImage(large, from: large.extent)
    #expect(picture?.width == 230)
  }

  @Test("a colour has no end; what is cut of it is as large as the cut")
  func colour() {
    #expect(red.extent.isInfinite && red.cgImage == nil)
    let part = red.cropped(to: CGRect(x: 5, y: 6, width: 7, height: 8))
    #expect(part.extent == CGRect(x: 5, y: 6, width: 7, height: 8))
    #expect(part.cgImage.map { [$0.width, $0.height] } == [7, 8])
  }

  @Test("a picture on its side is as wide as it was high, at the origin")
  func orientation() {
    let part = red.cropped(to: CGRect(x: 0, y: 0, width: 30, height: 10))
    #expect(part.oriented(.right).extent == CGRect(x: 0, y: 0, width: 10, height: 30))
  }

  @Test("named filters keep their inputs under Core Image's keys, as it stores them")
  func namedInputs() {
    let vignette = CIFilter.vignette()
    vignette.intensity = 0.5
    #expect(vignette.value(forKey: kCIInputIntensityKey) as? NSNumber == 0.5)
    #expect(vignette.intensity == 0.5 && vignette.radius == 0)
    let pixels = CIFilter.pixellate()
    pixels.center = CGPoint(x: 3, y: 4)
    #expect((pixels.value(forKey: kCIInputCenterKey) as? CIVector)?.y == 4)
    #expect(pixels.center == CGPoint(x: 3, y: 4) && pixels.inputImage == nil)
    let part = red.cropped(to: CGRect(x: 0, y: 0, width: 30, height: 10))
    let scaled = CIFilter.lanczosScaleTransform()
    scaled.inputImage = part
    (scaled.scale, scaled.aspectRatio) = (2, 1)
    #expect(scaled.outputImage?.extent.size == CGSize(width: 60, height: 20))
    let over = CIFilter.sourceOverCompositing()
    over.inputImage = part
    over.backgroundImage = part.transformed(by: CGAffineTransform(translationX: 10, y: 0))
    #expect(over.outputImage?.extent == CGRect(x: 0, y: 0, width: 40, height: 10))
    #expect(CIFilter.qrCodeGenerator().correctionLevel == "M")
    #expect(CIFilter.photoEffectNoir().name == "CIPhotoEffectNoir")
  }

  @Test("a filter without an effect here gives the picture that it got; none gives none")
  func unchanged() {
    let part = red.cropped(to: CGRect(x: 0, y: 0, width: 30, height: 10))
    let blurred = part.applyingFilter("CIGaussianBlur", parameters: [kCIInputRadiusKey: 4])
    #expect(blurred.extent == part.extent)
    #expect(CIFilter(name: "CISepiaTone")?.outputImage == nil)
    #expect(CIFilter(name: "Sepia") == nil)
  }
}
