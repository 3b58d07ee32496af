// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Foundation

/// The part of a GIF file that makes its first picture: no other is drawn.
///
/// gdk-pixbuf decodes every picture of an animation, and looks for the next block byte by byte where there is
/// none, which takes time by the square of what is left (Documentation/HostileFiles.md §2.2).
enum FirstGIFPicture {
  /// - Returns: The file up to the end of its first picture, with the end of a file behind it; files of other
  ///   kinds, and those that end within that picture, as they are; nil where no picture comes.
  /// - Complexity: O(bytes up to there).
  static func data(of file: Data) -> Data? {
    guard file.starts(with: Array("GIF8".utf8)), file.count > 13 else { return file }
    let bytes = [UInt8](file)
    var index = 13 + table(bytes[10])
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "!"):
        index = blocks(bytes, from: index + 2)
      case UInt8(ascii: ","):
        guard index + 10 < bytes.count else { return file }
        let end = blocks(bytes, from: index + 11 + table(bytes[index + 9]))
        return end <= bytes.count ? Data(bytes[..<end] + [UInt8(ascii: ";")]) : file
      default: return nil
      }
    }
    return file
  }

  /// Bytes of the table of colours that a byte of flags announces.
  private static func table(_ flags: UInt8) -> Int { flags & 0x80 == 0 ? 0 : 3 << (flags & 7 + 1) }

  /// The end of blocks that each begin with their length; an empty one is the last.
  private static func blocks(_ bytes: [UInt8], from start: Int) -> Int {
    var index = start
    while index < bytes.count, bytes[index] != 0 { index += Int(bytes[index]) + 1 }
    return index + 1
  }
}
