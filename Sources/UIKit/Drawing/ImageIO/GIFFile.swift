// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// The pictures of a GIF file, each as a file of its own, by the blocks of the GIF89a
/// specification. What is cut off ends with the last whole picture.
///
/// A picture that changes a part of the one before it shows that part alone.
struct GIFFile: Sendable {
  struct Frame: Sendable {
    /// Seconds, as the file says.
    var delay: Double
    var data: Data
  }

  /// Seconds that Image I/O shows a picture at least (Documentation/Drawing.md §9).
  static let leastDelay = 0.1

  private(set) var frames: [Frame] = []
  /// How often the pictures are shown, 0 for ever; nil where the file does not say.
  private(set) var loopCount: Int?

  /// Nil for bytes without a whole picture.
  init?(_ data: Data) {
    let bytes = [UInt8](data)
    guard bytes.count > 13 else { return nil }
    let start = 13 + Self.colours(bytes[10])
    guard start < bytes.count else { return nil }
    let head = bytes[..<start]
    var (index, control) = (start, bytes[0..<0])
    var delay = 0.0
    while index + 1 < bytes.count, bytes[index] != 0x3b {
      if bytes[index] == 0x21 {
        guard let end = Self.end(ofBlocksAt: index + 2, bytes) else { break }
        if bytes[index + 1] == 0xf9, index + 5 < end {
          control = bytes[index..<end]
          delay = Double(Int(bytes[index + 4]) | Int(bytes[index + 5]) << 8) / 100
        } else if bytes[index + 1] == 0xff, index + 17 < end,
          bytes[index + 3..<index + 14].elementsEqual("NETSCAPE2.0".utf8)
        {
          loopCount = Int(bytes[index + 16]) | Int(bytes[index + 17]) << 8
        }
        index = end
      } else {
        guard bytes[index] == 0x2c, index + 10 < bytes.count,
          let end = Self.end(ofBlocksAt: index + 11 + Self.colours(bytes[index + 9]), bytes)
        else { break }
        frames.append(Frame(delay: delay, data: Data(head + control + bytes[index..<end] + [0x3b])))
        (index, control, delay) = (end, bytes[0..<0], 0)
      }
    }
    if frames.isEmpty { return nil }
  }

  /// The bytes of a table of colours, by the flags of what has it.
  private static func colours(_ flags: UInt8) -> Int {
    flags & 0x80 == 0 ? 0 : 3 << (Int(flags & 7) + 1)
  }

  /// Behind the blocks that begin at an index and end with an empty one; nil where they are cut off.
  private static func end(ofBlocksAt start: Int, _ bytes: [UInt8]) -> Int? {
    var index = start
    while index < bytes.count {
      if bytes[index] == 0 { return index + 1 }
      index += 1 + Int(bytes[index])
    }
    return nil
  }
}
