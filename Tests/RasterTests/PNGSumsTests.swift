// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

@testable import Raster

/// ISO/IEC 15948, 5.3 and 5.4: a sum of each chunk's name and data; a small first letter of a name
/// says that the picture can do without it.
@Suite("PNG sums")
struct PNGSumsTests {
  /// A last chunk and its sum, as the standard's every file ends.
  private static let end: [UInt8] = [0, 0, 0, 0, 0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82]
  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  private static func problem(_ chunks: [UInt8]) -> String? {
    PNGSums.problem(of: Data(signature + chunks))
  }

  @Test("a right sum says nothing, a wrong one says where its chunk begins")
  func sums() {
    #expect(Self.problem(Self.end) == nil)
    #expect(
      Self.problem(Self.end.dropLast() + [0x83]) == "the sum of the chunk at byte 8 is wrong")
    #expect(
      Self.problem(Self.end + Self.end.dropLast() + [0x83])
        == "the sum of the chunk at byte 20 is wrong")
  }

  @Test("a chunk that a picture can do without, one that is cut and other files say nothing")
  func others() {
    #expect(Self.problem([0, 0, 0, 0, 0x74, 0x45, 0x58, 0x74, 1, 2, 3, 4] + Self.end) == nil)
    #expect(Self.problem([0, 0, 0, 9] + Self.end.dropFirst(4)) == nil)
    #expect(Self.problem(Self.end.dropLast(3) + []) == nil)
    #expect(PNGSums.problem(of: Data([0xFF, 0xD8] + Self.end)) == nil)
    #expect(PNGSums.problem(of: Data()) == nil)
  }
}
