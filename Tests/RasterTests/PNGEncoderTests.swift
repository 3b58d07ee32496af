// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

@testable import Raster

@Suite("PNG files")
struct PNGEncoderTests {
  /// A surface with a pixel a value: alpha, red, green and blue from the highest byte on, premultiplied.
  private func surface(_ width: Int, _ height: Int, _ pixel: (Int, Int) -> UInt32) throws
    -> ImageSurface
  {
    let surface = try ImageSurface(width: width, height: height)
    let stride = surface.stride
    surface.withPixels { bytes in
      for y in 0..<height {
        for x in 0..<width {
          let value = pixel(x, y)
          for place in 0..<4 {
            bytes[y * stride + x * 4 + place] = UInt8((value >> (8 * place)) & 255)
          }
        }
      }
    }
    return surface
  }

  private func expectSame(_ surface: ImageSurface) throws {
    let read = try ImageSurface.decoding(try surface.png(), name: "test")
    #expect(read.width == surface.width && read.height == surface.height)
    for y in 0..<surface.height {
      for x in 0..<surface.width {
        let (a, b) = (surface.pixel(x: x, y: y), read.pixel(x: x, y: y))
        let isSame = a == b
        #expect(isSame, "\(x), \(y): \(a) became \(b)")
        if !isSame { return }
      }
    }
  }

  private func colourType(_ surface: ImageSurface) throws -> UInt8 { try surface.png()[25] }

  @Test(
    "256 colours are a palette, 257 are not", arguments: [(256, 3), (257, 2)] as [(Int, UInt8)])
  func palette(_ count: Int, _ type: UInt8) throws {
    let surface = try self.surface(40, 20) { x, y in
      0xff00_0000 | UInt32(min(y * 40 + x, count - 1) * 257)
    }

    #expect(try colourType(surface) == type)
    try expectSame(surface)
  }

  @Test("rows that repeat, and rows that do not")
  func rows() throws {
    try expectSame(surface(7, 9) { x, y in y < 4 ? 0xffff_ffff : 0xff00_0000 | UInt32(x * y) })
  }

  @Test("every kind of slope, so that every filter is used")
  func filters() throws {
    try expectSame(
      surface(300, 6) { x, y in
        switch y {
        case 0, 1: 0xff00_0000 | UInt32(x) << 8
        case 2: 0xff00_0000 | UInt32(x) << 8 | 3
        default: 0xff00_0000 | UInt32((x * 7919 + y * 104_729) & 0xff_ffff)
        }
      })
  }

  @Test(
    "transparency, with few colours and with many",
    arguments: [(3, 3), (2000, 6)] as [(Int, UInt8)])
  func alpha(_ count: Int, _ type: UInt8) throws {
    // Black with any alpha is exact when premultiplied.
    let surface = try self.surface(60, 40) { x, y in
      let number = (y * 60 + x) % count
      return number % 2 == 0 ? UInt32(number % 256) << 24 : 0xff00_0000 | UInt32(number)
    }

    #expect(try colourType(surface) == type)
    try expectSame(surface)
  }
}
