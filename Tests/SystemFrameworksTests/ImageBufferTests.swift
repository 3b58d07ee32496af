// Part of Snug, under the Apache License 2.0; see LICENSE.

import SystemFrameworks
import Testing
import UIKit

/// Numbers by hand from Apple's documentation of vImage.
@Suite("Pixels in memory")
struct ImageBufferTests {
  /// A buffer over bytes, one row after the other.
  private func with<Result>(
    _ bytes: inout [UInt8], width: Int, _ body: (inout vImage_Buffer) -> Result
  ) -> Result {
    let height = bytes.count / 4 / width
    return bytes.withUnsafeMutableBytes { memory in
      var buffer = vImage_Buffer(
        data: memory.baseAddress, height: UInt(height), width: UInt(width), rowBytes: width * 4)
      return body(&buffer)
    }
  }

  /// One row of gray pixels.
  private func row(_ values: [UInt8]) -> [UInt8] { values.flatMap { [$0, $0, $0, $0] } }

  private func blurred(
    _ values: [UInt8], _ side: UInt32, _ flags: Int, color: [UInt8]? = nil
  ) -> (error: vImage_Error, values: [UInt8]) {
    var (source, target) = (row(values), row(values.map { _ in 0 }))
    let error = with(&source, width: values.count) { from in
      with(&target, width: values.count) { to in
        vImageBoxConvolve_ARGB8888(&from, &to, nil, 0, 0, 1, side, color, vImage_Flags(flags))
      }
    }
    return (error, stride(from: 0, to: target.count, by: 4).map { target[$0] })
  }

  @Test("a box blur takes the mean, and beyond the edges what the flags say")
  func boxes() {
    let values: [UInt8] = [0, 30, 60, 90]
    #expect(blurred(values, 3, kvImageEdgeExtend).values == [10, 30, 60, 80])
    #expect(blurred(values, 3, kvImageTruncateKernel).values == [15, 30, 60, 75])
    let filled = blurred(values, 3, kvImageBackgroundColorFill, color: [90, 90, 90, 90])
    #expect(filled.values == [40, 30, 60, 80])
    #expect(blurred(values, 1, kvImageEdgeExtend).values == values)
    #expect(blurred(values, 2, kvImageEdgeExtend).error == kvImageInvalidKernelSize)
    #expect(blurred(values, 3, kvImageNoFlags).error == kvImageInvalidEdgeStyle)
    #expect(blurred(values, 3, kvImageGetTempBufferSize).error == 0)
  }

  @Test("pixels are multiplied by a matrix, exchanged and premultiplied")
  func pixels() {
    var source: [UInt8] = [200, 100, 50, 128]
    var target: [UInt8] = [0, 0, 0, 0]
    func run(_ work: (inout vImage_Buffer, inout vImage_Buffer) -> vImage_Error) -> [UInt8] {
      let error = with(&source, width: 1) { from in with(&target, width: 1) { work(&from, &$0) } }
      #expect(error == kvImageNoError)
      return target
    }
    // Half of the first two to the first, the third thrice, the fourth as it is and beyond its most.
    let matrix: [Int16] = [1, 0, 0, 0, 1, 0, 0, 0, 0, 6, 0, 0, 0, 0, 2, 4]
    #expect(
      run { vImageMatrixMultiply_ARGB8888(&$0, &$1, matrix, 2, nil, nil, 0) } == [
        150, 150, 128, 255,
      ])
    #expect(
      run { vImagePermuteChannels_ARGB8888(&$0, &$1, [3, 2, 1, 0], 0) } == [128, 50, 100, 200])
    #expect(run { vImagePremultiplyData_RGBA8888(&$0, &$1, 0) } == [100, 50, 25, 128])
    source = [100, 50, 25, 128]
    #expect(run { vImageUnpremultiplyData_RGBA8888(&$0, &$1, 0) } == [199, 100, 50, 128])
  }

  @Test("a picture is made smaller by means, and larger between its pixels")
  func scales() {
    func scaled(_ values: [UInt8], to count: Int) -> [UInt8] {
      var (source, target) = (row(values), [UInt8](repeating: 0, count: count * 4))
      let error = with(&source, width: values.count) { from in
        with(&target, width: count) { vImageScale_ARGB8888(&from, &$0, nil, 0) }
      }
      #expect(error == kvImageNoError)
      return stride(from: 0, to: target.count, by: 4).map { target[$0] }
    }
    // Twice as long: quarters from either side, and the edges go on.
    #expect(scaled([0, 100], to: 4) == [0, 25, 75, 100])
    #expect(scaled([40, 40, 40, 40], to: 2) == [40, 40])
  }

  @Test("a buffer has memory of its own, and refuses sizes that are none")
  func memory() throws {
    let buffer = try vImage_Buffer(width: 3, height: 2, bitsPerPixel: 32)
    #expect(buffer.rowBytes == 16 && buffer.width == 3 && buffer.height == 2)
    buffer.free()
    #expect(throws: vImage.Error.invalidParameter) {
      try vImage_Buffer(width: 0, height: 2, bitsPerPixel: 32)
    }
  }
}
