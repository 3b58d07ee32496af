// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

@testable import Raster

/// Documentation/HostileFiles.md §2.2.
@Suite("GIF files")
struct GIFTests {
  /// One pixel of the table's first colour, red; then what follows.
  private static func file(_ rest: [UInt8]) -> Data {
    let head: [UInt8] =
      Array("GIF89a".utf8) + [1, 0, 1, 0, 0x80, 0, 0] + [255, 0, 0] + [0, 0, 255]
    let picture: [UInt8] = [0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0]
    return Data(head + picture + rest)
  }

  @Test("the first picture is drawn, whatever comes behind it")
  func first() throws {
    for rest in [[0x3B], [0xAA, 0xAA], []] as [[UInt8]] {
      let surface = try ImageSurface.decoding(Self.file(rest), name: "a.gif")
      #expect(surface.pixel(x: 0, y: 0).red == 255, "\(rest)")
    }
  }

  /// Mutant 1256 of seed 2; it took hours.
  @Test("four megabytes of no known block are refused at once")
  func rubbish() {
    let head = Array("GIF87a".utf8) + [12, 0, 8, 0, 0, 0, 0]
    let file = Data(head + [UInt8](repeating: 0xAA, count: 4 << 20))
    #expect(throws: RasterError.self) { try ImageSurface.decoding(file, name: "a.gif") }
  }

  /// The size of the canvas is in bytes 6 to 9, the lower byte first; half a gigabyte is 2²⁷ pixels.
  @Test(
    "a picture that would take more than half a gigabyte is refused by its header",
    arguments: [(30_000, 30_000), (65_535, 2_049)])
  func huge(width: Int, height: Int) {
    var file = Self.file([0x3B])
    for (place, length) in [(6, width), (8, height)] {
      file[place] = UInt8(length & 0xFF)
      file[place + 1] = UInt8(length >> 8)
    }
    #expect(throws: RasterError.tooLarge(name: "a.gif", width: width, height: height)) {
      try ImageSurface.decoding(file, name: "a.gif")
    }
  }
}
